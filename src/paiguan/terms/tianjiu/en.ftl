## verbs

verbs-paitou =
    .log = { $player } named the draw: { $method }
verbs-roll =
    .log = { $player } rolled { $dice }; first to draw: { $taker }
verbs-claim =
    .log = { $player } showed 例牌: { $kinds }
verbs-pass =
    .log = { $player } kept 例牌 hidden (nobody else sees this)
verbs-play =
    .button_lead = Lead { $combo }
    .button_beat = Play { $combo }
    .log = { $player } played { $combo }
    .log_lead = { $player } led { $combo }
    .log_win = { $player } played { $combo } and won { $count } 棟
    .brief = { $combo }
    .brief_lead = led { $combo }
verbs-discard =
    .button_count = Discard { $count }
    .log = { $player } discarded { $count } face down
    .log_own = { $player } discarded { $pieces } (nobody else sees this)
    .brief = discarded { $count }

## events

events-dealt =
    .log = The tiles are out: { $count } each
events-trick_heading =
    .log = Trick { $trick } · tiles: { $count }
events-trick_won =
    .log = { $player } won with { $combo }: +{ $count } 棟
events-finish =
    .log = { $player } finished with { $combo }
events-finish_lipai =
    .log = { $player } won on the deal with { $kinds }; no tricks are played
events-paid_now =
    .log = { $item }: { $player } received { $amount } at once
events-caught =
    .log = { $combo } led by { $player } was caught by { $winner }; { YOU($player) ->
            [you] you pay
           *[other] { $player } pays
        } for all
events-par =
    .log = { YOU($player) ->
            [you] You are level (歸本): you pay nothing and get nothing
           *[other] { $player } level (歸本): pays nothing, gets nothing
        }
events-your_lead =
    .log = Your lead
events-your_turn =
    .log = Your turn: beat { $top }, or discard { $count }
events-one_beats =
    .log = { $combo } beats { $top }: play it, or discard { $count }
events-none_beats =
    .log = Nothing you hold beats { $top }: discard { $count }
events-cannot_finish =
    .log = Last trick: finishing takes { $least } stacks and you have { $stacks }, so { $top } stands. Discard { $count }
events-can_beat =
    .log = { $combo } beats { $top }: you may play it.
events-can_lead =
    .log = { $combo }: you may lead it.
events-can_discard =
    .log = Discard { $count } face down; nobody will see.
events-finish_with =
    .log = { $player } finished with { $combo } · { $item }

## phases

phases-paitou =
    .prompt = Name how the tiles are drawn
    .wait = Waiting for { $player } to name the draw
phases-roll =
    .prompt = Roll the dice
    .wait = Waiting for { $player } to roll
    .wait_own = One moment: your dice are rolling
phases-opening =
    .wait = Waiting for the first lead by the dealer, { $player }
    .wait_own = One moment; the first lead is yours
phases-lipai =
    .prompt = You hold 例牌 ({ $kinds }): show it and win, or play on?
    .wait = One moment: special hands (例牌) are being settled
phases-lead =
    .wait = Waiting for { $player } to lead
phases-follow =
    .wait = Waiting for { $player } to beat or discard
phases-over =
    .prompt = The hand is over

## items

items-zun =
    .help = { $payee } led { $combo } and nobody caught it. Units from { $payer }, at once: { $units }.
items-qinzun =
    .help = { $payee } caught 文尊 with two Long-leg 7. Units from { $payer }, at once: { $units }.
items-sida =
    .help = { $payee } won the trick of fours with { $combo }. Units from { $payer }, at once: { $units }.
items-loss =
    .help = { YOU($payer) ->
            [you] You have
           *[other] { $payer } has
        } { $stacks } 棟; par is { $par }. Units: { $units }.
    .line = Short by { $short }
    .line_kong = Short by { $short } + empty
items-ru =
    .help = { YOU($payee) ->
            [you] You have
           *[other] { $payee } has
        } { $stacks } 棟, over the par of { $par }. Units from { YOU($payer) ->
            [you] you, the winner
           *[other] the winner { $payer }
        }: { $units }.
items-cover =
    .help = { YOU($payer) ->
            [you] You were caught in the last trick and pay
           *[other] { $payer } was caught in the last trick and pays
        } the loss of { $for } to { $payee }. Units: { $units }.
    .help_self = { YOU($payer) ->
            [you] You were caught in the last trick and also pay { $payee } for your own stacks.
           *[other] { $payer } was caught in the last trick and also pays { $payee } for their own stacks.
        } Units: { $units }.
