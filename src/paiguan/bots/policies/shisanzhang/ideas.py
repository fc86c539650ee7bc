"""The layouts and declarations that a master weighs."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from paiguan.engine.contract import Move
from paiguan.engine.kernel import Grid, Row, kernel
from paiguan.games.shisanzhang.combos import (
    HEAD_PILE,
    MID_PILE,
    PILES,
    compare,
    in_order,
    layouts,
    pays,
    strength,
    value_layouts,
)
from paiguan.games.shisanzhang.options import FORCED, LOOSE, SPECIALS, Options
from paiguan.games.shisanzhang.record import Arrange, Declare
from paiguan.games.shisanzhang.specials import NONE, available
from paiguan.games.shisanzhang.state import HAND, chosen, ids, mask


def candidates(options: Options, hand: int, seat: int, also: Move | None) -> tuple[list[Move], NDArray[np.int64]]:
    """The moves to weigh, and what each commits to: the special or NONE, and three strengths."""
    specials = int(available(options, hand))
    moves: list[Move] = [
        Declare(seat=seat, special=SPECIALS[one]) for one in range(len(SPECIALS)) if specials >> one & 1
    ]
    if not (specials and options.special_declare == FORCED):
        for head, mid in sensible_layouts(options, hand):
            moves.append(layout(seat, head, mid, hand ^ head ^ mid))
    if also is not None and also not in moves:
        moves.append(also)
    return moves, np.array([committed(options, move) for move in moves], np.int64)


def layout(seat: int, *piles: int) -> Arrange:
    head, mid, tail = (tuple(ids(pile)) for pile in piles)
    return Arrange(seat=seat, head=head, mid=mid, tail=tail)


def committed(options: Options, move: Move) -> tuple[int, int, int, int]:
    if isinstance(move, Declare):
        return SPECIALS.index(move.special or ""), 0, 0, 0
    assert isinstance(move, Arrange)
    head, mid, tail = (int(strength(options, mask(pile))) for pile in (move.head, move.mid, move.tail))
    return NONE, head, mid, tail


def is_foul(options: Options, commitment: Sequence[int]) -> bool:
    special, *strengths = commitment
    return special == NONE and not in_order(options, *strengths)


def sensible_layouts(options: Options, hand: int) -> list[tuple[int, int]]:
    """Head and middle of all layouts in the right order that no other layout dominates (equals or beats in every pile); and of
    one foul."""
    strengths = np.zeros((len(layouts), len(PILES)), np.int64)
    value_layouts(options, hand, layouts, np.zeros(1 << HAND, np.int64), strengths)
    head, mid, tail = strengths.T
    good = (head <= mid) & (mid <= tail) if options.order == LOOSE else (head < mid) & (mid < tail)
    places = np.flatnonzero(good)
    # Strongest tail first, then middle, then head: a layout comes after all that dominate it.
    places = places[np.lexsort((-head[places], -mid[places], -tail[places]))]
    kept = np.zeros(len(places), np.int64)
    kept = kept[: undominated(options, strengths, places, kept)]
    # If two do equally well, the stronger head comes first.
    kept = kept[np.lexsort((-mid[kept], -head[kept]))]
    return [
        (int(chosen(hand, int(layouts[place, HEAD_PILE]))), int(chosen(hand, int(layouts[place, MID_PILE]))))
        for place in (*kept.tolist(), int(np.argmin(good)))
    ]


@kernel
def undominated(options: Options, strengths: Grid, places: Row, kept: Row) -> int:
    """Fill `kept` with the places of layouts that none before them dominates; returns their number."""
    count = 0
    for i in range(places.size):
        place = places[i]
        beaten = False
        for j in range(count):
            beaten = True
            for pile in range(len(PILES)):
                mine, theirs = strengths[place, pile], strengths[kept[j], pile]
                if compare(options, mine, theirs) > 0 or pays(options, pile, mine) > pays(options, pile, theirs):
                    beaten = False
                    break
            if beaten:
                break
        if not beaten:
            kept[count] = place
            count += 1
    return count
