"""What a view tells beside the fields of its veiled state: counted by the rules' own kernels, in one call."""

from typing import Any, NamedTuple

from paiguan.engine.kernel import Options, State, kernel
from paiguan.engine.state import NOBODY
from paiguan.games.weimaque.answers import locks_by_passing
from paiguan.games.weimaque.cards import fours_of, held
from paiguan.games.weimaque.claims import laid_triplet, whole_hand
from paiguan.games.weimaque.options import SCOPE_SET
from paiguan.games.weimaque.points import NO_MARK, Reading, hard_worth
from paiguan.games.weimaque.readings import is_complete, laid_of
from paiguan.games.weimaque.sight import cards_left
from paiguan.games.weimaque.state import AT_CLAIM, AT_WEI, COVERED, FROM_SELF, NONE, OPEN, TUANYUAN

Four = tuple[int, int, int, int]  # by seat


class Asked(NamedTuple):
    """About a viewer who has to answer or to 偎, and the card."""

    asked: bool
    pass_locks: bool  # passing would lock him on it
    complete: bool  # with it his hand is six melds and a pair, be it worth a win or not
    copies: int  # how many of it he holds
    laid: bool  # he has laid it as a 碰 or 偎


@kernel
def glance(veiled: Any, options: Any, seat: int) -> tuple[Four, Four, tuple[bool, bool, bool, int, bool]]:
    """How many cards each seat holds, the hard points of the melds seen, and the parts of `Asked`."""
    state = veiled[0]
    cards = (cards_left(state, 0), cards_left(state, 1), cards_left(state, 2), cards_left(state, 3))
    points = (
        laid_points(state, options[0], 0),
        laid_points(state, options[0], 1),
        laid_points(state, options[0], 2),
        laid_points(state, options[0], 3),
    )
    if seat == NOBODY or state.turn != seat or (state.phase != AT_CLAIM and state.phase != AT_WEI):
        return cards, points, (False, False, False, 0, False)
    complete = is_complete(state.laid[seat], whole_hand(state, seat, FROM_SELF))
    laid = laid_triplet(state, seat, state.card) != NONE
    locks = bool(locks_by_passing(state, options[0], seat))
    return cards, points, (True, locks, complete, held(state.hands[seat], state.card), laid)


@kernel
def laid_points(veiled: State, options: Options, seat: int) -> int:
    """Hard points (5) of what a seat has laid, as far as it is seen."""
    laid = laid_of(veiled, seat)
    tuanyuan = fours_of(laid.cards)
    if options.tuanyuan_scope == SCOPE_SET:
        tuanyuan &= laid.opened | laid.covered
    reading = Reading(NONE, laid.opened, laid.covered, laid.runs, laid.cards, tuanyuan, NO_MARK, NONE, False)
    return (
        hard_worth(options, reading, OPEN)
        + hard_worth(options, reading, COVERED)
        + hard_worth(options, reading, TUANYUAN)
    )
