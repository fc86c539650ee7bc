"""Contests: the same seed gives the same result, on any machine and in any order."""

import itertools
import json
import socket
import sys
import threading
import types
from pathlib import Path

import numpy as np
import pytest

import paiguan
from paiguan.arena import Contest, Result, contest
from paiguan.arena.duel import Played, Stopped, play_chunk
from paiguan.arena.pace import Pace
from paiguan.arena.workers import local, on_ray
from paiguan.cli import main
from tests.patience import PATIENCE
from tests.playing import CHOSEN

every_game = pytest.mark.parametrize("name", CHOSEN)


def played(what: Contest, workers: int = 1) -> Result:
    result = Result(what)
    for piece in local(what, workers):
        result.add(piece)
    return result


def cut(what: Contest, *sizes: int) -> Result:
    """A contest played in chunks of these sizes, repeated as needed, the last chunk first and each twice."""
    chunks, first = [], 0
    for size in itertools.cycle(sizes):
        if first >= what.deals:
            break
        chunks.append((first, min(size, what.deals - first)))
        first += size
    result = Result(what)
    for chunk in reversed(chunks):
        result.add(play_chunk(what, *chunk))
        result.add(play_chunk(what, *chunk))  # a piece that comes twice counts once
    return result


@every_game
def test_gains_sum_to_zero_and_neither_workers_nor_chunks_matter(name: str) -> None:
    what = contest(paiguan.game(name), ("regular", "novice"), deals=300, seed=3)
    results = [played(what), played(what, 3), cut(what, 300), cut(what, 1, 50, 7)]
    for result in results:
        assert result.deals == 300
        assert list(result.lines()) == list(results[0].lines())
        for bot in ("regular", "novice"):
            assert result.samples(bot).tobytes() == results[0].samples(bot).tobytes()
    others = len(what.players) - 1
    assert results[0].line("regular").units == pytest.approx(-others * results[0].line("novice").units)


def test_masters_in_processes_come_to_the_same_as_in_one() -> None:
    what = contest(paiguan.game("tianjiu"), ("master", "novice"), 3, 1, {"worlds": 64})
    alone, together = played(what, 1), played(what, 2)
    assert alone.samples("master").tobytes() == together.samples("master").tobytes()


def test_a_master_that_is_stopped_does_not_finish_its_deal() -> None:
    stop = threading.Event()
    stop.set()
    what = contest(paiguan.game("tianjiu"), ("master", "novice"), 1, 1, {"worlds": 10**9})
    with pytest.raises(Stopped):
        list(local(what, 1, stop))


def test_chunks_are_sized_by_the_time_they_take() -> None:
    """As if a deal took a millisecond: 500 of them are half a second, and what is left at the end is shared."""
    what = contest(paiguan.game("tianjiu"), ("novice", "random"), 10_000)
    pace, sizes, deals = Pace(what, workers=2), [], 0
    while (chunk := pace.take()) is not None:
        first, count = chunk
        assert first == deals
        deals += count
        sizes.append(count)
        none = np.zeros((count, 4), np.int64)
        pace.learn(Played(first, none, none, seconds=count / 1000))
    assert deals == 10_000
    assert sizes[0] < 100
    assert set(sizes[1:10]) == {500}
    assert sizes[-1] <= 50


def test_a_slow_first_chunk_is_forgotten() -> None:
    """It compiles the kernels."""
    pace = Pace(contest(paiguan.game("tianjiu"), ("novice", "random"), 100_000), workers=1)
    sizes = []
    for seconds in (20.0, 0.0001, 0.5):
        first, count = pace.take() or (0, 0)
        sizes.append(count)
        none = np.zeros((count, 4), np.int64)
        pace.learn(Played(first, none, none, seconds))
    assert (sizes[1] <= 2, sizes[2] >= 5000) == (True, True)
    assert pace.take() == (sum(sizes), sizes[2])


def test_every_core_is_used_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """All workers are inside a chunk at the same time: each waits there for the others."""
    monkeypatch.setattr("paiguan.arena.workers.usable_cores", lambda: 3)
    together = threading.Barrier(3)
    calls = itertools.count()

    def chunk(what: Contest, first: int, count: int, stop: threading.Event) -> Played:
        if 1 <= next(calls) <= 3:  # the first one is alone
            together.wait(timeout=PATIENCE)
        piece = play_chunk(what, first, count)
        return Played(first, piece.gains, piece.won, seconds=count / 1000)  # as if it were much work

    monkeypatch.setattr("paiguan.arena.workers.play_chunk", chunk)
    what = contest(paiguan.game("tianjiu"), ("novice", "random"), 3000)
    assert sum(len(piece.gains) for piece in local(what)) == 3000


def test_a_ray_cluster_comes_to_the_same_with_chunks_sized_by_time() -> None:
    pytest.importorskip("ray")
    what = contest(paiguan.game("tianjiu"), ("regular", "novice"), deals=40_000, seed=3)
    result, sizes = Result(what), []
    for piece in on_ray(what, "local"):
        result.add(piece)
        sizes.append(len(piece.gains))
    assert result.samples("regular").tobytes() == played(what).samples("regular").tobytes()
    assert max(sizes) > 1000


def test_a_ray_cluster_that_does_not_answer_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", types.ModuleType("ray"))
    what = contest(paiguan.game("tianjiu"), ("regular", "novice"), deals=10)
    with socket.socket() as unheard:
        unheard.bind(("127.0.0.1", 0))  # and nobody listens
        with pytest.raises(ValueError, match="cannot be reached"):
            on_ray(what, f"127.0.0.1:{unheard.getsockname()[1]}")


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
    playout, plot = tmp_path / "deals.csv", tmp_path / "plot.png"
    arguments = ["arena", "tianjiu", "master", "novice", "--deals", "3", "--worlds", "64", "--json"]
    outputs = []
    for _ in range(2):
        assert main([*arguments, "--csv", str(playout), "--plot", str(plot)]) == 0
        outputs.append(json.loads(capsys.readouterr().out)["result"])
    assert [line["units"] for line in outputs[0]] == [line["units"] for line in outputs[1]]
    assert len(playout.read_text().splitlines()) == 4
    assert plot.read_bytes().startswith(b"\x89PNG")


BAD = {
    "an unknown bot": ["arena", "tianjiu", "master", "champion"],
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
    assert "--review" in capsys.readouterr().err
    wrong = deal.record()
    wrong["actions"][0] = {"seat": 0, "do": "discard", "cards": ["66"]}
    file.write_text(json.dumps(wrong))
    assert main(["advise", str(file)]) == 2
    assert "line 1, actions" in capsys.readouterr().err
