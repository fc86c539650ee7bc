"""What a command imports, and what it does without."""

import json
from pathlib import Path

import pytest

from tests.cli.processes import paiguan, without

SERVER = ("litestar", "uvicorn", "websockets", "httptools", "uvloop", "sqlalchemy", "alembic", "asyncpg", "matplotlib")
HEAVY = ("numba", "numpy", "llvmlite", "msgspec", "rich", *SERVER)


def test_help_version_and_completion_import_neither_the_compiler_nor_the_server() -> None:
    after = f"""
    for words in (["--help"], ["--version"], ["completion", "--candidates", "arena", "t"]):
        main(words)
    from paiguan.cli.commands import build_parser
    (commands,) = (action.choices for action in build_parser()._actions if getattr(action, "choices", None))
    for name in commands:
        assert main([name, "--help"]) == 0
    print(len(commands), [name for name in {HEAVY!r} if name in sys.modules])"""
    said = paiguan("--help", after=after)
    assert said.stderr == ""
    count, _, heavy = said.stdout.splitlines()[-1].partition(" ")
    assert (int(count) >= 12, heavy) == (True, "[]")


def test_the_games_need_no_server_packages(tmp_path: Path) -> None:
    """One process runs them all: a start costs a second."""
    file = tmp_path / "hand.jsonl"
    after = f"""
    for words in (
        ["record", "tianjiu", "--deals", "1", "--stop-after", "6", "--out", {str(file)!r}],
        ["referee", {str(file)!r}, "--check"], ["advise", {str(file)!r}, "--worlds", "64"],
        ["arena", "tianjiu", "regular", "novice", "--deals", "10"], ["score", "tianjiu"], ["demo"],
        ["info", "tianjiu", "--hands", "10"], ["compile", "tianjiu"],
    ):
        assert main(words) == 0, words
    assert main(["doctor", "--json"]) == 1  # the parlour is missing
    print(",".join(sorted(name for name in {SERVER!r} if name in sys.modules)))"""
    said = paiguan("--version", hook=without(*SERVER), after=after)
    assert said.returncode == 0, said.stderr
    *_, doctor, imported = said.stdout.splitlines()
    assert imported == ""
    missing = {check["name"]: check for check in json.loads(doctor)["checks"] if check["status"] != "ok"}
    assert "litestar" in missing["server"]["found"]
    assert "paiguan[plot]" in missing["plot"]["advice"]


MISSING = {
    "plot": (["arena", "tianjiu", "novice", "random", "--plot", "x.png"], "pip install 'paiguan[plot]'"),
    "ray": (["arena", "tianjiu", "novice", "random", "--ray", "local"], "pip install 'paiguan[ray]'"),
    "server": (["bot", "http://127.0.0.1:1/t/x"], "pip install"),
}


@pytest.mark.parametrize(("arguments", "advice"), MISSING.values(), ids=MISSING.keys())
def test_what_is_missing_is_said_with_the_command_that_installs_it(
    arguments: list[str], advice: str, tmp_path: Path
) -> None:
    said = paiguan(*arguments, hook=without(*SERVER, "ray"), cwd=tmp_path)
    assert (said.returncode, said.stdout) == (2, "")
    assert advice in said.stderr
    assert len(said.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_the_version_names_what_it_runs_on() -> None:
    said = paiguan("--version")
    assert said.returncode == 0
    assert all(name in said.stdout for name in ("paiguan", "Python", "numba", "numpy"))
