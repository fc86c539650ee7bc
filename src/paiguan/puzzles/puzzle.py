"""A puzzle and the file that a game's puzzles are in: `data/puzzles.jsonl` beside its rules.

The first line says the version, the game, its options and the seed; each further line is a puzzle, in the order of the hands they
come from. Lines are only ever appended, so an interrupted run of the miner goes on after the last whole one.
"""

from functools import cache
from pathlib import Path

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.errors import UserError
from paiguan.engine.packages import data
from paiguan.engine.records import deal_of_record

VERSION = 1
FILE = "puzzles.jsonl"


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    puzzles: int  # version of the format
    game: str
    options: dict[str, Json]
    seed: int
    worlds: int  # in which every option of every puzzle was played


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that may be made, and what it brings by the end of the hand."""

    move: dict[str, Json]
    value: float  # units
    error: float  # standard error of the value, most of which is the luck of the deal
    lost: float  # against the best, in the same worlds
    lost_error: float  # standard error of that difference


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with one clearly best move: the first of the `options`, which are sorted by value."""

    id: str
    hand: int  # number of the hand it comes from; with the seed of the file it can be found again
    seat: int
    kind: str  # id of the kind of decision
    rating: int  # how hard, to begin with
    reason: str  # code of the game's hints
    params: dict[str, Json]  # of the reason's sentence
    record: dict[str, Json]  # the deal with the moves before the position
    options: tuple[Option, ...]

    def deal(self) -> Deal:
        """Return the position."""
        return deal_of_record(self.record)


def read(path: Path) -> tuple[Head, list[Puzzle], int]:
    """Read a file of puzzles: its head, its puzzles, and the length of what is whole. Raises UserError with a sentence."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise UserError(f"{path} cannot be read: {error.strerror}") from None
    lines = [line for line in data.splitlines(keepends=True) if line.endswith(b"\n")]
    try:
        head = msgspec.json.decode(lines[0] if lines else b"", type=Head)
        found = [msgspec.json.decode(line, type=Puzzle) for line in lines[1:]]
    except msgspec.DecodeError as error:
        raise UserError(f"{path} is no file of puzzles: {error}") from None
    if head.puzzles != VERSION:
        raise UserError(f"{path} has puzzles of version {head.puzzles}; this program reads version {VERSION}")
    return head, found, sum(map(len, lines))


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that a game brings; none if it brings no file."""
    file = data(game, FILE)
    return tuple(read(file)[1]) if file.is_file() else ()
