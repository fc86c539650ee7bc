"""The chance that a set, run or single holds, from the possible distributions of the unseen cards."""

from paiguan.bots.policies.liuhu.powers import power
from paiguan.bots.policies.liuhu.sure import highest_place
from paiguan.bots.policies.liuhu.weights import HOLD_FIRST, HOLD_HIDDEN, HOLD_LATER
from paiguan.engine.bits import index, lowest, popcount
from paiguan.engine.kernel import Weights, kernel
from paiguan.games.liuhu.combos import (
    SET,
    SINGLE,
    kind_of,
    number_mask_of_rank,
    plays_above,
    run_from,
    runs_held,
    set_from,
    sets_held,
    size_of,
)
from paiguan.games.liuhu.options import FACE_DOWN, Options
from paiguan.games.liuhu.state import HAND


@kernel
def chance_to_hold(
    options: Options, combo: int, out_a: int, out_b: int, each: int, unseen: int, nowhere: int, weights: Weights
) -> float:
    """The chance that a play is not beaten by two opponents with `each` of the `unseen` cards, `nowhere` of which are
    in no hand."""
    size = size_of[combo]
    chance = 1.0
    if kind_of[combo] == SINGLE:
        for i in range(popcount(plays_above(options, combo, out_a | out_b))):
            chance *= max(nowhere - i, 0) / max(unseen - i, 1)
        return trusted(options, chance, each, weights)
    together = 1.0  # the chance that given cards are all in one given hand
    for i in range(size):
        together *= max(each - i, 0) / max(unseen - i, 1)
    four = together * max(each - size, 0) / max(unseen - size, 1)
    for out in (out_a, out_b):
        plays = plays_above(options, combo, out)
        while plays:
            bit = lowest(plays)
            plays ^= bit
            if kind_of[combo] == SET and size == 3 and popcount(number_mask_of_rank[index(bit)] & out) == 4:
                chance *= 1 - (4 * together - 3 * four)
            else:
                chance *= 1 - together
    return trusted(options, chance, each, weights)


@kernel
def trusted(options: Options, chance: float, each: int, weights: Weights) -> float:
    """Lower a chance that assumes random hands: opponents keep the cards they can beat with."""
    if chance == 0 or chance == 1:
        return chance
    trust = HOLD_FIRST if each == HAND else HOLD_HIDDEN if options.discard_face == FACE_DOWN else HOLD_LATER
    return power(chance, weights[trust])


@kernel
def likely_cards(
    options: Options, hand: int, out_a: int, out_b: int, each: int, unseen: int, weights: Weights
) -> float:
    """The number of cards in sets and runs, weighted by the chance that each holds."""
    nowhere = unseen - 2 * each
    cards = 0.0
    ranks = sets_held(options, hand, 3)
    while ranks:
        bit = lowest(ranks)
        ranks ^= bit
        combo = set_from[0, index(bit)]
        held = popcount(number_mask_of_rank[index(bit)] & hand)
        cards += held * chance_to_hold(options, combo, out_a, out_b, each, unseen, nowhere, weights)
    lows = runs_held(hand, 3)
    while lows:
        low = highest_place(lows)
        lows &= (1 << low) - 1 >> 2  # runs that share no card with it
        cards += 3 * chance_to_hold(options, run_from[3, low], out_a, out_b, each, unseen, nowhere, weights)
    return cards


@kernel
def cards_in_sets(options: Options, hand: int) -> int:
    """The cards of a hand that belong to a set."""
    ranks = sets_held(options, hand, 3)
    cards = 0
    while ranks:
        bit = lowest(ranks)
        ranks ^= bit
        cards |= number_mask_of_rank[index(bit)]
    return cards & hand


@kernel
def cards_in_runs(hand: int) -> int:
    """The cards of a hand that belong to a run."""
    lows = runs_held(hand, 3)
    return lows | lows << 1 | lows << 2
