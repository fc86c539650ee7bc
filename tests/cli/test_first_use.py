"""Commands on a machine where nothing is compiled yet: a few hands are played at once, by Python."""

import json
from pathlib import Path

import pytest

from paiguan.cli import main
from paiguan.engine.packages import GAMES
from tests.cli.processes import paiguan

# Numba would compile at the first call of a kernel: here that is an error.
NO_COMPILER = """
from numba.core.dispatcher import Dispatcher
def refuse(self, signature):
    raise AssertionError(f"{self} was compiled")
Dispatcher.compile = refuse
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_demo_needs_no_compiler(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = paiguan("demo", game, "--seed", "3", hook=NO_COMPILER, env={"PAIGUAN_CACHE": str(tmp_path)})
    assert (said.returncode, said.stderr) == (0, "")
    assert main(["demo", game, "--seed", "3"]) == 0
    assert said.stdout == capsys.readouterr().out


def test_a_few_records_are_written_and_judged_without_the_compiler(tmp_path: Path) -> None:
    file, settings = tmp_path / "hands.jsonl", {"PAIGUAN_CACHE": str(tmp_path / "cache")}
    arguments = ("record", GAMES[0], "--deals", "3", "--players", "regular", "--out", str(file))
    written = paiguan(*arguments, hook=NO_COMPILER, env=settings)
    assert (written.returncode, written.stderr) == (0, "")
    judged = paiguan("referee", str(file), "--check", hook=NO_COMPILER, env=settings)
    assert (judged.returncode, judged.stderr) == (0, "")
    assert len([json.loads(line) for line in judged.stdout.splitlines()]) == 3


def test_a_score_needs_no_compiler(tmp_path: Path) -> None:
    entries = ("dealer=0", "winner=3", "stacks=1,4,0,3", "led=63")
    said = paiguan("score", "tianjiu", *entries, hook=NO_COMPILER, env={"PAIGUAN_CACHE": str(tmp_path)})
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout == paiguan("score", "tianjiu", *entries).stdout
