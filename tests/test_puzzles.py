"""The puzzles that ship: each is a legal position, its options are the legal moves, and its sentence is true."""

from pathlib import Path

import pytest
from scripts import puzzles as generator

from paiguan.bots.advice import Advice
from paiguan.bots.learned import strongest
from paiguan.bots.master import Master, Weighed
from paiguan.bots.reasons import Reason
from paiguan.engine.deal import Deal
from paiguan.engine.errors import UserError
from paiguan.engine.game import Game
from paiguan.engine.offering import sendable
from paiguan.engine.packages import data, house_games
from paiguan.puzzles import Puzzle, puzzles
from paiguan.puzzles.mine import CLEAR, GAP, SHOWN, WORLDS, kind_of, weigh
from paiguan.puzzles.puzzle import FILE, VERSION, read
from paiguan.puzzles.run import Run
from tests.bots.test_hints import check
from tests.playing import CHOSEN

GAMES = [game for game in house_games() if game in CHOSEN]
AT_LEAST = 200  # of each game
AGAIN = 6  # of each game are searched anew
FRESH = 320  # worlds of the new search


def weighed(one: Puzzle, deal: Deal) -> tuple[Weighed, ...]:
    """The options as the search had them."""
    moves = [deal.copy().push({**option.move, "seat": one.seat}) for option in one.options]
    return tuple(
        Weighed(move, option.value, option.error, WORLDS, option.lost, option.lost_error)
        for move, option in zip(moves, one.options, strict=True)
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_what_it_promises(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= AT_LEAST
    assert len({one.id for one in found}) == len(found)
    listed = Master().weighs_moves(Game(game, {}))
    for one in found:
        deal = one.deal()  # raises where an action is illegal
        assert not deal.chance
        assert deal.may_act(one.seat)
        moves = weighed(one, deal)
        if listed:
            legal = sorted(str(move) for move in deal.legal_moves_of(one.seat))
            assert sorted(str(each.move) for each in moves) == legal, one.id
        else:
            assert 2 <= len(moves) <= SHOWN
        assert one.kind == kind_of(deal, one.seat, [each.move for each in moves])
        best, *others = one.options
        assert best.lost == 0
        for other in others:
            assert other.lost > max(GAP, CLEAR * other.lost_error), one.id
            assert other.value == pytest.approx(best.value - other.lost, abs=0.002)
        check(deal, Advice(one.seat, moves, Reason(one.reason, one.params)), one.hand)


@pytest.mark.parametrize("game", GAMES)
def test_a_new_search_agrees(game: str) -> None:
    """Other worlds, and fewer: the best is the best again, or no other is clearly better."""
    found = puzzles(game)
    for one in found[:: len(found) // AGAIN]:
        deal = one.deal()
        best = deal.copy().push({**one.options[0].move, "seat": one.seat})
        trial = strongest(deal.game).trial(deal, one.seat, best, seed=10**9, every=True)
        first, *rest = weigh(trial, FRESH)
        if sendable(first.move) != one.options[0].move:
            mine = next(each for each in rest if sendable(each.move) == one.options[0].move)
            assert mine.lost < CLEAR * mine.lost_error, one.id


# ---- the miner -------------------------------------------------------------------------------------------------------


def test_an_interrupted_run_goes_on_to_the_same_file(tmp_path: Path) -> None:
    """The last line was cut off by a crash; the puzzles are those of one run, in the order of their hands."""
    game = Game(GAMES[0], {})

    def mined(name: str, number: int) -> bytes:
        run = Run(game, 1, tmp_path / name)
        for _ in run.puzzles(number, workers=1):
            pass
        run.close()
        return (tmp_path / name).read_bytes()

    whole = mined("whole", 3)
    mined("parts", 1)
    (tmp_path / "parts").write_bytes(mined("parts", 2)[:-20])
    assert mined("parts", 3) == whole
    found = read(tmp_path / "whole")[1]
    assert [one.hand for one in found] == sorted({one.hand for one in found})
    # The shipped puzzles are such a file: the first ones are found again.
    assert tuple(found) == puzzles(game.name)[:3]


def test_a_file_of_another_game_or_seed_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    Run(Game(GAMES[0], {}), 1, file).close()
    with pytest.raises(UserError, match="another game, seed"):
        Run(Game(GAMES[0], {}), 2, file)
    file.write_text('{"puzzles": 99}\n')
    with pytest.raises(UserError, match="no file of puzzles"):
        read(file)
    head, *rest = data(GAMES[0], FILE).read_bytes().splitlines(keepends=True)
    file.write_bytes(head.replace(b'"puzzles":1', b'"puzzles":2') + rest[0])
    with pytest.raises(UserError, match=f"version 2; this program reads version {VERSION}"):
        read(file)


# ---- what the page is given ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_the_puzzles_as_they_are(game: str) -> None:
    """Some of the files; if this fails: `python scripts/puzzles.py`."""
    texts = dict(generator.files(game))
    place = generator.PAGE / game / "puzzles"
    assert {file.name for file in place.iterdir()} == set(texts)
    for name in ("index.json", "0.json", f"{len(texts) - 2}.json"):
        assert (place / name).read_text("utf-8") == texts[name]()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_given_nothing_that_the_seat_does_not_know(game: str) -> None:
    """In any other world that the seat holds possible the page would be given the same."""
    found = puzzles(game)
    for one in found[:: len(found) // 12]:
        deal = one.deal()
        given = [generator.shown_position(deal, one)]
        for seed in range(3):
            given.append(generator.shown_position(deal.resample(one.seat, seed=seed), one))
        assert all(each == given[0] for each in given), one.id
