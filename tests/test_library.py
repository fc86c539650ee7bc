"""What a program may rely on: threads, pickles and copies, NumPy's numbers, types, and an import that waits for nothing."""

import copy
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import paiguan
from paiguan.batch import Batch, IllegalCode
from paiguan.engine.game import interface_of
from paiguan.engine.records import BadRecord
from tests.playing import CHOSEN

ROOT = Path(__file__).parents[1]
every_game = pytest.mark.parametrize("name", CHOSEN)
duplicates = pytest.mark.parametrize(
    "duplicate", [lambda value: pickle.loads(pickle.dumps(value)), copy.deepcopy], ids=["pickle", "deepcopy"]
)


# ---- threads ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    """Threads that change places as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def side_by_side(*work: Callable[[], None]) -> None:
    """Run each in a thread of its own; the first error is raised here."""
    errors: list[BaseException] = []

    def guarded(one: Callable[[], None]) -> None:
        try:
            one()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=guarded, args=(one,)) for one in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]


@every_game
@pytest.mark.usefixtures("hasty_threads")
def test_threads_may_share_a_game(name: str) -> None:
    game = paiguan.game(name)

    def play(first: int) -> None:
        for seed in range(first, first + 300):
            deal = game.deal(seed=seed)
            step = 0
            while not deal.over:
                deal.push(deal.legal_moves.random(1000 * seed + step))
                step += 1
            assert sum(deal.settlement.payments) == 0

    side_by_side(*(lambda first=first: play(first) for first in (0, 10_000, 20_000)))


@every_game
@pytest.mark.usefixtures("hasty_threads")
def test_a_deal_may_be_looked_at_while_it_is_played(name: str) -> None:
    deal = paiguan.game(name).deal(seed=3)

    def play() -> None:
        while not deal.over:
            deal.push(deal.legal_moves.random(len(deal.moves)))

    def look() -> None:
        before = 0
        while not deal.over:
            moves = len(deal.moves)
            assert moves >= before
            before = moves
            for seat in range(deal.game.seats):
                view = deal.view(seat)
                assert view.seat == seat
                msgspec.json.encode(view)

    side_by_side(play, look)
    assert deal.view(0) == deal.copy().view(0)


def test_a_batch_refuses_a_second_thread() -> None:
    batch = Batch(paiguan.game(CHOSEN[0]), size=8)
    inside, done = threading.Event(), threading.Event()

    def stay() -> None:
        with batch._busy:
            inside.set()
            done.wait()

    thread = threading.Thread(target=stay)
    thread.start()
    inside.wait()
    before = batch.states.tobytes()
    try:
        for call in (batch.observe, batch.legal_mask, batch.random_codes, batch.play_out, batch.resample, batch.reset):
            with pytest.raises(RuntimeError, match="another thread"):
                call()
    finally:
        done.set()
        thread.join()
    assert batch.states.tobytes() == before
    batch.step(batch.random_codes())


# ---- pickles and copies ----------------------------------------------------------------------------------------------


def half_played(name: str) -> paiguan.Deal:
    deal = paiguan.game(name).deal(seed=8)
    for step in range(6):
        if not deal.over:
            deal.push(deal.legal_moves.random(step))
    return deal


@every_game
@duplicates
def test_games_deals_and_matches_survive_pickle_and_copy(name: str, duplicate: Callable[[Any], Any]) -> None:
    deal = half_played(name)
    twin = duplicate(deal)
    assert twin == deal
    assert twin.game.given == deal.game.given
    assert twin.view(0) == deal.view(0)
    if not deal.over:
        move = deal.legal_moves.random(1)
        assert duplicate(move) == move
        deal.push(move)
        assert twin != deal  # they do not share their state
        twin.push(move)
        assert twin == deal

    game = paiguan.game(name, preset=list(interface_of(name).options.presets)[-1])
    assert duplicate(game).deal(seed=1) == game.deal(seed=1)

    match = paiguan.Match(game)
    hand = match.deal(seed=2)
    while not hand.over:
        hand.push(hand.legal_moves.random(len(hand.moves)))
    match.finish(hand)
    assert duplicate(match).to_json() == match.to_json()
    assert duplicate(hand.settlement) == hand.settlement


