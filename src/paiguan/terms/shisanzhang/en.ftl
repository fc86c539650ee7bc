## combinations

combinations-high =
    .shown = { $rank } high
combinations-pair =
    .shown = Pair of { $rank }s
combinations-two_pair =
    .shown = Two pair, { $rank }s and { $rank2 }s
combinations-trips =
    .shown = Three { $rank }s
combinations-straight =
    .shown = Straight to { $rank }
combinations-flush =
    .shown = Flush, { $rank } high
combinations-full =
    .shown = Full house, { $rank }s over { $rank2 }s
combinations-quads =
    .shown = Four { $rank }s
combinations-sf =
    .shown = Straight flush to { $rank }

## verbs

verbs-bet =
    .button_count = Bet { $count }
    .log = { $player } bet { $count }
verbs-arrange =
    .button_foul = Lay it anyway
    .button_plain = Play it plainly
    .log = { $player } showed: head { $head }; middle { $mid }; tail { $tail }
    .log_foul = { $player } fouled (擺烏龍): head { $head }; middle { $mid }; tail { $tail }
    .log_own = { $player } set head { $head }; middle { $mid }; tail { $tail } (nobody else sees this)
verbs-declare =
    .button_special = Declare { $special }
    .log = { $player } declared { $special }: { $pieces }
    .log_own = { $player } declared { $special } (nobody else knows before the showdown)
verbs-commit =
    .log = Ready: { $player }

## tools

tools-swap =
    .button = Swap { $pile } and { $pile2 }

## phases

phases-bet =
    .prompt = Choose your bet for this hand ({ $min } to { $max })
    .wait = Waiting for bets: { $players }
phases-deal =
    .prompt = Dealing…
    .wait = Dealing…
phases-arrange =
    .prompt = Set three piles: head below middle, middle below tail
    .wait = Still arranging: { $players }
phases-showdown =
    .prompt = All cards are open
    .wait = All cards are open

## items

items-head =
    .help = { $payee } won the head from { $payer }: { $combo } beats { $combo2 }. Units: { $units }.
    .help_kicker = { $payee } won the head from { $payer }: both { $combo }, but { $rank } beats { $rank2 }. Units: { $units }.
items-mid =
    .help = { $payee } won the middle from { $payer }: { $combo } beats { $combo2 }. Units: { $units }.
    .help_kicker = { $payee } won the middle from { $payer }: both { $combo }, but { $rank } beats { $rank2 }. Units: { $units }.
items-tail =
    .help = { $payee } won the tail from { $payer }: { $combo } beats { $combo2 }. Units: { $units }.
    .help_kicker = { $payee } won the tail from { $payer }: both { $combo }, but { $rank } beats { $rank2 }. Units: { $units }.
items-tie_head =
    .help = { $combo } against { $combo2 } in the head: level by 食夾棍, so it went to the banker, { $payee }. Units: { $units }.
    .line = { $combo } against { $combo2 }, tie to banker
items-tie_mid =
    .help = { $combo } against { $combo2 } in the middle: level by 食夾棍, so it went to the banker, { $payee }. Units: { $units }.
    .line = { $combo } against { $combo2 }, tie to banker
items-tie_tail =
    .help = { $combo } against { $combo2 } in the tail: level by 食夾棍, so it went to the banker, { $payee }. Units: { $units }.
    .line = { $combo } against { $combo2 }, tie to banker
items-foul_head =
    .help = { $payer } fouled and lost the head to { $payee } without comparing. Units: { $units }.
items-foul_mid =
    .help = { $payer } fouled and lost the middle to { $payee } without comparing. Units: { $units }.
items-foul_tail =
    .help = { $payer } fouled and lost the tail to { $payee } without comparing. Units: { $units }.
items-head_trips =
    .help = { $combo } made this pile worth { $total } in all for { $payee }. Units on top of the base: { $units }.
items-mid_full =
    .help = { $combo } made this pile worth { $total } in all for { $payee }. Units on top of the base: { $units }.
items-mid_quads =
    .help = { $combo } made this pile worth { $total } in all for { $payee }. Units on top of the base: { $units }.
items-mid_sf =
    .help = { $combo } made this pile worth { $total } in all for { $payee }. Units on top of the base: { $units }.
items-tail_quads =
    .help = { $combo } made this pile worth { $total } in all for { $payee }. Units on top of the base: { $units }.
items-tail_sf =
    .help = { $combo } made this pile worth { $total } in all for { $payee }. Units on top of the base: { $units }.
