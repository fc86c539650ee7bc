"""Action codes, and the legal ones of the house to act (rules 4): leads, answers, and face-down cards one by one."""

from paiguan.engine.bits import lowest, popcount
from paiguan.engine.kernel import Codes, inlined, kernel
from paiguan.games.mohuahua.combos import (
    BAI_LEADS,
    COUNT,
    HEAVEN_QUAD,
    NO_LEADS,
    ONE_BAI,
    ONE_NIU,
    ONE_XI,
    ONE_YU,
    SPECIAL,
    TRIOS,
    cards_of,
    equals_over,
    others_end,
    others_from,
    others_over,
    single_of,
    size_of,
)
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.state import (
    AT_DONE,
    AT_FOLLOW,
    AT_LEAD,
    AT_PAD,
    COUNT_BITS,
    KINDS,
    PLACE,
    State,
    at_least,
    held,
    holds,
    kind_of,
    total,
)

# ---- action codes ----------------------------------------------------------------------------------------------
PLAY = 0  # + combination: lead it or beat with it
# + kind: one card face down; kinds never descend. A discard 墊 of n cards is n such codes. Right after a Heaven quad
# they are its `extra`, right after PAD the cards of a pad, in the same move.
DISCARD = PLAY + COUNT
PAD = DISCARD + KINDS
FOLD = PAD + 1
GO = FOLD + 1
DECLARE = GO + 1
ACTIONS = DECLARE + 1
LEGAL = COUNT + KINDS + 4  # an upper bound on the number of legal codes


@inlined
def legal(state: State, options: Options, out: Codes) -> int:
    if state.phase >= AT_DONE:
        return 0
    hand = state.hands[state.turn]
    if state.partial > 0:
        return legal_throws(hand, state.kind, state.due, out, 0)
    if state.phase == AT_FOLLOW:
        return legal_follow(state, options, hand, out)
    if state.phase == AT_LEAD:
        return legal_lead(state, options, hand, out)
    if state.phase == AT_PAD:
        out[0] = PAD
        return 1
    out[0] = FOLD
    out[1] = GO
    return 2


@inlined
def legal_lead(state: State, options: Options, hand: int, out: Codes) -> int:
    """List the moves on lead: any combination of 5.1 in the hand that may be led; a declaration with enough 墩 (4, lead)."""
    count = 0
    for kind in range(KINDS):
        # One to four of a kind have consecutive codes: write all four, then keep as many as are held.
        single = PLAY + single_of[kind]
        for more in range(4):
            out[count + more] = single + more
        count += held(hand, kind)
    if holds_a_group(hand):
        count = legal_specials(hand, SPECIAL, BAI_LEADS, out, count)
        if options.bai_groups:
            count = legal_specials(hand, BAI_LEADS, NO_LEADS, out, count)
        if options.trio:
            count = legal_specials(hand, TRIOS, COUNT, out, count)
    if state.tricks[state.turn] >= options.declare_at:
        out[count] = DECLARE
        count += 1
    return count


@kernel
def holds_a_group(hand: int) -> bool:
    """Whether a hand has a 喜, 牛, 擺 or 魚; every other special combination contains one of them."""
    if holds(hand, cards_of[ONE_XI]) or holds(hand, cards_of[ONE_NIU]):
        return True
    return holds(hand, cards_of[ONE_BAI]) or holds(hand, cards_of[ONE_YU])


@kernel
def legal_specials(hand: int, first: int, end: int, out: Codes, count: int) -> int:
    for combo in range(first, end):
        out[count] = PLAY + combo
        count += holds(hand, cards_of[combo])
    return count


@inlined
def legal_follow(state: State, options: Options, hand: int, out: Codes) -> int:
    """List the answers to a lead: beat the best play, or discard if allowed (4, follow)."""
    count = legal_beats(options, state.best, hand, out)
    if may_discard(options, state.best, hand, count):
        count = legal_throws(hand, 0, state.width, out, count)
    return count


@inlined
def legal_beats(options: Options, best: int, hand: int, out: Codes) -> int:
    """List the plays in hand that beat the best, including a Heaven quad on any number of cards (5.3)."""
    count = 0
    size = size_of[best]
    kinds = at_least(hand, size) & equals_over[best]  # none if more than four were led
    while kinds:
        bit = lowest(kinds)
        out[count] = PLAY + single_of[kind_of(bit)] + size - 1
        count += 1
        kinds ^= bit
    for i in range(others_from[best], others_end(options, best)):
        out[count] = PLAY + others_over[i]
        count += holds(hand, cards_of[others_over[i]])
    return count


@kernel
def count_beats(options: Options, best: int, hand: int) -> int:
    """The number of plays that `legal_beats` would list."""
    count = popcount(at_least(hand, size_of[best]) & equals_over[best])
    for i in range(others_from[best], others_end(options, best)):
        count += holds(hand, cards_of[others_over[i]])
    return count


@kernel
def may_discard(options: Options, best: int, hand: int, beating: int) -> bool:
    """Whether a house may discard: only without a compulsory play, unless the table plays without `must_beat` (4, follow)."""
    return not options.must_beat or compulsory(best, hand, beating) == 0


@kernel
def compulsory(best: int, hand: int, beating: int) -> int:
    """The number of compulsory plays: those that beat the best with as many cards. A Heaven quad on another number is
    optional."""
    if beating > 0 and size_of[best] != 4 and holds(hand, cards_of[HEAVEN_QUAD]):
        return beating - 1
    return beating


@inlined
def legal_throws(hand: int, from_kind: int, due: int, out: Codes, count: int) -> int:
    """List the next cards of a face-down move: kinds never descend, and enough cards must be left to complete it."""
    cards = hand >> PLACE * from_kind
    left = total(cards)
    kind = from_kind
    while left >= due:
        of_kind = cards & COUNT_BITS
        out[count] = DISCARD + kind
        count += of_kind > 0
        left -= of_kind
        cards >>= PLACE
        kind += 1
    return count
