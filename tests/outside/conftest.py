"""Briscola, installed for real: on the path of this process, or of another."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from paiguan.engine import packages
from paiguan.engine.interpreted import FLOOR, release
from tests.outside.installing import BRISCOLA, install, with_site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with Briscola installed in it."""
    return install(BRISCOLA, tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")  # other modules of the same process are not to find it
def briscola(site: Path) -> Iterator[str]:
    """The id of the game, as long as this process has it."""
    sys.path.insert(0, str(site))
    packages.look_again()
    yield "briscola"
    sys.path.remove(str(site))
    packages.look_again()


@pytest.fixture(autouse=True)
def compiled() -> Iterator[None]:
    """Commands that play a few hands leave a game interpreted; the next test wants it compiled."""
    yield
    for group in ("briscola", FLOOR):
        release(group)


@pytest.fixture(scope="session")
def environment(site: Path) -> dict[str, str]:
    """The environment of a process that has the game."""
    return with_site(site, dict(os.environ))
