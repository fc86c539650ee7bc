# What Hong Kong and Macau say differently from zh-Hant.

table-away = 機械人代打
table-bot = 機械人 · { $level }
table-felt = 牌枱
table-look = 看看牌枱
table-code-short = 枱號
table-leave = 離座（機械人代打）
table-bot-plays = 機械人正在代你打。
table-begin-bots = 開始，空位由機械人補上
table-host-begins = 等枱主開始。
table-qr = 這張枱的二維碼
table-code = 枱號 { $code }
table-close = 收枱，大家散場
table-closed = 枱主已經收了這張枱。
