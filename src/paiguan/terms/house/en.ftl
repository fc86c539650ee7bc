## words

words-seat = Seat { $seat }
words-may = You may: { $verb }.
words-comma = { ", " }
words-and = { " and " }
words-you = you
words-your = your
words-whose = { $name }'s
words-go_on = Nothing for you to decide here. The table waits for everyone.
words-gone_on = Waiting for the others

## option_conflicts

option_conflicts-option_unknown = There is no option “{ $option }”.
option_conflicts-option_value = “{ $option }” cannot be “{ $value }”; choose from: { $allowed }.
option_conflicts-option_not_integer = “{ $option }” needs a whole number, not { $value }.
option_conflicts-option_too_small = “{ $option }” must be at least { $min }, not { $value }.
option_conflicts-option_too_large = “{ $option }” must be at most { $max }, not { $value }.
option_conflicts-preset_unknown = There is no rule set “{ $preset }”; choose from: { $allowed }.

## hints

hints-forced = There is only one legal move here, so there is nothing to advise.
hints-first_choice = The network's first choice; the search is still weighing the moves.
hints-best_expected = { LOSS($gain) ->
        [loss] Expected to lose { AMOUNT($gain) } units, { $lead } less than the next best.
       *[other] Expected: { $gain } units, { $lead } more than the next best.
    }
hints-as_good = { LOSS($gain) ->
        [loss] Expected to lose { AMOUNT($gain) } units.
       *[other] Expected: { $gain } units.
    } Others come to about the same.

## worth: what a move of a hint is expected to bring; the others are compared with the first in the same worlds

worth-first = { $gain ->
        [0] neither win nor lose
       *[other] { LOSS($gain) ->
            [loss] lose about { AMOUNT($gain) } { $unit }
           *[other] win about { $gain } { $unit }
        }
    }
worth-equal = about as good
worth-weighing = still being weighed
worth-less = { $lost } { $unit } less

## refusals

refusals-match_over = The match is over (hands played: { $hands }). You can start a new one.
refusals-no_hand = There is no hand on the table.
refusals-not_stored = The house cannot save anything just now, so nothing has changed. Try again in a moment.
refusals-stale = The hand has moved on; look again.
refusals-bad_seal = A seal is 64 hexadecimal digits, and each player sends one of their own.
refusals-wrong_number = This number is not the one that was sealed.
refusals-wait_a_moment = One moment, please.
refusals-dice_are_ours = The server rolls the dice.
refusals-not_between_hands = This hand is not over yet.
refusals-no_such_seat = There is no such seat.
refusals-seat_taken = That seat is taken.
refusals-match_begun = The match has begun.
refusals-table_closed = The owner has closed this table.
refusals-next_hand_first = You have held other pieces in this hand. You can take this seat when it is over.
refusals-no_chat_here = Nobody writes at this table; say one of the phrases. The owner can allow writing when opening a private table.
refusals-nothing_written = There is nothing to read in this message.
refusals-match_not_over = The match is not over yet.
refusals-only_a_try = A try is this one hand only. Begin another from the review.
refusals-daily_once = This deal is played once. Tomorrow there is another.
refusals-daily_waits = Nobody else plays this hand for you. Close the page: it waits until two hours after the day.
refusals-daily_compiling = This game is still being compiled, and until then its bots would play differently. The daily deal opens in about a minute.
refusals-daily_closing = This day is still being finished by those who began in time. It can be played for practice two hours after midnight UTC.
refusals-daily_no_day = There is no daily deal of this day and game here.
refusals-daily_other_guest = This deal has already been played in this browser, by another guest.
refusals-daily_address = Many people have played this deal from your network today. Try another game, or come back tomorrow.
refusals-ratings_off = Turn your own rating for this game on first, in My games: ratings are shown only to those who are rated.
refusals-no_hints_daily = There are no hints in the daily deal.
refusals-not_your_decision = There was nothing for you to decide at this step.
refusals-no_takeback = You can take back only against bots, and only before the hand is over.
refusals-not_seated = You have no seat here; you are watching.
refusals-host_only = Only the host may do that.
refusals-not_asked = It is not your turn.
refusals-bad_seats = These rules need { $count } seats, one of them yours.
refusals-too_large = The message is too long; at most { $most } bytes.
refusals-unreadable = This message cannot be read.
refusals-still_compiling = This game is still being compiled. Hints and reviews come in about a minute.
refusals-unknown_phrase = There is no such phrase.
refusals-too_many = That was a lot at once. Try again in { $seconds } s.
refusals-too_many_public = { $most } of your tables wait in the lobby already. Begin one, leave one, or open a private table.
refusals-slow_is_private = With so long for a move the table is for people who have its link. Open it as a private one.
refusals-bad_code = This code is wrong, used or expired. Ask for a new one on the other device.
refusals-same_identity = This device is already this guest.
refusals-two_seats = Both guests have a seat at the same table. Leave one of them first.
refusals-bad_passkey = This passkey is not known here. Nothing has changed.
refusals-old_passkey_request = This request has expired, or was answered already. Try again.
refusals-many_passkeys = You have as many passkeys as can be kept. Remove one first.
refusals-push_off = This house sends no notifications.
refusals-bad_push = What the browser gave is no address and key of a push service. Nothing has changed.
refusals-many_push = { $most } of your browsers are told already. Turn notifications off on one of them first.
refusals-empty_bin = There is nothing to put back.
refusals-watchers_listen = Spectators may not speak at this table. Take a seat, or ask the owner for a table where they may.
refusals-no_hints_here = Other people play at this table, so hints are off. The owner can allow them to everybody when opening a table.
refusals-say_less = That was a lot of talk at once. Wait a little before you say more.
refusals-contest_table = This table belongs to a tournament: its seats stay as they are. Step away and a bot plays for you; you leave the tournament on its page.
refusals-round_shut = Other tables of this round still play this deal. You can look at it when all of them have finished.
refusals-tournament_size = A tournament has 1 to { $rounds } rounds of 1 to { $hands } hands at 1 to { $tables } tables, and at most { $minutes } minutes between rounds.
refusals-round_runs = A round is being played. Wait until all its tables have finished.
refusals-no_tournament = There is no such tournament here.
refusals-tournament_over = This tournament is over.
refusals-tournament_full = This tournament is full: { $most } people take part.
refusals-tournament_last_round = The last round has begun: nobody can join any more.
refusals-tournament_empty = Nobody takes part yet. Share the link first.
refusals-tournament_nobody = Nobody with this number takes part.
refusals-tournament_not_in = Take part first.
refusals-tournament_no_round = No round is being played just now.
refusals-tournament_no_chair = No bot's chair is left with a hand to come. You play from the next round on.
refusals-tournament_paused = The evening is paused. Go on first.
refusals-tournament_owner_only = Only the owner of the tournament may do that.
refusals-tournament_other_guest = Another guest of this browser already takes part. Everybody needs a device of their own.
refusals-tournament_name = A tournament needs a name with at least one letter that can be seen.
refusals-tournament_clock = A clock of a tournament gives 5 to { $most } seconds a move, and a bank of at most 3600 seconds.
refusals-tournament_begins = The first round can begin from now until a month from now.
refusals-too_many_tournaments = { $most } of your tournaments go on already. Finish or close one first.

