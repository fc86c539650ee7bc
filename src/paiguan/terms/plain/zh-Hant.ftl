## events

events-dealt =
    .log = 牌已發好
events-moved =
    .log = { $player }：{ $verb } { $pieces }
events-trick_won =
    .log = { $player } 贏得這一墩
events-turn =
    .prompt = 輪到你了
    .wait = 等 { $player }
events-over =
    .prompt = 這一局打完了
events-pays =
    .help = { $payer } 付 { $payee } { $amount }。
events-finish =
    .log = { $winners } 贏了：+{ $amount }
events-drawn =
    .log = 平手，互不收付

## phases

phases-over =
    .prompt = 這一局打完了

## refusals

refusals-malformed = 這一步看不明白：「{ $field }」缺了或寫錯。
refusals-unknown_verb = 沒有「{ $verb }」這個動作。
refusals-unknown_seat = 沒有 { $seat } 號座位。
refusals-unknown_piece = 沒有「{ $piece }」這張牌。
refusals-hand_over = 這一局已經打完。
refusals-not_your_turn = 還沒輪到；現在是 { $player2 }。
refusals-not_held = 手裡沒有 { $piece }。
refusals-not_legal = 這裡不能這樣打。
refusals-dealer_invalid = 莊家必須是座位號碼，不是 { $value }。
refusals-deal_missing = 記錄裡沒有發牌。
refusals-deal_pieces = 每張牌必須恰好一次：{ $piece } 不對。
