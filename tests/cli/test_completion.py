"""The Tab key: what the program offers, and that real shells take it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from paiguan.cli import main
from paiguan.cli.commands import build_parser
from paiguan.cli.completion import candidates
from paiguan.engine.names import LEVELS
from paiguan.engine.packages import GAMES
from tests.cli.processes import environment
from tests.patience import PATIENCE

OFFERED = {
    "ar": ["arena"],
    "--v": ["--version"],
    "arena ": list(GAMES),
    "arena t": ["tianjiu"],
    "arena tianjiu ": list(LEVELS),
    "arena tianjiu --deals 5 master r": ["random", "regular"],
    "arena tianjiu --json master r": ["random", "regular"],
    "arena tianjiu --pl": ["--plot"],
    "demo --lang z": ["zh-Hant", "zh-Hans", "zh-HK"],
    "demo tianjiu ": [],
    "compile tianjiu l": ["liuhu"],
    "record liuhu --out ": [],  # the shell completes files
    "completion ": ["bash", "zsh", "fish"],
    "completion --": ["--help"],
    "nonsense ": [],
}


@pytest.mark.parametrize(("line", "offered"), OFFERED.items(), ids=OFFERED.keys())
def test_the_next_word_is_offered(line: str, offered: list[str]) -> None:
    assert list(candidates(build_parser(), line.split(" "))) == offered


def test_without_a_shell_it_asks_for_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion"]) == 2
    assert "bash, zsh, fish" in capsys.readouterr().err


# How each shell is made to complete `paiguan arena t` without a terminal.
ASKED = {
    "bash": "COMP_WORDS=(paiguan arena t); COMP_CWORD=2; _paiguan; printf '%s\\n' \"${COMPREPLY[@]}\"",
    "zsh": "compadd() { print -l -- ${(P)2}; }; words=(paiguan arena t); CURRENT=3; _paiguan",
    "fish": "complete -C 'paiguan arena t'",
}


@pytest.mark.parametrize("shell", ASKED)
def test_a_real_shell_completes(shell: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    command = tmp_path / "paiguan"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m paiguan.cli "$@"\n')
    command.chmod(0o755)
    assert main(["completion", shell]) == 0
    script = f"PATH='{tmp_path}':$PATH\n" if shell != "fish" else f"set -x PATH '{tmp_path}' $PATH\n"
    script += capsys.readouterr().out + ASKED[shell]
    said = subprocess.run(
        [shell, "-c", script],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment({"HOME": str(tmp_path)}),
    )
    assert said.stdout.split() == ["tianjiu"], said.stderr
