mine-title = My games
mine-sub = Every hand you have finished
mine-guest = { $count ->
    [0] guest
    [one] guest · one match
   *[other] guest · { $count } matches
}
mine-rename = Change the name
mine-upload = Look at a record from a file
mine-all = All
mine-filter = Show
mine-side = What is shown
mine-total = Total
mine-total-of = { $game }: running total
mine-best-short = Best
mine-best = Best hands
mine-best-none = No hand won yet. It will come.
mine-column-hand = Hand
mine-column-units = Units
mine-column-total = Total
mine-hands = { $count ->
    [one] one hand
   *[other] { $count } hands
}
mine-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
mine-not-over = not finished
mine-not-kept = The table has been deleted; the result is kept.
mine-hand = Hand { $number }
mine-look = Replay
mine-replay = Replay { $game }, hand { $number }
mine-today = today { $time }
mine-yesterday = yesterday
mine-more = Show more
mine-records = All records (.jsonl)
mine-results = Results (.csv)
mine-records-help = Records hold every piece. Hands in which the rules never show all the pieces are in the results only.
mine-delete = Delete all of it
mine-bin = Everything was deleted. It can be put back until { $date }; after that your name leaves the hands of others too.
mine-put-back = Put it back
mine-for-good = Delete for good
mine-empty = Finish a hand, and it will be here: to replay, to review, to take with you.
mine-failed-help = Your games are kept on the server. Nothing is lost.
mine-carry = Carry it to another device
mine-carry-short = Another device
mine-carry-help = Show a one-time code here and open it on the other device. It then plays under your name, and its own games join yours; lessons, puzzles and score pads come along.
mine-code-make = Show a code
mine-code-again = New code
mine-code = Code { $code }
mine-code-help = Scan it with the camera of the other device, or type it in there. Good once, for { $time }.
mine-code-over = This code has expired.
mine-luggage-over = Past score pads are too many to go along; they stay on this device.
mine-code-from = A code from the other device
mine-code-go = Look
mine-qr = QR code with the link for the other device
mine-use = Use { $name }’s identity?
mine-use-help = { $count ->
    [0] This device will play as { $name }. What was played on it comes along.
    [one] { $name } has one hand. What was played on this device comes along.
   *[other] { $name } has { $count } hands. What was played on this device comes along.
}
mine-use-yes = Use it
mine-use-not = No
mine-carried = This device is { $name } now.
mine-retry = Try again
mine-mistakes-short = Mistakes
mine-mistakes = { $game }: mistakes
mine-mistakes-none = No hand of this game has been reviewed yet. Open a hand below, press “Review”, and what it finds is counted here.
mine-mistakes-lost = { $last ->
    [one] In the one hand you had reviewed you lost { $mean } ±{ $margin } by mistakes.
   *[other] In your last { $last } reviewed hands you lost { $mean } ±{ $margin } a hand by mistakes.
}
mine-mistakes-nil = { $last ->
    [one] You made no mistake in the one hand you had reviewed.
   *[other] You made no mistake in your last { $last } reviewed hands.
}
mine-mistakes-kind = Decision
mine-mistakes-agreed = No mistake
mine-mistakes-mean = Lost each time
mine-mistakes-any = Any decision
mine-mistakes-trend = Lost a hand
mine-mistakes-hand = Hand
mine-mistakes-drawn = Each bar is a reviewed hand, oldest first; the line is the mean of five.
mine-mistakes-help = Only what is clear of its error is a mistake. Press a kind for puzzles of it.
