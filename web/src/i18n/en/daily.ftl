daily-title = Daily deal
daily-sub = The same deal for everybody, one try
daily-past = Past days
daily-games = Games
daily-home = Daily deal: { $game }
daily-go-new = Play
daily-go-open = Resume
daily-go-done = Look
daily-deal = Deal
daily-play-late = Play late
daily-colon = { ": " }
daily-streak = { $count ->
    [one] 1 day running
   *[other] { $count } days running
}
daily-players = { $count ->
    [0] nobody has played yet
    [one] 1 has played
   *[other] { $count } have played
}
daily-yours = your result { $units }
daily-seat-dealer = You deal.
daily-seat-next = You sit after the dealer.
daily-seat-later = You sit { $count } places after the dealer.
daily-how = { $count ->
    [one] Against one master who answers everybody alike.
   *[other] Against { $count } masters who answer everybody alike.
} Your pieces are turned when you deal. No hints, nothing is taken back, one try. You can leave and go on later.
daily-ends = The next deal comes in { $hours } h { $minutes } min, at midnight UTC. A hand begun by then may be finished within two hours.
daily-grace = The day is over. This hand still counts if you finish it within two hours of midnight UTC.
daily-late = A past day is practice: it is in your list, without a place and without a day for your row.
daily-seal = Sealed deal
daily-seal-help = This is the SHA-256 of the deal. Two hours after the day everybody who has played sees the text it was made from.
daily-opened = The SHA-256 of this text is the seal that was shown before the deal was played.
daily-place = Place { $place } of { $of }
daily-and-top = { " · " }top { $percent }%
daily-top = top { $percent }%
daily-practice = practice
daily-mean = average { $mean }
daily-master-won = master { $units }
daily-master-plays = the master is still playing
daily-you = you
daily-master = master
daily-field = How everybody did: { $bars }
daily-bar = { $range }: { $count }
daily-lines = Your line, the field, the master
daily-no-lines = The moves of this hand are no longer kept.
daily-number = No.
daily-did-as-you = did as you
daily-of = { $same } of { $of }
daily-parted = From here on the two hands differ.
daily-board = Leaderboard
daily-board-help = Equal results share a place. Only those who have played can see others’ hands.
daily-me = { $name } (you)
daily-former = Former guest
daily-see-hand = See { $name }’s hand
daily-share = Share, no spoilers
daily-copied = Copied: { $text }
daily-month-before = The month before
daily-month-after = The month after
daily-legend = Filled: played. Red: among the best tenth. Dashed: not played; may be played late, without a place.
daily-missed = not played
daily-unfinished = { $game } not finished
daily-head = Daily deal, { $date }
daily-back = To the daily deal
