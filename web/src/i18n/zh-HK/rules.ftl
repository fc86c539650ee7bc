# What Hong Kong and Macau say differently from zh-Hant.

rules-play = 開枱
