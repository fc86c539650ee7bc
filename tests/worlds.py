"""`make worlds`: resampled worlds by the hundred thousand, each replayed; writes docs/worlds.md.

A world is possible when every code of its log was legal when it was played and its viewer sees just what he sees in truth.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.progress import Progress

import paiguan
from paiguan.bots import bot
from paiguan.engine.rng import seeded
from paiguan.engine.state import NOBODY
from paiguan.testing.worlds import possible
from tests.playing import games, started

PAGE = Path(__file__).parent.parent / "docs" / "worlds.md"
PLAYERS: dict[str, dict[str, Any]] = {"random": {}, "regular": {}, "master": {"worlds": 32, "threads": 1}}
WORLDS = {"random": 1, "regular": 1, "master": 8}  # a seat at each move: a master's hands take long
HEAD = """# Possible worlds

A test of resampling, written by `make worlds`. Bots of one level play hands of every preset and of further settings. At every move a world is sampled for
each seat and for a spectator (eight in the hands of masters). A world is impossible if a move of its history was illegal when it was made, or if its viewer
would see something different in it.

| game | hands by | settings | hands | worlds | impossible |
|---|---|--:|--:|--:|--:|
"""


def hand(game: paiguan.Game, level: str, seed: int) -> Iterator[Any]:
    """The states of one hand before each move."""
    deal, player, moves = started(game, seed), bot(level, **PLAYERS[level]), 0
    while (actor := deal.actor) is not None:
        yield deal._states
        deal.push(player.choose(deal, actor, seed=seed + moves))
        moves += 1


def measured(settings: list[paiguan.Game], level: str, wanted: int) -> dict[str, int]:
    """Hands of the settings in turn until enough worlds were imagined."""
    found = {"settings": len(settings), "hands": 0, "worlds": 0, "impossible": 0}
    with Progress(transient=True) as progress:
        bar = progress.add_task(f"{settings[0].name} {level}", total=wanted)
        while found["worlds"] < wanted or found["hands"] < len(settings):
            game = settings[found["hands"] % len(settings)]
            rng = seeded(found["hands"], 9)
            for states in hand(game, level, found["hands"]):
                for seat in range(NOBODY, game.seats):
                    found["impossible"] += sum(not possible(game, states, seat, rng) for _ in range(WORLDS[level]))
                    found["worlds"] += WORLDS[level]
            found["hands"] += 1
            progress.update(bar, completed=found["worlds"])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.worlds", description=__doc__)
    parser.add_argument("--worlds", type=int, default=100_000, help="a game, shared by the three levels (100000)")
    chosen = parser.parse_args()
    lines = [HEAD]
    for name in paiguan.GAMES:
        settings = [game for game in games() if game.name == name]
        for level in PLAYERS:
            found = measured(settings, level, -(-chosen.worlds // len(PLAYERS)))
            cells = [name, level, *(f"{found[key]:,}" for key in ("settings", "hands", "worlds", "impossible"))]
            lines.append("| " + " | ".join(cells) + " |\n")
            print(lines[-1], end="")
    PAGE.write_text("".join(lines))


if __name__ == "__main__":
    main()