items-dealer =
    .help = { YOU($player) ->
            [you] You are
           *[other] { $player } is
        } the dealer, hand { $streak } in a row: payments to and from the dealer ×{ $factor }.
items-yao =
    .help = Led the single { $combo } and won the last trick with it: ×{ $factor }.
items-baozun =
    .help = Led { $combo } and won the last trick with it: ×{ $factor }.
items-sidabao =
    .help = Won the last trick with { $combo }: ×{ $factor }.
items-sweep7 =
    .help = All eight stacks, short of the conditions for 八支: ×{ $factor }.
items-sweep8 =
    .help = All eight stacks, and { $combo } is a finish that earns 八支: ×{ $factor }.
items-lipai7 =
    .help = Showed { $kinds }, worth 七枝: ×{ $factor }.
items-lipai8 =
    .help = Showed { $kinds }, worth 八枝: ×{ $factor }.
items-capture =
    .help = { $led } in the last trick was caught by { $combo }: ×{ $factor }.
items-kong =
    .help = { YOU($payer) ->
            [you] You have
           *[other] { $payer } has
        } no stack: 1 unit more.

## option_conflicts

option_conflicts-option_unknown = Tin Gau has no option “{ $option }”.
option_conflicts-option_value = “{ $option }” cannot be “{ $value }”. Possible: { $allowed }.
option_conflicts-preset_unknown = Tin Gau has no preset “{ $preset }”.
option_conflicts-hands_range = A match has at least 1 hand; { $value } will not do.
option_conflicts-stake_range = A unit is at least 1 counter; { $value } will not do.
option_conflicts-lipai_unknown = There is no 例牌 called “{ $value }”.
option_conflicts-lipai_twice = The 例牌 “{ $kind }” is listed twice.
option_conflicts-lipai_ignored_small = The small game has no 例牌; the list is not used.
option_conflicts-small_par_ignored = Par is 4 in the big game; the small game's par is not used.
option_conflicts-sweep_ignored_small = The small game has no sweeps; “{ $option }” is not used.
option_conflicts-ru_ignored_small = 入 cannot occur in the small game; its factor is not used.
option_conflicts-tian_white_unused = Neither 全白 nor 一點紅 is in force; how Heaven counts does not matter.
option_conflicts-lipai_frequent = { $kinds }: this is common, and many hands will end unplayed.
option_conflicts-lipai_all = With all seven kinds, about two hands in three end before a tile is led.

## refusals

refusals-malformed = This move cannot be read: “{ $field }” is missing or wrong.
refusals-unknown_verb = There is no “{ $verb }” in Tin Gau. You can lead, beat, discard, or show 例牌 at the start.
refusals-unknown_seat = There is no seat { $seat }; seats are 0 to 3.
refusals-piece_reversed = Write “{ $piece }” as “{ $correct }”: the higher number first.
refusals-unknown_piece = “{ $piece }” is not one of the 32 tiles.
refusals-too_many_copies = The set has only { $copies } of { $piece }.
refusals-dealer_invalid = The dealer is a seat from 0 to 3, not { $value }.
refusals-streak_invalid = The dealer's streak is from 1 to ten million, not { $value }.
refusals-deal_missing = No deal given: list the four hands, or the whole wall.
refusals-deal_and_wall = Give the four hands or the wall, not both.
refusals-deal_sizes = Tiles at seat { $seat }: { $count }. There should be { $need }.
refusals-stock_size = The small game leaves 16 tiles unused; here the count is { $count }.
refusals-stock_in_big = The big game deals all 32 tiles; none should be left over, but the count is { $count }.
refusals-wall_size = The wall has 32 tiles; here the count is { $count }.
refusals-deal_pieces = { $piece } is dealt { $count ->
        [one] once
       *[other] { $count } times
    }; the set has { $copies }.
refusals-match_over = The match is over (hands played: { $hands }). You can start a new one.
refusals-hand_over = This hand is over; it went to { $player }. Wait for the next one.
refusals-seating_not_done = Seats come first: roll and choose your chair.
refusals-seating_done = Seats are taken for this match.
refusals-seating_no_rethrow = Only players who tied roll again.
refusals-seating_throw_first = Rolls come first. Still to roll: { $players }.
refusals-chair_not_your_turn = { YOU($player) ->
        [you] You choose
       *[other] { $player } chooses
    } a chair first.
refusals-chair_unknown = There is no chair { $chair }; chairs are 0 to 3.
refusals-chair_taken = Chair { $chair } is taken ({ $player }); choose another.
refusals-deal_given = The hands are already dealt; there is no draw to name and no roll.
refusals-already_dealt = The tiles are already out; no more naming or throwing.
refusals-not_roller = { YOU($player) ->
        [you] You name the draw and roll
       *[other] { $player } names the draw and rolls
    }; please wait.
