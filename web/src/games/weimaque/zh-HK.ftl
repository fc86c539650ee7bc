# What Hong Kong and Macau say differently from zh-Hant.

weimaque-board = {$name} 的枱面
