"""The rule that refuses a move, for moves that the kernels have found illegal.

If several rules apply, the first in the order of the game's refusals is reported. A refusal names only the player's own cards
and those on the table.
"""

from collections.abc import Sequence

import numpy as np

from paiguan.engine.contract import Move, Refusal, refuse
from paiguan.engine.moves import counted
from paiguan.games.mohuahua.combos import (
    COMBOS,
    GROUPS,
    HEAVEN_QUAD,
    NAMES,
    NONE,
    TOGETHER,
    beats,
    class_of,
    combo_of,
    level_of_six,
    locks,
    size_of,
)
from paiguan.games.mohuahua.legal import LEGAL, PLAY, legal_beats, may_discard
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.play import resting
from paiguan.games.mohuahua.record import Declare, Discard, FlowerMove, Fold, Go, Pad, Play
from paiguan.games.mohuahua.state import AT_BID, AT_DONE, AT_LEAD, AT_PAD, AT_WASHED, KIND, State, held, pips

SIZES = (1, 2, 3, *TOGETHER)  # cards that may be led


def why_not(state: State, options: Options, move: Move) -> Refusal:
    assert isinstance(move, FlowerMove)
    takes_cards = isinstance(move, Play | Discard | Pad)
    if takes_cards and not move.cards:
        return refuse("no_pieces")
    if not takes_cards and (move.cards or move.extra):
        return refuse("cards_unexpected")
    if state.phase >= AT_DONE:
        return refuse("hand_washed" if state.phase == AT_WASHED else "hand_over")
    if move.seat == resting(state, options):
        return refuse("resting")
    if move.seat != state.turn:
        return refuse("not_your_turn", player=int(state.turn))
    return why_not_now(state, options, move) or why_not_held(state, move) or why_not_cards(state, options, move)


def why_not_now(state: State, options: Options, move: FlowerMove) -> Refusal | None:
    """Refuse a verb that does not belong to this phase (4)."""
    if state.phase == AT_BID:
        return refuse("bid_first")
    if isinstance(move, Fold | Go):
        return refuse("bid_closed")
    if isinstance(move, Discard) and state.phase == AT_LEAD:
        return refuse("lead_discard")
    if isinstance(move, Declare):
        if state.phase != AT_LEAD:
            return refuse("declare_not_on_lead")
        return refuse("declare_too_few", tricks=int(state.tricks[move.seat]), need=int(options.declare_at))
    if isinstance(move, Pad) and state.phase != AT_PAD:
        return refuse("pad_not_now")
    if state.phase == AT_PAD and not isinstance(move, Pad):
        return refuse("pad_only", need=due(state))
    return None


def due(state: State) -> int:
    """The number of cards that the house to act still owes to this trick."""
    return int(state.width - state.down[state.turn])


def why_not_held(state: State, move: FlowerMove) -> Refusal | None:
    hand, wanted = state.hands[move.seat], counted(move.cards + move.extra)
    if missing := [card for card in wanted if not held(hand, KIND[card])]:
        return refuse("not_held", pieces=missing)
    for card, count in wanted.items():
        if count > (have := int(held(hand, KIND[card]))):
            return refuse("not_enough_held", piece=card, count=count, have=have)
    return None


def why_not_cards(state: State, options: Options, move: FlowerMove) -> Refusal:
    """Refuse cards in hand that cannot be played with this verb."""
    if state.phase == AT_LEAD:
        if combo_of(move.cards) == NONE or not move.extra:
            return why_not_lead(options, move.cards)
        return refuse("extra_elsewhere")
    if move.extra and not (isinstance(move, Play) and combo_of(move.cards) == HEAVEN_QUAD):
        return refuse("extra_elsewhere")
    if isinstance(move, Play):
        return why_not_beat(state, options, move)
    if isinstance(move, Pad):
        return refuse("pad_count", need=due(state), count=len(move.cards))
    codes = np.zeros(LEGAL, np.int16)
    hand, best = state.hands[move.seat], state.best
    count = legal_beats(options, best, hand, codes)
    if not may_discard(options, best, hand, count):
        plays = [code - PLAY for code in codes[:count].tolist()]
        example = next(play for play in plays if size_of[play] == size_of[best])
        return refuse("must_beat", top=NAMES[best], combo=NAMES[example])
    return refuse("count_discard", need=int(state.width), count=len(move.cards))


# ---- leads (5.1) -----------------------------------------------------------------------------------------------


