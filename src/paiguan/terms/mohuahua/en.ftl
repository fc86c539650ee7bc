## combinations

combinations-single =
    .label = { $piece }
combinations-pair =
    .label = { $piece } pair
combinations-triple =
    .label = { $piece } triple
combinations-quad =
    .label = { $piece } quad
combinations-quad-66 =
    .label = Heaven quad
combinations-xi =
    .label = Xi
combinations-niu =
    .label = Niu
combinations-bai =
    .label = Bai
combinations-yu =
    .label = Yu
combinations-bailiang =
    .label = { $piece } Bai-liang
combinations-yuliang =
    .label = { $piece } Yu-liang
combinations-groups =
    .label = { $groups }
combinations-answer =
    .label = { $groups }
combinations-xi3 =
    .label = three Xi
combinations-niu3 =
    .label = three Niu
combinations-heaven =
    .label = Heavens
combinations-heaven2 =
    .label = Heaven pair
combinations-heaven3 =
    .label = Heaven triple
combinations-xi_led =
    .label = led Xi
combinations-xi_unled =
    .label = Xi when following
combinations-other =
    .label = other

## verbs

verbs-fold =
    .log = { $player } folded
verbs-go =
    .log = { $player } lifted: the hand is on
verbs-play =
    .button_beat = Play { $combo }
    .log = { $player } played { $combo }
    .button_lead = Lead { $combo }
    .log_lead = { $player } led { $combo }
    .log_win = { $player } played { $combo } and won { $count } { $count ->
        [1] trick
       *[other] tricks
    }
    .log_quad66 = { $player } played the Heaven quad, for { $count } tricks
    .log_extra = { $player } played the Heaven quad and added { $count } face down
    .log_extra_open = { $player } played the Heaven quad and added { $pieces }
    .brief = { $combo }
    .brief_lead = led { $combo }
    .brief_quad66 = Heaven quad: { $count } tricks
    .brief_extra = Heaven quad + { $count }
verbs-discard =
    .button_count = Discard { $count }
    .log = { $player } discarded { $count }
    .log_open = { $player } discarded { $pieces }
    .brief = discarded { $count }
verbs-pad =
    .button_count = Fill up { $count }
    .log = { $player } filled up { $count }
    .log_open = { $player } filled up with { $pieces }
    .brief = filled up { $count }
verbs-declare =
    .log = { $player } declared victory with { $count } tricks

## phases

phases-bid =
    .prompt = Lift (掀) to play. Fold (扣) to ask for a redeal: only if all three fold.
    .wait = Waiting for { $player } to lift or fold
phases-lead =
    .prompt = Your lead.
    .wait = Waiting for { $player } to lead
phases-follow =
    .prompt_top = Nothing may beat { $best }: discard { $count }.
    .prompt_none = Nothing you hold beats { $best }: discard { $count }.
    .prompt_one = { $combo } beats { $best }: play it, or discard { $count }.
    .prompt_some = Beat { $best }, or discard { $count }.
    .prompt_must_one = You can beat, so you must: { $combo } beats { $best }.
    .prompt_must = You can beat { $best }, so you must.
    .prompt = Your turn: beat { $best } with { $count }, or discard if you cannot.
    .wait = Waiting for { $player } to follow
phases-pad =
    .prompt = The Heaven quad is out: fill up { $count }, any cards.
    .wait = Waiting for { $player } to fill up
phases-done =
    .prompt = The hand is over
phases-washed =
    .prompt = All three folded: this hand does not count

## items

items-gou =
    .help = { $tricks } tricks, between 6 and 10: 1 point.
items-ci =
    .help = { $tricks } tricks, 11 reached: 4 points.
items-ci_extra =
    .help = { $tricks } tricks; each beyond 11 is 1 point: { $points }.
items-xi =
    .help = Xi groups that won: { $count }, 1 point each: { $points }.
items-niu =
    .help = Niu groups that won: { $count }, 1 point each: { $points }.