@every_game
@duplicates
def test_batches_survive_pickle_and_copy(name: str, duplicate: Callable[[Any], Any]) -> None:
    batch = Batch(paiguan.game(name), size=16, seed=4, threads=1)
    for _ in range(30):
        batch.observe()
        batch.step(batch.random_codes())
    twin = duplicate(batch)
    for _ in range(30):
        codes = batch.random_codes()
        assert (codes == twin.random_codes()).all()
        assert (batch.observe() == twin.observe()).all()
        assert (batch.legal_mask() == twin.legal_mask()).all()
        batch.step(codes)
        twin.step(codes)
        assert (batch.rewards == twin.rewards).all()
    assert batch.states.tobytes() == twin.states.tobytes()


@duplicates
def test_errors_survive_the_way_between_processes(duplicate: Callable[[Any], Any]) -> None:
    name = CHOSEN[0]
    errors: list[Exception] = [paiguan.UnknownGame("chess"), paiguan.MatchOver(name, 3), IllegalCode(2, 7)]
    for cause in (lambda: paiguan.game(name, colour=1), lambda: paiguan.game(name).deal(seed=0).push("frob")):
        with pytest.raises(ValueError, match=r"\w") as raised:
            cause()
        errors.append(raised.value)
    for error in errors:
        twin = duplicate(error)
        assert type(twin) is type(error)
        assert str(twin) == str(error)


# ---- NumPy's numbers -------------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint8])
def test_numpys_numbers_are_taken_and_pythons_given(name: str, kind: Any) -> None:
    ours, theirs = paiguan.game(name).deal(seed=7, dealer=1), paiguan.game(name).deal(seed=kind(7), dealer=kind(1))
    assert theirs == ours
    actor = ours.actor
    assert actor is not None
    assert theirs.view(kind(actor)) == ours.view(actor)
    assert theirs.may_act(kind(actor))
    assert len(theirs.legal_moves_of(kind(actor))) == len(ours.legal_moves_of(actor))
    assert theirs.resample(kind(actor), seed=kind(3)) == ours.resample(actor, seed=3)
    move = ours.legal_moves.random(2)
    action = {**msgspec.to_builtins(move), "seat": kind(move.seat)}
    assert theirs.why_not(action) is None
    theirs.push(msgspec.structs.replace(move, seat=kind(move.seat)))
    ours.push(move)
    assert theirs == ours
    msgspec.json.encode([theirs.record(expect=True), theirs.view(kind(0)), theirs.settlement])
    whole = next(id for id, one in interface_of(name).options.options.items() if type(one.default) is int)
    value = interface_of(name).options.resolve({})[whole]
    assert type(paiguan.game(name, **{whole: kind(value)}).values[whole]) is int


@every_game
def test_a_score_sheet_and_a_record_may_hold_numpys_numbers(name: str) -> None:
    def numpys(value: Any) -> Any:
        if isinstance(value, list):
            return [numpys(one) for one in value]
        if isinstance(value, dict):
            return {key: numpys(one) for key, one in value.items()}
        return np.int64(value) if type(value) is int else value

    game, example = paiguan.game(name), interface_of(name).example
    assert game.score(numpys(example)) == game.score(example)
    record = game.deal(seed=1).record()
    assert game.load(numpys(record)) == game.load(record)


@pytest.mark.parametrize("seat", [True, np.bool_(True), 4, -1, 1.0, "0"])
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    deal = paiguan.game(CHOSEN[0]).deal(seed=1)
    deal.view(0), deal.view(1)
    for ask in (deal.view, deal.observe, deal.resample, deal.concealed):
        with pytest.raises(ValueError, match="seat must be"):
            ask(seat)


@pytest.mark.parametrize(
    "error", [paiguan.IllegalMove, paiguan.OptionError, paiguan.UnknownGame, BadRecord, paiguan.MatchOver, IllegalCode]
)
def test_all_errors_of_the_library_are_one_family_and_value_errors(error: type[Exception]) -> None:
    assert issubclass(error, paiguan.UserError)
    assert issubclass(error, ValueError)


# ---- import and types ------------------------------------------------------------------------------------------------


def test_importing_the_library_does_not_import_the_compiler() -> None:
    program = "import sys, paiguan; assert not {'numba', 'numpy', 'litestar'} & set(sys.modules); paiguan.game"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_library_lists_its_names() -> None:
    assert {"game", "Game", "Deal", "Match", "GAMES"} <= set(dir(paiguan))
    assert all(hasattr(paiguan, name) for name in paiguan.__all__)
    with pytest.raises(AttributeError, match="frob"):
        paiguan.frob  # type: ignore[attr-defined]  # noqa: B018


def test_the_stub_has_the_names_and_the_views_of_the_games() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "library_stub.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
