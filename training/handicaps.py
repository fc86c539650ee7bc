"""Which handicap suits a network (`bots.learned.Grandmaster`): `python -m training handicaps GAME`.

Masters play hands. At every decision the moves that handicaps of several sizes would choose are played on from the true state, by the
network at all seats, and compared with what follows the master's own move. That costs far less than contests, and is no
substitute for one: the hands are not finished by masters. `python -m training guide` is the contest.
"""

import argparse
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

import paiguan
from paiguan.bots.learned import PRIOR
from paiguan.bots.levels import Regular, known_states, playout_of, policy_of
from paiguan.bots.master import Buffers, candidates, with_move
from paiguan.bots.nets import Net, Seat, net_for
from paiguan.bots.nets.forward import LOGIT
from paiguan.bots.playout import RANDOM
from paiguan.engine.binding import bind
from paiguan.engine.deal import Deal
from paiguan.engine.kernel import States
from paiguan.engine.loops import END
from paiguan.engine.rng import seeded
from paiguan.engine.state import CHANCE, OVER, duplicate

SEED = 9_000_000
SIZES = (0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 2.0, float("inf"))  # units a logit; the last one is sharp


def moves_of(player: Seat, deal: Deal, seat: int, seed: int) -> tuple[NDArray[np.int16], NDArray[np.int64]]:
    """The moves that a master or a grandmaster would weigh, and how far each is behind the network's own."""
    game, states = deal.game, known_states(deal, seat)
    rows = candidates(game, duplicate(states), seed)
    if (every := game.whole_moves(duplicate(states))) is not None:
        order = np.argsort(-player.rate(states, every), kind="stable")[:PRIOR]
        for row in every[order].tolist():
            rows = with_move(rows, row[: row.index(END)])
    rows = with_move(rows, player.play(states))
    rows = with_move(rows, Regular().codes(game, duplicate(states), seed))
    return rows, -player.rate(states, rows)


def choices(gains: NDArray[np.float64], behind: NDArray[np.int64]) -> list[int]:
    """The place of the move with the best gain, then of those that each handicap would choose."""
    logits = behind / (1 << LOGIT)
    found = [int(np.argmax(gains))]
    for size in SIZES:
        found.append(int(np.argmax(gains - size * logits if size < float("inf") else -logits)))
    return found


def play_codes(game: paiguan.Game, states: States, codes: Iterable[int]) -> None:
    """Play the codes up to END on states[0]."""
    for code in codes:
        if code == END:
            return
        game.rules.play(states[0], game.options, code)


def finish(player: Seat, states: States, seed: int) -> None:
    """Play the hand to its end with the network at all seats; dice by the seed."""
    game, rng = player.game, seeded(seed)
    playout = playout_of(game)
    while (actor := game.rules.actor(states[0])) != OVER:
        if actor == CHANCE:
            codes: Iterable[int] = (playout.pick(states[0], game.options, RANDOM, player.legal, rng),)
        else:
            codes = player.play(states)
        play_codes(game, states, codes)


def played_hand(game: paiguan.Game, net: Net, seed: int, worlds: int) -> NDArray[np.float64]:
    """What each handicap gains over none in a hand between masters, in units a hand of one seat."""
    player, search = Seat(game, net), bind("paiguan.bots.search", game.interface.rules, policy_of(game))
    more, deal, step = np.zeros(len(SIZES)), game.deal(seed=seed), 0
    while (seat := deal.actor) is not None:
        step += 1
        if deal.chance or len(deal.legal_moves_of(seat)) == 1:
            deal.push(deal.legal_moves.random(seed + step))
            continue
        rows, behind = moves_of(player, deal, seat, seed)
        states, gains = known_states(deal, seat), np.zeros((len(rows), worlds))
        buffers = Buffers(game, states)
        buffers.weigh(seat, rows, np.ones(len(rows), np.bool_), seed + step, 0, gains)
        master, *others = choices(gains.mean(1), behind)
        if any(place != master for place in others):
            came_to = dict[int, int]()
            for place in {master, *others}:
                further = duplicate(deal._states)
                game.rules.set_actor(further[0], game.options, seat)
                play_codes(game, further, rows[place].tolist())
                finish(player, further, seed)
                came_to[place] = search.gain_of(further[0], game.options, seat, buffers.items)
            more += [came_to[place] - came_to[master] for place in others]
        row = rows[master].tolist()
        deal.push(game.interface.move(states[0], game.options, seat, row[: row.index(END)]))
    return more / game.seats


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m training handicaps", description=__doc__)
    parser.add_argument("game", choices=tuple(paiguan.GAMES))
    parser.add_argument("--hands", type=int, default=400, help="(400)")
    parser.add_argument("--worlds", type=int, default=128, help="of a master's decision (128)")
    parser.add_argument("--seed", type=int, default=SEED, help=f"of the first hand ({SEED})")
    given: Any = parser.parse_args(arguments)
    game = paiguan.game(given.game)
    if (net := net_for(game)) is None:
        raise SystemExit(f"{given.game} has no network")
    found = np.array([played_hand(game, net, given.seed + hand, given.worlds) for hand in range(given.hands)])
    spread = 1.96 * found.std(0, ddof=1) / len(found) ** 0.5
    for size, mean, interval in zip(SIZES, found.mean(0), spread, strict=True):
        print(f"{size:6g} units a logit: {mean:+.3f} ± {interval:.3f} units a hand")
