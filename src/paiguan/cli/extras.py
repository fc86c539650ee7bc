"""Packages that only some commands need, and how to install them."""

from importlib.util import find_spec
from typing import NamedTuple

from paiguan.engine.errors import UserError


class Extra(NamedTuple):
    """A set of packages that are installed together."""

    name: str  # of paiguan[name]; empty: installed with paiguan itself
    modules: tuple[str, ...]
    purpose: str

    @property
    def install(self) -> str:
        return f"pip install 'paiguan[{self.name}]'" if self.name else "pip install --force-reinstall paiguan"


SERVER = Extra("", ("litestar", "uvicorn", "websockets", "sqlalchemy", "alembic"), "the parlour in the browser")
EXTRAS = (
    Extra("postgres", ("asyncpg",), "tables in PostgreSQL, several server processes"),
    Extra("plot", ("matplotlib",), "paiguan arena --plot"),
    Extra("ray", ("ray",), "paiguan arena --ray"),
    Extra("cuda", ("numba_cuda",), "batches of hands on an NVIDIA GPU"),
    Extra("research", ("gymnasium", "pettingzoo", "pyspiel", "torch"), "environments for learning agents"),
)


def missing(extra: Extra) -> list[str]:
    """The modules of an extra that are not installed."""
    return [module for module in extra.modules if not installed(module)]


def installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except (ImportError, ValueError):
        return False


def how_to_install(module: str) -> str | None:
    """The sentence for a missing module; None if it belongs to no extra."""
    for extra in (SERVER, *EXTRAS):
        if module.partition(".")[0] in extra.modules:
            return f"this needs {module.partition('.')[0]}, which is not installed: {extra.install}"
    return None


def require(name: str) -> None:
    """Raise UserError if an extra is not installed."""
    (extra,) = (extra for extra in EXTRAS if extra.name == name)
    if lacking := missing(extra):
        raise UserError(f"this needs {', '.join(lacking)}, which is not installed: {extra.install}")