items-special =
    .help = { $payee } declared { $special }; no comparing. Units from { $payer }: { $units }.
    .help_over = { $special } ({ $payee }) ranks above { $special2 } ({ $payer }). Units: { $units }.
items-clash_banker =
    .help = { YOU($payer) ->
            [you] You, the banker, and punter { $payee } both declared, so you pay
           *[other] Banker { $payer } and { YOU($payee) ->
                [you] you
               *[other] punter { $payee }
            } both declared, so the banker pays
        } for { $special }. Units: { $units }.
items-draw_away =
    .help = { $special } ({ $payee }) draws away { $special2 } ({ $payer }). Further units: { $units }.
items-shoot =
    .help = { $payee } won all three piles from { $payer }, so it is paid once more. Units: { $units }.
    .help_foul = { $payer } fouled, which counts as shot by { $payee }, so it is paid once more. Units: { $units }.
items-homerun =
    .help = { $payee } shot everybody: fourfold in all with the shot. Further units from { $payer }: { $units }.
items-stake_bet =
    .help = { $player } bet { $stake }: everything with the banker is multiplied by it.
items-stake_unit =
    .help = All against all: a unit counts { $stake }.
items-level_head =
    .help = Same head, { $combo }: level, nothing is paid.
items-level_mid =
    .help = Same middle, { $combo }: level, nothing is paid.
items-level_tail =
    .help = Same tail, { $combo }: level, nothing is paid.
items-both_foul =
    .help = { $player } and { $player2 } both fouled: nothing between them.
items-same_special =
    .help = { $player } and { $player2 } both declared { $special }: level.
items-special_push =
    .help = { $player } and { $player2 } both declared; at this table nothing is paid.
items-base =
    .help = One unit a pile won, three at most.
items-extra =
    .help = What a pile is worth above its one base unit.
items-pot_share =
    .help = Highest score, { $score }: { $player } took { $amount } from the pot.
items-rate =
    .help = Total { $points }, at { $rate }: { $money }. For your own books only; no money here.

## option_conflicts

option_conflicts-rate_form = Write the conversion as a fraction of positive whole numbers, such as 2/1 or 1/10, not { $value }.
option_conflicts-special_pay_form = Own values are a list of special and units, not { $value }.
option_conflicts-special_pay_unknown = There is no special hand “{ $special }” to set a value for.
option_conflicts-special_pay_not_in_table = { $special } is not in the table you chose ({ $table }), so it can have no value.
option_conflicts-special_pay_value = { $special } needs a whole number from 0 up, not { $value }.
option_conflicts-jiagun_needs_banker = 食夾棍 gives ties to the banker; all against all has no banker.
option_conflicts-pot_needs_all = A pot goes to the best score of all; with a banker the punters never meet.
option_conflicts-homerun_needs_shoot = A home run is shooting everybody, so 打槍 must be on.
option_conflicts-max_below_min = The highest bet, { $max }, is below the lowest, { $min }.
option_conflicts-foul_shot_idle = With 打槍 off, “Foul counts as shot” has no effect.
option_conflicts-homerun_two_players = Two players make no home run; it has no effect.
option_conflicts-homerun_banker_only = In a banker game only the banker can make a home run.
option_conflicts-draw_away_idle = With “{ $clash }” when both are special, 可抽走 has no effect.
option_conflicts-clash_without_banker = Without a banker, “Banker pays” works as “Higher collects”.
option_conflicts-bets_idle = All against all has no betting; the bet limits have no effect.
option_conflicts-unit_idle = In a banker game the bets count; “Stake” has no effect.
option_conflicts-ante_idle = Without a pot, “Ante” has no effect.
option_conflicts-hands_not_multiple = Players: { $count }, hands: { $hands }. Not everybody will deal equally often.
option_conflicts-special_pay_rank = { $special } collects more but still ranks below { $special2 }, as in the table.
option_conflicts-forced_may_hurt = Forced declaring can cost: by the Hong Kong table three quads must go as six pairs for 3, not 15.

## refusals

refusals-malformed = This move cannot be read: “{ $field }” is missing or wrong.
refusals-unknown_verb = There is no “{ $verb }” here; you can bet, arrange or declare.
refusals-unknown_seat = There is no seat { $seat } at this table.
refusals-dealer_invalid = The dealer is a seat from 0 to { $last }, not { $value }.
refusals-deal_missing = No deal given: list the thirteen cards of each seat.
refusals-deal_seats = Hands dealt: { $count }. This table has { $need } seats.
refusals-deal_sizes = Cards at seat { $seat }: { $count }. There should be { $need }.
refusals-deal_pieces = Dealt { $count ->
        [one] once
       *[other] { $count } times
    }: { $piece }. The pack has { $copies }.