def cut(cards: Sequence[str]) -> list[str]:
    """The groups that cards make without a rest, including 三喜, 三牛 and groups of Heavens."""
    n = counted(cards)
    groups: list[str] = []
    for pair in ("xi", "niu"):
        low, high = sorted(n.pop(card, 0) for card in GROUPS[pair])
        if low != high and (low, high) != (1, 2):
            return []
        groups += [pair] * low if low == high else [pair + "3"]
    for trio in ("yu", "bai"):
        times = n.get(GROUPS[trio][0], 0)
        groups += [trio] * times
        for card in GROUPS[trio]:
            n[card] = n.get(card, 0) - times
    heavens = n.pop("66")
    if any(n.values()) or heavens not in (0, 2, 3, 4):
        return []
    return groups + {0: [], 2: ["heaven2"], 3: ["heaven3"], 4: ["heaven2", "heaven2"]}[heavens]


def why_not_lead(options: Options, cards: Sequence[str]) -> Refusal:
    """Refuse cards that cannot be led; the reason is the nearest combination."""
    groups, size = cut(cards), len(cards)
    trio = {"xi3", "niu3"} & set(groups)
    several = len(groups) >= 2 and not {"heaven2", "heaven3"} & set(groups)
    if several and not trio and size not in TOGETHER and ("bai" not in groups or options.bai_groups):
        return refuse("lead_groups_size", kinds=groups, count=size)
    if size not in SIZES:
        return refuse("lead_size", count=size)
    if trio and not options.trio:
        return refuse("trio_off", pieces=list(cards))
    if trio:
        return refuse("trio_alone")
    if several:
        return refuse("bai_groups_off")
    if all_quads(cards) or two_liang(cards):
        return refuse("lead_two_quads")
    if len(totals := {pips(card) for card in cards}) == 1:
        return refuse("lead_same_pips", pieces=list(cards), pips=totals.pop())
    return refuse("lead_not_combo", pieces=list(cards))


def all_quads(cards: Sequence[str]) -> bool:
    return all(count == 4 for count in counted(cards).values())


def two_liang(cards: Sequence[str]) -> bool:
    """Whether cards are a 擺兒量 and a 魚兒量."""
    n = counted(cards)
    return len(cards) == 12 and all(
        sorted(n.get(card, 0) for card in GROUPS[group]) == [1, 1, 4] for group in ("bai", "yu")
    )


# ---- answers (5.3) ---------------------------------------------------------------------------------------------


def why_not_beat(state: State, options: Options, move: Play) -> Refusal:
    cards, best = move.cards, int(state.best)
    combo, size, need = combo_of(cards), int(size_of[best]), int(state.width)
    top, locked = NAMES[best], bool(locks[best])
    if combo == HEAVEN_QUAD:
        if not beats(options, best, state.owner == state.leader, combo):
            return refuse("quad66_led_xi", top=top, need=need)
        if size <= 4:
            return refuse("extra_not_needed", count=size)
        return refuse("extra_count", need=size - 4, count=len(move.extra))
    if best == HEAVEN_QUAD:
        return refuse("on_heaven_quad", need=need)
    if locked and options.quad66_beats_led_xi:
        return refuse("locked_xi_quad_only", need=need)
    if locked:
        return refuse("locked_xi", top=top, need=need)
    if len(cards) != size:
        return refuse("count_play", need=size, count=len(cards))
    groups = cut(cards)
    if "xi" in groups or ("xi3" in groups and options.trio):
        return refuse("follow_xi", top=top)
    if len(COMBOS[best].groups) >= 2:
        return why_not_groups(best, combo, groups, need)
    if combo == NONE or (COMBOS[combo].kind == "niu3" and not options.trio):
        return refuse("follow_not_combo", pieces=list(cards), top=top)
    return why_not_higher(combo, best)


def why_not_groups(best: int, combo: int, groups: list[str], need: int) -> Refusal:
    """Refuse an answer to several groups, which takes as many groups, each beating its partner (5.3 rule 5)."""
    beaten, top = COMBOS[best].groups, NAMES[best]
    if {"heaven2", "heaven3"} & set(beaten):
        return refuse("groups_topped", top=top, need=need)
    if beaten == ("niu", "niu") and combo != NONE and COMBOS[combo].kind == "quad":
        return refuse("under_two_niu")
    if len(groups) != len(beaten):
        return refuse("groups_count", top=top, count=len(beaten))
    return refuse("groups_not_each", combo=groups, top=top)


def why_not_higher(combo: int, best: int) -> Refusal:
    """Refuse a combination that is not high enough (5.2 and 5.3 rules 4, 6, 7)."""
    play, beaten = COMBOS[combo], COMBOS[best]
    name, top = NAMES[combo], NAMES[best]
    if level_of_six(beaten):
        return refuse("six_lower", combo=name, top=top)
    if size_of[best] <= 3 and class_of(play) != class_of(beaten):
        return refuse("lower_class", combo=name, top=top)
    own, other = pips(play.cards[0]), pips(beaten.cards[0])
    if own < other:
        return refuse("lower", combo=name, pips=own, top=top, top_pips=other)
    return refuse("equal", combo=name, top=top)
