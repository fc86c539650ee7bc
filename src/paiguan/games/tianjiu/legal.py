"""What the seat to act may do (rules 4.4, 4.5)."""

from paiguan.engine.bits import index, lowest, popcount
from paiguan.engine.kernel import Codes, inlined
from paiguan.games.tianjiu.combos import (
    CC,
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
from paiguan.games.tianjiu.pieces import FIRST_BITS, first_bit, higher_than, kind_of_bit
from paiguan.games.tianjiu.state import (
    AT_FOLLOW,
    AT_LEAD,
    AT_LIPAI,
    AT_PAITOU,
    AT_ROLL,
    CLAIM,
    DISCARD,
    PAITOU,
    PASS,
    PLAY,
    ROLL,
    State,
)


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
    """4.5: any combination of section 5 in the hand; a larger set may be split freely."""
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
    """4.5: beat face up, or discard as many tiles face down, whichever one likes."""
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
    # The rest of a discard: kinds never descending, and enough tiles left to complete it.
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
    """5.3: the combinations in hand that beat the one on top.

    `beats` says it for one combination. This is on the way of every move, so it picks all of them by the bits of the hand;
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
