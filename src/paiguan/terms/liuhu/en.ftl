## verbs

verbs-wuhu =
    .log = { $player } showed the Five Tigers and won at once with 8 hu: { $pieces }
verbs-nowuhu =
    .log = { $player } gave up the Five Tigers and played on
verbs-zuo =
    .log = { $player } called 做牌
verbs-zuo_privileged =
    .log = { $player } called 做牌 and became privileged
verbs-pass =
    .log = { $player } passed
verbs-pass_empty =
    .log = { $player } did not declare: drawn
verbs-lead =
    .button_n = Lead · { $count }
    .log = { $player } led { $pieces }
    .log_single = { $player } led { $pieces }
    .brief = led { $pieces }
verbs-beat =
    .button_n = Beat · { $count }
    .log = { $player } beat it: { $pieces }
    .brief = { $pieces }
verbs-discard =
    .button_n = Discard · { $count }
    .log = { $player } discarded { $count }: { $pieces }
    .brief = discarded { $count }
verbs-discard_down =
    .button_n = Face down · { $count }
    .log = { $player } discarded { $count } face down
    .brief = { $count } face down
verbs-hu =
    .button_n = Declare · { $hu } hu
    .log = { $player } declared 食糊 with { $hu } hu: { $hu_tricks } from tricks, { $hu_old } from old cards

## phases

phases-DEAL =
    .prompt = Dealing…
    .wait = Dealing…
phases-WUHU =
    .prompt = You hold all Five Tigers: win now, or play on?
    .wait = { $player } to call or pass
phases-CALL =
    .prompt = Call 做牌, or pass?
    .wait = { $player } to call or pass
phases-LEAD =
    .prompt = Your lead
    .wait = { $player } to lead
phases-FOLLOW =
    .prompt_top = Nothing may beat { $standing }: discard { $count }
    .prompt_none = Nothing you hold beats { $standing }: discard { $count }
    .prompt_one = { $combo } beats { $standing }: play it, or discard { $count }
    .prompt_some = Beat { $standing }, or discard { $count }
    .prompt = Your turn: beat or discard
    .wait = { $player } to beat or discard
phases-END =
    .prompt = The hand is over
    .wait = The hand is over

## items

items-win =
    .help = The winner's { $hu } hu are worth { $score }; each loser pays it in full.
items-baoshu =
    .help = The privileged player did not win and pays both shares: { $score } × 2.
items-baoshu_exempt =
    .help = The privileged player has paid both shares; this loser owes the winner nothing.
items-dream =
    .help = The dream's { $hu } hu are worth { $score }; each loser pays it in full, 包輸 or not.
items-wuhu =
    .help = Fixed at 8 hu, worth { $score } from each loser; nothing for the dream, no 包輸.
items-hu_tricks =
    .help = { $count } hu from tricks: a trick won gives as many hu as the cards it took.
items-hu_old =
    .help = Old cards still in hand when declaring: { $count }, 1 hu each.
items-dream_base =
    .help = The dream starts from { $count } hu, which alone score nothing.
items-dream_match =
    .help = Cards in the winner's hand with the number of the dream's { $card }: { $count }, 1 hu each.
items-dream_match_dealt =
    .help = Among the winner's twelve cards as dealt, those with the number of the dream's { $card }: { $count }, 1 hu each.
items-dream_match_none =
    .help = The dream holds { $card }, which has no number and matches nothing.
items-baoshu_factor =
    .help = Pays the other loser's share too, so ×{ $factor }; on the winner's share only, never the dream's.

## option_conflicts

option_conflicts-deck_needs_three = The Leshan pack has no 37th card, so only three can play; you chose four.
option_conflicts-void_counts_no_effect = With one lap as a 圈, the setting for void hands does nothing.
option_conflicts-dream_count_no_effect = Three players have no dream, so what it matches does nothing.
option_conflicts-yunxian_no_effect = Three players do not use 雲線, so its number does nothing.
option_conflicts-deck_no_effect = Three players use only the 36 number cards, so every pack plays the same.

