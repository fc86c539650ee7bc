## verbs

verbs-discard =
    .log = { $player } discarded { $pieces }
verbs-wei =
    .button_four = Wei four 偎
    .detail = lay { $count }
    .log = { $player } made a wei of { $pieces }
    .log_four = { $player } made a wei of all four { $pieces } and drew again
    .log_hidden = { $player } made a wei, { $count } cards face down
    .log_four_hidden = { $player } made a wei, { $count } cards face down, and drew again
verbs-hu =
    .detail = { $count } points
    .log = { $player } won on { $pieces } for { $count }
    .log_initial = { $player } won with the dealt hand for { $count }
    .log_wei = { $player } won right after the wei of { $pieces } for { $count }
verbs-peng =
    .detail = { $pieces }
    .log = { $player } took { $pieces } by peng
verbs-kong =
    .detail = { $pieces }
    .log = { $player } laid an open quad of { $pieces } and drew again
    .log_covered = { $player } laid a covered quad of { $pieces } and drew again
    .log_covered_hidden = { $player } laid a quad, { $count } cards face down, and drew again
    .log_added = { $player } added the fourth { $pieces } and drew again
verbs-chi =
    .detail = { $pieces }
    .log = { $player } took { $pieces } by chi: { $combo }
verbs-pass =
    .detail = locks { $pieces }
    .detail_free = no lock
    .confirm = If you pass, you may not chi, peng, kong or wei { $pieces } for the rest of this hand. Pass anyway?
    .log = { $player } passed on { $pieces }
    .log_locks = { $player } passed on { $pieces }: locked for this hand

## events

events-deal =
    .log = Dealer, with twenty cards: { $player }; sitting out: { $dreamer }
events-draw =
    .log = { $player } drew { $pieces }
    .log_next = Nobody took it; { $player } drew { $pieces }
events-draw_hidden =
    .log = { $player } drew a card and must make a wei
    .log_next = Nobody took it; { $player } drew a card and must make a wei
events-draw_last =
    .log = { $player } drew the last card: { $pieces }
    .log_next = Nobody took it; { $player } drew the last card: { $pieces }
events-outranked =
    .log = { $player } had the better claim on { $pieces } than your { $combo }; this does not lock you
events-exhausted =
    .log = The stock is used up: no winner
    .log_next = Nobody took it; the stock is used up: no winner

## phases

phases-discard =
    .prompt = Your turn: discard one card
    .prompt_hu = You may win, or discard one card
    .waiting = Waiting for { $player } to discard
phases-wei =
    .prompt = You drew { $pieces }: lay your wei
    .waiting = Waiting for { $player } to lay a wei
phases-claim =
    .prompt = { $player } drew { $pieces }: you may take it
    .prompt_discard = { $player } discarded { $pieces }: you may take it
    .prompt_own = You drew { $pieces }: you may use it
    .prompt_worth = { $player }, { $pieces }: { $verb } makes { $hard } hard points
    .prompt_discard_worth = { $player }, { $pieces }: { $verb } makes { $hard } hard points
    .prompt_own_worth = Your { $pieces }: { $verb } makes { $hard } hard points
    .waiting = Does anybody take { $pieces }?
phases-over =
    .prompt = This hand is over
    .waiting = This hand is over

## terms

terms-hand_count = Hand { $count }
terms-laid_xi = Laid { $count }
terms-hu_preview = Win: { $items } = { $total }

## items

items-pair_red =
    .help = The pair { $pieces } is red: { $value }.
items-pair_again =
    .help = The pair's kind { $pieces } is also in a meld: { $value }.
items-peng =
    .help = Open triplets or quads { $pieces }, black 2, red 3: { $value }.
items-zai =
    .help = Covered triplets or quads { $pieces }, black 3, red 4: { $value }.
items-tuanyuan =
    .help = All four of { $pieces }, black 3, red 4: { $value }.
items-duohong =
    .help = Reds: { $count }; 10 for each beyond nine: +{ $value }.
items-manyuanhua =
    .help = Every meld and the pair has a red: +{ $value }.
