settle-total = total
settle-place = rank { $place }
settle-for = for { $name }
settle-others = Others
settle-others-none = Everybody’s totals
settle-nothing = neither pays the other
settle-level = nothing was paid
settle-winners = winners do not pay each other
settle-sum = The sum of all is { $sum }
settle-review = Review
settle-places = Places
settle-all-rules = All the rules
settle-next-dealer = { $own ->
    [yes] you deal
   *[no] { $name } deals
 }

# The end of a match
match-you-place = { $place ->
    [1] You come first
    [2] You come second
    [3] You come third
   *[other] You come fourth
 }
match-over = The match is over
match-hands = { $count ->
    [one] one hand
   *[other] { $count } hands
 }
match-took = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
 }
match-place = No. { $place }
match-graph = How it went
match-numbers = As numbers
match-drawn = As a graph
match-best = Hand of the match: no. { $number }
match-mistakes = Biggest mistakes
match-hand = Hand { $number }
match-instead = should have been
match-mean = { $lost } a hand
match-review = Review the whole match
match-reviewing = Hand { $number } of { $total } …
match-no-mistakes = No mistake worth a word.
match-last-hand = Last hand
match-picture = Picture
match-rematch = Rematch
match-begin-now = Begin now
match-waiting = { $count ->
    [one] Waiting for 1 player
   *[other] Waiting for { $count } players
 }
match-all-agree = Begins when everybody agrees
match-wants = { $name }: wants another match
match-undecided = { $name }: has not answered
match-seat-left = { $name } took the seat of somebody who left.
match-open-seat = Keep it for a person
match-picture-title = A picture to share
match-picture-help = Places, graph and the best hand. Nobody else’s name is on it.
match-picture-save = Save the picture
match-picture-share = Share
match-picture-wide = Wide
match-picture-tall = Tall
match-picture-alt = The picture: your place, your total, the graph of the match
match-picture-failed = The picture could not be drawn.
match-picture-seats = A B C D
