"""Every package that the sources import is declared: in the dependencies, or in the extra of the part that needs it."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

from packaging.utils import canonicalize_name

from tests.install.locks import ROOT, Asked, asked_for, project

SOURCE = ROOT / "src" / "paiguan"
# The parts that may import a package of an extra at module level. All others import it inside a function.
PARTS = {"paiguan.arena.plot": "plot", "paiguan.cuda": "cuda", "paiguan.envs": "research"}
# Packages whose modules have other names, or which are perhaps not installed.
ELSEWHERE = {"pyspiel": "open-spiel", "open_spiel": "open-spiel", "torch": "torch", "ray": "ray", "tree": "dm-tree"}
# Packages that nothing imports by name, and why they are needed.
BEHIND = {"httptools": "uvicorn parses HTTP with it", "uvloop": "uvicorn runs on it"}


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")


OWNERS = packages_distributions()  # reads the metadata of all installed packages
MODULES = {module_name(path): path for path in sorted(SOURCE.rglob("*.py"))}


@cache
def asked(*extras: str) -> set[str]:
    return {canonicalize_name(one.name) for one in asked_for(project(), Asked(extras=extras))}


def part(module: str) -> str | None:
    """The extra that a module may need at import."""
    return next((extra for name, extra in PARTS.items() if f"{module}.".startswith(f"{name}.")), None)


@cache
def imports(module: str) -> list[tuple[str, bool]]:
    """What a module imports, and whether it does so at module level."""
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    later = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        or (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test))
        for inner in ast.walk(node)
    }
    found: list[tuple[str, bool]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(alias.name, node not in later) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            found += [(f"{node.module}.{alias.name}", node not in later) for alias in node.names]
    return found


def packages(module: str) -> Iterator[tuple[str, bool]]:
    """The distributions that a module imports from."""
    for name, at_once in imports(module):
        top = name.partition(".")[0]
        if name.startswith("sqlalchemy.ext.asyncio"):
            yield "greenlet", at_once  # this part of SQLAlchemy needs it
        elif top not in sys.stdlib_module_names and top != "paiguan":
            yield canonicalize_name(ELSEWHERE.get(top) or OWNERS.get(top, [top])[0]), at_once


def loaded_with(module: str) -> set[str]:
    """Our modules that are imported together with this one, including their packages."""
    found: set[str] = set()
    for name in [module, *(name for name, at_once in imports(module) if at_once and name.startswith("paiguan"))]:
        pieces = name.split(".")
        found |= {".".join(pieces[:end]) for end in range(1, len(pieces) + 1)}
    return (found & MODULES.keys()) - {module}


def test_modules_import_only_declared_packages() -> None:
    everything = asked(*project()["project"]["optional-dependencies"])
    for module in MODULES:
        extra = part(module)
        at_once = asked(extra) if extra else asked()
        for package, now in packages(module):
            assert package in (at_once if now else everything), f"{module} imports {package}"


def test_no_module_needs_an_extra_because_of_another_module() -> None:
    needing = {module for module in MODULES if any(now and package not in asked() for package, now in packages(module))}
    while more := {module for module in MODULES.keys() - needing if loaded_with(module) & needing}:
        needing |= more
    assert {module for module in needing if part(module) is None} == set()


def test_every_dependency_is_imported() -> None:
    assert asked() - {package for module in MODULES for package, _ in packages(module)} == BEHIND.keys()
