"""Progress of a contest in a file: a run that was interrupted anywhere comes to what one run comes to, bit for bit."""

import json
from pathlib import Path

import numpy as np
import pytest

import paiguan
from paiguan.arena import Contest, Result, contest
from paiguan.arena.duel import MOST_SEED, play_chunk
from paiguan.arena.pace import Pace, gaps
from paiguan.arena.progress import Progress
from paiguan.arena.workers import local
from paiguan.cli import main
from paiguan.engine.errors import UserError

DEALS = 300
WHAT = contest(paiguan.game("tianjiu"), ("regular", "novice"), DEALS, seed=3)


def at_once(what: Contest = WHAT) -> Result:
    result = Result(what)
    result.add(play_chunk(what, 0, what.deals))
    return result


def go_on(path: Path, chunks: int | None = None, workers: int = 1) -> Result:
    """Go on from a file, as the command does; ends after some chunks as if it were killed there."""
    kept = Progress(path, WHAT)
    for done, piece in enumerate(local(WHAT, workers, finished=kept.result.finished())):
        if done == chunks:
            break
        kept.add(piece)
    kept.close()
    return kept.result


def same(one: Result, other: Result) -> None:
    assert one.deals == other.deals
    assert list(one.lines()) == list(other.lines())
    for name in one.names:
        assert one.samples(name).tobytes() == other.samples(name).tobytes()


@pytest.mark.parametrize("workers", [1, 3])
def test_an_interrupted_run_goes_on_and_comes_to_the_same(tmp_path: Path, workers: int) -> None:
    path = tmp_path / "contest.progress"
    assert go_on(path, chunks=1).deals < DEALS
    before = path.read_bytes()
    same(go_on(path, workers=workers), at_once())
    assert path.read_bytes().startswith(before)
    finished = path.read_bytes()
    same(go_on(path), at_once())
    assert path.read_bytes() == finished  # nothing is left to play


@pytest.mark.parametrize("cut", [1, 30, 200])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "contest.progress"
    go_on(path, chunks=2)
    path.write_bytes(path.read_bytes()[:-cut])
    same(go_on(path), at_once())
    same(go_on(path), at_once())


def test_chunks_may_lie_anywhere_and_twice(tmp_path: Path) -> None:
    path = tmp_path / "contest.progress"
    kept = Progress(path, WHAT)
    for first, count in ((250, 50), (10, 20), (100, 7)):
        kept.add(play_chunk(WHAT, first, count))
    kept.close()
    lines = path.read_bytes().splitlines(keepends=True)
    overlapping = Progress(tmp_path / "other", WHAT)
    overlapping.add(play_chunk(WHAT, 20, 30))
    overlapping.close()
    damaged = lines[2].replace(b'"deals":20', b'"deals":19')
    assert damaged != lines[2]
    path.write_bytes(
        b"".join([*lines, lines[1], (tmp_path / "other").read_bytes().splitlines(keepends=True)[1], damaged])
    )
    assert Progress(path, WHAT).result.finished() == [(10, 20), (100, 7), (250, 50)]
    same(go_on(path), at_once())


def test_the_file_of_another_contest_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "contest.progress"
    go_on(path, chunks=1)
    before = path.read_bytes()
    others = (
        contest(paiguan.game("tianjiu"), ("regular", "novice"), DEALS, seed=4),
        contest(paiguan.game("tianjiu", preset="xiao"), ("regular", "novice"), DEALS, seed=3),
        contest(paiguan.game("tianjiu"), ("regular", "random"), DEALS, seed=3),
    )
    for other in others:
        with pytest.raises(UserError, match="another contest"):
            Progress(path, other)
    assert path.read_bytes() == before
    path.write_text("a letter\n")
    with pytest.raises(UserError, match="no such file"):
        Progress(path, WHAT)
    assert path.read_text() == "a letter\n"
    with pytest.raises(UserError, match="cannot be kept"):
        Progress(tmp_path / "no" / "folder", WHAT)


def test_the_command_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "contest.progress"
    command = ["arena", "tianjiu", "regular", "novice", "--deals", str(DEALS), "--seed", "3", "--json"]
    assert main([*command, "--progress", str(path)]) == 0
    whole = json.loads(capsys.readouterr().out)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:2]))
    assert main([*command, "--progress", str(path)]) == 0
    again = json.loads(capsys.readouterr().out)
    for one in (whole, again):
        for line in one["result"]:
            del line["ms_a_move"]
    assert again == whole
    assert main([*command, "--progress", str(path), "--options", '{"preset": "xiao"}']) == 2
    assert "another contest" in capsys.readouterr().err


def test_gaps_are_what_is_not_finished() -> None:
    assert list(gaps(10, [])) == [(0, 10)]
    assert list(gaps(10, [(0, 3), (5, 2)])) == [(3, 2), (7, 3)]
    assert list(gaps(10, [(0, 10)])) == []
    pace, taken = Pace(WHAT, 2, [(0, 100), (150, 100)]), np.zeros(DEALS, np.int64)
    while (chunk := pace.take()) is not None:
        taken[chunk[0] : sum(chunk)] += 1
    assert taken.tolist() == [0] * 100 + [1] * 50 + [0] * 100 + [1] * 50


def test_contests_and_learning_share_no_seed() -> None:
    """Everything that is learned from is seeded from 2**62 on (training/rows.py), every deal of a contest below it."""
    source = (Path(__file__).parents[1] / "training" / "rows.py").read_text()
    assert "LEARNING = 1 << 62\n" in source
    game = paiguan.game("tianjiu")
    contest(game, ("regular", "novice"), 1, MOST_SEED)
    with pytest.raises(ValueError, match="seed"):
        contest(game, ("regular", "novice"), 1, MOST_SEED + 1)
    assert MOST_SEED < 1 << 62
