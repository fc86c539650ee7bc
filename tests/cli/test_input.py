"""Files that are read, and numbers and JSON on the command line: whatever they are, an answer or one sentence."""

import io
import json
import os
import re
import threading
from pathlib import Path

import pytest

from paiguan.cli import main
from tests.cli.processes import in_shell

posix = pytest.mark.skipif(os.name == "nt", reason="files of POSIX")
DEEP = "[" * 3000


def recorded(path: Path, *more: str) -> Path:
    assert main(["record", "tianjiu", "--deals", "2", "--seed", "5", "--out", str(path), *more]) == 0
    return path


def sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What is said of bad input."""
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert (said.out, len(said.err.splitlines())) == ("", 1)
    return said.err


@pytest.mark.parametrize("command", ["referee", "advise"])
@pytest.mark.parametrize("contents", ["", "\n  \n"])
def test_a_file_without_a_record_is_said(
    command: str, contents: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_text(contents)
    assert "empty.jsonl holds no record" in sentence([command, str(file)], capsys)


@posix
def test_records_are_read_from_pipes_and_descriptors(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hands = recorded(tmp_path / "hands.jsonl", "--stop-after", "6")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for arguments in (["referee", str(pipe), "--check"], ["advise", str(pipe), "--worlds", "64"]):
        writer = threading.Thread(target=lambda: pipe.write_bytes(hands.read_bytes()))
        writer.start()
        assert main(arguments) == 0
        writer.join()
    with hands.open() as file:
        assert main(["referee", f"/dev/fd/{file.fileno()}", "--check"]) == 0
    capsys.readouterr()


@posix
def test_a_shell_can_pass_records_on() -> None:
    said = in_shell(
        "paiguan referee <(paiguan record tianjiu --deals 1) --check; echo $?\n"
        "paiguan record liuhu --deals 2 --seed 3 --stop-after 9 | paiguan referee - --check; echo $?"
    )
    assert said.stderr == ""
    first, one, second, third, two = said.stdout.splitlines()
    assert (one, two) == ("0", "0")
    assert all(json.loads(line)["differences"] == {} for line in (first, second, third))


def test_standard_input_is_a_dash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hands = recorded(tmp_path / "hands.jsonl", "--stop-after", "6").read_bytes()
    for arguments in (["referee", "-", "--check"], ["advise", "-", "--worlds", "64"]):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(hands)))
        assert main(arguments) == 0
    capsys.readouterr()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"")))
    assert "standard input holds no record" in sentence(["referee", "-"], capsys)


def test_input_nested_too_deeply_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deep.json"
    file.write_text(DEEP)
    for arguments in (
        ["demo", "tianjiu", "--options", DEEP],
        ["demo", "tianjiu", "--options", '{"preset": ' + "[" * 900 + "]" * 900 + "}"],
        ["score", "tianjiu", str(file)],
        ["score", "mohuahua", f"won={DEEP}"],
        ["advise", str(file)],
    ):
        assert len(sentence(arguments, capsys)) < 200


@pytest.mark.parametrize("depth", [300, 700, 900, 3000])
def test_the_referee_judges_what_follows_a_record_nested_too_deeply(
    depth: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deep, good = "[" * depth + "]" * depth, recorded(tmp_path / "good").read_text()
    fields = ("options", "deal", "actions", "expect", "id")
    lines = [f'{{"game": "tianjiu", "check": "options", "{field}": {deep}}}' for field in fields]
    file = tmp_path / "hands.jsonl"
    file.write_text("\n".join([*lines, good]))
    assert main(["referee", str(file), "--check"]) == 2
    said = capsys.readouterr()
    assert len(said.out.splitlines()) == len(fields) + 2
    assert "Traceback" not in said.err
    assert [json.loads(line)["differences"] for line in said.out.splitlines()[-2:]] == [{}, {}]


NUMBERS = {
    "a seed of 70 bits": ["demo", "--seed", str(2**70)],
    "a seed below zero": ["record", "tianjiu", "--seed", "-1"],
    "a seed of 6000 digits": ["arena", "tianjiu", "novice", "random", "--seed", "9" * 6000],
    "more deals than there is time": ["arena", "tianjiu", "novice", "random", "--deals", str(10**9)],
    "deals beyond counting": ["record", "tianjiu", "--deals", str(10**400)],
    "hands beyond counting": ["info", "tianjiu", "--hands", str(10**30)],
    "worlds beyond counting": ["arena", "tianjiu", "master", "random", "--worlds", str(10**30)],
    "threads beyond counting": ["arena", "tianjiu", "master", "random", "--threads", str(10**9)],
    "workers beyond counting": ["arena", "tianjiu", "novice", "random", "--workers", str(10**9)],
    "no workers": ["arena", "tianjiu", "novice", "random", "--workers", "0"],
    "a time that is no number": ["record", "tianjiu", "--players", "master", "--ms", "nan"],
    "a time without end": ["record", "tianjiu", "--players", "master", "--ms", "inf"],
    "a seat that is not there": ["advise", "x", "--seat", "9"],
    "a link that is none": ["bot", "tianjiu", "--hands", "0"],
}


@pytest.mark.parametrize("arguments", NUMBERS.values(), ids=NUMBERS.keys())
def test_numbers_out_of_range_are_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert re.search("must be (from|0 or|more|a whole)|can be played", sentence(arguments, capsys))


def test_the_largest_seed_works_everywhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seed = ["--seed", str(2**53 - 1)]
    budget = ["--worlds", "64"]
    hand = tmp_path / "hand"
    assert main(["demo", *seed]) == 0
    assert main(["arena", "tianjiu", "novice", "random", "--deals", "2", *seed]) == 0
    assert main(["arena", "tianjiu", "master", "random", "--deals", "1", "--workers", "1", *budget, *seed]) == 0
    assert main(["info", "tianjiu", "--hands", "2", *seed]) == 0
    assert main(["record", "tianjiu", "--deals", "1", "--players", "master", *budget, *seed]) == 0
    assert main(["record", "tianjiu", "--deals", "2", "--stop-after", "8", "--out", str(hand), *seed]) == 0
    assert main(["advise", str(hand), *budget, *seed]) == 0
    capsys.readouterr()


@pytest.mark.parametrize("name", ["", "\0"])
def test_names_that_no_file_has_are_one_sentence(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    sentence(["referee", name], capsys)
    sentence(["advise", name], capsys)
