settle-total = 总
settle-place = 第 { $place }
settle-for = 代 { $name }
settle-others = 别家之间
settle-others-none = 各家总分
settle-nothing = 跟你互不付
settle-level = 没有输赢
settle-winners = 赢家之间不付
settle-sum = 各家合计 { $sum }
settle-review = 复盘
settle-places = 名次
settle-all-rules = 全部规则
settle-next-dealer = { $own ->
    [yes] 你
   *[no] { $name }
 }坐庄

# The end of a match
match-you-place = { $place ->
    [1] 你 第一
    [2] 你 第二
    [3] 你 第三
   *[other] 你 第四
 }
match-over = 全场结束
match-hands = { $count } 局
match-took = { $hours ->
    [0] { $minutes } 分钟
   *[other] { $hours } 小时 { $minutes } 分
 }
match-place = 第 { $place } 名
match-graph = 全场的起落
match-numbers = 看数字
match-drawn = 看曲线
match-best = 全场最佳：第 { $number } 局
match-mistakes = 最大的失误
match-hand = 第 { $number } 局
match-instead = 应该是
match-mean = 每局失 { $lost }
match-review = 复盘全场
match-reviewing = 第 { $number }/{ $total } 局……
match-no-mistakes = 没有值得一提的失误。
match-last-hand = 最后一局
match-picture = 分享图
match-rematch = 再来一场
match-begin-now = 不等了，开始
match-waiting = 等 { $count } 人
match-all-agree = 大家都想再来就开始
match-wants = { $name }：想再来一场
match-undecided = { $name }：还没回答
match-seat-left = 有人离座，由{ $name }顶上。
match-open-seat = 留给真人
match-picture-title = 可以分享的一张图
match-picture-help = 名次、曲线、最佳一手。不含别人的名字。
match-picture-save = 存图
match-picture-share = 分享
match-picture-wide = 横
match-picture-tall = 竖
match-picture-alt = 分享图：你的名次、总分、全场曲线
match-picture-failed = 图画不出来。
match-picture-seats = 甲 乙 丙 丁
