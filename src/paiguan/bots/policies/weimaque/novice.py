"""The policy `novice` of 偎麻雀."""

from paiguan.bots.policies.weimaque.neighbours import company
from paiguan.engine.kernel import Codes, Rng, kernel
from paiguan.games.weimaque.legal import CHI, KONG, PASS, WEI3, spent
from paiguan.games.weimaque.options import Options
from paiguan.games.weimaque.state import AT_CLAIM, AT_WEI, State, twos_of


@kernel
def novice(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    """Win at once, take every triplet, claim runs with cards that are not pairs, discard the card that fits least."""
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
