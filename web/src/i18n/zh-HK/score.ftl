# What Hong Kong and Macau say differently from zh-Hant.

score-offline = { $count ->
    [0] 沒有網絡：這張單先留着，有網絡時再計。
   *[other] 沒有網絡。有 { $count } 張單等着計。
}
