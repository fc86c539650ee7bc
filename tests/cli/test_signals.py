"""Ctrl-C, at whatever moment: a word on stderr, exit code 130, no traceback of anybody, nothing half-written."""

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.cli.processes import INTERRUPT, on_import, paiguan
from tests.parlour.nursery import lives
from tests.patience import tries

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
ARENA = ("arena", "tianjiu", "regular", "novice", "--deals", "64")


@pytest.mark.parametrize(
    "module",
    ["paiguan.cli.handler", "argparse", "paiguan.cli.arena", "numpy._core.multiarray", "numba", "llvmlite.binding"],
)
def test_ctrl_c_while_starting_ends_quietly(module: str) -> None:
    said = paiguan(*ARENA, hook=on_import(module, INTERRUPT))
    assert (said.returncode, said.stdout, said.stderr) == (130, "", "paiguan: stopped\n")


def test_ctrl_c_while_a_game_is_loaded_ends_quietly() -> None:
    said = paiguan(*ARENA, hook=on_import("paiguan.games.tianjiu.interface", INTERRUPT))
    assert (said.returncode, said.stdout, said.stderr) == (130, "", "paiguan: stopped\n")


STOP_AFTER_THE_FIRST_CHUNK = """
import os, signal
from paiguan.arena.duel import Result
def add(self, played, _add=Result.add):
    _add(self, played)
    if len(self._played) == 1:
        os.killpg(os.getpgrp(), signal.SIGINT)
Result.add = add
"""


@pytest.mark.parametrize("players", [("regular", "novice"), ("master", "novice")])
def test_ctrl_c_ends_an_arena_with_what_is_finished(players: tuple[str, str], tmp_path: Path) -> None:
    """Masters play in processes, to which the terminal sends Ctrl-C as well."""
    table = tmp_path / "deals.csv"
    arguments = ("arena", "tianjiu", *players, "--deals", "50000000", "--worlds", "64", "--workers", "2", "--json")
    hook = f'if __name__ == "__main__":\n    exec({STOP_AFTER_THE_FIRST_CHUNK!r})'
    said = paiguan(*arguments, "--csv", str(table), hook=hook, start_new_session=True)
    assert said.returncode == 130, said.stderr
    deals = json.loads(said.stdout)["deals"]
    assert 0 < deals < 50_000_000
    assert len(table.read_text().splitlines()) == deals + 1
    assert said.stderr == f"stopped after {deals} of 50000000 deals\n"


@pytest.mark.parametrize("at_start", ["", "1"], ids=["at work", "while they start"])
def test_ctrl_c_ends_the_processes_beside_a_command_without_a_word_from_them(at_start: str, tmp_path: Path) -> None:
    hook = """
if __name__ == "__main__":
    import paiguan.cli.compile as command
    from tests.cli.processes import interrupt_everybody
    real = command.compile_all
    command.compile_all = lambda names: real(names, interrupt_everybody)
"""
    settings = {"INTERRUPT_AT_START": at_start, "PAIGUAN_CACHE": str(tmp_path)}
    said = paiguan("compile", hook=hook, start_new_session=True, env=settings)
    assert (said.returncode, said.stdout, said.stderr) == (130, "", "paiguan: stopped\n")


def test_the_processes_beside_a_killed_command_end_too(tmp_path: Path) -> None:
    hook = """
if __name__ == "__main__":
    import paiguan.cli.compile as command
    from tests.cli.processes import kill_parent
    real = command.compile_all
    command.compile_all = lambda names: real(names, kill_parent)
"""
    pids = tmp_path / "pids"
    pids.mkdir()
    settings = {"PIDS": str(pids), "PAIGUAN_CACHE": str(tmp_path / "cache")}
    said = paiguan("compile", "tianjiu", hook=hook, env=settings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    assert said.returncode == -signal.SIGKILL
    beside = [int(path.name) for path in pids.iterdir()]
    assert beside
    for _ in tries():
        if not any(map(lives, beside)):
            break


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_leaves_nothing_half_written(number: signal.Signals, tmp_path: Path) -> None:
    hook = f"""
import os, paiguan.cli.record as command
def played(*arguments, _played=command.played, **budget):
    for place, deal in enumerate(_played(*arguments, **budget)):
        if place == 3:
            os.kill(os.getpid(), {int(number)})
        yield deal
command.played = played
"""
    said = paiguan("record", "tianjiu", "--out", str(tmp_path / "hands.jsonl"), hook=hook)
    assert said.returncode == (130 if number == signal.SIGINT else -number)
    assert "Traceback" not in said.stderr
    assert list(tmp_path.iterdir()) == []


def test_an_ignored_ctrl_c_stays_ignored() -> None:
    """As under nohup: what the parent ignores is not for the command to answer."""
    said = paiguan(
        *ARENA, hook=on_import("numba", INTERRUPT), preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN)
    )
    assert said.returncode == 0, said.stderr