items-daxiaozi =
    .help = All cards of one size: +{ $value }.
items-yinhu =
    .help = Red 團圓 { $pieces }: +{ $value }.
items-zhuohu =
    .help = 團圓 { $pieces }, not neighbours: +{ $value }.
items-zimeizhuo =
    .help = 團圓 { $pieces }, neighbours: +{ $value }.
items-sanluanzhuo =
    .help = 團圓 { $pieces }, no two neighbours: +{ $value }.
items-zimeizhuo_tuo =
    .help = 團圓 { $pieces }, two neighbours and one more: +{ $value }.
items-zusunzhuo =
    .help = 團圓 { $pieces }, three in a row: +{ $value }.
items-jiabapengtou =
    .help = { $pieces } are both 團圓: +{ $value }.
items-bapengtou =
    .help = Small 8 and big 8 are both 團圓: +{ $value }.
items-haidihu =
    .help = { $pieces } was the last stock card: +{ $value }.
items-dandiao =
    .help = { $pieces } made the pair: +{ $value }.
items-beikaobei =
    .help = Won by making a triplet of { $pieces }: +{ $value }.
items-dianhu =
    .help = Exactly one red: ×{ $value }.
items-yidianhong =
    .help = Exactly one red, both rows counted: another ×{ $value }.
items-wuhu =
    .help = No red: ×{ $value }.
items-hongwu =
    .help = Reds: { $count }, fourteen or more: ×{ $value }.
items-duizihu =
    .help = All six melds are triplets or quads: ×{ $value }.
items-wudui =
    .help = All triplets or quads, no red: ×{ $value }.
items-hard =
    .help = Melds, pair and 團圓 together: { $value }; { $min } needed to win.
items-add =
    .help = Patterns add { $value }.
items-mult =
    .help = Patterns multiply by { $value }.
items-total =
    .help = (hard { $hard } + patterns { $add }) × { $mult } = { $value }.
items-win =
    .help = { $payer } → { $winner }: the total, { $value }.
    .help_sum = { $payer } → { $winner }: (hard { $hard } + patterns { $add }) × { $mult } = { $value }.
    .help_multiply_first = { $payer } → { $winner }: hard { $hard } × { $mult } + patterns { $add } = { $value }.
items-discarder_all =
    .help = { YOU($payer) ->
            [you] You discarded the winning card and pay
           *[other] { $payer } discarded the winning card and pays
        } { $winner } for both: { $value }.
items-dreamer =
    .help = The seat sitting out shares the dealer's result: { $payer } → { $payee }, { $value }.
items-huang =
    .help = The stock ran out; nobody pays.

## option_conflicts

option_conflicts-discarder_pays_idle = With wins on drawn cards only, nobody wins on a discard, so “Discarder” pays has no effect.
option_conflicts-dandiao_any_idle = With wins on drawn cards only, 單吊 on “Discards too” has no effect.
option_conflicts-lock_blocks_win_idle = With locks off, “Locks limit winning” has no effect.

## refusals

refusals-malformed = This action cannot be read: “{ $field }” is missing or wrong.
refusals-unknown_verb = There is no action “{ $verb }”; use discard, chi, peng, kong, wei, hu or pass.
refusals-draw_is_automatic = Cards are drawn for you; there is nothing to do.
refusals-unknown_seat = There is no seat { $seat }; seats are 0 to 3.
refusals-unknown_piece = There is no card “{ $piece }”.
refusals-chi_name_two = For chi, name exactly two cards of your hand; you named { $count }.
refusals-wei_bad_size = A wei has three or four cards, not { $count }.
refusals-hand_over = This hand is over.
refusals-dreamer_never_acts = You are sitting out this hand: you may watch, not play.
refusals-not_your_turn = It is not your turn; { YOU($player) ->
        [you] you are
       *[other] { $player } is
    } to act.
refusals-wei_before_hu = Wei comes before hu: lay { $piece } first, then win if the rest is complete.
    .short = wei first
refusals-wei_cannot_pass = You hold { $held } of { $piece } and drew another: the wei is forced, you may not pass.
    .short = must wei
