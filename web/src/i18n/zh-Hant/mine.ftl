mine-title = 我的牌局
mine-sub = 打完的每一局
mine-guest = { $count ->
    [0] 客人
   *[other] 客人 · { $count } 場
}
mine-rename = 改名字
mine-upload = 看檔案裡的牌譜
mine-all = 全部
mine-filter = 顯示
mine-side = 看哪一樣
mine-total = 總分
mine-total-of = { $game } · 總分
mine-best-short = 最好
mine-best = 最好的幾手
mine-best-none = 還沒有贏過一局，總會有的。
mine-column-hand = 局
mine-column-units = 輸贏
mine-column-total = 總分
mine-hands = { $count } 局
mine-place = 第 { $place }
mine-not-over = 未打完
mine-not-kept = 這一桌已經刪去，只留下結果。
mine-hand = 第 { $number } 局
mine-look = 重播
mine-replay = 重播 { $game } 第 { $number } 局
mine-today = 今日 { $time }
mine-yesterday = 昨日
mine-more = 再看一些
mine-records = 全部牌譜（.jsonl）
mine-results = 試算表（.csv）
mine-records-help = 牌譜裡有每一張牌；照規則始終不亮完的局，只在試算表裡。
mine-delete = 全部刪去
mine-bin = 已經全部刪去。{ $date } 之前可以取回；其後你的名字也會從別人的牌局裡消失。
mine-put-back = 取回
mine-for-good = 永遠刪去
mine-empty = 打完一局就在這裡：可以重播、檢討、帶走。
mine-failed-help = 你的牌局都存在伺服器上，沒有丟失。
mine-carry = 帶去另一台裝置
mine-carry-short = 另一台裝置
mine-carry-help = 在這裡顯示一個一次性的代碼，在另一台裝置上打開。那邊就用你的名字，它自己的牌局也併進來；課程、殘局和計分器也一起帶去。
mine-code-make = 顯示代碼
mine-code-again = 重新產生
mine-code = 代碼 { $code }
mine-code-help = 用另一台裝置的相機掃一下，或者在那邊輸入。只能用一次，還有 { $time }。
mine-code-over = 這個代碼過期了。
mine-luggage-over = 以前的計分太多，帶不走；留在這台裝置。
mine-code-from = 另一台裝置上的代碼
mine-code-go = 看看
mine-qr = 給另一台裝置的二維碼
mine-use = 用 { $name } 的身份？
mine-use-help = { $count ->
    [0] 這台裝置會用 { $name } 的名字，這裡打過的牌局一併帶去。
   *[other] { $name } 有 { $count } 局；這台裝置上打過的一併帶去。
}
mine-use-yes = 用
mine-use-not = 不用
mine-carried = 這台裝置現在是 { $name }。
mine-retry = 再試一次
mine-mistakes-short = 失着
mine-mistakes = { $game } · 失着
mine-mistakes-none = 這個遊戲還沒有檢討過。打開下面一局，按「檢討」，結果就記在這裡。
mine-mistakes-lost = { $last ->
    [1] 檢討過的一局裡，失着輸了 { $mean } ±{ $margin }。
   *[other] 最近檢討的 { $last } 局，失着平均每局輸 { $mean } ±{ $margin }。
}
mine-mistakes-nil = { $last ->
    [1] 檢討過的一局裡，沒有失着。
   *[other] 最近檢討的 { $last } 局，沒有失着。
}
mine-mistakes-kind = 決定
mine-mistakes-agreed = 不算失着
mine-mistakes-mean = 每次輸
mine-mistakes-any = 各種決定
mine-mistakes-trend = 每局失着
mine-mistakes-hand = 局
mine-mistakes-drawn = 一條是檢討過的一局，由舊到新；線是五局的平均。
mine-mistakes-help = 超出誤差的才算失着。按一下種類，做同類的題。
