## events

events-dealt =
    .log = The cards are dealt
events-moved =
    .log = { $player }: { $verb } { $pieces }
events-trick_won =
    .log = { $player } won the trick
events-turn =
    .prompt = Your turn
    .wait = Waiting for { $player }
events-over =
    .prompt = The hand is over
events-pays =
    .help = From { $payer } to { $payee }: { $amount }.
events-finish =
    .log = { $winners }: +{ $amount }
events-drawn =
    .log = Nobody pays: the hand is drawn

## phases

phases-over =
    .prompt = The hand is over

## refusals

refusals-malformed = This move cannot be read: “{ $field }” is missing or wrong.
refusals-unknown_verb = There is no move “{ $verb }” in this game.
refusals-unknown_seat = There is no seat { $seat }.
refusals-unknown_piece = There is no piece “{ $piece }”.
refusals-hand_over = This hand is over.
refusals-not_your_turn = Not yet: the turn is with { $player2 }.
refusals-not_held = { $piece } is not in your hand.
refusals-not_legal = The rules do not allow that here.
refusals-dealer_invalid = The dealer must be the number of a seat, not { $value }.
refusals-deal_missing = The record does not say what was dealt.
refusals-deal_pieces = Every piece must be there exactly once; { $piece } is not.
