"""Atomic operations on shared int64 arrays, and arrays found by their address, for kernels that run in several threads.

All operations are sequentially consistent. They exist on the CPU only, not under CUDA. A compiled kernel executes an
instruction; an interpreted one runs `in_python`, which Python's lock makes atomic. A kernel that waits for other threads
calls `give_way` now and then, because they may be waiting for its core.
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
    """Numba's `intrinsic`, with the form that interpreted kernels run, and typed as kernels call it: without the context."""

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


def _atomic_min(words: Any, at: int, value: int) -> int:
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
    """Add to a word; returns its value before."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.atomic_rmw("add", _place(context, builder, signature, args), args[2], IN_ORDER)

    return types.int64(words, types.intp, types.int64), code


@intrinsic(_atomic_min)
def atomic_min(context: Any, words: Any, at: Any, value: Any) -> Any:
    """Lower a word to the value if the value is less; returns what was there before."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.atomic_rmw("min", _place(context, builder, signature, args), args[2], IN_ORDER)

    return types.int64(words, types.intp, types.int64), code


@intrinsic(_array_at)
def array_at(context: Any, address: Any, shape: Any, dtype: Any) -> Any:
    """An array of the given shape over the memory at an address. The caller keeps that memory alive.

    Numba's own `carray` needs reference counting, which kernels are compiled without.
    """
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
