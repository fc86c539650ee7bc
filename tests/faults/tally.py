"""The figures of a run by fault, and the table at its end."""

from collections.abc import Iterable

import msgspec
from rich.table import Table as Sheet

KILLS, FRAMES = 500, 1_000_000
WITHIN = 5.0  # seconds after the end of a fault


class Figures(msgspec.Struct):
    """What was done and seen under one fault."""

    times: int = 0
    kills: int = 0
    caught: int = 0  # commands in flight when a fault began
    acknowledged: int = 0
    resent: int = 0
    lost: int = 0
    doubled: int = 0
    frames: int = 0
    leaks: int = 0
    silent: int = 0  # stuck tables, people with an old view, faults without a message
    late: int = 0  # how often tables took longer than five seconds to continue
    slowest: float = 0.0  # seconds until all tables continued

    @property
    def good(self) -> bool:
        return not (self.lost or self.doubled or self.leaks or self.silent or self.late)

    def add(self, more: "Figures") -> None:
        for field in self.__struct_fields__:
            mine, other = getattr(self, field), getattr(more, field)
            setattr(self, field, max(mine, other) if field == "slowest" else mine + other)


Tally = dict[str, Figures]  # by fault and database


def total(figures: Iterable[Figures]) -> Figures:
    summed = Figures()
    for one in figures:
        summed.add(one)
    return summed


def sheet(tally: Tally) -> Sheet:
    """Make the table of a run."""
    made = Sheet(title="What was done, and what was seen")
    made.add_column("fault")
    for field in Figures.__struct_fields__:
        made.add_column("slowest s" if field == "slowest" else field, justify="right")
    for name, figures in tally.items():
        made.add_row(name, *_cells(figures), style="" if figures.good else "red")
    made.add_section()
    made.add_row("all", *_cells(total(tally.values())), style="bold")
    return made


def _cells(figures: Figures) -> list[str]:
    return [f"{value:.1f}" if isinstance(value, float) else f"{value:,}" for value in msgspec.structs.astuple(figures)]


def missing(tally: Tally) -> list[str]:
    """What is still missing for a complete run."""
    done = total(tally.values())
    return [f"{KILLS} kills"] * (done.kills < KILLS) + [f"{FRAMES:,} frames"] * (done.frames < FRAMES)
