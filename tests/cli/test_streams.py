"""Standard output, input and error, whatever they are connected to."""

import io
import json
import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from paiguan.cli import main
from paiguan.cli.bot import Player
from paiguan.cli.terminal import complain
from tests.cli.processes import in_shell, paiguan

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a POSIX shell")
full_device = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_reader_that_has_gone_ends_a_command_quietly(unbuffered: str) -> None:
    said = in_shell(
        f"export PYTHONUNBUFFERED={unbuffered}; paiguan record tianjiu --deals 3000 | head -1; echo ${{PIPESTATUS[0]}}"
    )
    record, code = said.stdout.splitlines()
    assert (json.loads(record)["game"], code, said.stderr) == ("tianjiu", "141", "")


@full_device
@pytest.mark.parametrize("arguments", [("--help",), ("--version",), ("record", "tianjiu", "--deals", "2")])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_full_disk_behind_standard_output_is_one_sentence(arguments: tuple[str, ...], unbuffered: str) -> None:
    with open("/dev/full", "w") as full:
        said = paiguan(*arguments, stdout=full, env={"PYTHONUNBUFFERED": unbuffered})
    assert said.returncode == 2
    assert said.stderr == "paiguan: cannot write to standard output: No space left on device\n"


def test_closed_streams_are_answered() -> None:
    """One shell for all: a start costs a second."""
    said = in_shell(
        "paiguan --version >&-; echo $?; paiguan completion bash >&-; echo $?; paiguan score tianjiu - <&-; echo $?\n"
        "paiguan demo chess 2>&-; echo $?; paiguan --version 2>&- | wc -l"
    )
    assert said.stdout.split() == ["2", "2", "2", "2", "1"]
    assert [line.split(": ")[1].split(",")[0] for line in said.stderr.splitlines()] == [
        "standard output is closed",
        "standard output is closed",
        "standard input is closed",
    ]


def test_files_are_written_with_all_standard_streams_closed(tmp_path: Path) -> None:
    """The first file opened must not become standard output."""
    said = in_shell(f"cd '{tmp_path}'; paiguan record tianjiu --deals 2 --out hands.jsonl <&- >&- 2>&-; echo $?")
    assert said.stdout == "0\n"
    assert len((tmp_path / "hands.jsonl").read_text().splitlines()) == 2


def test_a_terminal_without_chinese_gets_something_readable() -> None:
    for encoding in ("ascii", "latin-1"):
        said = paiguan("demo", "tianjiu", "--seed", "1", "--lang", "zh-Hant", env={"PYTHONIOENCODING": encoding})
        assert said.returncode == 0
        assert "?" in said.stdout
        assert said.stderr.splitlines() == [
            "paiguan: this terminal cannot show Chinese; set PYTHONUTF8=1 (or LANG=C.UTF-8) to see it"
        ]


def test_signs_of_english_sentences_have_plain_forms() -> None:
    said = paiguan("demo", "chess", env={"PYTHONIOENCODING": "ascii"})
    assert said.stderr.startswith('paiguan: there is no game "chess"; the games are ')


def test_json_stays_json_on_a_terminal_without_chinese(tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text('{"game": "chess"}\n')
    said = paiguan("referee", str(file), env={"PYTHONIOENCODING": "ascii"})
    assert "“chess”" in json.loads(said.stdout)["error"] or "“game”" in json.loads(said.stdout)["error"]


def test_a_sentence_stays_on_one_line_whatever_is_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    complain("there is no file a\nb\x1b[31m")
    assert capsys.readouterr().err == "paiguan: there is no file a b [31m\n"


def test_a_fault_of_ours_is_one_sentence_too_and_can_be_looked_into(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("oops")

    monkeypatch.setattr("paiguan.cli.versions.version_line", fail)
    assert main(["--version"]) == 2
    assert capsys.readouterr().err == (
        "paiguan: this is a fault of paiguan (KeyError: 'oops'); PAIGUAN_DEBUG=1 shows where\n"
    )
    monkeypatch.setenv("PAIGUAN_DEBUG", "1")
    assert main(["--version"]) == 2
    assert "Traceback" in capsys.readouterr().err


def test_too_little_memory_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr("paiguan.cli.versions.version_line", fail)
    assert main(["--version"]) == 2
    assert capsys.readouterr().err == "paiguan: there is not enough memory for this; ask for less at a time\n"


def test_a_bot_whose_output_nobody_reads_leaves_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the task that reads the socket the error would pass for a lost connection, and the bot would try again for ever."""

    class Gone(io.StringIO):
        def write(self, text: str) -> int:
            raise BrokenPipeError

    player = Player("http://127.0.0.1:1", "table", "token", "novice", None)
    scene: Any = SimpleNamespace(table=SimpleNamespace(stage="playing"))
    assert not player._enough(scene)
    monkeypatch.setattr("sys.stdout", Gone())
    player._tell("hand 1")
    assert player._enough(scene)
