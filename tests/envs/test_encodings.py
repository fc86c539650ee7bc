"""An encoding never changes under its users: stored hands must look as they did, or the version must be a new one."""

import re
from pathlib import Path

import numpy as np
import pytest

from paiguan.engine.deal import Deal
from tests.envs.encodings import fingerprint, stored
from tests.playing import CHOSEN

PAGE = Path(__file__).parents[2] / "docs" / "encodings.md"
WHAT_TO_DO = (
    "the {part} encoding of {game} is no longer that of version {version}. If that is meant: raise VERSION in "
    "src/paiguan/games/{game}/information.py, add a line to docs/encodings.md, and run python -m tests.envs.encodings {game}"
)

every_game = pytest.mark.parametrize("name", CHOSEN)


@every_game
def test_an_encoding_changes_only_with_its_version(name: str) -> None:
    then = stored(name)
    now = fingerprint(name, then["hands"])
    advice = {"game": name, "version": then["version"]}
    assert now["version"] == then["version"], f"run python -m tests.envs.encodings {name}, and commit what it writes"
    same = {code: now["codes"].get(code) for code in then["codes"]} == then["codes"]
    assert same, WHAT_TO_DO.format(part="action", **advice)
    for part, size in (("action", "actions"), ("observation", "observation")):
        assert now[size] == then[size], WHAT_TO_DO.format(part=part, **advice)
    assert now["digests"] == then["digests"], WHAT_TO_DO.format(part="action or observation", **advice)


@every_game
def test_two_places_of_an_observation_changed_about_are_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    then, observe = stored(name), Deal.observe
    monkeypatch.setattr(Deal, "observe", lambda deal, seat: np.roll(observe(deal, seat), 1))
    assert fingerprint(name, then["hands"][:1])["digests"] != then["digests"][:1]


@every_game
def test_the_page_tells_the_version_and_sizes(name: str) -> None:
    then = stored(name)
    section = re.search(rf"^## .*`{name}`$(.*?)(?=^## |\Z)", PAGE.read_text(), re.M | re.S)
    assert section, f"docs/encodings.md has no section on {name}"
    assert f"{then['actions']} actions, {then['observation']} places" in section[1]
    versions = [int(found) for found in re.findall(r"^- \*\*(\d+)\*\*", section[1], re.M)]
    assert versions == list(range(then["version"], 0, -1)), "the history names every version, newest first"
