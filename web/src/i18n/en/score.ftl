score-title = Pad · { $game }
score-sub = Real pieces: who pays whom
score-rules = Rules played
score-rules-more = Change details
score-name = Name of { $seat }
score-players = Players
score-empty = Fill in the sheet: the result appears here.
score-note = Note it
score-keep = Keep for later
score-offline = { $count ->
    [0] No network: the sheet is kept, and reckoned when there is one.
    [one] No network. One sheet waits to be reckoned.
   *[other] No network. { $count } sheets wait to be reckoned.
}
score-not-reckoned = A sheet that was kept is not complete. Put it right.
score-correct = Correct it
score-cancel = Cancel
score-hand = Hand
score-total = Total
score-clear = Clear
score-put-back = Put back { $piece }
score-take = { $piece }
score-box = Pieces to choose: { $label }
score-tap-below = Tap the pieces below
score-dealer = Dealer
score-dealer-seal = 莊
score-deals = Deals the cards
score-deals-seal = 發
score-idle = Sits out
score-winner = Winner
score-why = Why
score-need-winner = Who won?
score-nobody = Nobody
score-example = for example { $example }
score-so-many = { $have } of { $need }
score-open = { $field }: still missing.
score-missing = { $field }: still missing, or it does not fit.
score-auto = auto
score-more = More
score-entry-whole = Lay out the hand
score-entry-quick = Short form
score-setup = Players and rules
score-hand-of = Hand { $hand } · { $rules }
score-to-evening = This evening
score-to-sheet = Back to the sheet
score-undo = Undo the last hand
score-undo-hand = Undo hand { $hand }
score-undone = Hand { $hand } undone.
score-put-it-back = Put it back
score-end = End the evening
score-ended = The evening is put aside.
score-resume = Resume
score-evening-empty = Noted hands appear here, with a graph.
score-evening-help = Tap a hand’s number to correct it. Names, rules and hands stay on this device.
score-open-hand = Correct hand { $hand }
score-match-over = End of the match
score-next-deals = Next: { $name } deals
score-evening = { $hands ->
    [0] This evening
    [one] This evening · { $hands } hand
   *[other] This evening · { $hands } hands
 }
score-earlier = { $evenings ->
    [one] One earlier evening
   *[other] { $evenings } earlier evenings
 }
score-next = { $factor ->
    [0] Next: { $name } deals
   *[other] Next: { $name } deals, ×{ $factor }
 }
