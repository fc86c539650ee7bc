"""The policy `regular` of 偎麻雀: makes the move that leaves the highest expected value."""

from paiguan.bots.policies.weimaque.expected_value import expected_value
from paiguan.bots.policies.weimaque.outlook import Outlook, danger, outlook_of
from paiguan.bots.policies.weimaque.weights import CLAIM_CHI, WEIGHTS, WIN_NOW, WORTH_WIN
from paiguan.engine.bits import lowest
from paiguan.engine.kernel import Codes, Rng, Weights, kernel
from paiguan.games.weimaque.combos import Laid, laid_of
from paiguan.games.weimaque.legal import (
    CHI,
    HU,
    KONG,
    PASS,
    PENG,
    TAKE_KONG,
    WEI3,
    WEI4,
    locks_by_passing,
    reading_of,
    source_of,
    spent,
)
from paiguan.games.weimaque.options import LOCK_OFF, Options
from paiguan.games.weimaque.points import total_of
from paiguan.games.weimaque.state import AT_CLAIM, AT_DISCARD, ONES, State, unit


@kernel
def regular(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    return choose(state, options, legal, count, rng, WEIGHTS)


@kernel
def choose(state: State, options: Options, legal: Codes, count: int, rng: Rng, weights: Weights) -> int:
    """Pick a code as a regular with these weights: the one that leaves the highest expected value.

    Only discards that a good plan can spare are weighed; if no plan has any value left, the safest card is discarded.
    """
    seat = state.turn
    outlook = outlook_of(state, options, seat, weights)
    laid = laid_of(state, seat)
    best = 0
    best_score = -1e9
    worth = 0.0
    spare = ONES
    if state.phase == AT_DISCARD:
        worth, spare = expected_value(options, laid, state.hands[seat], outlook.locks, outlook, weights)
    for i in range(count):
        if legal[i] < KONG and worth > 0 and spare & unit[legal[i]] == 0:
            continue
        if legal[i] < KONG and worth == 0:
            score = -danger(outlook, legal[i], weights)
        else:
            score = score_move(state, options, seat, laid, outlook, legal[i], weights)
        if score > best_score:
            best = i
            best_score = score
    return legal[best]


@kernel
def score_move(
    state: State, options: Options, seat: int, laid: Laid, outlook: Outlook, code: int, weights: Weights
) -> float:
    """The expected value that a move leaves, less the cost of a discard that others may use; for a win, what it pays."""
    hand = state.hands[seat]
    card = state.card
    if code < KONG:
        one = unit[code]
        locks = outlook.locks | (one if options.pass_lock != LOCK_OFF else 0)
        return expected_value(options, laid, hand - one, locks, outlook, weights)[0] - danger(outlook, code, weights)
    if code == HU:
        source = source_of(state, seat) if state.phase == AT_CLAIM else state.source
        total = total_of(options, reading_of(state, options, seat, source, False))
        return (total + weights[WORTH_WIN]) * weights[WIN_NOW]
    if code == PASS:
        locks = outlook.locks | (unit[card] if locks_by_passing(state, options, seat) else 0)
        return expected_value(options, laid, hand, locks, outlook, weights)[0]
    own = seat == state.by
    rest = hand - spent(code, card, own)
    laid = laid_after(laid, code, card, own)
    worth = expected_value(options, laid, rest, outlook.locks, outlook, weights)[0]
    return worth + weights[CLAIM_CHI] if code >= CHI else worth


@kernel
def laid_after(laid: Laid, code: int, card: int, own: bool) -> Laid:
    """The laid melds after a move that lays cards; `card` is the drawn or exposed card, `own` if the seat turned it."""
    opened, covered, runs, cards, melds = laid
    if code < WEI3:
        one = unit[code - KONG]
        return Laid(opened, covered | one, runs, cards + 4 * one, melds + 1)
    one = unit[card]
    if code == WEI3:
        return Laid(opened, covered | one, runs, cards + 3 * one, melds + 1)
    if code == WEI4:
        return Laid(opened, covered | one, runs, cards + 4 * one, melds + 1)
    if code == PENG:
        return Laid(opened | one, covered, runs, cards + 3 * one, melds + 1)
    if code == TAKE_KONG:
        if own:
            return Laid(opened, covered, runs, cards + one, melds)
        return Laid(opened | one, covered, runs, cards + 4 * one, melds + 1)
    run = spent(code, card, False) + one
    return Laid(opened, covered, runs + lowest(run), cards + run, melds + 1)