## refusals

refusals-deal_wrong_seats = This game needs hands for { $need } seats; { $count ->
        [one] 1 was
       *[other] { $count } were
    } given.
refusals-dealer_invalid = There is no seat { $value }, so it cannot deal.
refusals-deal_sizes = Seat { $seat } should be dealt { $need }; { $count ->
        [one] 1 was
       *[other] { $count } were
    } given.
refusals-deal_pieces = The deal is wrong: { $piece } is dealt { $count ->
        [one] once
       *[other] { $count } times
    }. Each card in play is dealt exactly once.
refusals-malformed = This move cannot be read: field “{ $field }” is wrong.
refusals-unknown_seat = There is no seat { $seat } at this table.
refusals-unknown_verb = Luk Fu has no move “{ $verb }”.
refusals-no_pieces = Choose cards first for “{ $verb }”.
refusals-cards_unexpected = “{ $verb }” takes no cards; put the chosen ones back.
refusals-unknown_piece = Luk Fu has no card “{ $piece }”.
refusals-too_many_copies = There is only one { $piece }; it cannot be chosen twice.
refusals-card_not_in_play = { $pieces }: not in play in this hand.
refusals-hand_over = This hand is over; wait for the next deal.
refusals-dream_cannot_act = You are the dream 夢家 in this hand: no calling, playing or declaring; your score comes by itself.
refusals-wuhu_decide_first = First decide: Five Tigers now, or play on?
refusals-wuhu_three_players = With three players there is no 37th card, so no Five Tigers.
refusals-wuhu_not_held = Five Tigers needs all four ones and { $joker }; you lack { $missing }.
refusals-wuhu_too_late = Five Tigers can be claimed only before the calling; it is too late now.
refusals-nowuhu_nothing = You have no Five Tigers to decide on now.
refusals-call_not_open = One moment: the calling has not opened yet.
refusals-already_passed = You have passed already and cannot call again.
refusals-call_closed = The calling is over: { $player } called 做牌.
refusals-hu_not_on_lead = You can declare 食糊 only when you are on lead.
refusals-not_your_turn = Not your turn yet. To move: { $player }.
refusals-call_first = Bid first: 做牌, or pass?
refusals-lead_no_pass = You cannot pass a lead while you hold cards: lead, or declare with six hu.
refusals-nothing_to_follow = You are on lead; there is nothing to beat or discard to.
refusals-no_cards_left = No cards are left: declare 食糊, or leave the hand drawn.
refusals-already_led = { YOU($player) ->
        [you] You have
       *[other] { $player } has
    } led; beat or discard { $count }.
refusals-follow_no_pass = You cannot pass here: if you do not beat, discard { $count }.
refusals-hu_too_few = 食糊 needs six hu; you have { $hu } ({ $hu_tricks } from tricks, { $hu_old } from old cards).
refusals-not_held = Not in your hand: { $pieces }.
refusals-wrong_count = Put down { $count }, as many as were led; you chose { $chosen }.
refusals-pair_is_nothing = Two cards are no combination: play one (single), or three and up (set, run).
refusals-joker_only_single = { $joker } has no suit or number and is played only as a single.
refusals-joker_counts_as_one = { $joker } counts only as a one: it may join a set of ones, never a run or another set.
refusals-set_too_big = A set has at most four cards; you chose { $chosen }.
refusals-run_wraps = Nine and one do not join: { $pieces } is not a run.
refusals-run_mixed_suits = A run is all one suit; { $pieces } are not.
refusals-run_too_long = At this table a run is exactly three cards; you chose { $chosen }.
refusals-run_gap = { $pieces }: one suit, but not consecutive, so no run.
refusals-not_a_combination = { $pieces }: no combination. Play a single, three or four of one number, or a run in one suit.
refusals-lead_joker_last = You still hold { $suit }; { $joker } may be led only when no suit card is left.
refusals-lead_privilege_limit = The privilege covers your highest suit only, { $suit }: you may lead { $legal }.
refusals-lead_highest_suit = A single must be led from your highest suit, { $suit }: { $legal }. Sets and runs are free.
refusals-lead_fresh_first = { $pieces } is an old card; lead the others of that suit first: { $legal }.
refusals-beat_led_top = Nothing beats { WHOSE($player) } { $standing } when it is led; discard one.
refusals-beat_joker = { $joker } beats nothing; here it can only be discarded.
refusals-beat_other_kind = Only the same kind can beat it. { YOU($player) ->
        [you] Your
       *[other] { $player }'s
    } play: { $kind }. Yours: { $combo }.
