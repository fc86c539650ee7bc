"""The value of a play: what it wins, and the hand it leaves."""

from paiguan.bots.policies.mohuahua.lacks import C65, C66
from paiguan.bots.policies.mohuahua.odds import SURE
from paiguan.bots.policies.mohuahua.prospects import Prospects
from paiguan.bots.policies.mohuahua.weights import (
    ACCESS,
    BONUS,
    FISH,
    HEAVENS,
    HEAVENS_EARLY,
    MIDDLE,
    OXEN,
    REST,
    REST_BONUS,
    REST_LOST,
    REST_REACHED,
    RUN_CI,
    RUN_GOU,
    TENS,
    TENS_EARLY,
    TIGERS,
    TOPS,
    TOPS_LOST,
    VIEW,
    WON,
)
from paiguan.engine.kernel import Weights, constant, kernel
from paiguan.games.mohuahua.combos import COMBOS, liang_of, niu_of, xi_of
from paiguan.games.mohuahua.settle import CI_AT, WIN
from paiguan.games.mohuahua.state import KIND, PLACE, held, total

bonus_of = constant([int(xi_of[c] + niu_of[c] + 2 * liang_of[c]) for c in range(len(COMBOS))])  # points of 6.2


@kernel
def play_value(
    tricks: int, size: int, bonus: int, chance: float, rest: Prospects, weights: Weights, block: int
) -> float:
    """The value of a play for `size` 墩 that stands with `chance`, when the rest of the hand has these prospects."""
    expected = rest.expected / SURE
    won = weights[block + WON] * size + weights[block + BONUS] * bonus
    won += weights[block + REST] * expected + weights[block + TOPS] * rest.tops
    lost = (weights[block + REST_LOST] + weights[block + REST_REACHED] * rest.access) * expected
    lost += weights[block + TOPS_LOST] * rest.tops
    value = chance * won + (1.0 - chance) * lost
    value += weights[block + ACCESS] * rest.access + weights[block + REST_BONUS] * rest.bonus / SURE
    value += weights[block + VIEW] * min(tricks + chance * size + expected, WIN)
    if chance == 1.0:
        sure = tricks + size + rest.sure
        if tricks < WIN and sure >= WIN:
            value += weights[block + RUN_GOU]
        if tricks < CI_AT and sure >= CI_AT:
            value += weights[block + RUN_CI]
    return value


def places(*cards: str) -> int:
    """A mask over the counts of some kinds."""
    return sum(7 << PLACE * KIND[card] for card in cards)


ALL_TENS, ALL_MIDDLE, ALL_OXEN = places("55", "64"), places("44", "61", "51"), places("62", "63")
ALL_FISH = places("22", "33", "11")


@kernel
def sorts_value(hand: int, early: float, weights: Weights, block: int) -> float:
    """The value of held cards by their sort; `early` is 1 with a full hand and 0 with none."""
    value = held(hand, C66) * (weights[block + HEAVENS] + weights[block + HEAVENS_EARLY] * early)
    value += held(hand, C65) * weights[block + TIGERS]
    value += total(hand & ALL_TENS) * (weights[block + TENS] + weights[block + TENS_EARLY] * early)
    value += total(hand & ALL_MIDDLE) * weights[block + MIDDLE] + total(hand & ALL_OXEN) * weights[block + OXEN]
    return value + total(hand & ALL_FISH) * weights[block + FISH]
