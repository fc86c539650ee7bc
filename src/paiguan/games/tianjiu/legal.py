"""Action codes, and the legal ones of the seat to act (rules 4.4, 4.5)."""

from paiguan.engine.bits import index, lowest, popcount
from paiguan.engine.kernel import Codes, inlined
from paiguan.games.tianjiu.combos import (
    CC,
    COUNT,
    FIRST_MIXED,
    FIRST_PAIR,
    PAIR_61,
    ZC,
    ZW,
    C,
    M,
    class_of,
    end_of,
    higher_from,
    kind_of,
    mask_of,
    may_finish,
    mixed_in,
    pairs_in,
    size_of,
)
from paiguan.games.tianjiu.options import METHODS, WENZUN_ON, Options
from paiguan.games.tianjiu.state import (
    AT_FOLLOW,
    AT_LEAD,
    AT_LIPAI,
    AT_PAITOU,
    AT_ROLL,
    FIRST_BITS,
    KINDS,
    State,
    first_bit,
    higher_than,
    kind_of_bit,
)

# ---- action codes ----------------------------------------------------------------------------------------------
PLAY = 0  # + combination: lead it or beat with it
DISCARD = PLAY + COUNT  # + kind: one tile of a 墊牌; a discard of n tiles is n codes whose kinds never descend
CLAIM = DISCARD + KINDS
PASS = CLAIM + 1
PAITOU = PASS + 1  # + method
ROLL = PAITOU + len(METHODS)  # + 6 * (first die - 1) + second die - 1
ACTIONS = ROLL + 36
LEGAL = COUNT + KINDS  # an upper bound on the number of legal codes


@inlined
def legal(state: State, options: Options, out: Codes) -> int:
    if state.phase == AT_FOLLOW:
        return legal_follow(state, options, out)
    if state.phase == AT_LEAD:
        return legal_lead(state, out)
    if state.phase == AT_LIPAI:
        out[0] = CLAIM
        out[1] = PASS
        return 2
    count = 0
    if state.phase == AT_PAITOU:
        for method in range(len(METHODS)):
            out[count] = PAITOU + method
            count += 1
    elif state.phase == AT_ROLL:
        for throw in range(36):
            out[count] = ROLL + throw
            count += 1
    return count


@inlined
def legal_lead(state: State, out: Codes) -> int:
    """List the leads: any combination of section 5 in the hand; larger sets may be split freely (4.5)."""
    hand = state.hands[state.turn]
    count = list_kinds(hand & FIRST_BITS, PLAY, out, 0)
    count = list_kinds(pairs_in(hand), PLAY + FIRST_PAIR, out, count)
    rest = mixed_in(hand)
    while rest:
        bit = lowest(rest)
        out[count] = PLAY + FIRST_MIXED + index(bit)
        count += 1
        rest ^= bit
    return count


@inlined
def list_kinds(kinds: int, base: int, out: Codes, count: int) -> int:
    """Write base + kind for every kind in a set of first bits."""
    while kinds:
        bit = lowest(kinds)
        out[count] = base + kind_of_bit[index(bit)]
        count += 1
        kinds ^= bit
    return count


@inlined
def legal_follow(state: State, options: Options, out: Codes) -> int:
    """List the answers to a lead: beat face up, or discard as many tiles face down; both are always allowed (4.5)."""
    hand = state.hands[state.turn]
    size = size_of[state.led]
    count = 0
    if state.partial == 0:
        last = popcount(hand) == size
        if not last or may_finish(state.stacks[state.turn], size):
            count = legal_beats(state, options, hand, out)
        remaining = size
        from_bit = 1
    else:
        remaining = size - state.partial
        from_bit = first_bit[state.kind]
    # The next tile of a discard: kinds never descend, and enough tiles must be left to complete it.
    tiles = hand & ~(from_bit - 1)
    if remaining == 1:
        return list_kinds(tiles & FIRST_BITS, DISCARD, out, count)
    kinds = tiles & FIRST_BITS
    while kinds:
        bit = lowest(kinds)
        if popcount(tiles & ~(bit - 1)) < remaining:
            break
        out[count] = DISCARD + kind_of_bit[popcount(bit - 1)]
        count += 1
        kinds ^= bit
    return count


@inlined
def legal_beats(state: State, options: Options, hand: int, out: Codes) -> int:
    """List the combinations in hand that beat the one on top (5.3).

    `beats` decides it for one combination. This runs for every move, so it finds all of them by the bits of the hand;
    test_tianjiu.py proves both equal.
    """
    klass = class_of(options, state.led)
    count = 0
    if klass == ZW:
        return 0
    if klass == ZC:
        if options.wenzun == WENZUN_ON and state.top == state.led and mask_of[PAIR_61] & ~hand == 0:
            out[0] = PLAY + PAIR_61
            count = 1
        return count
    higher = higher_than[kind_of[state.top]]
    if klass == C or klass == M:
        return list_kinds(hand & FIRST_BITS & higher, PLAY, out, 0)
    if klass == CC:
        return list_kinds(pairs_in(hand) & higher, PLAY + FIRST_PAIR, out, 0)
    for combo in range(higher_from[state.top], end_of[state.top]):
        if mask_of[combo] & ~hand == 0:
            out[count] = PLAY + combo
            count += 1
    return count
