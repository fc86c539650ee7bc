"""Contests: the same seed the same result, whoever computes it and in whatever order."""

import json
from pathlib import Path

import numpy as np
import pytest

import paiguan
from paiguan.arena import Contest, Result, contest
from paiguan.arena.duel import play, play_chunk
from paiguan.cli import main
from tests.playing import CHOSEN

every_game = pytest.mark.parametrize("name", CHOSEN)


def played(what: Contest) -> Result:
    result = Result(what)
    for piece in play(what):
        result.add(piece)
    return result


@every_game
def test_gains_sum_to_zero_and_the_order_of_work_does_not_matter(name: str) -> None:
    what = contest(paiguan.game(name), ("regular", "novice"), deals=300, seed=3)
    forwards, backwards = played(what), Result(what)
    for first, count in reversed(what.chunks()):
        backwards.add(play_chunk(what, first, count))
        backwards.add(play_chunk(what, first, count))  # a piece that comes twice counts once
    assert forwards.deals == backwards.deals == 300
    for bot in ("regular", "novice"):
        assert np.array_equal(forwards.samples(bot), backwards.samples(bot))
    others = len(what.players) - 1
    assert forwards.line("regular").units == pytest.approx(-others * forwards.line("novice").units)


@every_game
def test_the_levels_beat_one_another_in_order(name: str) -> None:
    """The measured margins stand in docs/strength.md; here only that the order holds, with the interval clear of zero."""
    for better, worse, deals in (("novice", "random", 600), ("regular", "novice", 1500)):
        line = played(contest(paiguan.game(name), (better, worse), deals, seed=1)).line(better)
        assert line.units - line.interval > 0, f"{better} against {worse}: {line}"


def test_the_same_players_all_round_are_level() -> None:
    line = played(contest(paiguan.game("tianjiu"), ("novice", "novice"), 200)).line("novice")
    assert line.units == pytest.approx(0)


def test_masters_play_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, plot = tmp_path / "deals.csv", tmp_path / "plot.png"
    arguments = ["arena", "tianjiu", "master", "novice", "--deals", "3", "--worlds", "64", "--json"]
    outputs = []
    for _ in range(2):
        assert main([*arguments, "--csv", str(table), "--plot", str(plot)]) == 0
        outputs.append(json.loads(capsys.readouterr().out)["result"])
    assert [line["units"] for line in outputs[0]] == [line["units"] for line in outputs[1]]
    assert len(table.read_text().splitlines()) == 4
    assert plot.read_bytes().startswith(b"\x89PNG")


BAD = {
    "an unknown bot": ["arena", "tianjiu", "master", "grandmaster"],
    "one bot": ["arena", "tianjiu", "master"],
    "too many bots": ["arena", "tianjiu", "random", "random", "random", "random", "random"],
    "no deals": ["arena", "tianjiu", "regular", "novice", "--deals", "0"],
    "no time": ["arena", "tianjiu", "regular", "novice", "--ms", "0"],
    "an unknown game": ["arena", "chess", "regular", "novice"],
    "advice on no file": ["advise", "nothing.jsonl"],
}


@pytest.mark.parametrize("arguments", BAD.values(), ids=BAD.keys())
def test_bad_input_is_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert (said.out, len(said.err.strip().splitlines())) == ("", 1)


def test_advice_and_review_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deal = paiguan.game("tianjiu").deal(seed=5)
    file = tmp_path / "hand.jsonl"
    file.write_text(json.dumps(deal.record()))
    assert main(["advise", str(file), "--worlds", "64", "--lang", "zh-Hant"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 4
    while not deal.over:
        deal.push(deal.legal_moves.random(1))
    file.write_text(json.dumps(deal.record()))
    assert main(["advise", str(file), "--review", "--worlds", "64", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["lost"]) == 4
    assert main(["advise", str(file), "--worlds", "64"]) == 2
    assert "decision" in capsys.readouterr().err
    wrong = deal.record()
    wrong["actions"][0] = {"seat": 0, "do": "discard", "cards": ["66"]}
    file.write_text(json.dumps(wrong))
    assert main(["advise", str(file)]) == 2
    assert "line 1, actions" in capsys.readouterr().err