## phrases: what may be said at a table

phrases-hello = Hello!
phrases-good_luck = Good luck!
phrases-well_played = Well played!
phrases-thanks = Thanks!
phrases-oops = Oops!
phrases-thinking = Let me think…
phrases-hurry = Hurry up, please!
phrases-sorry = Sorry!
phrases-one_more = One more hand?
phrases-bye = Have to go, bye!

## levels

levels-sharp_no_net = No network has been trained for this game yet. Sharp searches instead, as a master does, in a tenth of the time.
    .short = no network yet: plays as Master
levels-sharp_untested = The network of this game has not been tested under these rules. Sharp searches instead, as a master does, in a tenth of the time.
    .short = rules not tested: plays as Master
levels-sharp_bad_net = The network of this game cannot be used. Sharp searches instead, as a master does.
    .short = network refused: plays as Master
levels-grandmaster_no_net = No network has been trained for this game yet. Grandmaster plays as a master does.
    .short = no network yet: plays as Master
levels-grandmaster_untested = The network of this game has not been tested under these rules. Grandmaster plays as a master does.
    .short = rules not tested: plays as Master
levels-grandmaster_bad_net = The network of this game cannot be used. Grandmaster plays as a master does.
    .short = network refused: plays as Master
levels-grandmaster_unproven = The network of this game has not been shown to improve a search. Grandmaster plays as a master does.
    .short = plays as Master here

## share: what the preview of a shared link says; a line of a title is a line of its picture

share-house = Paiguan 牌館
share-home =
    Five Chinese card
    and tile games
share-home_line = Sit down and play · no sign-up · no money
share-invites =
    { $name } invites you
    to { $game }
share-come =
    Come and play
    { $game }
share-line = Tap and sit down · no sign-up · no money
share-left = { $count ->
        [one] one seat left
       *[other] { $count } seats left
    }
share-full = Everyone is here: you can watch
share-playing =
    A table
    of { $game }
share-over =
    { $game }:
    the match is over
share-bot = Bot
share-replay =
    { $game }:
    hands to replay
share-replay_line = Move by move, as it was played
share-rules =
    { $game }:
    the rules
share-learn =
    Learn
    { $game }
share-learn_line = Short lessons, then a hand of your own
share-score =
    { $game }:
    score pad
share-score_line = For an evening with real pieces
share-puzzles =
    { $game }:
    what would you play?
share-puzzles_line = One position, one best move
share-daily =
    { $game }:
    the daily deal
share-daily_line = { $day } · the same cards for all
share-tournament =
    { $game }:
    a tournament
share-tournament_line = Take part with one tap · no sign-up · no money

## push: what the browser shows a guest who is away, under the name of the game; no piece, and nothing that is hidden

push-turn_own = It is your turn at your table.
push-turn_named = It is your turn at { $name }'s table.
push-turn_nobody = It is your turn.
push-next_own = The next hand at your table waits for you.
push-next_named = The next hand at { $name }'s table waits for you.
push-next_nobody = The next hand waits for you.
