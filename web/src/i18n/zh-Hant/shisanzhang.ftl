shisanzhang-cards = {$count} 張
shisanzhang-below = {$one} 小過 {$other}
shisanzhang-above = {$one} 大過 {$other}
shisanzhang-equal = {$one} {$other} 相等
shisanzhang-laid = 已擺好，等其他人
shisanzhang-declared = 已報到：{$special}
shisanzhang-ready = ✓ 已擺好
shisanzhang-busy = 擺牌中…
shisanzhang-betting = 下注中…
shisanzhang-no-cards = 未看牌
shisanzhang-bet = 下注
shisanzhang-bet-count = 下 {$count} 注
shisanzhang-bet-tag = {$count} 注
shisanzhang-undo = 復原
shisanzhang-swap = 對調中尾
shisanzhang-arrange = 替我擺
shisanzhang-thinking = 思考中…
shisanzhang-proposals = 高手的擺法
shisanzhang-expected = 預計所得（注）
shisanzhang-showdown = 亮牌
shisanzhang-shoots = { $count ->
    [1] 打槍
   *[other] 打槍 ×{ $count }
}
shisanzhang-is-shot = { $count ->
    [1] 中槍
   *[other] 中槍 ×{ $count }
}
shisanzhang-homerun = 全壘打