refusals-wei_forced = You hold { $held } of { $piece } and drew another: only wei is possible now.
    .short = must wei
refusals-wei_four_off = This table has no quads; lay a wei of three.
    .short = no quads here
refusals-wei_four_needs_three = A wei of four needs three { $piece } in hand and you hold { $held }; lay three.
    .short = need 3 { $piece }
refusals-wei_own_draw_only = You may wei only a card you have just drawn yourself.
    .short = own draw only
refusals-wei_needs_two = A wei needs two { $piece } in hand; you hold { $held }.
    .short = need 2 { $piece }
refusals-discard_cannot_pass = It is your turn to discard; you may not pass.
refusals-no_exposed_card = There is no exposed card for { $verb }; discard one card.
refusals-card_laid = { $piece } is already laid down; discard from your hand.
refusals-not_held = You have no { $pieces } in hand.
refusals-hu_after_claim = No hu right after { $verb }: the card itself had to be claimed with hu. Discard one card.
    .short = too late
refusals-kong_off = This table has no quads.
    .short = no quads here
refusals-kong_add_from_hand = The { $piece } in your hand may not be added to the three you laid; only a drawn fourth can.
refusals-kong_needs_four = On your turn a kong needs all four { $piece } in hand; you hold { $held }.
    .short = need 4 { $piece }
refusals-claim_first = First it is settled who takes { $piece }; discarding comes after.
refusals-claim_other_card = Only the exposed { $piece } can be taken now.
refusals-own_discard = You discarded { $piece } yourself; you may not take it back.
    .short = your discard
refusals-hu_discard_off = This table wins on drawn cards only; { $piece } was discarded.
    .short = drawn only
refusals-hu_not_complete = Not complete: you need six melds and a pair.
    .short = not complete
refusals-hu_hard_short = The hand is complete, but has { $hard ->
        [one] 1 hard point
       *[other] { $hard } hard points
    }; { $min } are needed.
    .short = too few points
refusals-hu_locked = You are locked on { $piece }: it may only complete your pair, with { $min } hard points.
    .short = locked: { $piece }
refusals-peng_own_draw = Peng takes another seat's card; { $piece } is your own draw.
    .short = own draw
refusals-peng_needs_two = Peng needs two { $piece } in hand; you hold { $held }.
    .short = need 2 { $piece }
refusals-kong_own_draw_needs_set = You drew { $piece } yourself: a kong needs your laid peng or wei of it.
    .short = no laid triplet
refusals-kong_add_own_draw_only = Another seat's { $piece } may not be added to your laid three; you must draw it yourself.
    .short = own draw only
refusals-kong_needs_three = Kong needs three { $piece } in hand; you hold { $held }.
    .short = need 3 { $piece }
refusals-chi_not_next = Chi only from the previous player or your own draw; this card is { YOU($player) ->
        [you] yours
       *[other] { $player }'s
    }.
    .short = not from there
refusals-locked = You are locked on { $piece }, having discarded it or passed on it: no chi, peng, kong or wei with it this hand.
    .short = locked: { $piece }
refusals-chi_not_held = You have no { $piece } in hand to chi with.
refusals-chi_two_seven_ten = 2-7-10 is no meld in this game; a run is three numbers in a row.
refusals-chi_mixed_sizes = { $pieces }: big and small cards cannot share a run.
refusals-chi_wrap = { $pieces }: ten and one are not neighbours.
refusals-chi_not_run = { $pieces } are not three numbers in a row.
refusals-chi_none = No two cards in your hand make a run with { $piece }.
    .short = no run
refusals-already_answered = You have already answered on { $piece }; wait for the result.
refusals-not_asked = You have no claim on { $piece }, so there is nothing to answer.
refusals-out_of_order = In a record { YOU($player) ->
        [you] you have
       *[other] { $player } has
    } to answer first.
