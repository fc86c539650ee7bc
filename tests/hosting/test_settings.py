"""Settings: one table for the environment, the flags and the documentation; bad values are one sentence and exit code 2."""

from pathlib import Path
from typing import Any

import pytest

from paiguan.cli import main
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
