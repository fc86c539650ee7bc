"""Settings: one table for variables, flags and documentation; a bad value gives one sentence and exit status 2."""

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from paiguan.cli import main
from paiguan.parlour.app import create_app
from paiguan.parlour.door import LOOKS, Door
from paiguan.parlour.settings import BadSetting, Quota, Settings, from_environment, table

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(("page", "chinese"), [("hosting.md", False), ("hosting.zh.md", True)])
def test_the_documentation_has_the_table_of_settings(page: str, chinese: bool) -> None:
    assert "\n".join(table(chinese)) in (DOCS / page).read_text("utf-8"), "run: python scripts/settings_page.py"


def test_the_help_names_every_setting_and_its_variable(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    for row in Settings.rows:
        assert row.flag in shown
        assert row.variable in shown


def test_settings_survive_the_way_through_the_environment() -> None:
    given = from_environment(
        {
            "PAIGUAN_PORT": "9000",
            "PAIGUAN_BASE_PATH": "/games/paiguan/",
            "PAIGUAN_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8,::1,unix",
            "PAIGUAN_NEW_GUESTS": "3,0.25",
            "PAIGUAN_LIMITS": "off",
            "PAIGUAN_PACE": "0.2",
            "DATABASE_URL": "postgresql+asyncpg://me:secret@db/house",
            "WORKERS": "4",
        }
    )
    assert (given.port, given.base_path, given.workers, given.limits) == (9000, "/games/paiguan", 4, False)
    assert given.new_guests == Quota(3, 0.25)
    assert from_environment(given.environment()) == given
    assert from_environment({}) == Settings()


def test_a_flag_wins_over_a_variable_and_an_empty_variable_counts_as_none() -> None:
    both = {"PAIGUAN_PORT": "9000", "PORT": "9001", "HOST": ""}
    assert from_environment(both).port == 9000
    assert from_environment(both, port="9002").port == 9002
    assert from_environment(both).host == "127.0.0.1"


BAD: dict[str, list[Any]] = {
    "PAIGUAN_PORT": ["x", "-1", "65536", "8080.5", "٣"],
    "PAIGUAN_BASE_PATH": ["paiguan", "/a b", "/a//b", '/"><script>', "/.."],
    "PAIGUAN_TRUSTED_PROXIES": ["everybody", "10.0.0.0/99", "1.2.3"],
    "PAIGUAN_DATABASE": ["mysql://me:secret@db/x", "sqlite:///"],
    "PAIGUAN_WORKERS": ["0", "65", "2"],
    "PAIGUAN_NEW_GUESTS": ["60", "60,x", "0,1", "5,0"],
    "PAIGUAN_LIMITS": ["maybe"],
    "PAIGUAN_LOG_LEVEL": ["loud"],
    "PAIGUAN_STOP_SECONDS": ["0", "nan", "1e3", "inf"],
    "PAIGUAN_METRICS": ["yes"],
}


@pytest.mark.parametrize(("variable", "value"), [(name, value) for name, values in BAD.items() for value in values])
def test_a_bad_value_is_one_sentence_that_names_it(
    variable: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(variable, value)
    assert main(["serve"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert variable in said or "workers" in said
    assert "secret" not in said


def test_a_bad_flag_is_named_as_the_flag() -> None:
    with pytest.raises(BadSetting, match=r"--port must be a whole number from 0 to 65535, not “x”"):
        from_environment({}, port="x")


# ---- busy_seconds ------------------------------------------------------------------------------------------------------------


def test_newcomers_are_asked_to_come_back_while_every_answer_takes_long(tmp_path: Path) -> None:
    """A single long pause does not count; a guest with a seat at a live table is always admitted."""
    app: Any = create_app(Settings(database=f"sqlite:///{tmp_path / 'house.db'}", busy_seconds=0.5))
    with TestClient(app) as client:
        token = client.post("/api/tokens", json={"name": "x", "language": "en"}).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        table = client.post("/api/tables", json={"game": "liuhu"}, headers=headers).json()["id"]
        door = app.app.state.parlour.door
        measured, door.measured = door.measured, lambda late: None  # ignore real measurements here
        door._late.clear()
        with client.websocket_connect(f"/ws/tables/{table}", headers=headers):
            for late in [0.6] * (LOOKS - 1):
                measured(late)
            assert client.post("/api/tokens", json={"name": "y", "language": "en"}).status_code == 201
            measured(0.6)
            answer = client.post("/api/tokens", json={"name": "y", "language": "en"})
            assert (answer.status_code, answer.json()["code"]) == (503, "house_full")
            assert int(answer.headers["retry-after"]) > 0
            with client.websocket_connect(f"/ws/tables/{table}", headers=headers) as inside:
                assert inside.receive_json()["is"] == "scene"
            measured(0.4)
            assert client.post("/api/tokens", json={"name": "y", "language": "en"}).status_code == 201


def test_without_busy_seconds_everybody_is_admitted() -> None:
    door = Door(Settings(busy_seconds=0), lambda: 0)
    for _ in range(LOOKS):
        door.measured(59.0)
    door.admit()
    assert not door.crowded
