"""`paiguan doctor`: what it finds, and whether that is enough to play."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from paiguan.bots import precompile
from paiguan.cli import checks, main
from paiguan.cli.databases import examined, shown
from paiguan.engine.packages import GAMES


def diagnosis(capsys: pytest.CaptureFixture[str], code: int) -> dict[str, Any]:
    capsys.readouterr()
    assert main(["doctor", "--json"]) == code
    told = json.loads(capsys.readouterr().out)
    assert told["playable"] == (code == 0)
    return {check["name"]: check for check in told["checks"]}


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder without a database, and a page that is built."""
    built = tmp_path / "page"
    built.mkdir()
    (built / "index.html").touch()
    monkeypatch.setattr("paiguan.parlour.pages.BUILT", built)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)


def test_a_whole_installation_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    found = diagnosis(capsys, 0)
    assert {found[name]["status"] for name in ("numba", "server", "page", "database", "cache")} == {"ok"}
    assert main(["doctor"]) == 0
    assert "ready to play" in capsys.readouterr().out


def test_a_missing_page_is_bad_and_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("paiguan.parlour.pages.BUILT", tmp_path / "nowhere")
    assert "make web" in diagnosis(capsys, 1)["page"]["advice"]
    assert main(["doctor"]) == 1
    assert "not ready to play" in capsys.readouterr().out


def test_an_empty_cache_is_a_warning_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(precompile, "is_compiled", lambda name: name == GAMES[0])
    warned = [finding for finding in checks.kernels() if finding.status == "warning"]
    assert [(finding.found.split(":")[0], finding.advice) for finding in warned] == [
        (", ".join(GAMES[1:]), "paiguan compile")
    ]
    assert diagnosis(capsys, 0)["games"]["status"] == "warning"


def test_a_check_that_fails_is_a_finding(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(name: str) -> bool:
        raise ImportError("broken")

    monkeypatch.setattr(precompile, "is_compiled", fail)
    assert "broken" in diagnosis(capsys, 1)["kernels"]["found"]


def test_databases_are_tried_and_left_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    url = f"sqlite:///{file}"
    assert examined(url)[0] == "ok"
    assert not file.exists()
    with sqlite3.connect(file) as connection:
        connection.execute("create table t (x)")
    before = file.read_bytes()
    assert examined(url)[0] == "ok"
    assert file.read_bytes() == before
    file.write_bytes(b"not a database" * 100)
    assert examined(url)[0] == "bad"
    assert examined(f"sqlite:///{tmp_path}/no/such/folder.db")[0] == "bad"
    assert examined("mysql://somewhere")[0] == "bad"
    status, found, advice = examined("postgresql+asyncpg://me:secret@127.0.0.1:1/tables")
    assert (status, "secret" in found, bool(advice)) == ("bad", False, True)


def test_a_password_is_never_shown() -> None:
    assert shown("postgresql+asyncpg://me:secret@host:5432/name?password=secret") == (
        "postgresql+asyncpg://host:5432/name"
    )
