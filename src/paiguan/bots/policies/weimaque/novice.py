"""A novice: knows the rules and simple sense."""

from paiguan.bots.policies.weimaque.neighbours import company
from paiguan.engine.kernel import Codes, Rng, kernel
from paiguan.games.weimaque.legal import spent
from paiguan.games.weimaque.options import Options
from paiguan.games.weimaque.pieces import twos_of
from paiguan.games.weimaque.state import AT_CLAIM, AT_WEI, CHI, KONG, PASS, WEI3, State


@kernel
def novice(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    """Wins at once, lays whatever triplet is offered, eats with cards that are no pairs, throws what stands most alone."""
    hand = state.hands[state.turn]
    if state.phase == AT_WEI:
        return WEI3
    if state.phase == AT_CLAIM:
        for i in range(count):
            if legal[i] < CHI or legal[i] == PASS or spent(legal[i], state.card, False) & twos_of(hand) == 0:
                return legal[i]
    best = 0
    for i in range(count):
        if legal[i] >= KONG:
            return legal[count - 1]
        if company(hand, legal[i]) < company(hand, legal[best]):
            best = i
    return legal[best]
