"""Sampling of possible worlds: the hidden part of a concealed state is drawn at random (rules 4.6)."""

from paiguan.engine.bits import index, lowest, popcount
from paiguan.engine.kernel import Rng, kernel
from paiguan.engine.rng import below, shuffle
from paiguan.engine.state import CODE, CONTINUES, HIDDEN, NOBODY, SEAT_SHIFT
from paiguan.games.tianjiu.combos import lipai_kinds, mask_of
from paiguan.games.tianjiu.legal import DISCARD, PAITOU, PASS, PLAY
from paiguan.games.tianjiu.options import Options
from paiguan.games.tianjiu.play import DECK
from paiguan.games.tianjiu.state import (
    AT_LEAD,
    AT_LIPAI,
    AT_OPENING,
    AT_ROLL,
    DECK_MASK,
    State,
    apart,
    draw_order,
    first_taker,
    kind_of_bit,
    together,
    with_tile,
    without_tile,
)


@kernel
def sample_world(concealed: State, options: Options, seat: int, rng: Rng) -> None:
    """Fill in the hidden part of a concealed state, uniformly over all possible worlds.

    Discarding is free, so any unseen tiles may have been discarded, and any player may have declined a 例牌: the unseen tiles
    are simply distributed over the unseen places. Which seats have declined follows from the tiles they were dealt.
    """
    if concealed.phase <= AT_ROLL:
        for i in range(32):
            concealed.wall[i] = DECK[i]
        shuffle(rng, concealed.wall, 32)
        return
    spread_unseen(concealed, seat, rng)
    while concealed.phase == AT_OPENING and not resolve_opening(concealed, options, seat):
        for other in range(4):
            if other != seat:
                concealed.hands[other] = 0
        spread_unseen(concealed, seat, rng)
    write_passes(concealed, options)
    if concealed.walled:
        lay_wall(concealed, options, rng)


@kernel
def spread_unseen(concealed: State, seat: int, rng: Rng) -> None:
    """Shuffle the unseen tiles into the unseen places. The field `wall`, which is hidden, serves as the buffer."""
    unseen = apart(DECK_MASK, concealed.shown)
    for other in range(4):
        unseen = apart(apart(unseen, concealed.table[other]), together(concealed.hands[other], concealed.thrown[other]))
    count = 0
    while unseen:
        bit = lowest(unseen)
        concealed.wall[count] = kind_of_bit[index(bit)]
        unseen ^= bit
        count += 1
    shuffle(rng, concealed.wall, count)
    for other in range(4):
        if other != seat and other != concealed.claimed:
            for _ in range(concealed.left[other]):
                count -= 1
                concealed.hands[other] = with_tile(concealed.hands[other], concealed.wall[count])
    for i in range(concealed.logged):
        if concealed.log[i] & CODE == HIDDEN and not concealed.log[i] & CONTINUES:
            count = fill_discard(concealed, i, count)
    concealed.stock = 0
    for i in range(count):
        concealed.stock = with_tile(concealed.stock, concealed.wall[i])
    for i in range(32):
        concealed.wall[i] = 0
    for other in range(4):
        concealed.dealt[other] = together(concealed.hands[other], concealed.thrown[other])
    for i in range(concealed.logged):
        code = concealed.log[i] & CODE
        if code < DISCARD:
            other = (concealed.log[i] >> SEAT_SHIFT) & 3
            concealed.dealt[other] = together(concealed.dealt[other], mask_of[code - PLAY])


@kernel
def pick(unseen: int, rng: Rng) -> int:
    """The kind of a random unseen tile."""
    for _ in range(below(rng, popcount(unseen))):
        unseen ^= lowest(unseen)
    return kind_of_bit[popcount(lowest(unseen) - 1)]


@kernel
def fill_discard(concealed: State, first: int, left: int) -> int:
    """Fill in the tiles of a hidden discard, in ascending order; returns how many tiles are left."""
    owner = (concealed.log[first] >> SEAT_SHIFT) & 3
    end = first + 1
    while end < concealed.logged and concealed.log[end] & CONTINUES:
        end += 1
    tiles = 0
    for _ in range(first, end):
        left -= 1
        tiles = with_tile(tiles, concealed.wall[left])
    concealed.thrown[owner] = together(concealed.thrown[owner], tiles)
    for i in range(first, end):
        bit = lowest(tiles)
        tiles ^= bit
        concealed.log[i] = (concealed.log[i] & ~CODE) | (DISCARD + kind_of_bit[index(bit)])
    return left


@kernel
def resolve_opening(concealed: State, options: Options, seat: int) -> bool:
    """Decide which seat is to act while the hand opens: a polled seat, or the dealer with the lead.

    Returns false if the sampled hands contradict what the viewer knows: a viewer with an unanswered 例牌, or a dealer who may
    not lead yet, knows that another seat is being polled.
    """
    waiting = seat != NOBODY and lipai_kinds(options, concealed.dealt[seat]) != 0 and not concealed.passed >> seat & 1
    places = ((seat - concealed.dealer) & 3) if waiting else 4
    for place in range(places):
        other = (concealed.dealer + place) & 3
        if other != seat and lipai_kinds(options, concealed.dealt[other]) and (waiting or seat == concealed.dealer):
            concealed.phase = AT_LIPAI
            concealed.turn = other
            return True
    if waiting or seat == concealed.dealer:
        return False
    concealed.phase = AT_LEAD
    concealed.turn = concealed.dealer
    concealed.leader = concealed.dealer
    return True


@kernel
def write_passes(concealed: State, options: Options) -> None:
    """Add to the log the passes of all seats that were polled so far and hold a 例牌 in this world."""
    asked = 4
    if concealed.claimed != NOBODY:
        asked = (concealed.claimed - concealed.dealer) & 3
    elif concealed.phase == AT_LIPAI:
        asked = (concealed.turn - concealed.dealer) & 3
    kept = 0
    opening = 0  # entries before the poll: the 牌頭 and the roll
    for i in range(concealed.logged):
        entry = concealed.log[i]
        if entry & CODE != PASS:
            concealed.log[kept] = entry
            kept += 1
            if entry & CODE >= PAITOU:
                opening += 1
    for place in range(asked - 1, -1, -1):
        other = (concealed.dealer + place) & 3
        if lipai_kinds(options, concealed.dealt[other]):
            concealed.passed |= 1 << other
            for i in range(kept, opening, -1):
                concealed.log[i] = concealed.log[i - 1]
            concealed.log[opening] = PASS | other << SEAT_SHIFT
            kept += 1
    concealed.logged = kept


@kernel
def lay_wall(concealed: State, options: Options, rng: Rng) -> None:
    """Build a wall from which the roll and the method deal exactly these hands."""
    first = first_taker(options, concealed.dealer, concealed.dice[0] + concealed.dice[1])
    rest = concealed.stock
    for taker in range(4):
        tiles = concealed.dealt[(first + taker) & 3]
        for i in range(8):
            if tiles:
                kind = pick(tiles, rng)
                tiles = without_tile(tiles, kind)
            else:
                kind = pick(rest, rng)
                rest = without_tile(rest, kind)
            concealed.wall[draw_order[concealed.method, taker, i]] = kind
