"""`make bench-start`: time the stages from a fresh clone to a hand, with an empty cache of compiled rules and a warm package cache.

This times `make play` itself, by the lines that it prints, and a visitor who loads the page and plays over the socket. Bots make no
pauses (PAIGUAN_PACE=0), so that a hand takes only as long as the machine needs.
"""

import argparse
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from tests.install.houses import ROOT, House, clean_environment, run
from tests.install.visitor import load_page, play_hand

from paiguan.engine.packages import GAMES

# How the lines begin that `make play` prints at each stage.
ENVIRONMENT, PACKAGES, PACKED = "packages: making", "packages: installing", "packages: ready"
TOOLS, BUILDING, BUILT = "page: installing", "page: building", "page: ready"
# Targets in seconds, on two cores.
PLAYABLE, AGAIN, COMPILED = 60.0, 2.0, 90.0


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.start", description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "games", nargs="*", metavar="GAME", default=list(GAMES), help="hands to play, in this order (all)"
    )
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="paiguan-start-") as folder:
        Start(Path(folder), Console()).measure(chosen.games)


class Start:
    """One measurement in a folder of its own; prints each figure as soon as it is known."""

    def __init__(self, folder: Path, console: Console) -> None:
        self._folder, self._console = folder, console
        self._clone, self._environment = folder / "clone", clean_environment(folder)
        self._table = Table("stage", "seconds", "since the start", "target", title="From a fresh clone")
        for column in self._table.columns[1:]:
            column.justify = "right"

    def measure(self, games: list[str]) -> None:
        start = time.monotonic()
        run(["git", "clone", "-q", str(ROOT), str(self._clone)], self._folder, self._environment)
        self._row("clone", time.monotonic() - start, time.monotonic() - start)
        with House(["make", "play"], self._clone, self._environment, self._folder / "log") as house:
            lines = self._follow(house, start)
            up = time.monotonic() - start
            self._row("environment", lines[PACKAGES] - lines[ENVIRONMENT], lines[PACKAGES])
            self._row("packages", lines[PACKED] - lines[PACKAGES], lines[PACKED])
            self._row("page: its tools", lines[BUILDING] - lines[TOOLS], lines[BUILDING])
            self._row("page: its build", lines[BUILT] - lines[BUILDING], lines[BUILT])
            self._row("server answers", up - max(lines[PACKED], lines[BUILT]), up)
            self._step("page loaded", start, lambda: load_page(house.url))
            for game in games:
                target = PLAYABLE if game == games[0] else None
                self._step(f"first hand of {game}", start, partial(play_hand, house.url, game), target)
        self._compile()
        self._again(games)
        self._console.print(self._table)

    def _follow(self, house: House, start: float) -> dict[str, float]:
        """Wait until the server answers; return the seconds at which each stage of make began."""
        seen: dict[str, float] = {}

        def look() -> None:
            log = house.log.read_text(encoding="utf-8")
            for line in (ENVIRONMENT, PACKAGES, PACKED, TOOLS, BUILDING, BUILT):
                if line in log:
                    seen.setdefault(line, time.monotonic() - start)

        house.wait(600, look)
        return seen

    def _compile(self) -> None:
        """Time the compilation of all rules and bots from an empty cache, with nothing else running."""
        command = (self._clone / ".venv" / "bin" / "paiguan", "compile")
        environment = {**self._environment, "PAIGUAN_CACHE": str(self._folder / "compiled")}
        start = time.monotonic()
        run(command, self._folder, environment)
        self._row("compiling alone, all games", time.monotonic() - start, None, COMPILED)
        self._environment = environment

    def _again(self, games: list[str]) -> None:
        """Time a second `make play`, with everything compiled."""
        start = time.monotonic()
        with House(["make", "play"], self._clone, self._environment, self._folder / "log") as house:
            house.wait()
            self._row("second start: server answers", time.monotonic() - start, time.monotonic() - start, AGAIN)
            self._step("second start: page loaded", start, lambda: load_page(house.url))
            self._step(f"second start: hand of {games[0]}", start, lambda: play_hand(house.url, games[0]))

    def _step(self, stage: str, start: float, work: Callable[[], Any], target: float | None = None) -> None:
        began = time.monotonic()
        work()
        self._row(stage, time.monotonic() - began, time.monotonic() - start, target)

    def _row(self, stage: str, seconds: float, since: float | None, target: float | None = None) -> None:
        self._console.print(f"{stage}: {seconds:.1f} s")
        reached = seconds if since is None else since
        aim = "" if target is None else f"{target:g} s {'met' if reached < target else 'MISSED'}"
        self._table.add_row(stage, f"{seconds:.1f}", "" if since is None else f"{since:.1f}", aim)


if __name__ == "__main__":
    main()
