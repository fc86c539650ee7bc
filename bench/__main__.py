"""`make bench`: our speed beside OpenSpiel's, in one run on one pinned core.

Each side is measured several times in turn and the best of its runs counts, so that another program on the machine slows
both sides alike. Times are processor seconds.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from bench.ours import compiling, face_moves, game_figures, random_play, simulations
from bench.tables import markdown

HERE = Path(__file__).parent
OPEN_SPIEL = HERE / ".venv" / "bin" / "python"
PAGE = HERE.parent / "docs" / "bench.md"
GAMES = ("tianjiu", "liuhu", "mohuahua", "weimaque", "shisanzhang")


def theirs(game: str, seconds: float, seed: int) -> dict[str, Any]:
    """OpenSpiel's side, as a program of its own environment on the same core."""
    command = [str(OPEN_SPIEL), str(HERE / "openspiel.py"), game, str(seconds), str(seed)]
    return dict(json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--rounds", type=int, default=3, help="measurements a side; the best counts")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of each measurement")
    parser.add_argument("--write", action="store_true", help=f"write the tables to docs/{PAGE.name}")
    chosen = parser.parse_args()
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    rows = []
    for game in chosen.games:
        ours: dict[str, Any] = {}
        other: dict[str, Any] = {}
        for round_ in range(chosen.rounds):
            print(f"{game}, round {round_ + 1} of {chosen.rounds} …", file=sys.stderr)
            for best, figures in (
                (ours, random_play(game, chosen.seconds)),
                (other, theirs(game, chosen.seconds, round_)),
            ):
                best |= {k: max(v, best.get(k, v)) if isinstance(v, float) else v for k, v in figures.items()}
        rows.append(
            {
                "name": game,
                **ours,
                "face": face_moves(game, chosen.seconds),
                "simulations": simulations(game, chosen.seconds, regulars=True),
                "at_random": simulations(game, chosen.seconds, regulars=False),
                "theirs": other,
            }
        )
    measured = [figure for game in chosen.games for figure in game_figures(game)]
    measured += compiling()
    page = markdown(rows, measured, f"{_processor()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    print(page)
    if chosen.write:
        PAGE.write_text(page)


def _processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.split(":")[1].strip()
    return platform.processor()


if __name__ == "__main__":
    start = time.time()
    main()
    print(f"({time.time() - start:.0f} s)", file=sys.stderr)
