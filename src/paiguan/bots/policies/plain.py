"""Policies for a game without its own; a template that `binding.bind` binds to its rules.

The rules may have one more kernel, `worth(state, options, code) -> int`: how good a legal code is, judged by what the actor
may see. A regular takes the best code, a novice the better of two random ones. Without `worth` both play at random. A master
searches in either case.
"""

from paiguan.engine.binding import UNBOUND, Kernels
from paiguan.engine.kernel import Codes, Options, Rng, State, kernel
from paiguan.engine.rng import below

rules: Kernels = globals().get("rules", UNBOUND)

if hasattr(rules, "worth"):
    worth = rules.worth
else:

    @kernel
    def worth(state: State, options: Options, code: int) -> int:
        """Value every code equally, for a game without `worth`."""
        return 0


@kernel
def novice(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    """Pick the better of two random codes."""
    one, other = legal[below(rng, count)], legal[below(rng, count)]
    return one if worth(state, options, one) >= worth(state, options, other) else other


@kernel
def regular(state: State, options: Options, legal: Codes, count: int, rng: Rng) -> int:
    """Pick the best code, at random among equals."""
    best, equal = legal[0], 1
    high = worth(state, options, best)
    for i in range(1, count):
        found = worth(state, options, legal[i])
        if found > high:
            best, high, equal = legal[i], found, 1
        elif found == high:
            equal += 1
            if below(rng, equal) == 0:
                best = legal[i]
    return best
