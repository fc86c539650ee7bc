"""`make bench`: measure Paiguan's speed beside OpenSpiel, Pgx and PettingZoo in one run.

Each side is measured several times in turn and its best run counts, so that another program on the machine slows both sides
alike. Single-core measurements are pinned to one core and count CPU time; those on all cores (our batches, Pgx) count
wall-clock time and need an idle machine.
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

from bench.envs import batch_steps, hand_steps, pettingzoo_steps
from bench.games import measured, notes_on
from bench.ours import compiling, deal_moves, game_figures, random_play, simulations
from bench.tables import markdown

HERE = Path(__file__).parent
PEERS = HERE / ".venv" / "bin" / "python"
PAGE = HERE.parent / "docs" / "bench.md"


def theirs(program: str, *arguments: Any, every_core: bool = False) -> Any:
    """Run a program of the peers' environment on this process's core, or on every core; return what it prints."""
    cores = range(os.cpu_count() or 1) if every_core else os.sched_getaffinity(0)
    done = subprocess.run(
        [str(PEERS), str(HERE / program), *map(str, arguments)],
        check=True,
        capture_output=True,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, cores),
    )
    return json.loads(done.stdout)


def better(best: dict[str, Any], found: dict[str, Any]) -> None:
    best |= {
        key: max(value, best.get(key, value)) if isinstance(value, float) else value for key, value in found.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("games", nargs="*", default=measured())
    parser.add_argument("--rounds", type=int, default=3, help="measurements a side; the best counts")
    parser.add_argument("--seconds", type=float, default=1.2, help="length of each measurement")
    parser.add_argument("--write", action="store_true", help=f"write the tables to docs/{PAGE.name}")
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    seconds = chosen.seconds
    rows: dict[str, dict[str, Any]] = {name: {"name": name, "theirs": {}} for name in chosen.games}
    peers: dict[str, float] = {}
    for round_ in range(chosen.rounds):
        print(f"round {round_ + 1} of {chosen.rounds} …", file=sys.stderr)
        better(peers, {"holdem": theirs("aec.py", seconds)})
        if round_ == 0:  # mostly compile time; it repeats its runs itself
            peers["pgx"] = max(theirs("sparrow.py", chosen.rounds * seconds, every_core=True).values())
        for name, row in rows.items():
            better(row, random_play(name, seconds))
            better(row, batch_steps(name, seconds))
            better(row, {"hand": hand_steps(name, seconds), "pettingzoo": pettingzoo_steps(name, seconds)})
            better(row["theirs"], theirs("openspiel.py", notes_on(name).OPENSPIEL, seconds, round_))
    for name, row in rows.items():
        row["deals"] = deal_moves(name, seconds)
        row["simulations"] = simulations(name, seconds, regulars=True)
        row["at_random"] = simulations(name, seconds, regulars=False)
    figures = [figure for game in chosen.games for figure in game_figures(game)]
    figures += compiling()
    machine = f"{_processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    page = markdown(list(rows.values()), peers, figures, machine)
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
