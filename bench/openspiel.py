"""The benchmark of OpenSpiel on the game that is named, in the peers' environment, on one core.

Prints one JSON object: moves a second by C++ rollouts from a dealt state, by C++ bots and by the Python loop, and simulations a
second of its search. Times are CPU time.
"""

import json
import random
import sys
import time
from typing import Any

import pyspiel


def dealt(game: Any, generator: random.Random) -> Any:
    """Make a state after the deal, with every chance event resolved card by card."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(generator.choices(outcomes, chances)[0])
    return state


def finish(state: Any, generator: random.Random) -> int:
    """Play random moves to the end from Python; return the number of players' moves."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(generator.choices(outcomes, chances)[0])
        else:
            state.apply_action(generator.choice(state.legal_actions()))
            moves += 1
    return moves


def python_loop(game: Any, seconds: float, generator: random.Random) -> float:
    """Moves a second of whole games from Python, the deal included."""
    moves, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        moves += finish(dealt(game, generator), generator)
    return moves / (time.process_time() - start)


def rollouts(game: Any, seconds: float, generator: random.Random) -> float:
    """Moves a second of C++ random rollouts from dealt states. The Python loop counts their mean length on the same states."""
    states = [dealt(game, generator) for _ in range(20)]
    length = sum(finish(state.clone(), generator) for state in states for _ in range(10)) / (10 * len(states))
    count, played, spent = 20, 0, 0.0
    while spent < seconds:
        for state in states:
            # The C++ rollouts are reached through the search: one simulation is `count` random rollouts from the root.
            evaluator = pyspiel.RandomRolloutEvaluator(count, generator.randrange(2**31))
            bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, generator.randrange(2**31), False)
            start = time.process_time()
            bot.mcts_search(state)
            spent += time.process_time() - start
            played += count
        count = min(count * 2, 400)
    return played * length / spent


def bots(game: Any, seconds: float, generator: random.Random) -> float:
    """Moves a second of whole games, the deal included, by C++ random bots in `evaluate_bots`. Players' moves are counted in the
    histories."""
    players = [pyspiel.make_uniform_random_bot(seat, generator.randrange(2**31)) for seat in range(game.num_players())]
    moves, spent = 0, 0.0
    while spent < seconds:
        states = [game.new_initial_state() for _ in range(50)]
        start = time.process_time()
        for state in states:
            pyspiel.evaluate_bots(state, players, generator.randrange(2**31))
        spent += time.process_time() - start
        moves += sum(made.player >= 0 for state in states for made in state.full_history())
    return moves / spent


def simulations(game: Any, seconds: float, generator: random.Random) -> float | None:
    """Simulations a second of the C++ ISMCTS bot (resample, tree, one random rollout); None if it cannot play the game."""
    count, played, spent = 500, 0, 0.0
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    while spent < seconds:
        state = dealt(game, generator)
        evaluator = pyspiel.RandomRolloutEvaluator(1, generator.randrange(2**31))
        bot = pyspiel.ISMCTSBot(generator.randrange(2**31), evaluator, 2.0, count, -1, policy, False, True)
        start = time.process_time()
        try:
            bot.step(state)
        except (pyspiel.SpielError, RuntimeError):
            return None
        spent += time.process_time() - start
        played += count
    return played / spent


if __name__ == "__main__":
    name, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    game = pyspiel.load_game(name)
    generator = random.Random(seed)
    print(
        json.dumps(
            {
                "game": name,
                "rollouts": rollouts(game, seconds, generator),
                "bots": bots(game, seconds, generator),
                "python": python_loop(game, seconds, generator),
                "ismcts": simulations(game, seconds, generator),
            }
        )
    )
