"""A game from another distribution, installed by pip beside the wheel: nothing of ours is on the path but what pip has put there."""

from pathlib import Path

import pytest

from tests.install.conftest import Installed
from tests.install.houses import ROOT, House, run
from tests.install.visitor import fetch

BRISCOLA = ROOT / "examples" / "briscola"

pytestmark = pytest.mark.xdist_group("wheel")


def test_a_game_is_installed_beside_the_wheel(installed: Installed, tmp_path: Path) -> None:
    binaries, home, environment, versions = installed
    run([binaries / "pip", "install", "-q", "--no-compile", "-c", versions, BRISCOLA], home, environment)
    try:
        run([binaries / "paiguan", "record", "briscola", "--deals", "2", "--out", "hands.jsonl"], home, environment)
        run([binaries / "paiguan", "referee", "hands.jsonl", "--check"], home, environment)
        with House([binaries / "paiguan", "serve"], home, environment, tmp_path / "log") as house:
            house.wait()
            assert b'data-games="briscola=/games/briscola/index.js"' in fetch(f"{house.url}/")
            assert b"any card of the hand may be played" in fetch(f"{house.url}/games/briscola/index.js")
        assert "Traceback" not in house.log.read_text(encoding="utf-8")
    finally:
        run([binaries / "pip", "uninstall", "-q", "-y", "paiguan-briscola"], home, environment)