refusals-piece_spelling = Write “{ $piece }” as “{ $correct }”: rank, then suit, with T for 10.
refusals-unknown_piece = “{ $piece }” is not one of the 52 cards; there are no jokers.
refusals-match_over = The match is over (hands played: { $hands }). You can start a new one.
refusals-hand_over = Everybody is done and the cards are open; wait for the next hand.
refusals-bet_not_played = All against all has no betting; every unit counts { $unit }.
refusals-bet_fixed = The bet is fixed at { $bet } here; there is nothing to choose.
refusals-bet_banker = You are the banker and do not bet; the punters do.
refusals-bet_already = You have bet { $amount }; it cannot be changed.
refusals-bet_closed = Somebody has finished arranging, so betting is closed; you stand at { $amount }.
refusals-bet_missing = Choose how much to bet: { $min } to { $max }.
refusals-bet_not_integer = A bet is a whole number, not { $amount }.
refusals-bet_too_small = { $amount } is too little; the lowest bet here is { $min }.
refusals-bet_too_big = { $amount } is too much; the highest bet here is { $max }.
refusals-betting_open = Still to bet: { $players }. Cards are seen and set only after that.
refusals-already_arranged = You are done; your three piles cannot be changed.
refusals-already_declared = You have declared { $special }; it cannot be changed.
refusals-must_declare = A special hand must be declared here, and you hold: { $kinds }.
refusals-too_many_copies = Placed more than once: { $piece }. The pack has { $copies }.
refusals-not_held = Not in your hand: { $pieces }.
refusals-cards_left = Not placed yet ({ $count }): { $pieces }. Head takes 3, middle 5, tail 5.
refusals-pile_sizes = Piles must be 3, 5 and 5 cards; yours are { $head }, { $mid } and { $tail }.
refusals-special_is_pile = { $combo } is what one pile can be; a declaration is about all thirteen cards.
refusals-unknown_special = There is no special hand “{ $special }”; this table has: { $kinds }.
refusals-special_not_in_table = { $special } is not in this table's list ({ $table }).
refusals-special_removed = { $special } was taken out at this table.
refusals-no_special = You hold no special hand; set your three piles.
refusals-dragon_is_clean = Your dragon is all one suit: declare 至尊清龍 instead.
refusals-not_three_flushes = Not 三花: ♠ { $spades }, ♥ { $hearts }, ♦ { $diamonds }, ♣ { $clubs } cannot make piles of 3, 5 and 5.
refusals-not_three_straights = Not 三順: these cards do not make two straights and a run of three.
refusals-qka_head_off = It would be { $special } only with Q-K-A as the head, which does not count here.
refusals-not_six_pairs = Not 六對半: it takes six pairs; you have { $count }.
refusals-six_pairs_distinct = 六對半 needs six different paired ranks here, and quads count once; you have { $count }.
refusals-not_four_trips = Not 四套三條: it takes four triples; you have { $count }.
refusals-not_one_color = Not 湊一色: black { $black }, red { $red }; all must be one colour.
refusals-not_all_small = Not 全小, because above 8: { $pieces }.
refusals-not_all_big = Not 全大, because below 8: { $pieces }.
refusals-not_three_quads = Not 三分天下: it takes three fours of a kind; you have { $count }.
refusals-not_three_sf = Not 三同花順: these cards do not make three runs, each of one suit.
refusals-not_royals = Not 十二皇族, because neither J, Q, K nor A: { $pieces }.
refusals-not_dragon = Not 一條龍; missing: { $ranks }.
refusals-not_clean_dragon = Not 至尊清龍: it takes one suit; you hold { $count }.
refusals-score_seat_missing = Cards still to enter before settling: { $player }.
refusals-score_extras_order = The extras do not fit the order: a pile with an extra ranks above one without, and the tail above the middle.
refusals-score_card_twice = Entered for more than one player ({ $players }): { $pieces }. Please check.

## hints

hints-declare_pays = Declare { $special }: { $units } times the stake from each. Played plainly you can expect { LOSS($plain) ->
        [loss] to lose about { AMOUNT($plain) } times the stake to each
       *[other] about { $plain } times the stake from each
    }.
hints-declare_expected = Declaring { $special } is expected to { LOSS($gain) ->
        [loss] lose { AMOUNT($gain) }
       *[other] bring { $gain }
    } in all; the best plain layout to { LOSS($plain) ->
        [loss] lose { AMOUNT($plain) }
       *[other] bring { $plain }
    }.
