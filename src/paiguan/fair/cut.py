"""Seals, the root and the cut, as docs/fair-shuffle.md defines them. `web/src/fair/cut.ts` is the twin of this file.

Everything is SHA-256 of text: fields without line breaks, one a line, the first naming the scheme and the second the use. So
anybody can repeat a step with `sha256sum`.
"""

import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final

SCHEME: Final = "paiguan fair 1"
_HASH = re.compile(r"[0-9a-f]{64}")
_WORD = 1 << 32


def digest(use: str, *fields: str) -> str:
    return sha256("\n".join((SCHEME, use, *fields)).encode()).hexdigest()


def is_hash(text: str) -> bool:
    """Return whether a text is 32 bytes in lower-case hexadecimal: a hash, a number or a salt."""
    return _HASH.fullmatch(text) is not None


def seal_of(number: str) -> str:
    """Return the seal of a number. The number is random, so the seal says nothing about it."""
    return digest("number", number)


def leaf_of(table: str, hand: int, place: int, piece: str, salt: str) -> str:
    """Return the seal of the piece at a place of the wall."""
    return digest("piece", table, str(hand), str(place), piece, salt)


def root_of(table: str, hand: int, leaves: Sequence[str], spares: Sequence[str]) -> str:
    """Return the one hash that binds the house: the seals of all pieces, and of its spare number for every seat."""
    return digest("root", table, str(hand), str(len(leaves)), *leaves, *spares)


def seed_of(table: str, hand: int, root: str, numbers: Iterable[str]) -> str:
    """Return the seed of the cut. The numbers are sorted: who sits where must not matter."""
    return digest("cut", table, str(hand), root, *sorted(numbers))


class Stream:
    """Uniform numbers from a seed: SHA-256 in counter mode, eight words of 32 bits a block."""

    def __init__(self, seed: str, use: str) -> None:
        self._seed, self._use, self._block = seed, use, 0
        self._words: list[int] = []

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1. Words that would favour small numbers are left out."""
        fair = _WORD - _WORD % bound
        while True:
            if not self._words:
                block = digest(self._use, self._seed, str(self._block))
                self._words = [int(block[at : at + 8], 16) for at in range(56, -1, -8)]
                self._block += 1
            word = self._words.pop()
            if word < fair:
                return word % bound


def order_of(seed: str, count: int) -> list[int]:
    """Return the cut: the place of the wall that each place of the deal takes its piece from (Fisher and Yates)."""
    order, stream = list(range(count)), Stream(seed, "order")
    for last in range(count - 1, 0, -1):
        other = stream.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def dice_of(seed: str, roll: int) -> tuple[int, int]:
    """Return the dice of a hand; `roll` counts its rolls from 0. They decide who is dealt what, so they are not the house's."""
    stream = Stream(seed, f"dice {roll}")
    return stream.below(6) + 1, stream.below(6) + 1
