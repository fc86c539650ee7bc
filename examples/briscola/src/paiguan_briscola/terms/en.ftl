## verbs

verbs-play =
    .button = Play the { $pieces }
    .log = { $player } played the { $pieces }

## phases

phases-play =
    .prompt = Play any card
    .wait = Waiting for { $player } to play
phases-over =
    .prompt = The hand is over

## items

items-game =
    .help = More than half of the points for { $payee }. From { $payer }: { $units }.
