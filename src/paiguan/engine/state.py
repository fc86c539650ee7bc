"""What the states of all games share: their first fields, the log, and the items of a settlement.

The log has every code that was played, so a state contains its own record: `restart` and the log reproduce the state, and
what a viewer may see of the log decides what they may see of the hand.
"""

from collections.abc import Iterator
from typing import Protocol, overload

import numpy as np
from numpy.typing import NDArray

from paiguan.engine.kernel import Row, State, inlined, record

# Results of `actor` that are not a seat.
OVER = -1
CHANCE = -2  # dice are rolled: all legal codes are equally likely

# A log entry: bits 0-11 are the code, bits 12-13 the seat; bit 14 is set if the code continues the move before it.
CODE = 0xFFF
SEAT_SHIFT = 12
CONTINUES = 1 << 14
HIDDEN = 0xFFF  # in a concealed log: a code the viewer may not see

NOBODY = -1  # no seat; as a viewer: a spectator


def head(log_length: int) -> list[tuple[object, ...]]:
    """The fields every STATE begins with."""
    return [
        ("phase", "i8"),
        ("turn", "i8"),  # the seat to act
        ("partial", "i8"),  # codes already played of an unfinished move
        ("dealer", "i8"),
        ("logged", "i8"),  # entries used of `log`
        ("log", "i2", (log_length,)),
    ]


FACTORS = 10  # places for factor ids; the most that a game has is nine (天九)

# One line of a settlement. A line with a payer is a payment; one without (NOBODY) explains the lines after it.
ITEM = record(
    [
        ("id", "i8"),
        ("payer", "i8"),
        ("payee", "i8"),
        ("debtor", "i8"),  # the seat on whose behalf the payer pays; NOBODY: its own
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
    """Append a code to the log. Call it before changing `partial`, which says whether the code continues a move."""
    entry = code | seat << SEAT_SHIFT
    if state.partial > 0:
        entry |= CONTINUES
    state.log[state.logged] = entry
    state.logged += 1


@inlined
def clear_log(state: State, first: int) -> None:
    """Clear the log from entry `first` on."""
    for i in range(first, state.log.size):
        state.log[i] = 0


@inlined
def write_item(item: Item, id: int, payer: int, payee: int, units: int) -> None:
    """Write a settlement line without factors; one without a payer only explains."""
    item.id = id
    item.payer = payer
    item.payee = payee
    item.debtor = NOBODY
    item.notes = 0
    item.units = units
    for factor in range(FACTORS):
        item.factors[factor] = 1
    item.amount = 0 if payer == NOBODY else units


def blank(dtype: "np.dtype[np.void]", count: int = 1) -> NDArray[np.void]:
    """An array of zeroed records, padding included, so that equal states have equal bytes."""
    return np.frombuffer(bytearray(count * dtype.itemsize), dtype)


def duplicate(records: NDArray[np.void]) -> NDArray[np.void]:
    """An exact copy, padding included, which NumPy's own copy leaves undefined."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)
