"""A novice: knows the rules and simple sense."""

from paiguan.bots.policies.mohuahua.lacks import BAI, C66, NIU, XI
from paiguan.engine.kernel import Codes, Rng, kernel
from paiguan.games.mohuahua.combos import size_of
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.pieces import held, holds
from paiguan.games.mohuahua.state import AT_BID, AT_LEAD, DECLARE, FOLD, GO, PLAY, State


@kernel
def novice(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    """Goes with Heavens and groups, leads what is largest, beats as cheaply as possible, puts down what ranks lowest."""
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
