"""The unseen cards, and what the other houses have shown that they cannot hold."""

from typing import NamedTuple

from paiguan.engine.kernel import kernel
from paiguan.engine.state import CODE, CONTINUES, SEAT_SHIFT
from paiguan.games.mohuahua.combos import ONE_BAI, ONE_NIU, ONE_XI, ONE_YU, cards_of, equals_over, locks, over, size_of
from paiguan.games.mohuahua.legal import DISCARD, PAD, PLAY
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.state import FULL_DECK, KIND, State

C21, C42, C62, C63, C65, C66 = (KIND[card] for card in ("21", "42", "62", "63", "65", "66"))
XI, NIU, BAI, YU = (int(cards_of[group]) for group in (ONE_XI, ONE_NIU, ONE_BAI, ONE_YU))
NIU_BIT, BAI_BIT, YU_BIT = 1, 2, 4


class Lacks(NamedTuple):
    """What a house cannot hold because it did not beat: the kinds (spare bits) of which it lacks one, two … cards; groups."""

    one: int
    two: int
    three: int
    four: int
    groups: int


@kernel
def unseen_by(state: State, options: Options, seat: int) -> int:
    """The cards that a seat has not seen: held by others, or face down."""
    unseen = FULL_DECK - state.dealt[seat]
    for other in range(4):
        if other != seat:
            unseen -= state.played[other]
            if options.open_discards:
                unseen -= state.thrown[other]
    return unseen


@kernel
def lacks_of(state: State, options: Options, house: int) -> Lacks:
    """What a house cannot hold. Under `must_beat`, a discard shows that the house held nothing higher, and hands never grow."""
    lacks1 = 0
    lacks2 = 0
    lacks3 = 0
    lacks4 = 0
    groups = 0
    best = 0
    if options.must_beat:
        for i in range(state.logged):
            entry = int(state.log[i])
            code = entry & CODE
            if code < DISCARD:
                best = code - PLAY
            elif code < PAD and (entry >> SEAT_SHIFT) & 3 == house and not entry & CONTINUES and not locks[best]:
                kinds = equals_over[best]
                size = size_of[best]
                lacks4 |= kinds if size <= 4 else 0
                lacks3 |= kinds if size <= 3 else 0
                lacks2 |= kinds if size <= 2 else 0
                lacks1 |= kinds if size == 1 else 0
                if size == 2 and over[best, ONE_NIU]:
                    groups |= NIU_BIT
                if size == 3 and over[best, ONE_BAI]:
                    groups |= BAI_BIT
                if size == 3 and over[best, ONE_YU]:
                    groups |= YU_BIT
    return Lacks(lacks1, lacks2, lacks3, lacks4, groups)
