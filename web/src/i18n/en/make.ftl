make-game = Game
make-rules = Rules
make-rules-help = choose a set, then change what you like
make-preset = Sets of rules
make-details = Details
make-count = { $count ->
    [one] 1 option
   *[other] { $count } options
}
make-changed = changed
make-changed-count = { $count } changed
make-conflict = Conflict:{" "}
make-as-preset = as before
make-by-table = by table
make-seats = Seats
make-seat = Seat { $number }
make-you = You · { $name }
make-bot = Bot
make-for-friend = Kept for a friend
make-open = Open
make-clock = Clock
make-clock-none = None
make-clock-each = { $seconds } s a move
make-clock-short = { $seconds } s
make-clock-day = A move a day
make-clock-day-help = For people who are not free at the same time: come back whenever it suits you. Nobody takes your seat within the day; after it a bot plays for you until you come back.
make-clock-bank = And { $seconds } s to draw on over the whole match. When time is out a bot plays for you until you come back.
make-clock-free = Take your time; a bot sits in for a player who leaves.
make-clock-bots = Only bots: no clock.
make-who = Who may sit down
make-by-link = Those with the link
make-public = Anyone in the lobby
make-by-link-help = Once the table is open, send your friends its link or code.
make-public-help = The lobby shows it, and anybody may take a seat.
make-hints = Hints
make-hints-off = Off
make-hints-on = For everyone
make-hints-off-help = Nobody gets advice while a hand is played.
make-hints-on-help = Everyone at the table may ask what a master would play, and is told so.
make-watchers = Spectators
make-watchers-listen = Only watch
make-watchers-speak = May chat
make-open-table = Open the table
make-solve = { $count ->
    [one] Resolve one conflict first: { $names }.
   *[other] Resolve { $count } conflicts first: { $names }.
}
make-chat = Writing
make-chat-off = Phrases only
make-chat-on = Free text
