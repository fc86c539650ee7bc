score-title = 计分器 · { $game }
score-sub = 用真牌打完一局，看谁付谁多少、为什么
score-rules = 所用规则
score-rules-more = 改细项
score-name = { $seat } 的名字
score-players = 牌友
score-empty = 填好各项，结果就在这里。
score-note = 记下
score-keep = 先留着
score-offline = { $count ->
    [0] 没有网络：这张单先留着，有网络时再算。
   *[other] 没有网络。有 { $count } 张单等着算。
}
score-not-reckoned = 留着的一张单还不完整，请改好。
score-correct = 改好
score-cancel = 取消
score-hand = 局
score-total = 总
score-clear = 清除
score-put-back = 放回 { $piece }
score-take = { $piece }
score-box = 可选的牌：{ $label }
score-tap-below = 点选下面的牌
score-dealer = 庄家
score-dealer-seal = 庄
score-deals = 发牌
score-deals-seal = 发
score-idle = 不打
score-winner = 赢家
score-why = 为什么
score-need-winner = 谁赢了？
score-nobody = 没有
score-example = 例如 { $example }
score-so-many = { $have }／{ $need }
score-open = 还要填“{ $field }”。
score-missing = “{ $field }”没填，或填得不对。
score-auto = 自动
score-more = 其他
score-entry-whole = 排出整手牌
score-entry-quick = 简单填
score-setup = 牌友和规则
score-hand-of = 今晚第 { $hand } 局 · { $rules }
score-to-evening = 今晚
score-to-sheet = 回去填分
score-undo = 撤销上一局
score-undo-hand = 撤销第 { $hand } 局
score-undone = 第 { $hand } 局已撤销。
score-put-it-back = 还是记下
score-end = 散场
score-ended = 今晚已收起。
score-resume = 接着打
score-evening-empty = 记下的牌局和走势图会在这里。
score-evening-help = 点局数可以改。名字、规则、牌局都留在这台设备上。
score-open-hand = 改第 { $hand } 局
score-match-over = 一场已完
score-next-deals = 下一局 { $name } 发牌
score-evening = { $hands ->
    [0] 今晚
   *[other] 今晚 · { $hands } 局
 }
score-earlier = 以前的 { $evenings } 晚
score-next = { $factor ->
    [0] 下一局 { $name } 坐庄
   *[other] 下一局 { $name } 坐庄 ×{ $factor }
 }
