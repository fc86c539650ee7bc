# What Hong Kong and Macau say differently from zh-Hant.ftl.

## phases

phases-DEAL =
    .prompt = 正在派牌…
    .wait = 正在派牌…

## refusals

refusals-deal_sizes = 座位 { $seat } 應派 { $need } 張，這裏有 { $count } 張。
refusals-deal_pieces = 這副牌派得不對：{ $piece } 派了 { $count } 次。入局的牌每種派一張。
refusals-unknown_seat = 這枱沒有座位 { $seat }。
refusals-hand_over = 這局已經完了，等下一局派牌。
refusals-run_too_long = 這枱的順只限三張，你選了 { $chosen } 張。
refusals-beat_must_same_suit = 這枱單張只可用同門更大的牌擊；{ $standing } 是{ $suit }門。
refusals-score_dealer_privileged = 這枱的頭家做牌不算特權玩家。

## legal

legal-ok_discard_free = 這枱可以隨意墊：{ $pieces }。
