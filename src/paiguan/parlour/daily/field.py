"""The field of a deal: how everybody who finished it in time did."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence
from math import ceil

import msgspec

FEW = 20  # entries below which a percentage would say more than is known
BARS = 13  # of the histogram, at most

_line = msgspec.json.Decoder(list[str])


class Bar(msgspec.Struct, frozen=True):
    """A bar of the histogram: results from `low` to `high`, both included."""

    low: int
    high: int
    count: int


class Share(msgspec.Struct, frozen=True):
    """Of so many who stood in the same position, so many did the same."""

    same: int
    of: int


class Field:
    """The results and decisions of all tries that count."""

    def __init__(self, tries: Sequence[tuple[int, bytes]]) -> None:
        self.units = sorted(units for units, _ in tries)
        self._reached: Counter[str] = Counter()  # by mark: who decided so up to there
        self._went_on: Counter[str] = Counter()  # by mark: who had another decision after it
        for _, body in tries:
            marks = _line.decode(body)
            self._reached.update(marks)
            self._went_on.update(["", *marks[:-1]] if marks else [])

    def __len__(self) -> int:
        return len(self.units)

    @property
    def mean(self) -> float:
        return round(sum(self.units) / len(self.units), 1) if self.units else 0.0

    def place(self, units: int) -> int:
        """Return the place of a result; equal results share one."""
        return 1 + len(self.units) - bisect_right(self.units, units)

    def percent(self, units: int) -> int | None:
        return percent(self.place(units), len(self.units))

    def bars(self, *also: int) -> list[Bar]:
        """Return the histogram, wide enough for these results too."""
        shown = [*self.units, *also]
        if not shown:
            return []
        low, high = min(shown), max(shown)
        width = ceil((high - low + 1) / BARS)
        edges = range(low, high + 1, width)
        return [
            Bar(edge, edge + width - 1, bisect_left(self.units, edge + width) - bisect_left(self.units, edge))
            for edge in edges
        ]

    def shares(self, marks: Sequence[str]) -> list[Share]:
        """Return how many did the same at each decision of a line, of those who stood in the same position."""
        return [
            Share(self._reached[mark], self._went_on[before]) for before, mark in zip(["", *marks], marks, strict=False)
        ]


def percent(place: int, count: int) -> int | None:
    """Return in which part of a field a place is, or None where the field is small."""
    return ceil(100 * place / count) if count >= FEW else None
