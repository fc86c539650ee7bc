"""Where the machine code of a kernel is kept on disk: a folder named after everything the kernel was compiled from.

Numba's cache notices a change in the kernel's own file, but not in a function that the kernel calls from another file.
So each kernel gets a folder of its own, whose name is a digest of the kernel, of every kernel that it calls, directly
or not, and of the values of all constants that they read. The digest is taken from the functions as they are loaded,
not from their files: it needs no list of files that belong together, and costs a few milliseconds a game.
"""

import builtins
import dis
import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple

import numba
import numpy as np

# Modules whose content is fixed by their version, which is part of every digest.
VERSIONED = ("numpy", "numba", "math")


def cache_root() -> Path:
    if chosen := os.environ.get("PAIGUAN_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "paiguan"


def cache_folder(function: Callable[..., object], flags: str) -> Path:
    """The folder for the machine code of a function that is compiled with these flags."""
    digest = hashlib.sha256(_compiler() + flags.encode())
    for own in sorted(part.digest for part in reached(function).values()):
        digest.update(own)
    return cache_root() / "kernels" / digest.hexdigest()[:16]


@cache
def _compiler() -> bytes:
    """Everything outside a function that decides its machine code: versions, and the two modules that configure Numba."""
    versions = f"{numba.__version__} {np.__version__} {sys.version_info[:2]}"
    here = Path(__file__).parent
    return versions.encode() + b"".join((here / name).read_bytes() for name in ("kernel.py", "interpreted.py"))


class Part(NamedTuple):
    """One function of a kernel's call graph."""

    digest: bytes  # of its code and of the constants it reads
    callees: tuple[Callable[..., object], ...]


_parts: dict[Callable[..., object], Part] = {}


def reached(function: Callable[..., object]) -> dict[Callable[..., object], Part]:
    """The function and everything that it calls, directly or not. Calls may be recursive."""
    found: dict[Callable[..., object], Part] = {}
    waiting = [function]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found[one] = _parts.get(one) or _read(one)
            waiting += found[one].callees
    return found


def _read(function: Any) -> Part:
    """Read a function's code. The result is cached unless the function's module is still being imported and lacks names."""
    digest = hashlib.sha256(f"{function.__module__} {function.__qualname__}".encode())
    digest.update(_code(function.__code__))
    digest.update(repr([_constant(function, "a default", value) for value in function.__defaults__ or ()]).encode())
    callees: list[Callable[..., object]] = []
    whole = True
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    named = [(name, cell.cell_contents) for name, cell in cells]
    for name, attribute in sorted(set(_globals(function.__code__))):
        value = function.__globals__.get(name, _MISSING)
        if isinstance(value, ModuleType) and value.__name__.split(".")[0] not in VERSIONED:
            value = getattr(value, attribute, _MISSING)
            name = f"{name}.{attribute}"
        if value is not _MISSING:
            named.append((name, value))
        elif not hasattr(builtins, name):
            whole = False
    for name, value in named:
        if hasattr(value, "py_func"):
            callees.append(value.py_func)
            continue
        digest.update(name.encode() + _constant(function, name, value))
    part = Part(digest.digest(), tuple(callees))
    if whole:
        _parts[function] = part
    return part


_MISSING = object()


def _globals(code: CodeType) -> Iterator[tuple[str, str]]:
    """The global names that code reads, each with the attribute read from it: `play` for `rules.play`."""
    name = ""
    for step in dis.get_instructions(code):
        if name:
            yield name, str(step.argval)
        name = step.argval if step.opname == "LOAD_GLOBAL" else ""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _globals(inner)


def _code(code: CodeType) -> bytes:
    """The bytes of a code object without its position in the file."""
    constants = [_code(one) if isinstance(one, CodeType) else _ordered(one) for one in code.co_consts]
    names = code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars
    return repr((code.co_code, constants, names)).encode()


def _ordered(constant: object) -> str:
    return repr(sorted(constant, key=repr)) if isinstance(constant, frozenset) else repr(constant)


def _constant(function: Any, name: str, value: object) -> bytes:
    """The bytes of a global value that is frozen into the compiled code, or that tells Numba what to emit."""
    match value:
        case None | bool() | int() | float() | str() | np.generic() | np.dtype():
            return f"{type(value).__name__} {value!r}".encode()
        case tuple():
            return b"(" + b", ".join(_constant(function, name, one) for one in value) + b")"
        case np.ndarray():
            return f"{value.dtype!r} {value.shape}".encode() + value.tobytes()
        case ModuleType():
            return value.__name__.encode()
        case numba.types.ExternalFunction():
            return repr((value.symbol, value.sig)).encode()
        case type() if hasattr(value, "_fields"):
            return f"{value.__qualname__} {value._fields}".encode()
    if callable(value):  # an intrinsic, or a function with a Numba overload: its file defines both
        return _text(value.__module__)
    raise TypeError(f"{function.__qualname__} reads {name}, a {type(value).__name__}; kernels read numbers and tables")


@cache
def _text(module: str) -> bytes:
    if module.split(".")[0] in (*VERSIONED, "builtins"):
        return module.encode()
    source = sys.modules[module].__file__
    return module.encode() if source is None else Path(source).read_bytes()