refusals-paitou_fixed = This table always draws by { $method }; just roll.
refusals-paitou_unknown = There is no way of drawing called “{ $method }”.
refusals-paitou_done = The draw is named ({ $method }) and stands; now roll.
refusals-roll_before_paitou = Name the draw first, then roll.
refusals-dice_invalid = Two dice, each 1 to 6; “{ $dice }” is not a roll.
refusals-not_dealt = The tiles are not out yet; wait for { $player } to roll.
refusals-lipai_answer_first = You hold 例牌: { $kinds }. First show it, or choose to play on.
refusals-lipai_small = There is no 例牌 in the small game.
refusals-lipai_none_agreed = No 例牌 was agreed at this table.
refusals-lipai_passed = You chose to play on; that 例牌 has lapsed.
refusals-lipai_closed = The first lead is out; 例牌 can no longer be shown.
refusals-lipai_not_agreed = Your hand is { $kinds }, but this table did not agree on that 例牌.
refusals-lipai_not_held = Your hand is no 例牌. This table agreed on: { $kinds }.
refusals-opening_wait = The hand is opening and the first lead is not out; please wait.
refusals-pass_no_poll = There is no passing in Tin Gau: lead, beat, or discard.
refusals-already_acted = You have acted in this trick; now wait for { $player }.
refusals-not_your_turn = Not your turn yet; wait for { $player }. Nobody acts before the player ahead.
refusals-wrong_phase = “{ $verb }” is not possible now ({ $phase }).
refusals-no_pieces = Choose tiles from your hand first.
refusals-not_held = You do not hold { $pieces }.
refusals-not_enough_held = You chose { $count } of { $piece } but hold { $have }.
refusals-lead_discard = You lead, so play face up; the leader cannot discard.
refusals-lead_too_many = A lead is at most four tiles; you chose { $count }.
refusals-lead_yao_partner = { $piece } goes only with { $partner }, as Supreme Treasure.
refusals-lead_no_civil_pair = { $pieces } do not make a pair: a civil pair is two equal tiles.
refusals-lead_no_military_pair = { $pieces } do not make a pair: a military pair has equal totals.
refusals-lead_wrong_partner = { $piece } goes only with { $partner }. Mixed pairs are Heaven-Nine, Earth-Eight, Man-Seven, Goose-Five.
refusals-lead_no_partner = { $piece } has no military partner; only Heaven, Earth, Man and Goose do.
refusals-lead_no_three = { $pieces } make no three: take Heaven-Nine, Earth-Eight, Man-Seven or Goose-Five and one more of the same set.
refusals-lead_two_pairs = { $pieces } are two pairs and cannot be led together; four tiles must be Four Heaven-Nine, Earth-Eight, Man-Seven or Goose-Five.
refusals-lead_no_four = { $pieces } make no four: only Four Heaven-Nine, Earth-Eight, Man-Seven or Goose-Five.
refusals-count_discard = Tiles to discard in this trick: { $need }. You chose { $count }.
refusals-count_play = Tiles to play in this trick: { $need }. You chose { $count }.
refusals-last_trick_no_stack = The last trick is one tile and you have no stack. Finishing takes two, so you can only discard.
refusals-supreme_unbeatable = Nothing beats Supreme Treasure; discard two tiles.
refusals-wenzun_unbeatable = At this table nothing catches 文尊; discard two tiles.
refusals-wenzun_caught = 文尊 was already caught by { $player } and nothing goes over that; discard two tiles.
refusals-wenzun_only_61 = { $pieces } cannot beat 文尊; only two Long-leg 7 catch it.
refusals-supreme_beats_nothing = { $combo } can only be led; it does not beat { $top }.
refusals-follow_no_combo = { $pieces } are not the kind led ({ $led_kind }). Beat { $top } with that kind, or discard { $need }.
refusals-other_kind = { $combo } ({ $kind }) is not the same kind as { $top } ({ $led_kind }), so it cannot beat it.
refusals-beaten_since = { $combo } beats { $led }, but not { $top }, already played by { $player }; it can only be discarded.
refusals-equal = { $combo } only equals the { $top } on the table; the earlier one stays on top, so this can only be discarded.
refusals-lower = { $combo } is lower than { $top }; it can only be discarded.
refusals-score_stacks_sum = The four players' stacks add up to { $count }; they should make { $need }.
refusals-score_winner_two = { $player } finished, so must have at least two stacks, the last trick included.
refusals-score_winner_last = { $player } won a last trick worth { $count }, so cannot have fewer than { $count } 棟.
refusals-score_last_no_combo = { $pieces } led to the last trick are not one combination.
refusals-score_last_not_beat = { $combo } does not beat { $led }, so it cannot have won the last trick.
refusals-score_last_same = { $player } led and won the last trick, so the tiles must be the same in both places.
refusals-score_lipai_worth = Choose a 例牌 this table agreed on: { $kinds }.

