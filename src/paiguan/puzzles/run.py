"""A run of the miner: hand after hand on all cores, every puzzle kept in the file as soon as it is found.

Hands are taken in order on any number of cores, so the same run always gives the same file. An interrupted run goes on after
the hand of its last puzzle.
"""

import os
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from threading import Event
from typing import Any, BinaryIO

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.errors import UserError
from paiguan.engine.game import Game
from paiguan.engine.processes import leave_interrupts_to_parent
from paiguan.puzzles.mine import WORLDS, chosen, mine, sorts
from paiguan.puzzles.puzzle import VERSION, Head, Puzzle, read


class Run:
    """The puzzles of a file, and the way to more of them."""

    def __init__(self, game: Game, seed: int, path: Path) -> None:
        self._game, self._seed = game, seed
        head = Head(VERSION, game.name, game.given, seed, WORLDS)
        self.found: list[Puzzle] = []
        whole = 0
        if path.exists() and path.stat().st_size:
            known, self.found, whole = read(path)
            if known != head:
                raise UserError(f"{path} has the puzzles of another game, seed or way of mining; name another file")
        try:
            self._file: BinaryIO = path.open("r+b" if whole else "wb")
        except OSError as error:
            raise UserError(f"{path} cannot be written: {error.strerror}") from None
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._write(head)

    def close(self) -> None:
        self._file.close()

    def puzzles(self, number: int, workers: int, stop: Event | None = None) -> Iterator[Puzzle | None]:
        """Yield the puzzle of each further hand, None where it has none, until the wanted number is reached."""
        known = Counter(sort for one in self.found for sort in sorts(one))
        first = self.found[-1].hand + 1 if self.found else 0
        with ExitStack() as stack:
            for found in self._mined(stack, first, workers):
                if len(self.found) >= number or (stop is not None and stop.is_set()):
                    return
                if (one := chosen(found, known)) is not None:
                    self._write(one)
                    self.found.append(one)
                    known.update(sorts(one))
                yield one

    def _mined(self, stack: ExitStack, first: int, workers: int) -> Iterator[list[Puzzle]]:
        work = partial(_mine, self._game.name, self._game.given, self._seed)
        if workers == 1:
            return map(work, count(first))
        pool = stack.enter_context(get_context("spawn").Pool(workers, leave_interrupts_to_parent))
        return _some_ahead(pool, work, first, 4 * workers)

    def _write(self, line: object) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def _some_ahead(pool: Any, work: Any, first: int, ahead: int) -> Iterator[list[Puzzle]]:
    """Mine hands in a pool, a few ahead of the one that is waited for."""
    waiting = [pool.apply_async(work, (hand,)) for hand in range(first, first + ahead)]
    for hand in count(first + ahead):
        yield waiting.pop(0).get()
        waiting.append(pool.apply_async(work, (hand,)))


def _mine(name: str, options: dict[str, Json], seed: int, hand: int) -> list[Puzzle]:
    return mine(Game(name, options), seed, hand)
