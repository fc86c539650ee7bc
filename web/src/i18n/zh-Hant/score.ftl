score-title = 計分器 · { $game }
score-sub = 用真牌打完一局，看誰付誰多少、為什麼
score-rules = 所用規則
score-rules-more = 改細項
score-name = { $seat } 的名字
score-players = 牌友
score-empty = 填好各項，結果就在這裡。
score-note = 記下
score-keep = 先留着
score-offline = { $count ->
    [0] 沒有網路：這張單先留着，有網路時再算。
   *[other] 沒有網路。有 { $count } 張單等着算。
}
score-not-reckoned = 留着的一張單還不完整，請改好。
score-correct = 改好
score-cancel = 取消
score-hand = 局
score-total = 總
score-clear = 清除
score-put-back = 放回 { $piece }
score-take = { $piece }
score-box = 可選的牌：{ $label }
score-tap-below = 點選下面的牌
score-dealer = 莊家
score-dealer-seal = 莊
score-deals = 發牌
score-deals-seal = 發
score-idle = 不打
score-winner = 贏家
score-why = 為什麼
score-need-winner = 誰贏了？
score-nobody = 沒有
score-example = 例如 { $example }
score-so-many = { $have }／{ $need }
score-open = 還要填「{ $field }」。
score-missing = 「{ $field }」未填，或填得不對。
score-auto = 自動
score-more = 其他
score-entry-whole = 排出整手牌
score-entry-quick = 簡單填
score-setup = 牌友與規則
score-hand-of = 今晚第 { $hand } 局 · { $rules }
score-to-evening = 今晚
score-to-sheet = 回去填分
score-undo = 復原上一局
score-undo-hand = 復原第 { $hand } 局
score-undone = 第 { $hand } 局已復原。
score-put-it-back = 還是記下
score-end = 散場
score-ended = 今晚已收起。
score-resume = 接着打
score-evening-empty = 記下的牌局和走勢圖會在這裡。
score-evening-help = 點局數可以改。名字、規則、牌局都留在這台裝置上。
score-open-hand = 改第 { $hand } 局
score-match-over = 一場已完
score-next-deals = 下一局 { $name } 發牌
score-evening = { $hands ->
    [0] 今晚
   *[other] 今晚 · { $hands } 局
 }
score-earlier = 以前的 { $evenings } 晚
score-next = { $factor ->
    [0] 下一局 { $name } 做莊
   *[other] 下一局 { $name } 做莊 ×{ $factor }
 }
