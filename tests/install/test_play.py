"""`make play` works in a fresh copy, with the run-time lock and an empty cache of compiled rules."""

from pathlib import Path

from paiguan.engine.packages import GAMES
from tests.install.houses import House, clean_environment, copy_project, run
from tests.install.visitor import PAGE, load_page, play_hand

# The packages for PostgreSQL, which nothing imports on SQLite.
POSTGRES = """
import asyncpg
from sqlalchemy.ext.asyncio import create_async_engine
create_async_engine("postgresql+asyncpg://nobody@127.0.0.1/none")
"""


def test_make_play_serves_the_page_and_a_hand_is_played_to_its_settlement(tmp_path: Path) -> None:
    copy, environment = copy_project(tmp_path / "copy"), clean_environment(tmp_path)
    with House(["make", "play"], copy, environment, tmp_path / "log") as house:
        house.wait()
        files = load_page(house.url)
        assert {Path(file).suffix for file in files} >= PAGE
        assert all(files.values())
        for game in GAMES:
            account = play_hand(house.url, game)
            assert account.headline  # a hand may end without a payment
            assert sum(account.payments) == 0
    log = house.log.read_text(encoding="utf-8")
    assert "Traceback" not in log, log
    assert (copy / "paiguan.db").is_file()
    run([copy / ".venv" / "bin" / "python", "-c", POSTGRES], tmp_path, environment)
