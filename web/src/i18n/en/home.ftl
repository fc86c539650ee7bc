title-home = Paiguan 牌館: five Chinese card and tile games
nav = Main menu
nav-more = More
nav-rules = Rules
nav-score = Score sheet
nav-replay = Records
nav-pieces = The pieces
language = Language
theme = Colours
theme-system = Match system
theme-light = Light
theme-dark = Dark
theme-hc = High contrast
guest = Guest { $name }
name-title = Your name
name-label = The name others at the table see
name-help = No account needed: the same browser brings you back under the same name.
offline-home = No network. Rules, lessons, the score pad, and the puzzles and replays you have opened work all the same; tables and the lobby wait for it.
play-now = Play now
make-table = New table
list-comma = {", "}
continue-seal = 續
continue-title = Resume: { $game }, hand { $hand }
continue-with = with { $names }
continue-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
continue-alone = nobody has sat down yet
continue-waiting = waiting for players
continue-kept = your seat is kept
continue-your-turn = your turn
continue-go = Resume
continue-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
lobby = Lobby
lobby-count = { $count ->
    [0] live
    [one] One table waiting · live
   *[other] { $count } tables waiting · live
}
lobby-lost = Reconnecting…
lobby-host = Opened by { $name }
lobby-clock = { $seconds } s a move
lobby-no-clock = no clock
lobby-free = { $count } of { $of } seats free
lobby-join = Sit down
lobby-empty = Nobody is waiting for players just now. Open a public table, or play a hand with the bots meanwhile.
friend = A friend’s table
friend-help = Got a link? Just open it. The table’s code will do as well.
friend-code = Table code
friend-code-example = Six characters, e.g. K7M2QX
friend-join = Join
friend-unknown = No table has the code { $code }.
friend-open = Open a table for friends
friend-note = No account. Sounds are off until you want them. No money.
