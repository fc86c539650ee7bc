"""What a seat knows about the cards to come, and who may want the card it discards."""

from typing import NamedTuple

from paiguan.bots.policies.weimaque.neighbours import runs_for
from paiguan.bots.policies.weimaque.weights import (
    COMES_CHI,
    COMES_HANDS,
    COMES_HU,
    COMES_PENG,
    DISCARD_CHI,
    DISCARD_PENG,
)
from paiguan.engine.kernel import Weights, kernel
from paiguan.games.weimaque.combos import cards_of_meld
from paiguan.games.weimaque.information import seen_meld
from paiguan.games.weimaque.options import LOCK_OFF, Options
from paiguan.games.weimaque.state import (
    AT_WEI,
    BY_SHIFT,
    DECK,
    FACE_DOWN_3,
    INTO_WEI,
    KIND_BITS,
    STOCK,
    TAKEN,
    TURNED,
    State,
    count_of,
    kinds_of,
    next_seat,
    twos_of,
    unit,
)


class Outlook(NamedTuple):
    live: int  # the unseen cards, as counts by kind
    locks: int  # kinds that the seat may no longer meld
    refused: int  # kinds that the next seat has discarded and may not meld
    peng: float  # how easily an unseen card comes, for 碰
    chi: float  # for 吃
    hu: float  # for 胡


@kernel
def outlook_of(state: State, options: Options, seat: int, weights: Weights) -> Outlook:
    seen = state.hands[seat]
    for other in range(4):
        for i in range(state.laid[other]):
            meld = seen_meld(state.melds[other, i], options.wei_hidden != 0 and other != seat)
            if meld < FACE_DOWN_3:
                seen += cards_of_meld(meld)
    after = next_seat(state.dealer, seat)
    refused = 0
    for i in range(state.exposures):
        entry = state.shown[i]
        one = unit[entry & KIND_BITS]
        if not entry & (TAKEN | INTO_WEI):
            seen += one
        if not entry & TURNED and (entry >> BY_SHIFT) & 3 == after:
            refused |= one
    if state.phase == AT_WEI:
        seen += unit[state.card]
    live = DECK - seen
    unseen = count_of(live)
    stock = STOCK - state.drawn
    coming = (stock + weights[COMES_HANDS] * (unseen - stock)) / max(unseen, 1)
    return Outlook(
        live,
        state.locks[seat],
        refused if options.pass_lock != LOCK_OFF else 0,
        weights[COMES_PENG] * coming,
        weights[COMES_CHI] * coming,
        weights[COMES_HU] * coming,
    )


@kernel
def danger(outlook: Outlook, kind: int, weights: Weights) -> float:
    """The cost of a discard that others may use."""
    one = unit[kind]
    risk = weights[DISCARD_PENG] if twos_of(outlook.live) & one else 0.0
    if not outlook.refused & one:
        risk += weights[DISCARD_CHI] * runs_for(kinds_of(outlook.live), one)
    return risk
