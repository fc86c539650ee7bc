"""What threads share without Python: words of an int64 array, each read, written or changed as a whole, in one order for all
threads; and arrays found by their address.

For compiled kernels on the processor only. A kernel that waits for others also gives way now and then, in case they wait for
its core.
"""

import sys
from collections.abc import Callable
from typing import Any

from numba import extending, types
from numba.core import cgutils
from numba.np.arrayobj import populate_array

IN_ORDER = "seq_cst"

give_way: Any = types.ExternalFunction("SwitchToThread" if sys.platform == "win32" else "sched_yield", types.int32())


def intrinsic(emitter: Callable[..., Any]) -> Callable[..., Any]:
    """Numba's, typed as kernels call what it makes: without the context."""
    made: Callable[..., Any] = extending.intrinsic(emitter)
    return made


def _place(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    words = context.make_array(signature.args[0])(context, builder, args[0])
    return cgutils.get_item_pointer(context, builder, signature.args[0], words, [args[1]])  # type: ignore[no-untyped-call]


@intrinsic
def read(context: Any, words: Any, at: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load_atomic(_place(context, builder, signature, args), IN_ORDER, 8)

    return types.int64(words, types.intp), code


@intrinsic
def write(context: Any, words: Any, at: Any, value: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store_atomic(args[2], _place(context, builder, signature, args), IN_ORDER, 8)
        return context.get_dummy_value()

    return types.void(words, types.intp, types.int64), code


@intrinsic
def add(context: Any, words: Any, at: Any, value: Any) -> Any:
    """What was there before."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.atomic_rmw("add", _place(context, builder, signature, args), args[2], IN_ORDER)

    return types.int64(words, types.intp, types.int64), code


@intrinsic
def lessen(context: Any, words: Any, at: Any, value: Any) -> Any:
    """Put the value there if it is less; what was there before."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.atomic_rmw("min", _place(context, builder, signature, args), args[2], IN_ORDER)

    return types.int64(words, types.intp, types.int64), code


@intrinsic
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
