"""The rule that refuses a move, for moves that the kernels have found illegal.

If several rules apply, the first in the order of the game's refusals is reported. A refusal must not reveal anything that the
concealed state hides: before the first lead, every seat that is not polled gets `opening_wait` (4.4).
"""

from collections.abc import Sequence

from paiguan.engine.contract import Move, Refusal, refuse
from paiguan.engine.kernel import interpreted
from paiguan.engine.moves import counted
from paiguan.games.tianjiu.combos import (
    CLASSES,
    NONE,
    PARTNERS,
    ZC,
    ZW,
    beats,
    class_of,
    combo_of,
    four_pairs,
    kinds_in,
    lipai_kinds,
    may_finish,
    military,
    rank_of,
    satisfied,
    size_of,
)
from paiguan.games.tianjiu.information import is_opening
from paiguan.games.tianjiu.options import METHODS, PAITOU_CHOOSE, SMALL, WENZUN_UNBEATABLE, Options
from paiguan.games.tianjiu.record import Claim, Discard, Paitou, Pass, Play, Roll
from paiguan.games.tianjiu.state import (
    AT_END,
    AT_FOLLOW,
    AT_LEAD,
    AT_LIPAI,
    AT_PAITOU,
    AT_ROLL,
    CIVIL,
    KIND,
    State,
    held,
    ids,
    mask,
    roller_of,
)

_class_of, _may_finish = (
    interpreted(class_of),
    interpreted(may_finish),
)  # interpreted: a call into compiled code costs more


def combo_name(options: Options, combo: int) -> str:
    """The id of a combination in the terms: its class and rank."""
    klass = CLASSES[_class_of(options, combo)]
    return klass if klass in ("ZW", "ZC") else f"{klass}-{rank_of[combo]}"


def combo_made(options: Options, cards: Sequence[str]) -> str | None:
    """The id of the combination that tiles make, or None."""
    combo = combo_of(cards)
    return None if combo == NONE else combo_name(options, combo)


def why_not(state: State, options: Options, move: Move) -> Refusal:
    if state.phase == AT_END:
        return refuse("hand_over", player=int(state.winner))
    if isinstance(move, Paitou | Roll):
        return why_not_draw(state, options, move)
    if state.phase in (AT_PAITOU, AT_ROLL):
        return refuse("not_dealt", player=int(roller_of(options, state.dealer)))
    polled = state.phase == AT_LIPAI and state.turn == move.seat
    if polled:  # it may claim or pass, so the refused move is a play
        return refuse("lipai_answer_first", kinds=kinds_in(lipai_kinds(options, state.dealt[move.seat])))
    if isinstance(move, Claim):
        return why_not_claim(state, options, move)
    if state.first_lead == NONE and state.turn != move.seat:
        return refuse("opening_wait")
    if isinstance(move, Pass):
        return refuse("pass_no_poll")
    if state.turn != move.seat:
        waited = int(state.turn)
        acted = state.phase == AT_FOLLOW and (move.seat - state.leader) % 4 < state.acted
        return refuse("already_acted" if acted else "not_your_turn", player=waited)
    assert isinstance(move, Play | Discard)
    return why_not_tiles(state, options, move)


def why_not_draw(state: State, options: Options, move: Paitou | Roll) -> Refusal:
    """Refuse a method or a roll: the roller names a method, unless the table has fixed one, and then rolls (4.3)."""
    roller = int(roller_of(options, state.dealer))
    if not state.walled:
        return refuse("deal_given")
    if state.phase > AT_ROLL:
        return refuse("already_dealt")
    if move.seat != roller:
        return refuse("not_roller", player=roller)
    if isinstance(move, Paitou):
        if options.paitou != PAITOU_CHOOSE:
            return refuse("paitou_fixed", method=METHODS[options.paitou - 1])
        if move.method not in METHODS:
            return refuse("paitou_unknown", method=move.method)
        return refuse("paitou_done", method=METHODS[state.method])
    if state.phase == AT_PAITOU:
        return refuse("roll_before_paitou")
    return refuse("dice_invalid", dice=list(move.dice))


