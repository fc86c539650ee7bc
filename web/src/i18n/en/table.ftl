table-you = You
table-open-seat = Open seat
table-away = A bot sits in
table-gone = Disconnected
table-here = Here
table-bot = Bot · { $level }
table-dealer = Dealer
table-total = Total
table-felt = Table
table-dock = Your move
table-your-hand = Your hand
table-picked = { $name }, picked
table-pick-more = { $count ->
    [one] Pick one more
   *[other] Pick { $count } more
 }
table-play = Play
table-take-back = Take back
table-last-quan = Last trick
table-last-lun = Last trick
table-sort = Sort
table-hint = Hint
table-log = Log
table-scores = Scores
table-chat = Chat
table-side = Log, scores, chat
table-hand-column = Hand
table-chat-none = Nobody has said anything yet.
table-chat-mute = Hide what others say
table-chat-unmute = Show what others say
table-best = best
table-play-by = { $name }: { $play }
table-more-choices = Other choices
table-took = wins
table-waiting = waiting
table-thinking = thinking
table-your-slot = You
    × { $count }
table-no-trick-quan = No trick has been finished in this hand.
table-no-trick-lun = No trick has been finished in this hand.
table-hand-number = Hand { $number }
table-hand-of = Hand { $number }/{ $total }
table-match-over = {" "}· end of the match
table-look = Look at the table
table-money = Money { $sum }
table-record = Replay
table-next-hand = Next hand
table-waiting-for = Waiting for { $count }
table-settlement = Settlement
table-pot = pot
table-pays = to
table-rule = Rule { $section }
table-no-payments = Nobody won or lost in this hand.
table-sum = Sum
table-menu = Menu
table-rules = Rules
table-speed = Speed
table-speed-slow = Slow
table-speed-normal = Normal
table-speed-fast = Fast
table-speed-instant = Instant
table-forced = Play forced moves for me
table-go-on = Continue
table-pass-all = Pass on everything in this hand
table-sounds = Sounds
table-volume = Volume
table-names = Names under the pieces
table-numerals = Figures on the cards
table-shortcuts = Single-key shortcuts
table-code-short = Table code
table-leave = Leave (a bot plays on)
table-back-to-seat = Back to my seat
table-bot-plays = A bot is playing for you.
table-watching = watching
table-waiting-seats = { $count ->
    [one] One seat is open
   *[other] { $count } seats are open
 }
table-all-here = Everybody is here
table-you-here = You sit here
table-sit = Sit down
table-stand = Leave the seat
table-begin = Begin
table-begin-bots = Begin, bots fill the open seats
table-host-begins = Waiting for the host to begin.
table-invite = Invite friends
table-qr = QR code of this table
table-code = Code { $code }
table-code-help = Scan, send the link, or type these six characters on the home page.
table-copy = Copy link
table-copied = Link copied
table-share = Share
share-table = Come and play { $game }
share-qr = QR code of this link
table-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
 }

table-no-hints = Hints are off where other people play, unless the owner allows them.
table-hints-on = hints allowed
table-hints-allowed = Hints are allowed: everyone at this table may ask what a master would play.
table-chat-listen = Spectators do not chat at this table.
table-chat-offline = Not connected: nobody heard that.

# Choosing chairs before the first hand
chairs-yours = Choose your chair
chairs-waiting = { $name } chooses a chair
chairs-free = Free
chairs-take = Sit here
chairs-stay = Stay here
chairs-skip = Skip: stay seated
table-another-try = Another try
table-try-uncounted = against bots, not counted
table-try-before = as played
table-try-now = this time
table-try-luck = One playing has luck in it: only the average tells how good a move is.
table-try-again = Again
table-try-back = Back to the review
table-chat-write = Write something
table-chat-send = Send
table-leave-for-good = Give up the seat for good
table-close = Close the table for everyone
table-closed = The owner has closed this table.
table-take-over = Take the seat of { $name }
table-name-first = What shall the others call you?

# The list of keys
table-keys = Keys
table-key-arrows = Move along the hand
table-key-space = Pick a piece
table-key-enter = Play what is picked
table-key-backspace = Put everything back
table-key-digits = A suggested play
table-key-d = Discard what is picked
table-key-p = Pass
table-key-h = Hint
table-key-l = Last trick
table-key-s = Scores
table-key-r = Rules
table-key-m = Menu
table-key-esc = Close the hint
table-key-help = This list
