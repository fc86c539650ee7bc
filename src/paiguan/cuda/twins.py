"""The rules as device code: every kernel's own source, compiled for the GPU.

A twin of a module has that module's names, with device functions in place of kernels, as `interpreted` has Python's in
their place. Tables lie in the GPU's memory, once: as constants of compiled code they would be there once a use, the room
for constants is small, and lanes that read different places of them take turns (half the speed in 天九).
"""

from types import FunctionType, ModuleType
from typing import Any

import numpy as np
from numba import cuda
from numba.cuda.core.config import ENABLE_CUDASIM

from paiguan.engine.bits import count_bits

_twins: dict[int, dict[str, Any]] = {}  # id of a module's globals -> its twin's
_devices: dict[Any, Any] = {}  # a kernel's source -> its device function
_tables: dict[int, tuple[Any, Any]] = {}  # id of a table -> the table (kept, so that the id stays its own) and its copy


@cuda.jit(device=True)
def _population(mask: int) -> int:
    return cuda.popc(mask)


def device_module(module: ModuleType) -> Any:
    """A module of kernels with device functions in their place."""
    twin = ModuleType(f"{module.__name__}_device")
    names = _twin_globals(module.__dict__)
    twin.__dict__.update({name: value for name, value in names.items() if not name.startswith("__")})
    return twin


def _twin_globals(names: dict[str, Any]) -> dict[str, Any]:
    if id(names) not in _twins:
        twins = _twins[id(names)] = dict(names)
        for name, value in names.items():
            if value is count_bits:  # its overload is made for the processor
                twins[name] = _population
            elif hasattr(value, "py_func"):
                twins[name] = _device(value)
            elif isinstance(value, np.ndarray):
                twins[name] = _table(value)
            elif name in ("rules", "policy") and value is not None:  # a template's game
                twins[name] = device_module(value)
    return _twins[id(names)]


def _table(values: Any) -> Any:
    if ENABLE_CUDASIM or not cuda.is_available():
        return values
    if id(values) not in _tables:
        _tables[id(values)] = values, cuda.to_device(values)
    return _tables[id(values)][1]


def _flags(kernel: Any) -> dict[str, bool]:
    """What was asked for on the processor is asked for here; the simulator knows no flags."""
    return {} if ENABLE_CUDASIM else {"forceinline": kernel.targetoptions.get("forceinline", False)}


def _device(kernel: Any) -> Any:
    source = kernel.py_func
    if source not in _devices:
        twin = FunctionType(source.__code__, _twin_globals(source.__globals__), source.__name__, source.__defaults__)
        # Looked up again: filling in the names of the module may have met this very kernel.
        if source not in _devices:
            _devices[source] = cuda.jit(device=True, **_flags(kernel))(twin)
    return _devices[source]
