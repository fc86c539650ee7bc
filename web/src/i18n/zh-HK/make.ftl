# What Hong Kong and Macau say differently from zh-Hant.

make-bot = 機械人
make-clock-day-help = 給不能同時坐下的人：有空才回來打一手。一日之內沒有人代你打；過了一日，機械人先代你打，你隨時可以回來。
make-clock-bank = 另有 { $seconds } 秒備用，整場合計。時間到由機械人代打，你隨時可坐回。
make-clock-free = 慢慢想；有人離開，機械人代打。
make-clock-bots = 只同機械人玩，不計時間。
make-by-link-help = 開枱之後，把連結或枱號交給朋友。
make-open-table = 開枱
