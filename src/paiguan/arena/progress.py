"""The progress of a contest in a file: an interrupted run goes on from it, with the result of an uninterrupted one.

The first line is the contest, each further line a finished chunk, appended as soon as it is played. A line that was cut off is
dropped, and so is a chunk with deals that another one has.
"""

import os
import zlib
from base64 import b64decode, b64encode
from pathlib import Path
from typing import BinaryIO

import msgspec
import numpy as np
from numpy.typing import NDArray

from paiguan.arena.duel import Contest, Played, Result
from paiguan.engine.errors import UserError


class Chunk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the file."""

    first: int
    deals: int
    numbers: str  # gains, then hands won: int64 by deal and player, compressed, base64
    check: int  # CRC-32 of the uncompressed numbers


class Progress:
    """The file of a contest. `result` has what an earlier run finished."""

    def __init__(self, path: Path, what: Contest) -> None:
        self.path, self.result = path, Result(what)
        self._head = msgspec.json.encode({"contest": what})
        self._file: BinaryIO | None = None
        whole = self._read() if path.exists() else 0
        try:
            self._file = path.open("r+b" if whole else "wb")
            self._file.truncate(whole)
            self._file.seek(whole)
            if not whole:
                self._write(self._head)
        except OSError as error:
            raise UserError(f"the progress cannot be kept in {path}: {error.strerror}") from None

    def add(self, played: Played) -> None:
        """Add a finished chunk to the result and to the file."""
        self.result.add(played)
        numbers = _bytes(played.gains) + _bytes(played.won)
        line = Chunk(played.first, len(played.gains), b64encode(zlib.compress(numbers)).decode(), zlib.crc32(numbers))
        self._write(msgspec.json.encode(line))

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def _write(self, line: bytes) -> None:
        assert self._file is not None
        try:
            self._file.write(line + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise UserError(f"the progress cannot be kept in {self.path}: {error.strerror}") from None

    def _read(self) -> int:
        """Read the file; returns the length of what is whole. Refuses the file of another contest."""
        try:
            data = self.path.read_bytes()
        except OSError as error:
            raise UserError(f"{self.path} cannot be read: {error.strerror}") from None
        whole, chunks = 0, list[Played]()
        for number, line in enumerate(data.splitlines(keepends=True)):
            if not line.endswith(b"\n") or (number == 0 and line[:-1] != self._head):
                break
            if number and (played := _chunk(line, self.result.contest)) is not None:
                chunks.append(played)
            whole += len(line)
        if data and not whole:
            raise UserError(f"{self.path} has the progress of another contest, or is no such file; name another one")
        played_to = 0
        for one in sorted(chunks, key=lambda one: one.first):
            if one.first >= played_to:
                self.result.add(one)
                played_to = one.first + len(one.gains)
        return whole


def _bytes(numbers: NDArray[np.generic]) -> bytes:
    return np.ascontiguousarray(numbers, "<i8").tobytes()


def _chunk(line: bytes, what: Contest) -> Played | None:
    """The chunk of a line, or None for one that is damaged."""
    seats = len(what.players)
    try:
        one = msgspec.json.decode(line, type=Chunk)
        numbers = zlib.decompress(b64decode(one.numbers, validate=True))
    except (msgspec.DecodeError, zlib.error, ValueError):
        return None
    if zlib.crc32(numbers) != one.check or len(numbers) != 16 * seats * one.deals:
        return None
    if one.deals < 1 or one.first < 0 or one.first + one.deals > what.deals:
        return None
    gains, won = np.frombuffer(numbers, "<i8").astype(np.int64).reshape(2, one.deals, seats)
    return Played(one.first, gains, won, 0.0)
