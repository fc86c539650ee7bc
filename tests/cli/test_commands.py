"""The command line: what it prints, and that bad input ends in one sentence, exit code 2, and nothing written."""

import json
import re
from pathlib import Path

import pytest

from paiguan.cli import main
from paiguan.cli.commands import build_parser
from paiguan.cli.score import typed
from paiguan.engine.game import interface_of
from tests.playing import CHOSEN

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("name", CHOSEN)


@every_game
def test_demo_plays_a_hand_out_in_every_language(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = set()
    for language in ("en", "zh-Hant", "zh-HK", "zh-Hans"):
        assert main(["demo", name, "--seed", "5", "--lang", language]) == 0
        shown.add(capsys.readouterr().out)
    assert len(shown) >= 2


@every_game
def test_recorded_hands_pass_the_referee(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for preset in interface_of(name).options.presets:
        file = tmp_path / f"{preset}.jsonl"
        options = json.dumps({"preset": preset})
        assert main(["record", name, "--deals", "6", "--seed", "3", "--options", options, "--out", str(file)]) == 0
        assert len(file.read_text().splitlines()) == 6
        assert main(["referee", str(file), "--check"]) == 0
    capsys.readouterr()


@every_game
def test_the_same_seed_writes_the_same_file(name: str, tmp_path: Path) -> None:
    files = [tmp_path / "a", tmp_path / "b"]
    for file in files:
        main(["record", name, "--deals", "4", "--seed", "9", "--out", str(file)])
    assert files[0].read_bytes() == files[1].read_bytes()


@every_game
def test_score_settles_the_example_typed_or_from_a_file(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    example = interface_of(name).example
    file = tmp_path / "sheet.json"
    file.write_text(json.dumps(example))
    assert main(["score", name, str(file), "--json"]) == 0
    from_file = json.loads(capsys.readouterr().out)
    assert (
        main(["score", name, *(f"{key}={typed(value).strip(chr(39))}" for key, value in example.items()), "--json"])
        == 0
    )
    assert json.loads(capsys.readouterr().out) == from_file
    assert sum(from_file["payments"]) == 0
    assert main(["score", name, str(file), "--lang", "zh-Hans"]) == 0
    assert "号座位" in capsys.readouterr().out


def test_score_alone_lists_the_entries(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", CHOSEN[0]]) == 0
    assert "example: paiguan score" in capsys.readouterr().out


@every_game
def test_unfinished_hands_pass_the_referee_and_can_be_advised_on(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From nothing to advice, as the README has it."""
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    arguments = ["record", name, "--deals", "3", "--seed", "7", "--players", "novice"]
    assert main([*arguments, "--out", str(whole)]) == 0
    assert main([*arguments, "--stop-after", "4", "--out", str(cut)]) == 0
    assert main(["referee", str(cut), "--check"]) == 0
    capsys.readouterr()
    for finished, line in zip(whole.read_text().splitlines(), cut.read_text().splitlines(), strict=True):
        full, part = json.loads(finished)["actions"], json.loads(line)["actions"]
        assert full[: len(part)] == part
        if name != "shisanzhang":  # a hand there is a move each
            assert 4 <= len(part) < len(full)
    assert main([*arguments, "--stop-after", "0", "--out", str(cut)]) == 0
    assert main(["advise", str(cut), "--worlds", "64", "--lang", "en"]) == 0
    assert capsys.readouterr().out


def test_a_finished_hand_is_for_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hand = tmp_path / "hand.json"
    assert main(["record", "tianjiu", "--deals", "1", "--out", str(hand)]) == 0
    assert main(["advise", str(hand)]) == 2
    assert "--review" in capsys.readouterr().err
    assert main(["record", "tianjiu", "--deals", "1", "--stop-after", "5", "--out", str(hand)]) == 0
    assert main(["advise", str(hand), "--seat", "3"]) == 2
    assert "seat 3 has nothing to decide" in capsys.readouterr().err


def test_help_teaches(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    overview = capsys.readouterr().out
    (listed,) = (action.choices for action in build_parser()._actions if isinstance(action.choices, dict))
    for command in listed:
        assert f"\n  {command} " in overview, f"{command} is in no group"
        assert main([command, "--help"]) == 0
        explained = capsys.readouterr().out.partition("\n\n")[2]  # after the usage
        assert f"paiguan {command} " in explained, f"{command} has no example"
        assert "\noutput:\n" in explained, f"{command} does not say what it prints"
        read_on = explained.partition("\nread on:\n")[2]
        assert read_on, f"{command} does not say where to read on"
        for page in re.findall(r"[\w/.-]+\.md", read_on):
            assert (ROOT / page).is_file(), f"{command} refers to {page}"


BAD = {
    "no command": [],
    "an unknown command": ["frob"],
    "an unknown game": ["demo", "chess"],
    "a seed that is no number": ["demo", "tianjiu", "--seed", "x"],
    "an unknown language": ["demo", "tianjiu", "--lang", "fr"],
    "options that are no JSON": ["demo", "tianjiu", "--options", "{"],
    "options that are no object": ["demo", "tianjiu", "--options", "[1]"],
    "an unknown option": ["demo", "tianjiu", "--options", '{"colour": 1}'],
    "a bad value": ["demo", "tianjiu", "--options", '{"stake": 0}'],
    "an unknown preset": ["demo", "tianjiu", "--options", '{"preset": "none"}'],
    "no such file": ["referee", "no-such-file.jsonl"],
    "a folder for a file": ["referee", "."],
    "no deals": ["record", "tianjiu", "--deals", "0"],
    "an unknown player": ["record", "tianjiu", "--players", "random,nobody"],
    "too many players": ["record", "tianjiu", "--players", "random,random,random,random,random"],
    "a folder that is not there": ["record", "tianjiu", "--out", "no/such/folder/file"],
    "an unknown entry": ["score", "tianjiu", "colour=1"],
    "an entry of the wrong kind": ["score", "tianjiu", "winner=me"],
    "a sheet that is not there": ["score", "tianjiu", "no-such-sheet.json"],
    "a sheet that says too little": ["score", "tianjiu", "winner=1"],
    "a sheet that cannot be": ["score", "tianjiu", "winner=3", "stacks=1,4,0,4", "led=63"],
}


@pytest.mark.parametrize("arguments", BAD.values(), ids=BAD.keys())
def test_bad_input_is_one_sentence_and_exit_code_two(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.strip().splitlines()) == 1
    assert "Traceback" not in said.err
    assert list(tmp_path.iterdir()) == []
