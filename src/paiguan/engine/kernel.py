"""The kernel decorator: one rule source, run compiled or interpreted.

A rule is a plain function over NumPy records in the subset of Python that Numba compiles. `@kernel`
compiles it on its first call and keeps machine code on disk; `interpreted(f)` gives the same source run by Python
itself, statement by statement, which is how it is debugged and what the compiled form is tested against.

House rules for kernels (they are what makes the same source fit for CUDA):
no Python objects, no allocation, no exceptions; aligned records only; int64 for every mask; constant tables as module globals.
"""

import sys
from collections.abc import Callable, Iterator
from operator import itemgetter
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar, cast, overload

import numba
import numpy as np

from paiguan.engine.interpreted import ALWAYS, FLOOR, adopt, interpreted

__all__ = [
    "Codes",
    "Grid",
    "Options",
    "Rng",
    "Row",
    "State",
    "Vector",
    "Weights",
    "inlined",
    "interpreted",
    "kernel",
    "record",
    "table",
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
    """A field of two dimensions."""

    def tobytes(self) -> bytes: ...
    def __iter__(self) -> Iterator[Row]: ...
    @overload
    def __getitem__(self, at: int, /) -> Row: ...
    @overload
    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int], value: int, /) -> None: ...


class Weights(Protocol):
    """What a policy weighs its features with: a row of real numbers."""

    def __getitem__(self, at: int, /) -> float: ...


# What kernels take. Numba infers the real types; these are for the reader and the type checker. A game names its own `State`
# and `Options`, whose fields are checked (scripts/record_types.py); what is generic over games takes any record.
State: TypeAlias = Any  # a record of the game's STATE dtype
Options: TypeAlias = Any  # a record of the game's OPTIONS dtype
Codes: TypeAlias = Row  # int16 array that `legal` fills
Vector: TypeAlias = Row  # int8 array that `encode` fills
Rng: TypeAlias = Row  # int64[4], the generator of rng.py


def record(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """An aligned record type whose fields read as attributes, interpreted and compiled alike.

    Each type gets a scalar class with a property a field: far faster to read than NumPy's own `record`, and a field
    wins over an attribute of NumPy's with the same name.
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


def table(values: Any, dtype: Any = np.int64) -> Any:
    """A constant table; read-only, since compiled code has frozen its values."""
    out = np.array(values, dtype=dtype)
    out.setflags(write=False)
    return out


def kernel(function: F) -> F:
    """Compile on first call, without the GIL, cached on disk under a digest of all that it calls (`cache_key`)."""
    # Explicit, because callees of an inlined kernel would inherit `forceinline`.
    return _compiled(function, forceinline=False)


def inlined(function: F) -> F:
    """A kernel that becomes part of every caller: for steps on the way of each move that few kernels take. LLVM alone leaves
    them apart, and a call with arrays costs more than most of them do; but each caller takes longer to compile."""
    return _compiled(function, forceinline=True)


# Kernels allocate nothing, so Numba need not count references to the arrays that they pass on (`_nrt`).
FLAGS = {"nogil": True, "error_model": "numpy", "_nrt": False}


def _compiled(function: F, **flags: bool) -> F:
    settings: Any = numba.config
    settings.DISABLE_JIT = (
        0  # Numba would return the bare function; `interpreted.HeldKernel` runs it and gives Python's numbers
    )
    try:
        made = cast(Any, numba.njit)(**FLAGS, **flags)(function)
    finally:
        settings.DISABLE_JIT = int(ALWAYS)
    return cast(F, adopt(made, group_of(function.__module__)))


PACKAGES = ("games", "policies")  # folders with a package a game


def group_of(module: str) -> str:
    """The game whose kernels a module holds, FLOOR where it is nobody's: the kernels that are compiled together."""
    names = sys.modules[module].__dict__
    if names.get("rules") is not None:  # a template, bound to a game
        return str(names["rules"].__name__.split(".")[-2])
    folder = Path(names["__file__"]).parent
    return folder.name if folder.parent.name in PACKAGES else FLOOR
