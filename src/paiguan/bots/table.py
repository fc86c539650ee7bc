"""A table of players in compiled code, written once and bound to each game and its policies by `binding.bind`."""

from typing import Any

from paiguan.engine.kernel import Codes, Options, Rng, State, kernel
from paiguan.engine.rng import below, sow
from paiguan.engine.state import CHANCE, NOBODY, OVER, Items

rules: Any = globals().get("rules")
policy: Any = globals().get("policy")

RANDOM, NOVICE, REGULAR, MASTER = range(4)


@kernel
def pick(state: State, options: Options, level: int, legal: Codes, rng: Rng) -> int:
    """The next code of the actor, by a player of this level."""
    count = rules.legal(state, options, legal)
    if count == 1:
        return legal[0]
    if level == RANDOM or rules.actor(state) == CHANCE:
        return legal[below(rng, count)]
    if level == NOVICE:
        return policy.novice(state, options, legal, count, rng)
    return policy.regular(state, options, legal, count, rng)


@kernel
def play_out(state: State, options: Options, level: int, legal: Codes, rng: Rng) -> None:
    """To the end of the hand, everybody of one level."""
    while rules.actor(state) != OVER:
        rules.play(state, options, pick(state, options, level, legal, rng))


@kernel
def play_until_master(state: State, options: Options, levels: Any, legal: Codes, rng: Rng) -> int:
    """Until a master has to think, whose seat is returned, or to the end (OVER)."""
    while True:
        actor = rules.actor(state)
        if actor == OVER:
            return OVER
        level = RANDOM if actor == CHANCE else levels[actor]
        if level == MASTER and state.partial == 0:
            return actor
        rules.play(state, options, pick(state, options, level, legal, rng))


@kernel
def play_turned(state: State, options: Options, levels: Any, turned: int, legal: Codes, rng: Rng) -> None:
    """To the end, player p sitting at seat p - turned."""
    seats = levels.size
    while True:
        actor = rules.actor(state)
        if actor == OVER:
            return
        level = RANDOM if actor == CHANCE else levels[(actor + turned) % seats]
        rules.play(state, options, pick(state, options, level, legal, rng))


@kernel
def add_gains(state: State, options: Options, turned: int, items: Items, gains: Any, won: Any) -> None:
    """Add what a finished hand comes to for each player, and count those who gained; `turned` as in `play_turned`."""
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
    states: Any,
    options: Any,
    levels: Any,
    legal: Codes,
    items: Items,
    rng: Rng,
    seed: int,
    first: int,
    gains: Any,
    won: Any,
) -> None:
    """Deals first, first + 1 …, one a row: each is played with the players moved on by every number of seats.

    levels[player] is who he is; states[0] holds the standing (streak and the like), states[1] is the table.
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