## hints

hints-only_beater = Play { $combo }: nothing else in your hand beats { $top }, and the trick is worth { $count } { $count ->
        [1] stack
       *[other] stacks
    }.
hints-cheapest_beater = { $combo } is enough to beat { $top }; keep { $keep } for later.
hints-takes_trick = { $combo } takes this trick for sure: { $count } { $count ->
        [1] stack
       *[other] stacks
    }, and you lead next.
hints-beat_last = { $combo } beats { $top } in the last trick, which decides the hand: { $count ->
        [0] nothing can beat it any more, so you win
        [1] you win unless somebody plays the one unseen combination that beats it
       *[other] you win unless somebody plays one of the { $count } unseen combinations that beat it
    }.
hints-beat_open = { $combo } beats { $top }; { $count ->
        [1] one unseen combination
       *[other] { $count } unseen combinations
    } can still beat it.
hints-sure_lead = Lead { $combo }: nothing still out can beat it.
hints-safest_lead = Lead { $combo }: { $count ->
        [1] one unseen combination beats
       *[other] { $count } unseen combinations beat
    } it, and no other lead of yours is harder to beat.
hints-lead_keeps = Lead { $combo } and keep { $keep }: { $count ->
        [0] nothing unseen beats
        [1] one unseen combination beats
       *[other] { $count } unseen combinations beat
    } that one when you lead it later.
hints-lead_all = Lead { $combo }, all you hold: this is the last trick, and { $count ->
        [0] nothing unseen beats it
        [1] one unseen combination beats it
       *[other] { $count } unseen combinations beat it
    }.
hints-avoid_empty = { $combo } can win { $count } { $count ->
        [1] stack
       *[other] stacks
    }. You have none yet, and a player without any pays one unit more.
hints-qualify = Try for a stack with { $combo }: without one you cannot win a last trick of one tile.
hints-keep_finish = Discard { $discard }. What you keep, { $pieces }, wins the last trick if you lead it: nothing still out beats it.
hints-keep_together = Discard { $discard } and keep { $combo } whole: { $count ->
        [0] nothing still out beats
       *[other] only one unseen combination beats
    } it when you lead it.
hints-low_discard = Discard { $pieces }: no partner in your hand, and at least { $count } { $count ->
        [1] tile
       *[other] tiles
    } you have not seen rank higher.
hints-discard_keeps = Discard { $discard } and keep { $keep }: { $count ->
        [0] nothing unseen beats
        [1] one unseen combination beats
       *[other] { $count } unseen combinations beat
    } it when you lead it.
hints-discard_weaker = Discard { $discard } and keep { $keep }, which is harder to beat: { $count ->
        [1] one unseen combination beats
       *[other] { $count } unseen combinations beat
    } it when you lead it, and at least { $more } beat each tile you discard.
hints-leave_last = Discard: { YOU($player) ->
        [you] you keep
       *[other] { $player } keeps
    } the last trick with { $top } unless a later player beats it.
hints-zun_now = Lead { $combo } now: { $amount } units at once, two stacks, and you keep the lead.
hints-zun_last = Keep { $combo } for the end: if you lead it in the last trick and win, what the others pay counts ×{ $factor }.
hints-yao_risk = Play { $piece } early. If you led it last, { $catcher } would catch it and you would pay for all; { $percent ->
        [100] it is almost certain that somebody holds { $catcher }
       *[other] somebody holds { $catcher } with a chance of about { $percent } %
    }.
hints-keep_catcher = Keep { $pieces }: it catches { $target }, not seen yet, if that is led in the last trick.
hints-stop_player = Stop { $player } with { $combo }: if that player finishes from here, what you pay counts ×{ $factor }.
hints-lipai_show = Show { $kinds }: { $amount } units for certain.
hints-lipai_hold = Showing { $kinds } would bring { $amount } units for certain; playing the hand is expected to { LOSS($gain) ->
        [loss] lose { AMOUNT($gain) }
       *[other] bring { $gain }
    }.
hints-draws_alike = The tiles lie face down and shuffled: every way of drawing is as good as any other.
