"""A package that cannot be used is one clear sentence, and the games of the house are there all the same."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from paiguan.engine.packages import house_games
from tests.outside.installing import BRISCOLA, install, with_site, write_metadata

HOME = "paiguan_briscola"
ASK = """
import json
from paiguan.engine.game import playable
from paiguan.engine.packages import problems
print(json.dumps([playable(), problems()]))
"""


def asked(site: Path) -> tuple[list[str], dict[str, str]]:
    """What a process with this folder on its path plays, and what is wrong with the rest."""
    environment = with_site(site, dict(os.environ))
    done = subprocess.run([sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    games, wrong = json.loads(done.stdout)
    return games, wrong


def without(name: str) -> Callable[[Path], None]:
    return lambda site: (site / HOME / name).unlink()


def written(name: str, old: str, new: str) -> Callable[[Path], None]:
    def change(site: Path) -> None:
        path = site / HOME / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    return change


BROKEN: dict[str, tuple[Callable[[Path], None], str]] = {
    "no interface": (without("interface.py"), "it has no module paiguan_briscola.interface"),
    "no rules": (without("rules.py"), "it has no module paiguan_briscola.rules"),
    "no words": (without("terms.json"), "it has no file terms.json in paiguan_briscola"),
    "a kernel less": (written("rules.py", "def settle(", "def settled("), "the rules of briscola lack settle"),
    "a short list": (written("rules.py", "= DECK, 16, 1,", "= DECK, 3, 1,"), "LEGAL must be at least 16"),
    "another name": (written("interface.py", "INTERFACE = ", "HEAD = "), "its module interface has no INTERFACE"),
    "a fault": (written("interface.py", "PHASES = (", "PHASES = 1 / 0, ("), "ZeroDivisionError: division by zero"),
}


@pytest.mark.parametrize(("spoil", "sentence"), BROKEN.values(), ids=BROKEN)
def test_what_is_wrong_is_said_and_the_house_plays_on(
    spoil: Callable[[Path], None], sentence: str, tmp_path: Path
) -> None:
    spoil(install(BRISCOLA, tmp_path))
    games, wrong = asked(tmp_path)
    assert games == list(house_games())
    whose = "the game “briscola” of paiguan-briscola (package paiguan_briscola) cannot be used: "
    assert wrong["briscola"].startswith(whose + sentence), wrong


@pytest.mark.parametrize(
    ("game", "package", "sentence"),
    [
        (next(iter(house_games())), HOME, "the house has a game of that id"),
        ("house", HOME, "its id must be of small letters"),
        ("Briscola", HOME, "its id must be of small letters"),
        ("nowhere", "no_such_package", "there is no package no_such_package"),
        ("nowhere", "no.such.package", "no.such.package cannot be imported (ModuleNotFoundError"),
    ],
)
def test_a_name_that_cannot_be_is_refused(game: str, package: str, sentence: str, tmp_path: Path) -> None:
    install(BRISCOLA, tmp_path)
    write_metadata(tmp_path, "another", "2.0", {game: package})
    games, wrong = asked(tmp_path)
    assert games == [*house_games(), "briscola"]
    assert wrong == {
        game: f"the game “{game}” of another (package {package}) cannot be used: {wrong[game].partition(': ')[2]}"
    }
    assert sentence in wrong[game]


def test_whoever_asks_for_it_is_told_why(tmp_path: Path) -> None:
    BROKEN["no words"][0](install(BRISCOLA, tmp_path))
    for words in (["demo", "briscola"], ["compile", "briscola"]):
        done = subprocess.run(
            [sys.executable, "-m", "paiguan.cli", *words],
            env=with_site(tmp_path, dict(os.environ)),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "it has no file terms.json in paiguan_briscola" in done.stderr
