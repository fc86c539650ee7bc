"""What threads share without Python: words of an int64 array, each read, written or changed as a whole, in one order for all
threads; and arrays found by their address.

For kernels on the processor only. A kernel that waits for others also yields now and then, in case they wait for its core.
Each function has two forms: Python's, under whose lock nothing comes in between, and the instruction that compiled kernels use.
"""

import ctypes
import sys
import time
from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload
from numba.np.arrayobj import populate_array

from paiguan.engine.interpreted import wide_reads

IN_ORDER = "seq_cst"


def read(words: Any, at: int) -> int:
    return int(words[at])


def write(words: Any, at: int, value: int) -> None:
    words[at] = value


def add(words: Any, at: int, value: int) -> int:
    """Add to a word; what was there before."""
    before = int(words[at])
    words[at] = before + value
    return before


def lessen(words: Any, at: int, value: int) -> int:
    """Put the value there if it is less; what was there before."""
    before = int(words[at])
    words[at] = min(before, value)
    return before


def give_way() -> None:
    """Let another thread have this core."""
    time.sleep(0)


def array_at(address: int, shape: tuple[int, ...], dtype: Any) -> Any:
    """The array of that shape whose elements lie at an address. Whoever gave the address keeps the memory."""
    length = int(np.prod(shape)) * np.dtype(dtype).itemsize
    memory = (ctypes.c_char * length).from_address(int(address))
    return wide_reads(np.ndarray(tuple(int(size) for size in shape), dtype, memory))


# ---- compiled ----------------------------------------------------------------------------------------------------
# Numba compares the signatures of a function and its overload, annotations and all: hence none here.


def _place(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    words = context.make_array(signature.args[0])(context, builder, args[0])
    return cgutils.get_item_pointer(context, builder, signature.args[0], words, [args[1]])  # type: ignore[no-untyped-call]


@intrinsic
def _read(context: Any, words: Any, at: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load_atomic(_place(context, builder, signature, args), IN_ORDER, 8)

    return types.int64(words, types.intp), code


@intrinsic
def _write(context: Any, words: Any, at: Any, value: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store_atomic(args[2], _place(context, builder, signature, args), IN_ORDER, 8)
        return context.get_dummy_value()

    return types.void(words, types.intp, types.int64), code


def _changing(instruction: str) -> Any:
    """The intrinsic that changes a word by one instruction and gives what was there before."""

    @intrinsic
    def change(context: Any, words: Any, at: Any, value: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.atomic_rmw(instruction, _place(context, builder, signature, args), args[2], IN_ORDER)

        return types.int64(words, types.intp, types.int64), code

    return change


_add, _min = _changing("add"), _changing("min")
_yield: Any = types.ExternalFunction("SwitchToThread" if sys.platform == "win32" else "sched_yield", types.int32())


@intrinsic
def _array_at(context: Any, address: Any, shape: Any, dtype: Any) -> Any:
    """Numba's own `carray` needs the counting of references that kernels do without."""
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


@overload(read)
def _compiled_read(words, at):  # type: ignore[no-untyped-def]
    return lambda words, at: _read(words, at)  # type: ignore[call-arg]


@overload(write)
def _compiled_write(words, at, value):  # type: ignore[no-untyped-def]
    return lambda words, at, value: _write(words, at, value)  # type: ignore[call-arg]


@overload(add)
def _compiled_add(words, at, value):  # type: ignore[no-untyped-def]
    return lambda words, at, value: _add(words, at, value)


@overload(lessen)
def _compiled_lessen(words, at, value):  # type: ignore[no-untyped-def]
    return lambda words, at, value: _min(words, at, value)


@overload(give_way)
def _compiled_give_way():  # type: ignore[no-untyped-def]
    return lambda: _yield()


@overload(array_at)
def _compiled_array_at(address, shape, dtype):  # type: ignore[no-untyped-def]
    return lambda address, shape, dtype: _array_at(address, shape, dtype)  # type: ignore[call-arg]
