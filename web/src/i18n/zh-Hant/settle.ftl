settle-total = 總
settle-place = 第 { $place }
settle-for = 代 { $name }
settle-others = 別家之間
settle-others-none = 各家總分
settle-nothing = 與你不相付
settle-level = 沒有輸贏
settle-winners = 贏家之間不付
settle-sum = 各家合計 { $sum }
settle-review = 檢討
settle-places = 名次
settle-all-rules = 全部規則
settle-next-dealer = { $own ->
    [yes] 你
   *[no] { $name }
 }做莊

# The end of a match
match-you-place = { $place ->
    [1] 你 第一
    [2] 你 第二
    [3] 你 第三
   *[other] 你 第四
 }
match-over = 全場結束
match-hands = { $count } 局
match-took = { $hours ->
    [0] { $minutes } 分鐘
   *[other] { $hours } 小時 { $minutes } 分
 }
match-place = 第 { $place } 名
match-graph = 全場的起落
match-numbers = 看數字
match-drawn = 看曲線
match-best = 全場最佳：第 { $number } 局
match-mistakes = 最大的失着
match-hand = 第 { $number } 局
match-instead = 應該是
match-mean = 每局失 { $lost }
match-review = 檢討全場
match-reviewing = 第 { $number }/{ $total } 局……
match-no-mistakes = 沒有值得一提的失着。
match-last-hand = 最後一局
match-picture = 分享圖
match-rematch = 再來一場
match-begin-now = 不等了，開始
match-waiting = 等 { $count } 人
match-all-agree = 大家都想再來就開始
match-wants = { $name }：想再來一場
match-undecided = { $name }：還沒回答
match-seat-left = 有人離座，由{ $name }頂上。
match-open-seat = 留給真人
match-picture-title = 可以分享的一張圖
match-picture-help = 名次、曲線、最佳一手。不含別人的名字。
match-picture-save = 存圖
match-picture-share = 分享
match-picture-wide = 橫
match-picture-tall = 直
match-picture-alt = 分享圖：你的名次、總分、全場曲線
match-picture-failed = 圖畫不出來。
match-picture-seats = 甲 乙 丙 丁
