# What Hong Kong and Macau say differently from zh-Hant.

learn-step-1 = 你坐上一張真的牌枱，對手是新手。不限時間，輸贏不要緊。