def why_not_claim(state: State, options: Options, move: Claim) -> Refusal:
    """Refuse a claim: only an agreed kind may be claimed, only when polled, only before the first lead (4.4)."""
    agreed = kinds_in(options.lipai)
    if options.form == SMALL:
        return refuse("lipai_small")
    if not agreed:
        return refuse("lipai_none_agreed")
    if state.passed >> move.seat & 1:
        return refuse("lipai_passed")
    if not is_opening(state, options):
        return refuse("lipai_closed")
    if not lipai_kinds(options, state.dealt[move.seat]):
        other = kinds_in(satisfied(options, state.dealt[move.seat]))
        return refuse("lipai_not_agreed", kinds=other) if other else refuse("lipai_not_held", kinds=agreed)
    return refuse("opening_wait")


def why_not_tiles(state: State, options: Options, move: Play | Discard) -> Refusal:
    """Refuse the tiles of a seat that is to lead or to follow (4.5)."""
    cards, hand = move.cards, state.hands[move.seat]
    if not cards:
        return refuse("no_pieces")
    if missing := [card for card in counted(cards) if not held(hand, KIND[card])]:
        return refuse("not_held", pieces=missing)
    for card, count in counted(cards).items():
        if count > (have := int(held(hand, KIND[card]))):
            return refuse("not_enough_held", piece=card, count=count, have=have)
    if state.phase == AT_LEAD:
        return refuse("lead_discard") if isinstance(move, Discard) else why_not_lead(cards)
    need = int(size_of[state.led])
    if len(cards) != need:
        return refuse("count_discard" if isinstance(move, Discard) else "count_play", need=need, count=len(cards))
    return why_not_beat(state, options, cards)


def why_not_lead(cards: Sequence[str]) -> Refusal:
    """Refuse a lead that is not one combination; the reason names what its tiles would go with (5.1)."""
    pieces = list(cards)
    if len(cards) > 4:
        return refuse("lead_too_many", count=len(cards))
    if len(cards) == 2:
        yao = {"42": "21", "21": "42"}
        for card in cards:
            if card in yao:
                return refuse("lead_yao_partner", piece=card, partner=yao[card])
        civil = [card for card in cards if card in CIVIL]
        if len(civil) == 2:
            return refuse("lead_no_civil_pair", pieces=pieces)
        if not civil:
            return refuse("lead_no_military_pair", pieces=pieces)
        partners = dict(PARTNERS)
        if civil[0] in partners:
            return refuse("lead_wrong_partner", piece=civil[0], partner=military(partners[civil[0]]))
        return refuse("lead_no_partner", piece=civil[0])
    if len(cards) == 3:
        return refuse("lead_no_three", pieces=pieces)
    return refuse("lead_two_pairs" if four_pairs(mask(cards)) else "lead_no_four", pieces=pieces)


def why_not_beat(state: State, options: Options, cards: Sequence[str]) -> Refusal:
    """Refuse a play that does not beat the top (5.3), or a last trick without the two stacks that winning takes (4.5)."""
    need, hand = len(cards), int(state.hands[state.turn])
    led, top = int(state.led), int(state.top)
    led_class = class_of(options, led)
    combo = combo_of(cards)
    if len(ids(hand)) == need and not _may_finish(state.stacks[state.turn], need):
        return refuse("last_trick_no_stack")
    if led_class == ZW:
        return refuse("supreme_unbeatable")
    if led_class == ZC:
        if options.wenzun == WENZUN_UNBEATABLE:
            return refuse("wenzun_unbeatable")
        if top != led:
            return refuse("wenzun_caught", player=int(state.owner))
        return refuse("wenzun_only_61", pieces=list(cards))
    on_top, kind = combo_name(options, top), CLASSES[led_class]
    if combo == NONE:
        return refuse("follow_no_combo", pieces=list(cards), top=on_top, led_kind=kind, need=need)
    name, own = combo_name(options, combo), class_of(options, combo)
    if own in (ZW, ZC):
        return refuse("supreme_beats_nothing", combo=name, top=on_top)
    if own != led_class:
        return refuse("other_kind", combo=name, kind=CLASSES[own], top=on_top, led_kind=kind)
    if beats(options, led, led, combo):
        player = int(state.owner)
        return refuse("beaten_since", combo=name, led=combo_name(options, led), player=player, top=on_top)
    if rank_of[combo] == rank_of[top]:
        return refuse("equal", combo=name, top=on_top)
    return refuse("lower", combo=name, top=on_top)
