"""Worlds that a seat holds possible: what the veil took away, drawn anew (rules 4.6 read backwards)."""

from paiguan.engine.bits import index, lowest, popcount
from paiguan.engine.kernel import Rng, kernel
from paiguan.engine.rng import below, shuffle
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, NOBODY, SEAT_SHIFT
from paiguan.games.tianjiu.combos import lipai_kinds, mask_of
from paiguan.games.tianjiu.options import Options
from paiguan.games.tianjiu.pieces import (
    DECK_MASK,
    apart,
    draw_order,
    first_taker,
    kind_of_bit,
    together,
    with_tile,
    without_tile,
)
from paiguan.games.tianjiu.play import DECK
from paiguan.games.tianjiu.state import AT_LEAD, AT_LIPAI, AT_OPENING, AT_ROLL, DISCARD, PAITOU, PASS, PLAY, State


@kernel
def imagine(veiled: State, options: Options, seat: int, rng: Rng) -> None:
    """Fill what the veil took away, every possible world as likely as another.

    墊牌 is free, so any unseen tiles may have been thrown, and anybody may have declined a 例牌: the unseen tiles
    are simply spread over the unseen places. Who must have declined follows from what he was dealt.
    """
    if veiled.phase <= AT_ROLL:
        for i in range(32):
            veiled.wall[i] = DECK[i]
        shuffle(rng, veiled.wall, 32)
        return
    spread_unseen(veiled, seat, rng)
    while veiled.phase == AT_OPENING and not resolve_opening(veiled, options, seat):
        for other in range(4):
            if other != seat:
                veiled.hands[other] = 0
        spread_unseen(veiled, seat, rng)
    write_passes(veiled, options)
    if veiled.walled:
        lay_wall(veiled, options, rng)


@kernel
def spread_unseen(veiled: State, seat: int, rng: Rng) -> None:
    """Shuffle the unseen tiles into the unseen places; the wall, which nobody sees, is where they are shuffled."""
    unseen = apart(DECK_MASK, veiled.shown)
    for other in range(4):
        unseen = apart(apart(unseen, veiled.table[other]), together(veiled.hands[other], veiled.thrown[other]))
    count = 0
    while unseen:
        bit = lowest(unseen)
        veiled.wall[count] = kind_of_bit[index(bit)]
        unseen ^= bit
        count += 1
    shuffle(rng, veiled.wall, count)
    for other in range(4):
        if other != seat and other != veiled.claimed:
            for _ in range(veiled.left[other]):
                count -= 1
                veiled.hands[other] = with_tile(veiled.hands[other], veiled.wall[count])
    for i in range(veiled.logged):
        if veiled.log[i] & CODE == HIDDEN and not veiled.log[i] & CONTINUES:
            count = fill_discard(veiled, i, count)
    veiled.stock = 0
    for i in range(count):
        veiled.stock = with_tile(veiled.stock, veiled.wall[i])
    for i in range(32):
        veiled.wall[i] = 0
    for other in range(4):
        veiled.dealt[other] = together(veiled.hands[other], veiled.thrown[other])
    for i in range(veiled.logged):
        code = veiled.log[i] & CODE
        if code < DISCARD:
            other = (veiled.log[i] >> SEAT_SHIFT) & 3
            veiled.dealt[other] = together(veiled.dealt[other], mask_of[code - PLAY])


@kernel
def pick(unseen: int, rng: Rng) -> int:
    """The kind of an unseen tile, each tile as likely."""
    for _ in range(below(rng, popcount(unseen))):
        unseen ^= lowest(unseen)
    return kind_of_bit[popcount(lowest(unseen) - 1)]


@kernel
def fill_discard(veiled: State, first: int, left: int) -> int:
    """Give a hidden discard its tiles, named in ascending order as every discard is; returns how many are left to give."""
    owner = (veiled.log[first] >> SEAT_SHIFT) & 3
    end = first + 1
    while end < veiled.logged and veiled.log[end] & CONTINUES:
        end += 1
    tiles = 0
    for _ in range(first, end):
        left -= 1
        tiles = with_tile(tiles, veiled.wall[left])
    veiled.thrown[owner] = together(veiled.thrown[owner], tiles)
    for i in range(first, end):
        bit = lowest(tiles)
        tiles ^= bit
        veiled.log[i] = (veiled.log[i] & ~CODE) | (DISCARD + kind_of_bit[index(bit)])
    return left


@kernel
def resolve_opening(veiled: State, options: Options, seat: int) -> bool:
    """Settle who is being waited for while the hand opens: a polled seat, or the dealer with the lead.

    False when the imagined hands do not allow what the viewer knows: one who holds an unanswered 例牌, or a dealer who
    may not lead yet, knows that somebody else is being polled.
    """
    waiting = seat != NOBODY and lipai_kinds(options, veiled.dealt[seat]) != 0 and not veiled.passed >> seat & 1
    places = ((seat - veiled.dealer) & 3) if waiting else 4
    for place in range(places):
        other = (veiled.dealer + place) & 3
        if other != seat and lipai_kinds(options, veiled.dealt[other]) and (waiting or seat == veiled.dealer):
            veiled.phase = AT_LIPAI
            veiled.turn = other
            return True
    if waiting or seat == veiled.dealer:
        return False
    veiled.phase = AT_LEAD
    veiled.turn = veiled.dealer
    veiled.leader = veiled.dealer
    return True


@kernel
def write_passes(veiled: State, options: Options) -> None:
    """Everybody asked so far who was dealt a 例牌 has declined it: in this world the log must say so."""
    asked = 4
    if veiled.claimed != NOBODY:
        asked = (veiled.claimed - veiled.dealer) & 3
    elif veiled.phase == AT_LIPAI:
        asked = (veiled.turn - veiled.dealer) & 3
    kept = 0
    opening = 0  # entries before the poll: the 牌頭 and the throw
    for i in range(veiled.logged):
        entry = veiled.log[i]
        if entry & CODE != PASS:
            veiled.log[kept] = entry
            kept += 1
            if entry & CODE >= PAITOU:
                opening += 1
    for place in range(asked - 1, -1, -1):
        other = (veiled.dealer + place) & 3
        if lipai_kinds(options, veiled.dealt[other]):
            veiled.passed |= 1 << other
            for i in range(kept, opening, -1):
                veiled.log[i] = veiled.log[i - 1]
            veiled.log[opening] = PASS | other << SEAT_SHIFT
            kept += 1
    veiled.logged = kept


@kernel
def lay_wall(veiled: State, options: Options, rng: Rng) -> None:
    """A wall from which the throw and the method give exactly these hands."""
    first = first_taker(options, veiled.dealer, veiled.dice[0] + veiled.dice[1])
    rest = veiled.stock
    for taker in range(4):
        tiles = veiled.dealt[(first + taker) & 3]
        for i in range(8):
            if tiles:
                kind = pick(tiles, rng)
                tiles = without_tile(tiles, kind)
            else:
                kind = pick(rest, rng)
                rest = without_tile(rest, kind)
            veiled.wall[draw_order[veiled.method, taker, i]] = kind
