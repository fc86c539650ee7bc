"""The policy `novice` of 抹花花."""

from paiguan.bots.policies.mohuahua.lacks import BAI, C66, NIU, XI
from paiguan.engine.kernel import Codes, Rng, kernel
from paiguan.games.mohuahua.combos import size_of
from paiguan.games.mohuahua.legal import DECLARE, FOLD, GO, PLAY
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.state import AT_BID, AT_LEAD, State, held, holds


@kernel
def novice(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    """Go with enough Heavens and groups, lead the largest play, beat as cheaply as possible, discard the lowest cards."""
    if state.phase == AT_BID:
        hand = state.hands[state.turn]
        groups = int(holds(hand, XI)) + int(holds(hand, NIU)) + int(holds(hand, BAI))
        return GO if held(hand, C66) + groups >= 3 else FOLD
    if state.phase == AT_LEAD and state.partial == 0:
        if legal[count - 1] == DECLARE:
            return DECLARE
        best = 0
        for i in range(1, count):
            if size_of[legal[i] - PLAY] >= size_of[legal[best] - PLAY]:
                best = i
        return legal[best]
    return legal[0]
