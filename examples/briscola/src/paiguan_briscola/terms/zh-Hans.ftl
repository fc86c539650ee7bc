## verbs

verbs-play =
    .button = 出 { $pieces }
    .log = { $player } 出 { $pieces }

## phases

phases-play =
    .prompt = 轮到你出牌
    .wait = 等 { $player } 出牌
phases-over =
    .prompt = 这一局打完了

## items

items-game =
    .help = { $payee } 的分数过半，{ $payer } 付 { $units }。
