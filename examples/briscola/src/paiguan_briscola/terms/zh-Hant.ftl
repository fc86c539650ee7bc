## verbs

verbs-play =
    .button = 出 { $pieces }
    .log = { $player } 出 { $pieces }

## phases

phases-play =
    .prompt = 輪到你出牌
    .wait = 等 { $player } 出牌
phases-over =
    .prompt = 這一局打完了

## items

items-game =
    .help = { $payee } 的分數過半，{ $payer } 付 { $units }。