items-liang =
    .help = Quads that won (Bai-liang and Yu-liang too): { $count }, 2 points each: { $points }.
items-value =
    .help = Value of the hand for { $player }: { $points }. Each loser pays that much.
items-two_winners =
    .help = { $winners } both have 6 tricks or more: nothing is paid between the two, and both collect from the third.
items-played_out =
    .help = All hands are empty; the three have 16 tricks between them.
items-washed =
    .help = All three folded: everybody scores 0.
items-resting =
    .help = { $player } sat out: 0.

## refusals

refusals-malformed = This move is malformed: { $field }.
refusals-unknown_verb = There is no move called { $verb }; only go, fold, play, discard, pad and declare.
refusals-unknown_seat = There is no seat { $seat } at this table.
refusals-piece_reversed = Write “{ $piece }” as “{ $correct }”: the higher number first.
refusals-unknown_piece = There is no card { $piece } in this deck; it has only fourteen faces.
refusals-too_many_copies = The deck has only { $copies } of { $piece }.
refusals-dealer_invalid = The dealer must be a seat of this table, not { $value }.
refusals-deal_missing = No deal given: list the cards of every seat.
refusals-deal_seats = The deal must list { $need } seats; this one lists { $count }.
refusals-deal_sizes = Cards at seat { $seat }: { $count }. Each of the three houses gets { $need }.
refusals-deal_resting = { YOU($player) ->
        [you] You sit this hand out and get
       *[other] { $player } sits this hand out and gets
    } no cards.
refusals-deal_pieces = The deal has { $count } of { $piece }; the deck has { $copies }.
refusals-no_pieces = No cards chosen yet; pick the cards first.
refusals-cards_unexpected = Lifting, folding and declaring take no cards.
refusals-hand_over = This hand is over; wait for the next one.
refusals-hand_washed = All three folded and the hand was washed; wait for the new deal.
refusals-resting = You sit this hand out; you play again next hand.
refusals-not_your_turn = Not your turn: waiting for { $player }.
refusals-bid_first = First lift or fold; cards come after that.
refusals-bid_closed = The hand is on; lifting and folding are over.
refusals-lead_discard = You are on lead and cannot discard; any single will do.
refusals-declare_not_on_lead = You may declare victory only when on lead, before leading.
refusals-declare_too_few = You have { $tricks } { $tricks ->
        [1] trick
       *[other] tricks
    }; declaring victory takes { $need }.