refusals-dealer_invalid = The dealer must be a seat from 0 to 3, not { $value }.
refusals-deal_sizes = Seat { $seat } must be dealt { $need }, not { $count }.
refusals-stock_size = The stock must hold { $need }, not { $count }.
refusals-deal_pieces = { $piece } appears { $count ->
        [one] once
       *[other] { $count } times
    }; every kind has exactly { $copies }.
refusals-score_dreamer = Seat { $seat } is sitting out this hand and neither wins nor discards.
refusals-score_source_unknown = “{ $value }” is no source of a winning card; use initial, wei, self, other or discard.
refusals-score_win_missing = Name the winning card.
refusals-score_meld_unknown = “{ $meld }” is not a laid meld; use chi, peng, wei, kong_open or kong_covered.
refusals-score_too_many_copies = There are only four { $piece }; { $have } are used here.
refusals-score_wrong_count = With the laid melds this must be { $need } cards, not { $have }; each quad adds one.
refusals-score_kong_off = These rules have no quads, so “{ $meld }” cannot be there.
refusals-score_initial = Only the dealer wins with the dealt hand, and with nothing laid yet.
refusals-score_wei_missing = For a win after wei, the wei of { $piece } must be among the laid melds.
refusals-wrong_phase = Not possible now ({ $phase }): { $verb }.

## hints

hints-win_now = Winning now is worth { $total }.
hints-wait_for_more = Let this win go: unseen cards ({ $count }) would bring { $total }.
hints-pass_win = Winning now is worth { $total }; playing on does not come out worse on the average.
hints-best_wait = This leaves you waiting for { $pieces }; unseen: { $count }.
hints-lone_card = { $piece } stands alone; nothing in your hand goes with it.
hints-breaks_nothing = Discarding { $piece } breaks no pair, triplet or run.
hints-discard_leaves = Without this { $piece } your hand still has { $sets ->
        [0] {""}
        [1] 1 triplet and{" "}
       *[other] { $sets } triplets and{" "}
    }{ $pairs ->
        [0] no pair
        [1] 1 pair
       *[other] { $pairs } pairs
    }.
hints-keep_pair_for_wei = Keep the pair of { $piece }: drawing a third makes a wei worth { $value } hard points.
hints-reach_hard = This brings your hard points to { $hard }; { $min } are needed to win.
hints-chi_starves_points = Runs score nothing: after this chi your triplets and pair can bring { $hard } hard points at most, short of { $min }.
hints-chi_no_points = A run of { $pieces } scores no hard points, and its cards leave your hand.
hints-peng_open = Peng makes an open triplet of { $piece }, { $value } hard points; drawn by yourself it would be { $more }.
hints-passing_locks = Passing locks { $piece } for you: no more chi or peng with it, though { $count ->
        [1] one is
       *[other] { $count } are
    } still unseen.
hints-lock_is_cheap = A lock on { $piece } costs little: { $count ->
        [0] none is left unseen
       *[other] still unseen, { $count }
    }.
hints-pass_leaves = Leave { $piece }: your hand keeps { $sets } { $sets ->
        [1] triplet
       *[other] triplets
    } and { $pairs } { $pairs ->
        [1] pair
       *[other] pairs
    }.
hints-safe_discard = { YOU($player) ->
        [you] You have discarded { $piece } and are
       *[other] { $player } has discarded { $piece } and is
    } locked on it: no chi, no peng.
hints-deny_next = Hold { $piece } back: { $player }, next in turn, may well make a run with it, but not with { $discard }.
hints-fourth_makes_tuanyuan = The fourth { $piece } makes 團圓: { $value } more.
hints-towards_pattern = { $combo } is close (cards missing: { $count }) and worth playing for.
hints-reds_or_black = Reds in your cards: { $count }. Drop { $piece } and aim for 烏和 or 點和.
hints-wei_keep_fourth = Wei three and keep one { $piece } for a run; 團圓 counts all the same if it stays.
hints-wei_spare = Wei three; the fourth { $piece } stays free to discard.
hints-lays_points = This brings { $value } hard { $value ->
        [1] point
       *[other] points
    }: { $hard } with what you have.
hints-lays_meld = That makes { $count } of the six melds.