hints-declare_highest = Declare { $special }, which counts ×{ $units }: no special in your hand counts more.
hints-plain_pays = Play it plainly: about { $plain } times the stake from each, against { $units } for { $special }.
hints-pair_to_head = Put { $combo } in the head: there it wins about { $percent } % of the comparisons.
hints-split_pairs = Split the pairs: { $combo2 } for the head, { $combo } for the middle, a chance in both.
hints-keep_two_pair = Keep { $combo } together in the middle; split, neither pile would win half of the comparisons.
hints-trips_to_head = 衝三: { $combo } in the head counts ×{ $total } if it wins, and middle and tail still rank above it.
hints-bonus_in_mid = { $combo } in the middle counts ×{ $total } if it wins, and your tail, { $combo2 }, still ranks above it.
hints-enough_in_tail = { $combo } is enough for the tail; use { $pieces } to strengthen the piles in front.
hints-avoid_shot = Hold the { $pile }: one pile that does not lose and you cannot be shot. Each opponent then shoots you in about { $percent } % of hands.
hints-seek_shot = All three piles are strong: you shoot each opponent in about { $percent } % of hands.
hints-high_card_front = Without a pair, the head goes by its highest card first: put the { $pieces } there.
hints-jiagun_kickers = With 食夾棍 only { $combo } itself counts; side cards do not matter and ties go to the banker.
hints-break_combo = Break up { $combo }: head { $head }, middle { $mid }, tail { $tail } should bring { $gain } units more.
hints-piles_win = Against one opponent the head wins about { $head } %, the middle { $mid } %, the tail { $tail } %.
hints-fix_foul = A foul: { $pile } above { $pile2 }. This order is legal and expected to { LOSS($gain) ->
        [loss] lose { AMOUNT($gain) }
       *[other] win { $gain }
    } units.
hints-foul_least = With these cards a foul is not expected to lose more than the layouts in order.
hints-bet_low = You bet before you see your cards, and on the average a punter does not win: the least, { $amount }, will do.
hints-bet_high = You bet before you see your cards, but on the average a punter wins: bet the most, { $amount }.
hints-bet_level = You bet before you see your cards, and on the average a punter neither wins nor loses: bet as much as you like to risk.

## notices

notices-layout_ok = Head < middle < tail: no foul.
notices-layout_ok_loose = In order; middle and tail are equal, which is fine here.
notices-foul_head_mid = Foul: head ({ $head }) ranks above middle ({ $mid }). Lay it so and you lose all three piles.
notices-foul_mid_tail = Foul: middle ({ $mid }) ranks above tail ({ $tail }). Lay it so and you lose all three piles.
notices-foul_both = Foul: { $head }, { $mid }, { $tail } run the wrong way. Lay it so and you lose all three piles.
notices-foul_equal = Foul: middle and tail are exactly equal ({ $combo }); here the middle must be lower.
notices-foul_confirm = Lay it anyway? A foul loses all three piles to every opponent, and it cannot be changed.
notices-foul_confirm_shot = Lay it anyway? A foul loses all three piles and counts as shot; it cannot be changed.
notices-special_available = You can declare { $special }
notices-special_forced = Special hands must be declared here; choose one.
notices-committed = Done. Waiting for: { $players }.
notices-bet_ok = A bet of { $count }: fine.
notices-declare_ok = Declare { $special }: { $units } from each opponent, no comparing.

## events

events-bank =
    .log = Banker: { $player }
events-deals =
    .log = Dealer: { $player }
events-bets_closed =
    .log = Betting is closed
events-dealt =
    .log = The cards are dealt, { $count } each
events-showdown =
    .log = All hands are open
events-pile_won =
    .log = { $pile }: { $combo } ({ $player }) beats { $combo2 } ({ $player2 })
    .log_kicker = { $pile }: both { $combo }; { $rank } ({ $player }) beats { $rank2 } ({ $player2 })
events-pile_level =
    .log = { $pile }: { $player } and { $player2 } level
events-shot =
    .log = { $player } shot { $player2 } (打槍)
events-homerun =
    .log = { $player } made a home run 全壘打
events-hand_result =
    .log = { $player }: { $amount } this hand

## labels

labels-ready = Ready
labels-total = Total { $amount }
labels-cards = { $count } cards
labels-unit = units
labels-score = points
labels-back = face-down card
labels-proposals = Three layouts