refusals-pad_not_now = Nothing to fill up now; that comes only after a Heaven quad on one, two or three cards.
refusals-pad_only = The Heaven quad wins this one; all you do now is fill up { $need }.
refusals-not_held = You do not hold { $pieces }.
refusals-not_enough_held = You hold { $have } of { $piece }, not { $count }.
refusals-lead_groups_size = { $kinds } make { $count } cards; groups led together must make 4, 6, 8 or 12.
refusals-lead_size = You cannot lead { $count } cards; only 1, 2, 3, 4, 6, 8 or 12.
refusals-trio_off = { $pieces } do not combine here: three Xi and three Niu are switched off.
refusals-trio_alone = Three Xi or three Niu go alone, never with other groups.
refusals-bai_groups_off = Lead one Bai at a time; Bai in groups is switched off here.
refusals-lead_two_quads = Lead one quad at a time; the same goes for Bai-liang and Yu-liang.
refusals-lead_same_pips = { $pieces } have { $pips } pips each but are not identical, so they cannot be led together.
refusals-lead_not_combo = { $pieces } do not make a combination: two or more cards must be identical, or a Xi, Niu, Bai, Yu, Bai-liang or Yu-liang.
refusals-extra_elsewhere = No extras here; they go only with a Heaven quad played on more than four cards.
refusals-quad66_led_xi = A led Xi is highest: even the Heaven quad cannot beat { $top }. Discard { $need }.
refusals-extra_not_needed = The lead is { $count }, four or fewer: the Heaven quad takes no extras.
refusals-extra_count = With the Heaven quad add { $need } face down; you added { $count }.
refusals-on_heaven_quad = Nothing beats the Heaven quad on the table; discard { $need }.
refusals-locked_xi = A led Xi is highest: nothing beats { $top }. Discard { $need }.
refusals-locked_xi_quad_only = Only the Heaven quad beats a led Xi here; otherwise discard { $need }.
refusals-count_play = Cards needed: { $need }; you chose { $count }. Only the Heaven quad may differ.
refusals-follow_xi = A Xi is high only when led; following it is lowest and cannot beat { $top }.
refusals-groups_topped = { $top } has a whole group of Heavens: nothing beats it. Discard { $need }.
refusals-under_two_niu = Two Niu are beaten only by the Heaven quad, not by any other quad.
refusals-groups_count = { $top } is { $count } groups: answer with { $count } groups, each beating one.
refusals-groups_not_each = { $combo } does not beat every group of { $top }: a Heaven pair beats Niu, Bai or a Heaven triple beats Yu, a Heaven triple beats Bai.
refusals-follow_not_combo = { $pieces } do not make a combination and cannot beat { $top }.
refusals-six_lower = { $combo } does not beat { $top }. Six cards: Bai-liang > Yu-liang > others.
refusals-lower_class = { $combo } does not beat { $top }. Heaven > Niu > Bai > Yu > others.
refusals-lower = { $combo } ({ $pips } pips) is lower than { $top } ({ $top_pips } pips).
refusals-equal = { $combo } only equals { $top }; it must be higher, and on a tie the earlier play stands.
refusals-must_beat = You cannot discard: you can beat { $top }, so you must, for example with { $combo }.
refusals-count_discard = Discard exactly { $need }; you chose { $count }.
refusals-pad_count = Fill up exactly { $need }; you chose { $count }.
refusals-score_tricks_total = The tricks add up to { $total }; a hand has 16.
refusals-score_tricks_short = The tricks add up to { $total }, not 16; if victory was declared, the declarer needs { $need }.
refusals-score_resting = { $player } sat this hand out and can have no tricks or bonuses.
refusals-score_bonus_max = { $kind } is entered as { $count }; a hand has { $max } at most.
refusals-score_bonus_tricks = The bonuses of { $player } take at least { $need } tricks, but only { $tricks ->
        [one] 1 is
       *[other] { $tricks } are
    } entered.

## hints

hints-go_strong = You can expect about { $count } { $count ->
        [1] trick
       *[other] tricks
    }, enough for 6: lift.
hints-go_short = You can expect about { $count } { $count ->
        [1] trick
       *[other] tricks
    }, short of 6; but lifting does not come out worse than folding, for if another house lifts you play all the same.
hints-fold_weak = You can expect only about { $count } { $count ->
        [1] trick
       *[other] tricks
    }, short of 6: fold and hope for a redeal.
hints-fold_wait = You can expect about { $count } { $count ->
        [1] trick
       *[other] tricks
    }; folding does not give them up, for if another house lifts you play all the same.
hints-fold_washes = You can expect about { $count } { $count ->
        [1] trick
       *[other] tricks
    }. The others have folded: if you fold too, the cards are dealt anew and nobody pays.
hints-lead_xi = A Xi is high only when led: lead { $combo } now, a sure { $count } { $count ->
        [1] trick
       *[other] tricks
    }, and the xi counts if you win the hand.
hints-lead_unbeatable = No one can hold anything that beats { $combo }: a sure { $count } { $count ->
        [1] trick
       *[other] tricks
    }.
hints-safest_lead = Lead { $combo }: unseen cards make { $count ->
        [1] one play that beats
       *[other] { $count } plays that beat
    } it, and no other lead of yours is harder to beat.
hints-lead_keeps = Lead { $combo } and keep { $keep }: { $count ->
        [0] nothing unseen beats
        [1] one unseen play beats
       *[other] { $count } unseen plays beat
    } that when you lead it.
