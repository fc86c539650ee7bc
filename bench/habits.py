"""`python -m bench.habits`: what the networks do and the regulars do not, and whether it pays; writes docs/what-they-learned.md.

A habit is a question about a move (`HABITS` in `bench/games/NAME.py`). A network plays one seat among regulars. At each of its
decisions the regular is asked too; where only one of the two moves has the habit, both are played on by regulars in the same
sampled worlds. The habits were chosen by looking at other deals than those that the figures come from.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.progress import track

import paiguan
from bench.games import measured, notes_on, pieces_of
from bench.habits_page import Example, Figures, page
from paiguan.bots.levels import Bot, bot
from paiguan.bots.master import Master
from paiguan.engine.contract import Move, View
from paiguan.engine.deal import Deal
from paiguan.engine.terms import terms

SEED = 7_000_000
DOCS = Path(__file__).parent.parent / "docs"


class Met(NamedTuple):
    """One decision at which a move has the habit: of the network, of the regular, and what the network's move is worth more."""

    habit: int
    network: bool
    regular: bool
    more: float | None  # units, where the two differ as the habit says
    example: Example | None = None


@cache
def players() -> tuple[Bot, Bot]:
    return bot("sharp"), bot("regular")


def worth(deal: Deal, seat: int, chosen: Move, other: Move, seed: int, worlds: int) -> tuple[float, float]:
    """Units that one move brings more than another if regulars play on from there, with the standard error."""
    trial = Master(worlds=worlds).trial(deal, seat, chosen, seed)
    at = trial.moves.index(other)
    trial.tally.alive[:] = False
    trial.tally.alive[[trial.base, at]] = True
    while trial.tally.worlds < worlds:
        trial.tally.add(next(trial.rounds))
    means, errors = trial.tally.ahead(trial.base)
    return -float(means[at]), float(errors[at])


def hand(name: str, worlds: int, number: int) -> list[Met]:
    """Play one hand; return the decisions of the network at which a habit shows."""
    game, (network, regular) = paiguan.game(name), players()
    found: list[Met] = []
    deal, own = game.deal(seed=SEED + number), number % game.seats
    while not deal.over:
        if deal.chance or deal.actor is None:
            deal.push(next(iter(deal.legal_moves)))
            continue
        seat = deal.actor
        usual = move = regular.choose(deal, seat, number)
        if seat == own:
            move = network.choose(deal, seat, number)
            found += decision(deal, seat, move, usual, number, worlds)
        deal.push(move)
    return found


def decision(deal: Deal, seat: int, move: Move, usual: Move, seed: int, worlds: int) -> Iterator[Met]:
    view, more, error = deal.view(seat), None, 0.0
    for number, habit in enumerate(notes_on(deal.game.name).HABITS):
        has, had = habit.does(view, move), habit.does(view, usual)
        if not (has or had):
            continue
        if has == had or has != habit.network:
            yield Met(number, has, had, None)
            continue
        if more is None:
            more, error = worth(deal, seat, move, usual, seed, worlds)
        clear = more > 4 * error and more > 0
        yield Met(number, has, had, more, shown(view, move, usual, more, error) if clear else None)


def shown(view: View, move: Move, usual: Move, more: float, error: float) -> Example:
    trick = getattr(view, "trick", None)
    on_top = next((play.pieces for play in reversed(trick.plays) if play.pieces), ()) if trick else ()
    words = tuple(f"{terms(view.game).name('verbs', one.verb, 'en')}" for one in (move, usual))
    return Example(view.hand, on_top, pieces_of(move), pieces_of(usual), words, more, error)  # type: ignore[attr-defined]


def figures(met: Sequence[Met], number: int) -> Figures:
    own = [one for one in met if one.habit == number]
    gains = np.array([one.more for one in own if one.more is not None])
    interval = 1.96 * float(gains.std(ddof=1)) / len(gains) ** 0.5 if len(gains) > 1 else float("nan")
    examples = [one.example for one in own if one.example is not None]
    # The middle one of those that are clear: neither the best case nor a doubtful one.
    example = sorted(examples, key=lambda one: one.more)[len(examples) // 2] if examples else None
    counts = sum(one.network for one in own), sum(one.regular for one in own)
    return Figures(*counts, len(gains), float(gains.mean()) if len(gains) else 0.0, interval, example)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.habits", description=__doc__)
    parser.add_argument("games", nargs="*", default=[name for name in measured() if hasattr(notes_on(name), "HABITS")])
    parser.add_argument("--hands", type=int, default=4000)
    parser.add_argument("--worlds", type=int, default=256)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--write", action="store_true", help="write docs/what-they-learned.md and its pictures")
    chosen = parser.parse_args()
    found = {}
    with ProcessPoolExecutor(chosen.workers, get_context("spawn")) as pool:
        for name in chosen.games:
            play = partial(hand, name, chosen.worlds)
            hands = pool.map(play, range(chosen.hands), chunksize=20)
            met = [one for hand in track(hands, description=name, total=chosen.hands) for one in hand]
            habits = notes_on(name).HABITS
            found[name] = [(habit, figures(met, number)) for number, habit in enumerate(habits)]
            for habit, one in found[name]:
                print(f"{habit.title}: network {one.network}, regular {one.regular};", end=" ")
                print(f"differ {one.differ}: {one.more:+.2f} ± {one.interval:.2f}")
    if chosen.write:
        text, pictures = page(found, chosen.hands, chosen.worlds, SEED)
        (DOCS / "what-they-learned.md").write_text(text, "utf-8")
        for file, picture in pictures.items():
            (DOCS / "learned").mkdir(exist_ok=True)
            (DOCS / "learned" / file).write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
