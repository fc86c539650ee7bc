# What Hong Kong and Macau say differently from zh-Hant.

rating-help = 願意的話，按遊戲計算你的等級分：來自與其他有等級分的人同枱的整場，以及每日一局。有等級分的人在枱上和榜上互相看得見；別人一概看不見。一關掉，你的就立即收起。
rating-none-yet = 還沒有計分。開啟之後才開始的整場、同枱另有一位有等級分的人、沒有開提示，才會計。
rating-bots = 機械人（由擂台測定）
