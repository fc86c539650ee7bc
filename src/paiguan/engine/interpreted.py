"""The interpreted form of a kernel, and kernels that run interpreted until their machine code is available.

`interpreted(kernel)` is the same source run by Python, and so is every kernel that it calls: a *twin* is a function with
the kernel's code and, in its globals, twins in place of kernels.

A kernel is *held* while its machine code is not on disk yet: a call from Python runs the twin instead of compiling. `hold`
and `release` switch all kernels of a game; a switch happens between two calls, and both forms give the same results bit for
bit. `NUMBA_DISABLE_JIT=1` holds every kernel for good, for debuggers.
"""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.core.caching import NullCache
from numba.core.registry import CPUDispatcher

from paiguan.engine.cache_key import cache_folder

F = TypeVar("F", bound=Callable[..., Any])

ALWAYS = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]
FLOOR = ""  # the group of kernels that belong to no game

_lock = threading.RLock()  # guards everything below
_twins: dict[int, dict[str, Any]] = {}  # id of a module's globals -> those globals with twins in place of kernels
_kernels: dict[str, list[Any]] = {}  # by group
_held: set[str] = set()
_thread = threading.local()


# ---- twins -----------------------------------------------------------------------------------------------------------


def interpreted(function: F) -> F:
    """The same function run by Python, as is every kernel that it calls, in whatever module."""
    source = getattr(function, "py_func", function)
    with _lock:
        return cast(F, _twin(source, _twin_globals(source.__globals__)))


def _twin(source: Any, names: dict[str, Any]) -> Any:
    return FunctionType(source.__code__, names, source.__name__, source.__defaults__)


def _twin_globals(names: dict[str, Any]) -> dict[str, Any]:
    """The twin of a module's globals. Names that a module defines after the first call are added by the next one."""
    twins = _twins.setdefault(id(names), {})
    for name in names.keys() - twins.keys():
        value = names[name]
        twins[name] = value  # first unchanged, because modules may refer to each other
        source = getattr(value, "py_func", None)
        if source is not None:
            home = twins if source.__globals__ is names else _twin_globals(source.__globals__)
            twins[name] = _twin(source, home)
        elif hasattr(value, "in_python"):  # an intrinsic: use its Python form
            twins[name] = value.in_python
        elif isinstance(value, np.ndarray) and not value.flags.writeable:
            twins[name] = _wide(value)
        elif name in ("rules", "policy") and value is not None:  # a template's game: a namespace of kernels
            twins[name] = _TwinModule(value)
    return twins


def _is_narrow(array: Any) -> bool:
    return array.dtype.kind == "i" and array.dtype.itemsize < 8


def _wide(constant: Any) -> Any:
    """A constant array widened to int64, the type of compiled arithmetic; narrow NumPy integers would overflow."""
    return constant.astype(np.int64) if _is_narrow(constant) else constant


class _WideReads(np.ndarray[Any, Any]):
    """A view of a narrow array whose elements read as Python integers, for the same reason; writes go to the array itself."""

    def __getitem__(self, at: Any) -> Any:
        found = np.ndarray.__getitem__(self, at)
        return found if isinstance(found, np.ndarray) else int(found)


class _TwinModule:
    def __init__(self, module: Any) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._module, name)
        value = interpreted(value) if hasattr(value, "py_func") else value
        setattr(self, name, value)
        return value


# ---- held kernels ----------------------------------------------------------------------------------------------------


class Kernel(CPUDispatcher):
    """A dispatcher that compiles once for integers of any width and for constants.

    By default, Numba compiles a function again for every constant that it is called with; this took almost half of the
    compile time of 十三張.
    """

    _cache: Any

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(tuple(_general(one) for one in args), kws)

    def compile(self, signature: Any) -> Any:
        """Load the machine code for a signature from disk, or compile it.

        The cache folder is determined here and not when the kernel is declared, because only now do all its callees exist.
        """
        if isinstance(self._cache, NullCache):
            with _lock:
                _keep_on_disk(self)
        return super().compile(signature)


def _keep_on_disk(kernel: Kernel) -> None:
    settings: Any = numba.config
    elsewhere = settings.CACHE_DIR
    settings.CACHE_DIR = str(cache_folder(kernel.py_func, repr(sorted(kernel.targetoptions.items()))))
    try:
        kernel.enable_caching()
    finally:
        settings.CACHE_DIR = elsewhere


def _general(kind: Any) -> Any:
    kind = types.unliteral(kind)  # type: ignore[no-untyped-call]
    return types.int64 if kind in (types.int8, types.int16, types.int32) else kind


class HeldKernel(Kernel):
    """A kernel that runs interpreted. Compiled callers are unaffected: they compile against its Numba type, which is
    the same."""

    def __call__(self, *arguments: Any) -> Any:
        if getattr(_thread, "compiled", False):
            return super().__call__(*arguments)
        twin = self.__dict__.get("_twin")
        if twin is None:
            twin = interpreted(self.py_func)
            if not getattr(sys.modules[self.py_func.__module__].__spec__, "_initializing", False):
                self.__dict__["_twin"] = twin
        return _plain(twin(*[wide_reads(one) for one in arguments]))


def wide_reads(value: Any) -> Any:
    """A narrow array as a view that reads Python integers, a NumPy integer as a Python integer, anything else unchanged."""
    if isinstance(value, np.integer):
        return int(value)
    return value.view(_WideReads) if isinstance(value, np.ndarray) and _is_narrow(value) else value


def _plain(result: Any) -> Any:
    """Convert a result to what compiled code would return: Python numbers, alone or in a (named) tuple."""
    if isinstance(result, np.number | np.bool_):
        return result.item()
    if isinstance(result, tuple):
        parts = [_plain(part) for part in result]
        return result._make(parts) if hasattr(result, "_make") else tuple(parts)
    return result


def adopt(kernel: Any, group: str) -> Any:
    """Add a new kernel to its group, held if the group is held."""
    with _lock:
        _kernels.setdefault(group, []).append(kernel)
        kernel.__class__ = HeldKernel if is_held(group) else Kernel
    return kernel


def hold(group: str) -> None:
    """Run the kernels of a game interpreted until `release`, including those declared later."""
    with _lock:
        _held.add(group)
        for kernel in _kernels.get(group, ()):
            kernel.__class__ = HeldKernel


def release(group: str) -> None:
    """Run the kernels of a game compiled, from their next call on."""
    with _lock:
        _held.discard(group)
        if not ALWAYS:
            for kernel in _kernels.get(group, ()):
                kernel.__class__ = Kernel


def is_held(group: str) -> bool:
    return ALWAYS or group in _held


@contextmanager
def compiled_in_this_thread() -> Iterator[None]:
    """Run held kernels compiled in this thread only, to load their machine code while other threads still interpret them."""
    _thread.compiled = True
    try:
        yield
    finally:
        _thread.compiled = False