refusals-beat_must_same_suit = At this table only a higher card of the same suit beats a single; { $standing } is of { $suit }.
refusals-beat_one_is_low = When following, { $pieces } is just the lowest of its suit and does not beat { WHOSE($player) } { $standing }.
refusals-beat_lower_suit = Suit comes first (Tens > Guan > Strings > Cash): { $pieces } does not beat { WHOSE($player) } { $standing }.
refusals-beat_lower_number = Same suit, lower number: { $pieces } does not beat { WHOSE($player) } { $standing }.
refusals-beat_set_lower = Sets rank 9 > 1 > 8 > 7 … > 2: { $pieces } does not beat { WHOSE($player) } { $standing }.
refusals-beat_run_lower_suit = Runs compare suit first (Tens > Guan > Strings > Cash): { $pieces } does not beat { WHOSE($player) } { $standing }.
refusals-beat_run_lower_top = Runs of one suit compare top cards: { $pieces } does not beat { WHOSE($player) } { $standing }.
refusals-discard_must_break = You could beat this. To discard instead, include at least one of: { $legal }.
refusals-score_dealer_privileged = At this table a dealer who calls is not privileged.
refusals-score_hand_size = With { $won } hu from tricks at most { $need ->
        [one] 1 card
       *[other] { $need } cards
    } can be left in hand; { $count ->
        [one] 1 was
       *[other] { $count } were
    } given.
refusals-score_old_count = { $count ->
        [one] 1 old card is
       *[other] { $count } old cards are
    } more than the { $need ->
        [one] 1 card
       *[other] { $need } cards
    } in hand.
refusals-score_old_most = { $count } old cards are too many: there are { $max } at most.

## hints

hints-wuhu_take = Five Tigers gives 8 hu now, { $score } points from each loser; it cannot be claimed later.
hints-wuhu_hold = Five Tigers would bring { $score } points from each loser now; playing the hand is expected to { LOSS($gain) ->
        [loss] lose { AMOUNT($gain) }
       *[other] bring { $gain }
    } in all.
hints-call_enough = Your old cards alone give { $hu } hu: enough to declare when you are on lead.
hints-call_strong = Your old cards give { $hu } hu; { $count } more from tricks are enough.
hints-call_combos = Your old cards give { $hu } hu, and { $count } of your cards belong to sets or runs to win the other { $need } with.
hints-call_pass_risk = Your old cards give { $hu } hu, { $count } short; a caller who does not win pays both shares.
hints-call_pass = Your old cards give { $hu } hu; passing leaves the call to the next player.
hints-call_void = Your old cards give { $hu } hu. If you pass too, the hand is void and nobody pays.
hints-hu_now = Declare: { $hu } hu are worth { $score } { $score ->
        [1] point
       *[other] points
    } from each, and no lead that is sure to win brings more.
hints-hu_take = Declare: { $hu } hu are worth { $score } { $score ->
        [1] point
       *[other] points
    } from each, for certain.
hints-hu_decline = Declaring with { $hu } hu would be worth { $score } { $score ->
        [1] point
       *[other] points
    } from each; if you pass, nobody pays.
hints-hu_wait_safe = Lead { $pieces } first, which nobody can beat, then declare with { $hu } hu: { $next_score } points from each instead of { $score }.
hints-lead_unbeatable = Nobody can beat { $pieces } when led: a sure { $count } hu, and you keep the lead.
hints-lead_combo_safe = { $combo } { $pieces }: from the cards shown, nobody can hold a higher one. That is { $count } hu.
hints-lead_promotes = Leading { $pieces } makes { $promoted } in your hand old, so you lose no hu.
hints-lead_single = { $pieces } wins 1 hu unless somebody beats it: { $count ->
        [0] no unseen card does
        [1] one unseen card does
       *[other] { $count } unseen cards do
    }.