hints-lead_all = Lead { $combo }, all you hold: { $count ->
        [1] one unseen play beats
       *[other] { $count } unseen plays beat
    } it.
hints-win_the_lead = { $combo } wins this one for sure, and then you can lead { $next }, which nobody can beat.
hints-beat_sure = { $combo } takes this one for sure: { $count } { $count ->
        [1] trick
       *[other] tricks
    }, and you lead next.
hints-beat_last = { $combo } takes the last { $count ->
        [1] trick
       *[other] { $count } tricks
    } for sure.
hints-beat_cheapest = { $combo } is high enough here; keep { $keep }, which is higher, for later.
hints-beat_open = { $combo } is the best so far. { YOU($player) ->
        [you] You play
       *[other] { $player } plays
    } after it; unseen cards make { $count ->
        [1] one play that beats
       *[other] { $count } plays that beat
    } it.
hints-keep_groups = Discarding { $pieces } keeps { $combo } whole.
hints-discard_low = Discard { $pieces }: part of no group in your hand, and at least { $count } { $count ->
        [1] card
       *[other] cards
    } you have not seen rank higher.
hints-discard_keeps = Discard { $pieces } and keep { $keep }: { $count ->
        [0] nothing unseen beats
        [1] one unseen play beats
       *[other] { $count } unseen plays beat
    } that when you lead it.
hints-leave_last = Your last cards: { YOU($player) ->
        [you] you take
       *[other] { $player } takes
    } this one unless a later house beats it.
hints-keep_winners = Keeps { $combo } for when you lead: { $count ->
        [1] one sure trick
       *[other] { $count } sure tricks
    }, which { $count ->
        [1] brings
       *[other] bring
    } you to { $need }.
hints-quad66_now = Nothing beats the Heaven quad: it takes { $count } tricks, and the liang counts if you win the hand.
hints-reach_target = { $combo } wins this one for sure and brings you to { $tricks } tricks: { $item }.
hints-stop_rival = { YOU($player) ->
        [you] You have { $tricks } { $tricks ->
        [1] trick
       *[other] tricks
    } and reach
       *[other] { $player } has { $tricks } { $tricks ->
        [1] trick
       *[other] tricks
    } and reaches
    } { $need } by winning this one; do not let it go.
hints-play_on = You are at ci, where each more trick is 1 point: { $combo } brings { $count } for sure.
hints-declare_now = Declare with { $tricks } tricks: { $value } { $value ->
        [1] point
       *[other] points
    } from each loser, and no lead in your hand is sure to win more.
hints-declare_take = Declare with { $tricks } tricks: { $value } { $value ->
        [1] point
       *[other] points
    } from each loser, for certain.

## events

events-deal = { $player } dealt: 16 cards each
events-rest = { $player } sat this hand out
events-trick_won = { $player } won { $count } { $count ->
        [1] trick
       *[other] tricks
    }
events-trick_won_bonus = { $player } won { $count } { $count ->
        [1] trick
       *[other] tricks
    }, { $bonus }
events-reached_gou = { $player } reached { $count } tricks: gou 夠
events-reached_ci = { $player } reached { $count } tricks: ci 賜
events-washed = All three folded: redeal. Next dealer: { $player }
events-played_out = All 16 tricks played; settling up
events-next_dealer = Next dealer: { $player }

## table

table-key = 6 tricks: gou 夠 · 11 tricks: ci 賜
table-dun = { $count } won
table-track_alt = { $count } of 16 tricks
table-tag_xi = xi { $count }
table-tag_niu = niu { $count }
table-tag_liang = liang { $count }
table-total = total { $points }
table-left = { $count } left
table-trick_title = Lead { $n } · cards: { $count }
table-ok_lead = { $combo } can be led.
table-ok_play = { $combo } beats { $best }: you can play it.
table-ok_discard = Nothing you hold beats { $best }: discard { $count }.
table-ok_discard_free = You may discard { $count } and keep your high cards.
table-ok_pad = Fill up { $count }: fine.
table-piece_times = { $piece } ×{ $count }
