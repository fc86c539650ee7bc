## events

events-dealt =
    .log = 牌已发好
events-moved =
    .log = { $player }：{ $verb } { $pieces }
events-trick_won =
    .log = { $player } 赢得这一墩
events-turn =
    .prompt = 轮到你了
    .wait = 等 { $player }
events-over =
    .prompt = 这一局打完了
events-pays =
    .help = { $payer } 付 { $payee } { $amount }。
events-finish =
    .log = { $winners } 赢了：+{ $amount }
events-drawn =
    .log = 平手，互不收付

## phases

phases-over =
    .prompt = 这一局打完了

## refusals

refusals-malformed = 这一步看不明白：“{ $field }”缺了或写错。
refusals-unknown_verb = 没有“{ $verb }”这个动作。
refusals-unknown_seat = 没有 { $seat } 号座位。
refusals-unknown_piece = 没有“{ $piece }”这张牌。
refusals-hand_over = 这一局已经打完。
refusals-not_your_turn = 还没轮到；现在是 { $player2 }。
refusals-not_held = 手里没有 { $piece }。
refusals-not_legal = 这里不能这样打。
refusals-dealer_invalid = 庄家必须是座位号码，不是 { $value }。
refusals-deal_missing = 记录里没有发牌。
refusals-deal_pieces = 每张牌必须恰好一次：{ $piece } 不对。
