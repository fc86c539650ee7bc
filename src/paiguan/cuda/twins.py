"""The rules as device code: the source of every kernel, compiled for the GPU.

The twin of a module has the same names, with device functions in place of kernels (`engine.interpreted` does the same with
Python functions). Tables are kept once in global memory. As constants of compiled code they would be copied for every use,
constant memory is small, and lanes that read different places of it are serialised (half the speed in 天九).
"""

from types import FunctionType, ModuleType
from typing import Any

import numpy as np
from numba import cuda
from numba.cuda.core.config import ENABLE_CUDASIM

from paiguan.engine.binding import Kernels, Policy
from paiguan.engine.bits import count_bits

_twins: dict[int, dict[str, Any]] = {}  # id of a module's globals -> its twin's
_devices: dict[Any, Any] = {}  # a kernel's source -> its device function
_tables: dict[int, tuple[Any, Any]] = {}  # id of a table -> the table (kept, so that the id stays its own) and its copy


@cuda.jit(device=True)
def _population(mask: int) -> int:
    return cuda.popc(mask)


def device_module(module: "ModuleType | Kernels | Policy") -> Any:
    """The twin of a module: device functions in place of its kernels."""
    twin = ModuleType(f"{module.__name__}_device")
    names = _twin_globals(module.__dict__)
    twin.__dict__.update({name: value for name, value in names.items() if not name.startswith("__")})
    return twin


def _twin_globals(names: dict[str, Any]) -> dict[str, Any]:
    if id(names) not in _twins:
        twins = _twins[id(names)] = dict(names)
        for name, value in names.items():
            if value is count_bits:  # its overload is for the CPU
                twins[name] = _population
            elif hasattr(value, "py_func"):
                twins[name] = _device(value)
            elif isinstance(value, np.ndarray):
                twins[name] = _table(value)
            elif name in ("rules", "policy") and value is not None:  # a template's game
                twins[name] = device_module(value)
    return _twins[id(names)]


def _table(values: Any) -> Any:
    if ENABLE_CUDASIM:  # interprets kernels, and an interpreted narrow integer would stay narrow
        return values.astype(np.int64) if values.dtype.kind == "i" else values
    if not cuda.is_available():
        return values
    if id(values) not in _tables:
        _tables[id(values)] = values, cuda.to_device(values)
    return _tables[id(values)][1]


def _flags(kernel: Any) -> dict[str, bool]:
    """The kernel's compiler flags on the CPU, kept on the GPU; the simulator takes none."""
    return {} if ENABLE_CUDASIM else {"forceinline": kernel.targetoptions.get("forceinline", False)}


def _device(kernel: Any) -> Any:
    source = kernel.py_func
    if source not in _devices:
        twin = FunctionType(source.__code__, _twin_globals(source.__globals__), source.__name__, source.__defaults__)
        # Check again: filling in the names of the module may have compiled this kernel already.
        if source not in _devices:
            _devices[source] = cuda.jit(device=True, **_flags(kernel))(twin)
    return _devices[source]