hints-lead_combo = { $combo } { $pieces } wins { $count } hu unless somebody holds a higher one.
hints-keep_old = Keep what is old, { $pieces }: each old card in hand is 1 hu when you come to declare.
hints-keep_combo = Keeps { $pieces } together ({ $combo }), to lead later for { $count } hu.
hints-beat_then_declare = Winning this trick gives { $count } hu, { $hu } with your old cards: on lead, you can declare.
hints-beat_stop_player = { YOU($player) ->
        [you] You have
       *[other] { $player } has
    } { $count } hu from tricks and, with this one and old cards, may reach 6: beat it.
hints-beat_takes = { $pieces } takes this trick for sure: { $count } hu, and you lead next.
hints-beat_last = { $pieces } takes the last trick for sure: { $count } hu.
hints-beat_open = { $pieces } wins { $count } hu unless { $player }, who plays after you, beats it.
hints-discard_cheapest = You cannot beat it. Discard { $pieces }: not old, and part of no combination.
hints-discard_break = Leave this trick of { $count } hu. The discard must then contain a card that could have beaten; it contains { $pieces }.
hints-discard_leaves = Discarding { $pieces } leaves you with { $hu } hu from tricks and old cards.
hints-discard_costs = Discarding { $pieces } gives up { $count ->
        [1] an old card
       *[other] { $count } old cards
    } of yours; tricks and your other old cards then make { $hu } hu.

## legal

legal-ok_lead = { $combo } { $pieces }: may be led, { $count } hu if it holds.
legal-ok_lead_top = { $pieces }: nothing beats it when led, a sure { $count } hu.
legal-ok_beat = { $pieces } beats { $standing }; { $count } hu if it holds.
legal-ok_beat_last = { $pieces } beats { $standing } and wins { $count } hu.
legal-ok_beat_last_hu = { $pieces } beats { $standing }: { $count } hu more, { $hu } with your old cards, enough to declare.
legal-ok_discard = You cannot beat it; any discard will do: { $pieces }.
legal-ok_discard_free = At this table you may discard anything: { $pieces }.
legal-ok_discard_break = A beating play is broken up, so you may discard { $pieces }.
legal-ok_hu = { $hu } hu, worth { $score }: you may declare 食糊.
legal-warn_zuo = Calling makes you privileged; if another player declares, you pay both shares (包輸).
legal-warn_nowuhu = Playing on gives up the Five Tigers for good.

## events

events-dream_seat = Dream 夢家: { $player }
events-trick_heading = Trick { $count }
events-trick_won = Trick to { $player }: { $count } hu, { $won } from tricks so far
events-promoted = Now old: { $pieces }
events-dream_shown = The dream's card: { $card }
events-hand_shown = The winner's hand: { $pieces }
events-draw = All cards played: drawn 打和
events-void = Nobody called: void 流局
events-next_dealer = Next dealer: { $player }
events-dealer_seat = Dealer: { $player }

## labels

labels-hu = hu
labels-hu_count = { $count } hu
labels-total = Total
labels-hand = Hand
labels-trick = Trick
labels-round = 圈
labels-cards_left = { $count } left
labels-dream_plate = 1 card · sits out
labels-old_now = Old now 老歲
labels-old_held = yours
labels-my_hu = Tricks { $hu_tricks } + old { $hu_old } = { $hu } hu
labels-last_trick = Last trick
labels-sort = Sort
labels-back = face-down card
labels-name_run = { LIST($numbers, by: "-") } of { $suit }
labels-name_set_3 = three { $number }s
labels-name_set_4 = four { $number }s
labels-name_set_joker = { $name } (with { $joker })
labels-name_combo = { $kind }: { $pieces }
