"""Bit helpers on int64 masks (never negative, so bit 63 stays clear)."""

from typing import Any

from numba import types
from numba.extending import intrinsic, overload

from paiguan.engine.kernel import kernel


def count_bits(mask: int) -> int:
    return int(mask).bit_count()


@intrinsic
def _population(context: Any, mask: Any) -> Any:
    """The processor's own instruction. Numba knows no `bit_count`, and LLVM does not recognise signed bit tricks."""
    return types.int64(types.int64), lambda _, builder, signature, args: builder.ctpop(args[0])


@overload(count_bits)
def _count_bits(mask):  # type: ignore[no-untyped-def]  # Numba compares the two signatures, annotations and all
    return lambda mask: _population(types.int64(mask))  # type: ignore[call-arg]


@kernel
def popcount(mask: int) -> int:
    """How many bits are set."""
    return count_bits(mask)


@kernel
def lowest(mask: int) -> int:
    """The lowest set bit as a mask; 0 for an empty mask."""
    return mask & -mask


@kernel
def index(bit: int) -> int:
    """Position of a single set bit."""
    return popcount(bit - 1)
