shisanzhang-cards = {$count} 张
shisanzhang-below = {$one} 小于 {$other}
shisanzhang-above = {$one} 大于 {$other}
shisanzhang-equal = {$one} {$other} 相等
shisanzhang-laid = 已摆好，等其他人
shisanzhang-declared = 已报到：{$special}
shisanzhang-ready = ✓ 已摆好
shisanzhang-busy = 摆牌中……
shisanzhang-betting = 下注中……
shisanzhang-no-cards = 还没看牌
shisanzhang-bet = 下注
shisanzhang-bet-count = 下 {$count} 注
shisanzhang-bet-tag = {$count} 注
shisanzhang-undo = 撤销
shisanzhang-swap = 对调中、尾
shisanzhang-arrange = 替我摆
shisanzhang-thinking = 思考中……
shisanzhang-proposals = 高手的摆法
shisanzhang-expected = 预计所得（注）
shisanzhang-showdown = 亮牌
shisanzhang-shoots = { $count ->
    [1] 打枪
   *[other] 打枪 ×{ $count }
}
shisanzhang-is-shot = { $count ->
    [1] 中枪
   *[other] 中枪 ×{ $count }
}
shisanzhang-homerun = 全垒打
