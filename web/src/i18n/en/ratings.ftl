rating-title = Rating
rating-off = off
rating-help = If you like, your strength is reckoned by game from matches with other people who are rated, and from the daily deals. Those who are rated see each other’s ratings, at the table and in the list; nobody else sees any. Turn it off, and yours is hidden at once.
rating-switches = Be rated in
rating-all = All games
rating-which = Whose rating is shown
rating-provisional = provisional
rating-so-far = { $count } of the { $needed } contests after which it is more than a first guess
rating-contests = { $count ->
    [one] one contest
   *[other] { $count } contests
}
rating-ladder = Everyone’s ratings
rating-none-yet = Nothing has counted yet. A match counts if it began after you turned this on, if another rated person plays, and if hints are off.
rating-kept = A rating that is off is kept until you turn it on again, or delete everything.
rating-history = { $game }: rating by contest
rating-numbers = As numbers
rating-drawn = As a graph
rating-column-when = When
rating-column-what = What
rating-column-rating = Rating
rating-column-change = Change
rating-kind-match = Match, { $place } of { $players }
rating-kind-daily = Daily deal, { $place } of { $players }
rating-kind-merged = Two devices became one
rating-of-seat = Rating { $points } ± { $deviation }
rating-now = Your rating: { $points } ± { $deviation }
rating-more = How it came about
rating-ladder-title = { $game }: ratings
rating-ladder-sub = Of those who want one, for those who do
rating-players = { $count ->
    [one] One person is rated
   *[other] { $count } people are rated
}
rating-nobody = Nobody has finished { $needed } contests yet.
rating-provisional-title = Provisional, before { $needed } contests
rating-bots = Bots, by the arena
rating-you = { $name } (you)
rating-to-mine = My games
rating-ladder-help = A lead of 200 points means about three quarters of the comparison over sixteen hands. What follows ± is the uncertainty. The result of a match shows here after five minutes.
