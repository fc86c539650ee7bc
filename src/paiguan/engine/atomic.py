"""What threads share without Python: words of an int64 array, each read, written or changed as a whole, in one order for all
threads; and arrays found by their address.

For kernels on the processor only. A kernel that waits for others also gives way now and then, in case they wait for its core.
Each of these is an instruction in compiled kernels; interpreted ones run its `in_python`, under whose lock nothing comes between.
"""

import ctypes
import sys
import time
from collections.abc import Callable
from typing import Any, cast

import numpy as np
from numba import extending, types
from numba.core import cgutils
from numba.np.arrayobj import populate_array

from paiguan.engine.interpreted import wide_reads

IN_ORDER = "seq_cst"

give_way: Any = types.ExternalFunction("SwitchToThread" if sys.platform == "win32" else "sched_yield", types.int32())
give_way.in_python = lambda: time.sleep(0)


def intrinsic(in_python: Callable[..., Any]) -> Callable[..., Callable[..., Any]]:
    """Numba's, with the form that Python runs, and typed as kernels call it: without the context."""

    def decorate(emitter: Callable[..., Any]) -> Callable[..., Any]:
        made: Any = extending.intrinsic(emitter)
        made.in_python = in_python
        return cast(Callable[..., Any], made)

    return decorate


def _write(words: Any, at: int, value: int) -> None:
    words[at] = value


def _add(words: Any, at: int, value: int) -> int:
    before = int(words[at])
    words[at] = before + value
    return before


def _lessen(words: Any, at: int, value: int) -> int:
    before = int(words[at])
    words[at] = min(before, value)
    return before


def _array_at(address: int, shape: tuple[int, ...], dtype: Any) -> Any:
    sizes = tuple(int(size) for size in shape)
    memory = (ctypes.c_char * (int(np.prod(sizes)) * np.dtype(dtype).itemsize)).from_address(int(address))
    return wide_reads(np.ndarray(sizes, dtype, memory))


# ---- compiled --------------------------------------------------------------------------------------------------------


def _place(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    words = context.make_array(signature.args[0])(context, builder, args[0])
    return cgutils.get_item_pointer(context, builder, signature.args[0], words, [args[1]])  # type: ignore[no-untyped-call]


@intrinsic(lambda words, at: int(words[at]))
def read(context: Any, words: Any, at: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load_atomic(_place(context, builder, signature, args), IN_ORDER, 8)

    return types.int64(words, types.intp), code


@intrinsic(_write)
def write(context: Any, words: Any, at: Any, value: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store_atomic(args[2], _place(context, builder, signature, args), IN_ORDER, 8)
        return context.get_dummy_value()

    return types.void(words, types.intp, types.int64), code


@intrinsic(_add)
def add(context: Any, words: Any, at: Any, value: Any) -> Any:
    """What was there before."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.atomic_rmw("add", _place(context, builder, signature, args), args[2], IN_ORDER)

    return types.int64(words, types.intp, types.int64), code


@intrinsic(_lessen)
def lessen(context: Any, words: Any, at: Any, value: Any) -> Any:
    """Put the value there if it is less; what was there before."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.atomic_rmw("min", _place(context, builder, signature, args), args[2], IN_ORDER)

    return types.int64(words, types.intp, types.int64), code


@intrinsic(_array_at)
def array_at(context: Any, address: Any, shape: Any, dtype: Any) -> Any:
    """The array of that shape, a tuple, whose elements lie there. Whoever gave the address keeps it. (Numba's own `carray` needs
    the counting of references that kernels do without.)"""
    made = types.Array(dtype.dtype, len(shape), "C")

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(made)(context, builder)
        step = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(made.dtype)))
        lengths, strides = cgutils.unpack_tuple(builder, args[1]), []  # type: ignore[no-untyped-call]
        for length in reversed(lengths):
            strides.append(step)
            step = builder.mul(step, length)
        populate_array(  # type: ignore[no-untyped-call]
            array,
            data=builder.inttoptr(args[0], array.data.type),
            shape=lengths,
            strides=strides[::-1],
            itemsize=strides[0],
            meminfo=None,
        )
        return array._getvalue()

    return made(types.int64, types.UniTuple(types.intp, len(shape)), dtype), code  # type: ignore[no-untyped-call]
