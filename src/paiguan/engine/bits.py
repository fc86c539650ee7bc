"""Bit helpers on int64 masks (never negative, so bit 63 stays clear)."""

from typing import Any

import numpy as np
from llvmlite.ir import IntType, Undefined, VectorType
from numba import types
from numba.extending import intrinsic, overload

from paiguan.engine.kernel import Vector, constant, inlined, kernel


def count_bits(mask: int) -> int:
    return int(mask).bit_count()


@intrinsic
def _population(context: Any, mask: Any) -> Any:
    """Emit the CPU's population count. Numba has no `bit_count`, and LLVM does not recognise the usual tricks on signed
    words."""
    return types.int64(types.int64), lambda _, builder, signature, args: builder.ctpop(args[0])


@overload(count_bits)
def _count_bits(mask):  # type: ignore[no-untyped-def]  # Numba compares the two signatures, annotations and all
    return lambda mask: _population(types.int64(mask))  # type: ignore[call-arg]


def matches(codes: Vector, code: int) -> int:
    """A mask of the places among the first WIDE codes that hold this code."""
    return sum(int(codes[at] == code) << at for at in range(WIDE))


WIDE = 16


@intrinsic
def _compare(context: Any, codes: Any, code: Any) -> Any:
    """Compare all WIDE codes in one instruction. LLVM does not vectorise the loop because its integers differ in width."""

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        lanes = VectorType(context.get_value_type(signature.args[0].dtype), WIDE)
        held = context.make_array(signature.args[0])(context, builder, args[0])
        there = builder.load(builder.bitcast(held.data, lanes.as_pointer()), align=1)
        alone = builder.insert_element(lanes(Undefined), builder.trunc(args[1], lanes.element), IntType(32)(0))
        wanted = builder.shuffle_vector(alone, lanes(Undefined), VectorType(IntType(32), WIDE)(None))
        equal = builder.bitcast(builder.icmp_signed("==", there, wanted), IntType(WIDE))
        return builder.zext(equal, IntType(64))

    return types.int64(codes, types.int64), emit


@overload(matches)
def _matches(codes, code):  # type: ignore[no-untyped-def]
    return lambda codes, code: _compare(codes, code)  # type: ignore[call-arg]


@kernel
def popcount(mask: int) -> int:
    """The number of set bits."""
    return count_bits(mask)


@kernel
def lowest(mask: int) -> int:
    """The lowest set bit as a mask; 0 for an empty mask."""
    return mask & -mask


@kernel
def index(bit: int) -> int:
    """Position of a single set bit."""
    return popcount(bit - 1)


@inlined
def kept(value: int, condition: bool) -> int:
    """The value if a condition holds, else 0; without a branch, for conditions that branch prediction gets wrong."""
    return value & -int(condition)


bits_of = constant([[byte >> place & 1 for place in range(8)] for byte in range(256)], np.int8)


@inlined
def unfold(mask: int, places: int, out: Vector, at: int) -> None:
    """Write bit i of the mask to out[at + i], for i below `places`. Copies eight at a time: four times as fast as shifting."""
    for byte in range(places // 8):
        for place in range(8):
            out[at + 8 * byte + place] = bits_of[mask >> 8 * byte & 255, place]
    for place in range(places // 8 * 8, places):
        out[at + place] = mask >> place & 1
