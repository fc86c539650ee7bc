"""The kernel decorator: one rule source, run compiled or interpreted.

A rule is a plain function over NumPy records in the subset of Python that Numba compiles. `@kernel`
compiles it on its first call and keeps machine code on disk; `interpreted(f)` is the same source run by Python
itself, for debuggers, and the compiled form is tested against it.

Rules for kernels, which make the same source fit for CUDA:
no Python objects, no allocation, no exceptions; aligned records only; int64 for every mask; constant tables as module globals.
"""

import sys
from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Any, Protocol, TypeAlias, TypeVar, cast, overload

import numba
import numpy as np
from numpy.typing import NDArray

from paiguan.engine.interpreted import ALWAYS, FLOOR, adopt, interpreted
from paiguan.engine.packages import game_of

__all__ = [
    "Codes",
    "Grid",
    "OptionArray",
    "Options",
    "Rng",
    "Row",
    "State",
    "States",
    "Vector",
    "Weights",
    "constant",
    "inlined",
    "interpreted",
    "kernel",
    "record",
]

F = TypeVar("F", bound=Callable[..., Any])


class Row(Protocol):
    """A row of whole numbers: a field of a record, or an array that a kernel fills."""

    @property
    def size(self) -> int: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    @overload
    def __getitem__(self, at: int, /) -> int: ...
    @overload
    def __getitem__(self, at: slice, /) -> Any: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...


class Grid(Protocol):
    """A field or an array of two dimensions."""

    @property
    def shape(self) -> tuple[int, int]: ...
    def tobytes(self) -> bytes: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Row]: ...
    @overload
    def __getitem__(self, at: int, /) -> Row: ...
    @overload
    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, at: slice, /) -> "Grid": ...
    def __setitem__(self, at: int | tuple[int, int], value: int, /) -> None: ...


class Weights(Protocol):
    """The weights of a policy's features: a row of real numbers."""

    def __getitem__(self, at: int, /) -> float: ...


# Parameter types of kernels, for the reader and the type checker; Numba infers the real ones. A game has its own `State` and
# `Options`, whose fields are checked (scripts/record_types.py); code that is generic over games takes any record.
State: TypeAlias = Any  # a record of the game's STATE dtype
Options: TypeAlias = Any  # a record of the game's OPTIONS dtype
Codes: TypeAlias = Row  # int16 array that `legal` fills
Vector: TypeAlias = Row  # int8 array that `encode` fills
Rng: TypeAlias = Row  # int64[4], the generator of rng.py

States: TypeAlias = NDArray[np.void]  # of the game's STATE, one a hand
OptionArray: TypeAlias = NDArray[np.void]  # the options as an array of one: kernels take an array faster than a record


def record(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """An aligned record type whose fields read as attributes, interpreted and compiled alike.

    Each type gets a scalar class with a property for each field. This is much faster to read than NumPy's own `record`, and a
    field takes precedence over a NumPy attribute of the same name.
    """
    narrow = [field[0] for field in fields if len(field) == 2 and np.dtype(field[1]) != np.int64]
    if narrow:  # interpreted, an int8 stays an int8: `seat << 12` is 0. Compiled it would be an int64.
        raise ValueError(
            f"make {', '.join(narrow)} int64 (i8); only long arrays may be narrow, their elements unshifted"
        )
    properties = {field[0]: property(itemgetter(field[0]), _setter(field[0])) for field in fields}
    scalar = type("Record", (np.void,), {"__slots__": (), **properties})
    return np.dtype((scalar, np.dtype(fields, align=True)))


def _setter(name: str) -> Callable[[Any, Any], None]:
    return lambda held, value: held.__setitem__(name, value)


def constant(values: Any, dtype: Any = np.int64) -> Any:
    """A constant table, read-only because its values are frozen into compiled code."""
    out = np.array(values, dtype=dtype)
    out.setflags(write=False)
    return out


def kernel(function: F) -> F:
    """Compile a function on its first call, to run without the GIL; cached on disk under a digest of all that it calls."""
    # Explicit, because callees of an inlined kernel would inherit `forceinline`.
    return _compiled(function, forceinline=False)


def inlined(function: F) -> F:
    """Make a kernel part of every caller: for small steps of every move that have few callers.

    LLVM would not inline them by itself, and a call with arrays costs more than most of them do. The price is that each
    caller takes longer to compile.
    """
    return _compiled(function, forceinline=True)


# Kernels allocate nothing, so Numba need not count references to their arrays (`_nrt`).
FLAGS = {"nogil": True, "error_model": "numpy", "_nrt": False}


def _compiled(function: F, **flags: bool) -> F:
    settings: Any = numba.config
    settings.DISABLE_JIT = (
        0  # otherwise Numba returns the bare function; `interpreted.HeldKernel` runs it and returns Python numbers
    )
    try:
        made = cast(Any, numba.njit)(**FLAGS, **flags)(function)
    finally:
        settings.DISABLE_JIT = int(ALWAYS)
    return cast(F, adopt(made, group_of(function.__module__)))


def group_of(module: str) -> str:
    """The game that a module's kernels belong to, FLOOR for none: kernels of a group are held and compiled together."""
    rules = sys.modules[module].__dict__.get("rules")  # a template, bound to a game
    return game_of(module if rules is None else rules.__name__) or FLOOR
