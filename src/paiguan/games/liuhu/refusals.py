"""The rule that refuses a move, for moves that the kernels have found illegal.

If several rules apply, the first in the order of the game's refusals is reported. A refusal must not reveal anything that the
concealed state hides: while a player is asked about the five tigers, all others get the same refusals as while the dealer's
call is pending (4.1).
"""

from itertools import pairwise

from paiguan.engine.contract import Move, Refusal, refuse
from paiguan.engine.state import CODE, SEAT_SHIFT
from paiguan.games.liuhu.combos import (
    COMBOS,
    KINDS,
    NONE,
    RUN,
    SET,
    SINGLE,
    combo_of,
    is_combo,
    kind_of,
    mask_of,
    size_of,
)
from paiguan.games.liuhu.legal import PASS, ZUO, hu_of, old_in_hand, owed_by, single_leads
from paiguan.games.liuhu.options import JOKER_IS_ONE, SAME_SUIT, Options
from paiguan.games.liuhu.record import Beat, CardMove, Discard, Hu, Lead, Nowuhu, Pass, Wuhu, Zuo
from paiguan.games.liuhu.state import (
    AT_CALL,
    AT_END,
    AT_FOLLOW,
    AT_LEAD,
    AT_WUHU,
    JOKER,
    NUMBERS,
    ONES,
    SUITS,
    TIGERS,
    State,
    bystander,
    face_up,
    ids,
    in_pack,
    joker_of,
    mask,
    old_cards,
    suit_of,
)


def why_not(state: State, options: Options, move: Move) -> Refusal:
    assert isinstance(move, CardMove)
    seat = move.seat
    if state.phase == AT_END:
        return refuse("hand_over")
    if options.players == 4 and seat == bystander(options, state.dealer):
        return refuse("dream_cannot_act")
    if state.phase == AT_WUHU and state.turn == seat:  # it may show or decline, so the refused move is another
        return refuse("wuhu_decide_first")
    if isinstance(move, Wuhu):
        return why_not_wuhu(state, options, seat)
    if isinstance(move, Nowuhu):
        return refuse("nowuhu_nothing")
    return why_not_now(state, options, move) or why_not_cards(state, options, move)


def why_not_wuhu(state: State, options: Options, seat: int) -> Refusal:
    """Refuse the five tigers: all five must have been dealt to the player, and calling must not have begun (4.1). The refusal
    names only the player's own cards."""
    if options.players == 3:
        return refuse("wuhu_three_players")
    if missing := TIGERS & ~int(state.dealt[seat]):
        return refuse("wuhu_not_held", joker=joker_of(options), missing=list(ids(options, missing)))
    return refuse("wuhu_too_late")


def entry_of(state: State, code: int) -> list[int]:
    """The seats that played a code, in order."""
    return [int(entry) >> SEAT_SHIFT & 3 for entry in state.log[: state.logged] if entry & CODE == code]


def why_not_now(state: State, options: Options, move: CardMove) -> Refusal | None:
    """Refuse a verb that the seat may not use now; None if it may (4)."""
    seat, phase = move.seat, state.phase
    calling = phase in (AT_WUHU, AT_CALL)
    turn = int(state.dealer if phase == AT_WUHU else state.turn)  # as the others see it
    if phase == AT_WUHU and seat == turn and isinstance(move, Zuo | Pass):
        return refuse("call_not_open")
    if calling and isinstance(move, Zuo | Pass) and seat in entry_of(state, PASS):
        return refuse("already_passed")
    if not calling and isinstance(move, Zuo):
        return refuse("call_closed", player=entry_of(state, ZUO)[0])
    if isinstance(move, Hu) and (phase == AT_FOLLOW or (phase == AT_LEAD and seat != turn)):
        return refuse("hu_not_on_lead")
    if seat != turn:
        return refuse("not_your_turn", player=turn)
    if calling:
        return refuse("call_first")
    return why_not_lead_verb(state, options, move) if phase == AT_LEAD else why_not_follow_verb(state, move)


def why_not_lead_verb(state: State, options: Options, move: CardMove) -> Refusal | None:
    """Refuse a verb on lead: a player leads or declares; with no cards left they declare or pass (4.3)."""
    seat = move.seat
    if isinstance(move, Beat | Discard):
        return refuse("nothing_to_follow")
    if state.hands[seat] == 0:
        return refuse("no_cards_left")
    if isinstance(move, Pass):
        return refuse("lead_no_pass")
    if isinstance(move, Hu):
        tricks, old = int(state.won[seat]), int(old_in_hand(state, options, seat))
        return refuse("hu_too_few", hu=int(hu_of(state, options, seat)), hu_tricks=tricks, hu_old=old)
    return None


