"""The locks match pyproject.toml; after a change of its requirements run `make lock`."""

import re
import sys
from importlib.util import find_spec

import pytest

from tests.install.locks import LOCKS, ROOT, Asked, asked_for, disagreements, pins, project

# Locks of environments that the tests do not install, and the dependency group of each.
APART = {"bench/requirements.lock": "bench", "requirements-docs.lock": "docs"}
RUN_TIME = asked_for(project(), LOCKS["requirements.lock"])


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def without(lock: str, name: str) -> str:
    """The text of a lock with one package removed."""
    return re.sub(rf"^{name}==.*\n(    .*\n)*", "", lock, flags=re.M)


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_pins_what_pyproject_asks_for_and_nothing_else(name: str) -> None:
    assert disagreements(asked_for(project(), LOCKS[name]), text(name)) == []


@pytest.mark.parametrize(("name", "group"), APART.items())
def test_a_lock_of_a_separate_environment_pins_its_group(name: str, group: str) -> None:
    """Only direct requirements are checked: these packages are not installed with the tests."""
    pinned = {pin.name for pin in pins(text(name))}
    assert {one.name.replace("_", "-") for one in asked_for(project(), Asked(False, groups=(group,)))} <= pinned


@pytest.mark.parametrize("name", ["greenlet", "asyncpg", "uvloop", "colorama", "markupsafe", "hatchling"])
def test_a_package_that_is_missing_from_the_lock_is_named(name: str) -> None:
    """One each from SQLAlchemy's extra asyncio, our extra postgres, packages for some platforms and for others, a dependency
    of a dependency, and the build back end."""
    lock = text("requirements.lock")
    shortened = without(lock, name)
    assert shortened != lock
    assert any(name in sentence.lower() for sentence in disagreements(RUN_TIME, shortened))


def test_a_version_that_does_not_fit_is_named() -> None:
    lock = re.sub(r"^uvicorn==[0-9.]+", "uvicorn==0.30.0", text("requirements.lock"), flags=re.M)
    assert disagreements(RUN_TIME, lock) == ["pyproject.toml asks for uvicorn>=0.35: 0.30.0 is pinned"]


def test_a_package_that_nothing_asks_for_is_named() -> None:
    assert disagreements(RUN_TIME, text("requirements.lock") + "left-over==1.0 \\\n    --hash=sha256:00\n") == [
        "nothing asks for left-over==1.0"
    ]


@pytest.mark.parametrize("name", [*LOCKS, *APART])
def test_a_lock_says_what_it_is_for_and_how_it_is_made(name: str) -> None:
    head = text(name).splitlines()[:2]
    assert all(line.startswith("# ") for line in head)
    assert "CPython 3.11" in head[1]
    assert "`make lock`" in head[1]


def test_the_locks_agree_with_one_another() -> None:
    """The tests use the same versions as the server."""
    ours, theirs = (
        {f"{pin.name}{pin.specifier}" for pin in pins(text(name))}
        for name in ("requirements.lock", "requirements-dev.lock")
    )
    assert ours <= theirs


@pytest.mark.parametrize(
    ("module", "elsewhere"), [("pyspiel", "win32"), ("numba_cuda", "darwin"), ("pettingzoo", ""), ("gymnasium", "")]
)
def test_suites_that_skip_themselves_without_a_package_have_it(module: str, elsewhere: str) -> None:
    """OpenSpiel's own suite and the simulator of CUDA are part of `make test`, but where there are no packages of them."""
    assert sys.platform == elsewhere or find_spec(module) is not None
