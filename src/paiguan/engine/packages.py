"""The registry of games: those of the house, which are the packages of `paiguan.games`, and those of other distributions.

A distribution offers a game by an entry point of the group `paiguan.games`: its name is the game's id, its value the package
of the game. In that package each role has a module or a file of a fixed name (docs/adding-a-game.md). The games of the house
have theirs in several layers of the source tree; `part` finds both.

Everything is looked up lazily: a game of the house is found without reading any distribution's metadata. A game from outside
that cannot be used is left out, and `problems` has a sentence that says why.
"""

import re
import threading
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, overload

from paiguan.engine.errors import UserError

HOUSE = "paiguan.games"
GROUP = "paiguan.games"  # of entry points
ID = r"[a-z][a-z0-9_]*"
RESERVED = ("house", "plain")  # names of terms that belong to no game
NEEDED = ("interface", "rules")  # the modules that a game must have
WORDS = "terms.json"


class UnknownGame(UserError, ValueError):
    """A game that does not exist; the sentence names those that do."""

    def __init__(self, name: str) -> None:
        broken = problems().get(name)
        super().__init__(broken or f"there is no game “{name}”; the games are {', '.join(GAMES)}")
        self.name = name

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.name,)


class Package(NamedTuple):
    """The place of a game."""

    id: str
    home: str  # the package with its rules, as Python imports it
    distribution: str = ""  # the installed distribution; "" for a game of the house

    def __str__(self) -> str:
        return f"the game “{self.id}” of {self.distribution} (package {self.home})"


# ---- what there is ---------------------------------------------------------------------------------------------------


@cache
def house_games() -> dict[str, Package]:
    """The games of the house, ordered by the PLACE of each package."""
    from pkgutil import iter_modules  # imported here: a command that only prints its help does not need it

    folder: Sequence[str] = import_module(HOUSE).__path__
    names = [module.name for module in iter_modules(folder) if module.ispkg]
    names.sort(key=lambda name: int(import_module(f"{HOUSE}.{name}").PLACE))
    return {name: Package(name, f"{HOUSE}.{name}") for name in names}


_lock = threading.RLock()
_outside: dict[str, Package] | None = None  # None: not looked up yet
_problems: dict[str, str] = {}  # by id


def outside_games() -> dict[str, Package]:
    """The games of other distributions that have all required modules, by id; looked up once."""
    global _outside
    if _outside is None:
        with _lock:
            if _outside is None:
                _outside = _found()
    return _outside


def _found() -> dict[str, Package]:
    from importlib.metadata import entry_points

    found: dict[str, Package] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda one: (one.name, one.value)):
        package = Package(point.name, point.value, point.dist.name if point.dist else point.value)
        if package.id in found and found[package.id].home == package.home:
            continue  # the same distribution twice on the path
        wrong = _taken(package, found) or _lacking(package)
        if wrong:
            _problems.setdefault(package.id, f"{package} cannot be used: {wrong}")
        else:
            found[package.id] = package
    return found


def _taken(package: Package, found: dict[str, Package]) -> str:
    if not re.fullmatch(ID, package.id) or package.id in RESERVED:
        return f"its id must be of small letters, digits and underscores, and not {', '.join(RESERVED)}"
    if package.id in house_games():
        return "the house has a game of that id"
    return f"{found[package.id].distribution} has a game of that id" if package.id in found else ""


def _lacking(package: Package) -> str:
    """What a package lacks, as the end of a sentence, or ""; found without importing it."""
    try:
        spec = find_spec(package.home)
        if spec is None or not spec.submodule_search_locations:
            return f"there is no package {package.home}"
    except Exception as error:  # raised by a parent package, which is imported to find this one
        return f"{package.home} cannot be imported ({type(error).__name__}: {error})"
    folder = Path(next(iter(spec.submodule_search_locations)))
    for name in NEEDED:
        if not (folder / f"{name}.py").is_file() and not (folder / name).is_dir():
            return f"it has no module {package.home}.{name}"
    return "" if (folder / WORDS).is_file() else f"it has no file {WORDS} in {package.home}"


def put_aside(name: str, wrong: str) -> str:
    """Exclude a game from outside from now on; returns the sentence that says why."""
    with _lock:
        package = outside_games().pop(name)
        return _problems.setdefault(name, f"{package} cannot be used: {wrong}")


def problems() -> dict[str, str]:
    """Why games from outside cannot be used: a sentence by id."""
    outside_games()
    return _problems


def look_again() -> None:
    """Forget the games from outside, so that newly installed ones are found."""
    global _outside
    with _lock:
        _outside = None
        _problems.clear()


class Games(Sequence[str]):
    """The ids of all games, those of the house first, looked up lazily: finding one of the house reads no metadata."""

    def _all(self) -> tuple[str, ...]:
        return (*house_games(), *outside_games())

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[str, ...]: ...
    def __getitem__(self, at: int | slice) -> str | tuple[str, ...]:
        own = tuple(house_games())
        return own[at] if isinstance(at, int) and 0 <= at < len(own) else self._all()[at]

    def __contains__(self, name: object) -> bool:
        return name in house_games() or (isinstance(name, str) and name in outside_games())

    def __len__(self) -> int:
        return len(self._all())

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __eq__(self, other: object) -> bool:
        return self._all() == (tuple(other) if isinstance(other, Games | tuple) else other)

    def __hash__(self) -> int:
        return hash(self._all())

    def __repr__(self) -> str:
        return repr(self._all())


GAMES = Games()


# ---- where its parts are ---------------------------------------------------------------------------------------------


def package(name: str) -> Package:
    """The package of a game; raises UnknownGame."""
    found = house_games().get(name) or outside_games().get(name)
    if found is None:
        raise UnknownGame(name)
    return found


def is_outside(name: str) -> bool:
    return bool(package(name).distribution)


def part(name: str, role: str, house: str = "") -> ModuleType | None:
    """The module of a game for a role, or None. `house` is the package with that role's modules for the games of the house, if
    they are not beside the rules."""
    found = package(name)
    module = f"{house}.{name}" if house and not found.distribution else f"{found.home}.{role}"
    return None if find_spec(module) is None else import_module(module)


def folder(name: str) -> Path:
    """The folder of a game's package."""
    spec = find_spec(package(name).home)
    assert spec is not None
    assert spec.submodule_search_locations is not None
    return Path(next(iter(spec.submodule_search_locations)))


def data(name: str, file: str) -> Path:
    """The place of a file that a game may bring beside its modules: lessons, puzzles, what its bots are worth, its picture."""
    return folder(name) / "data" / file


HOUSE_LAYERS = (HOUSE, "paiguan.bots.policies")  # packages with a module for each game of the house


def game_of(module: str) -> str:
    """The game that a module, given by its full name, belongs to; "" for none."""
    if module.split(".")[0] == "paiguan":
        for layer in HOUSE_LAYERS:
            name = module.removeprefix(f"{layer}.").split(".")[0] if module.startswith(f"{layer}.") else ""
            if name in house_games():
                return name
        return ""
    for one in outside_games().values():
        if module == one.home or module.startswith(f"{one.home}."):
            return one.id
    return ""
