"""What the states of all games share: their first fields, the log, and the items of a settlement.

The log is the truth: every code played is in it, so that a state holds its own record. `restart` and the log
give the state back, and masking the log is masking the game.
"""

from collections.abc import Iterator
from typing import Any, Protocol, overload

import numpy as np

from paiguan.engine.kernel import Row, State, inlined, record

# Answers of `actor` that are no seat.
OVER = -1
CHANCE = -2  # the dice decide: every legal code is as likely as the others

# A log entry: bits 0-11 the code, 12-13 the seat, 14 set when the code continues the move before it.
CODE = 0xFFF
SEAT_SHIFT = 12
CONTINUES = 1 << 14
HIDDEN = 0xFFF  # in a veiled log: a code the viewer may not see

NOBODY = -1  # a seat field that names no seat; also the viewer who owns nothing, a spectator


def head(log_length: int) -> list[tuple[object, ...]]:
    """The fields every STATE begins with."""
    return [
        ("phase", "i8"),
        ("turn", "i8"),  # whose decision is asked for
        ("partial", "i8"),  # codes already given of the move under way
        ("dealer", "i8"),
        ("logged", "i8"),  # entries used of `log`
        ("log", "i2", (log_length,)),
    ]


FACTORS = 10  # places for factor ids; 天九 has the most, nine

# One line of a settlement. A line with a payer moves units; one without (NOBODY) explains the lines after it.
ITEM = record(
    [
        ("id", "i8"),
        ("payer", "i8"),
        ("payee", "i8"),
        ("debtor", "i8"),  # for whom the payer pays, when not for himself; else NOBODY
        ("notes", "i8"),  # bit set of the game's note ids
        ("units", "i8"),
        ("factors", "i8", (FACTORS,)),  # one place for each factor id of the game; 1 where it does not apply
        ("amount", "i8"),
    ]
)

# ---- written by scripts/record_types.py; do not edit -----------------------------------------------------------


class Item(Protocol):
    """A record of ITEM."""

    id: int
    payer: int
    payee: int
    debtor: int
    notes: int
    units: int
    factors: Row
    amount: int


# ---- end of what is written -----------------------------------------------------------------------------------


class Items(Protocol):
    """The array of lines that `settle` fills."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Item]: ...
    @overload
    def __getitem__(self, at: int, /) -> Item: ...
    @overload
    def __getitem__(self, at: slice, /) -> "Items": ...


@inlined
def log_code(state: State, seat: int, code: int) -> None:
    """Write a code into the log. Call it before `partial` is changed: that tells whether a move goes on."""
    entry = code | seat << SEAT_SHIFT
    if state.partial > 0:
        entry |= CONTINUES
    state.log[state.logged] = entry
    state.logged += 1


@inlined
def clear_log(state: State, first: int) -> None:
    """Empty the log from an entry on."""
    for i in range(first, state.log.size):
        state.log[i] = 0


@inlined
def write_item(item: Item, id: int, payer: int, payee: int, units: int) -> None:
    """A line worth its units, without factors; one without a payer only explains and moves nothing."""
    item.id = id
    item.payer = payer
    item.payee = payee
    item.debtor = NOBODY
    item.notes = 0
    item.units = units
    for factor in range(FACTORS):
        item.factors[factor] = 1
    item.amount = 0 if payer == NOBODY else units


def blank(dtype: Any, count: int = 1) -> Any:
    """An array of empty records, padding included, so that equal states are equal bytes."""
    return np.frombuffer(bytearray(count * dtype.itemsize), dtype)


def duplicate(records: Any) -> Any:
    """A copy to the last byte; NumPy's own copy leaves padding undefined."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)
