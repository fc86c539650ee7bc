"""Hands between bots in compiled code; a template that `binding.bind` binds to each game and its policies."""

from paiguan.engine.binding import UNBOUND, Kernels, Policy
from paiguan.engine.kernel import Codes, Grid, OptionArray, Options, Rng, Row, State, States, kernel
from paiguan.engine.rng import below, sow
from paiguan.engine.state import CHANCE, NOBODY, OVER, Items

rules: Kernels = globals().get("rules", UNBOUND)
policy: Policy = globals().get("policy", UNBOUND)

# The levels of `engine.names.LEVELS`, in their order. From ASKED on, bots are asked from Python.
RANDOM, NOVICE, REGULAR, ASKED = range(4)
NO_LEVEL = -1  # not played by a bot


@kernel
def pick(state: State, options: Options, level: int, legal: Codes, rng: Rng) -> int:
    """The next code of the actor, as a bot of this level plays it."""
    count = rules.legal(state, options, legal)
    if count == 1:
        return legal[0]
    if level == RANDOM or rules.actor(state) == CHANCE:
        return legal[below(rng, count)]
    if level == NOVICE:
        return policy.novice(state, options, legal, count, rng)
    return policy.regular(state, options, legal, count, rng)


@kernel
def choose_rows(
    states: States, options: OptionArray, levels: Grid, legal: Codes, rngs: Grid, out: Codes, lo: int, hi: int
) -> None:
    """Write to out[row] the code of a bot of level levels[row, seat] for the seat to act. Rows where that is NO_LEVEL, and rows
    whose hand is over, are left unchanged."""
    for row in range(lo, hi):
        actor = rules.actor(states[row])
        if actor == OVER:
            continue
        level = RANDOM if actor == CHANCE else levels[row, actor]
        if level != NO_LEVEL:
            out[row] = pick(states[row], options[0], level, legal, rngs[row])


@kernel
def play_out(state: State, options: Options, level: int, legal: Codes, rng: Rng) -> None:
    """Play to the end of the hand with bots of one level."""
    while rules.actor(state) != OVER:
        rules.play(state, options, pick(state, options, level, legal, rng))


@kernel
def play_until_asked(state: State, options: Options, levels: Row, legal: Codes, rng: Rng) -> int:
    """Play until a bot is to act that is asked from Python, whose seat is returned, or to the end (OVER)."""
    while True:
        actor = rules.actor(state)
        if actor == OVER:
            return OVER
        level = RANDOM if actor == CHANCE else levels[actor]
        if level >= ASKED and state.partial == 0:
            return actor
        rules.play(state, options, pick(state, options, level, legal, rng))


@kernel
def play_turned(state: State, options: Options, levels: Row, turned: int, legal: Codes, rng: Rng) -> None:
    """Play to the end, with player p at seat p - turned."""
    seats = levels.size
    while True:
        actor = rules.actor(state)
        if actor == OVER:
            return
        level = RANDOM if actor == CHANCE else levels[(actor + turned) % seats]
        rules.play(state, options, pick(state, options, level, legal, rng))


@kernel
def add_gains(state: State, options: Options, turned: int, items: Items, gains: Row, won: Row) -> None:
    """Add each player's payment of a finished hand, and count the players who gained; `turned` as in `play_turned`."""
    seats = gains.size
    count = rules.settle(state, options, items)
    for player in range(seats):
        gain = 0
        for i in range(count):
            if items[i].payer != NOBODY:
                if (items[i].payer + turned) % seats == player:
                    gain -= items[i].amount
                elif (items[i].payee + turned) % seats == player:
                    gain += items[i].amount
        gains[player] += gain
        won[player] += int(gain > 0)


@kernel
def duplicate_deals(
    states: States,
    options: OptionArray,
    levels: Row,
    legal: Codes,
    items: Items,
    rng: Rng,
    seed: int,
    first: int,
    gains: Grid,
    won: Grid,
) -> None:
    """Play the deals first, first + 1 …, one a row, each once with every rotation of the players.

    levels[player] is the level of a player; states[0] has the standing (dealer, streak …), states[1] is a buffer.
    """
    seats = levels.size
    for deal in range(gains.shape[0]):
        for turned in range(seats):
            states[1] = states[0]
            sow(rng, seed, first + deal)
            states[1].dealer = (first + deal) % seats
            rules.deal(states[1], options[0], rng)
            play_turned(states[1], options[0], levels, turned, legal, rng)
            add_gains(states[1], options[0], turned, items, gains[deal], won[deal])