def why_not_follow_verb(state: State, move: CardMove) -> Refusal | None:
    """Refuse a verb of a follower, who beats or discards (4.4)."""
    count = int(size_of[state.led])
    if isinstance(move, Lead):
        return refuse("already_led", player=int(state.leader), count=count)
    if isinstance(move, Pass):
        return refuse("follow_no_pass", count=count)
    return None


def why_not_cards(state: State, options: Options, move: CardMove) -> Refusal:
    """Refuse the cards of a seat that is to lead or to follow."""
    cards, hand = mask(options, move.cards), int(state.hands[move.seat])
    if missing := cards & ~hand:
        return refuse("not_held", pieces=list(ids(options, missing)))
    if state.phase == AT_FOLLOW and len(move.cards) != (count := int(size_of[state.led])):
        return refuse("wrong_count", count=count, chosen=len(move.cards))
    if isinstance(move, Discard):
        owed = owed_by(options, state.standing, state.top_led != 0, hand)
        return refuse("discard_must_break", legal=list(ids(options, owed)))
    combo = combo_of(cards)
    if combo == NONE or not is_combo(options, combo):
        return why_no_combo(options, cards, list(ids(options, cards)))
    return why_not_lead(state, options, combo) if isinstance(move, Lead) else why_not_beat(state, options, combo)


def why_no_combo(options: Options, cards: int, pieces: list[str]) -> Refusal:
    """Refuse cards that are neither single nor set nor run; the reason is the nearest combination (5.2)."""
    held = [card for card in in_pack(options).values() if cards >> card & 1]
    joker = joker_of(options)
    if len(held) == 2:
        return refuse("pair_is_nothing")
    if JOKER in held and options.yunxian_number != JOKER_IS_ONE:
        return refuse("joker_only_single", joker=joker)
    if JOKER in held and cards & ~TIGERS:
        return refuse("joker_counts_as_one", joker=joker)
    if cards & ~TIGERS == 0:
        return refuse("set_too_big", chosen=len(held))
    one_suit = len({suit_of(card) for card in held}) == 1
    numbers = sorted(card % NUMBERS for card in held)
    steps = [after - before for before, after in pairwise(numbers)]
    if one_suit and steps.count(1) == len(steps) - 1 and numbers[0] == 0 and numbers[-1] == NUMBERS - 1:
        return refuse("run_wraps", pieces=pieces)
    consecutive = steps.count(1) == len(steps)
    if consecutive and not one_suit:
        return refuse("run_mixed_suits", pieces=pieces)
    if consecutive:
        return refuse("run_too_long", chosen=len(held))
    return refuse("run_gap" if one_suit else "not_a_combination", pieces=pieces)


def why_not_lead(state: State, options: Options, combo: int) -> Refusal:
    """Refuse a lead. Sets and runs may be led freely, so it is a single (4.3)."""
    seat, card = int(state.turn), COMBOS[combo].cards[0]
    hand, privileged = int(state.hands[seat]), bool(state.privileged == seat)
    legal = single_leads(hand, old_cards(options, face_up(state)), privileged)
    suit = SUITS[(int(legal).bit_length() - 1) // NUMBERS]
    if card == JOKER:
        return refuse("lead_joker_last", suit=suit, joker=joker_of(options))
    if suit_of(card) != suit:
        code = "lead_privilege_limit" if privileged else "lead_highest_suit"
        return refuse(code, suit=suit, legal=list(ids(options, legal)))
    return refuse("lead_fresh_first", pieces=list(ids(options, mask_of[combo])), legal=list(ids(options, legal)))


def why_not_beat(state: State, options: Options, combo: int) -> Refusal:
    """Refuse a combination of the right count that does not beat the standing play (5.3)."""
    standing, player = int(state.standing), int(state.owner)
    pieces, on_table = list(ids(options, mask_of[combo])), list(ids(options, mask_of[standing]))
    params = {"pieces": pieces, "player": player, "standing": on_table}
    kind, card, top = kind_of[combo], COMBOS[combo].cards[0], COMBOS[standing].cards[0]
    if state.top_led:
        return refuse("beat_led_top", player=player, standing=on_table)
    if card == JOKER:
        return refuse("beat_joker", joker=joker_of(options))
    if kind != kind_of[standing]:
        return refuse("beat_other_kind", player=player, kind=KINDS[kind_of[standing]], combo=KINDS[kind])
    if kind == SET:
        return refuse("beat_set_lower", **params)
    lower_suit = suit_of(card) != suit_of(top)
    if kind == RUN:
        return refuse("beat_run_lower_suit" if lower_suit else "beat_run_lower_top", **params)
    assert kind == SINGLE
    if lower_suit and options.single_beat == SAME_SUIT:
        return refuse("beat_must_same_suit", standing=on_table, suit=suit_of(top))
    if mask_of[combo] & ONES:
        return refuse("beat_one_is_low", **params)
    return refuse("beat_lower_suit" if lower_suit else "beat_lower_number", **params)
