mine-title = 我的牌局
mine-sub = 打完的每一局
mine-guest = { $count ->
    [0] 客人
   *[other] 客人 · { $count } 场
}
mine-rename = 改名字
mine-upload = 看文件里的牌谱
mine-all = 全部
mine-filter = 显示
mine-side = 看哪一样
mine-total = 总分
mine-total-of = { $game } · 总分
mine-best-short = 最好
mine-best = 最好的几手
mine-best-none = 还没有赢过一局，总会有的。
mine-column-hand = 局
mine-column-units = 输赢
mine-column-total = 总分
mine-hands = { $count } 局
mine-place = 第 { $place }
mine-not-over = 未打完
mine-not-kept = 这一桌已经删去，只留下结果。
mine-hand = 第 { $number } 局
mine-look = 重播
mine-replay = 重播 { $game } 第 { $number } 局
mine-today = 今天 { $time }
mine-yesterday = 昨天
mine-more = 再看一些
mine-records = 全部牌谱（.jsonl）
mine-results = 电子表格（.csv）
mine-records-help = 牌谱里有每一张牌；按规则始终不亮完的局，只在电子表格里。
mine-delete = 全部删去
mine-bin = 已经全部删去。{ $date } 之前可以取回；之后你的名字也会从别人的牌局里消失。
mine-put-back = 取回
mine-for-good = 永远删去
mine-empty = 打完一局就在这里：可以重播、复盘、带走。
mine-failed-help = 你的牌局都存在服务器上，没有丢失。
mine-carry = 带到另一台设备
mine-carry-short = 另一台设备
mine-carry-help = 在这里显示一个一次性的代码，在另一台设备上打开。那边就用你的名字，它自己的牌局也并进来；课程、残局和计分器也一起带去。
mine-code-make = 显示代码
mine-code-again = 重新生成
mine-code = 代码 { $code }
mine-code-help = 用另一台设备的相机扫一下，或者在那边输入。只能用一次，还有 { $time }。
mine-code-over = 这个代码过期了。
mine-luggage-over = 以前的计分太多，带不走；留在这台设备。
mine-code-from = 另一台设备上的代码
mine-code-go = 看看
mine-qr = 给另一台设备的二维码
mine-use = 用 { $name } 的身份？
mine-use-help = { $count ->
    [0] 这台设备会用 { $name } 的名字，这里打过的牌局一并带去。
   *[other] { $name } 有 { $count } 局；这台设备上打过的一并带去。
}
mine-use-yes = 用
mine-use-not = 不用
mine-carried = 这台设备现在是 { $name }。
mine-retry = 再试一次
mine-mistakes-short = 失误
mine-mistakes = { $game } · 失误
mine-mistakes-none = 这个游戏还没有复盘过。打开下面一局，按“复盘”，结果就记在这里。
mine-mistakes-lost = { $last ->
    [1] 复盘过的一局里，失误输了 { $mean } ±{ $margin }。
   *[other] 最近复盘的 { $last } 局，失误平均每局输 { $mean } ±{ $margin }。
}
mine-mistakes-nil = { $last ->
    [1] 复盘过的一局里，没有失误。
   *[other] 最近复盘的 { $last } 局，没有失误。
}
mine-mistakes-kind = 决定
mine-mistakes-agreed = 不算失误
mine-mistakes-mean = 每次输
mine-mistakes-any = 各种决定
mine-mistakes-trend = 每局失误
mine-mistakes-hand = 局
mine-mistakes-drawn = 一条是复盘过的一局，从旧到新；线是五局的平均。
mine-mistakes-help = 超出误差的才算失误。按一下种类，做同类的题。
