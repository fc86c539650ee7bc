# What Hong Kong and Macau say differently from zh-Hant.

name-label = 同枱的人會看見的名字
make-table = 開枱
continue-bots = 機械人 { $count } 個
continue-go = 返回牌枱
continue-more = 還有 { $count } 張枱
lobby-count = { $count ->
    [0] 即時
   *[other] { $count } 張枱等人 · 即時
}
lobby-host = { $name } 開枱
lobby-empty = 現在沒有人等牌搭子。開一張公開枱，或者先同機械人玩一局。
friend = 朋友枱
friend-help = 收到連結就直接按；只有枱號也可以。
friend-code = 枱號
friend-code-example = 六位枱號，例如 K7M2QX
friend-join = 入枱
friend-unknown = 沒有枱號是 { $code } 的枱。
friend-open = 開一張朋友枱
offline-home = 沒有網絡。規則、課程、計分器，以及打開過的殘局和重播照樣可用；枱和大廳要等網絡。
