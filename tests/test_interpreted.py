"""The same source runs interpreted: rules and players bit for bit as compiled, under every preset, and switched between moves."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import numpy as np
import pytest

import paiguan
from paiguan.batch import Batch
from paiguan.bots import bot
from paiguan.bots.master import Master
from paiguan.bots.recorder import play_out
from paiguan.engine import interpreted
from tests.playing import CHOSEN, games, label

every_game = pytest.mark.parametrize("name", CHOSEN)


@contextmanager
def held(name: str) -> Iterator[None]:
    """The game's kernels, and those of all games, run by Python."""
    for group in (name, interpreted.FLOOR):
        interpreted.hold(group)
    try:
        yield
    finally:
        for group in (name, interpreted.FLOOR):
            interpreted.release(group)


def played(game: paiguan.Game, level: str, seed: int) -> bytes:
    """All that comes of a hand: its state and record, and what everybody sees of it at the end."""
    deal = game.deal(seed=seed)
    play_out(deal, seed, (level,))
    digest = hashlib.sha256(deal.to_bytes() + msgspec.json.encode(deal.record(expect=True)))
    for seat in (None, *range(game.seats)):
        digest.update(msgspec.json.encode(deal.view(seat)) + deal.observe(seat).tobytes())
    return digest.digest()


SEEDS = {"random": 8, "novice": 1, "regular": 1}  # hands a level: a player of Python thinks long


@pytest.mark.parametrize("game", games(), ids=label)
def test_hands_are_the_same_interpreted_and_compiled(game: paiguan.Game) -> None:
    for level, seeds in SEEDS.items():
        for seed in range(seeds):
            with held(game.name):
                by_python = played(game, level, seed)
            assert by_python == played(game, level, seed), f"{level}, seed {seed}"


@every_game
def test_a_master_weighs_the_same_interpreted_and_compiled(name: str) -> None:
    deal = paiguan.game(name).deal(seed=1)
    play_out(deal, 1, ("regular",))
    asked = 0
    while deal.moves and asked < 2:  # the last decisions: an interpreted master takes a while
        deal.pop()
        actor = deal.actor
        if actor is None or deal.chance or len(deal.legal_moves) < 2:
            continue
        asked += 1
        with held(name):
            by_python = Master(worlds=1).weigh(deal, actor, seed=3)
        assert by_python == Master(worlds=1).weigh(deal, actor, seed=3)
    assert asked


@every_game
def test_compiled_code_takes_over_between_any_two_moves(name: str) -> None:
    game, regular = paiguan.game(name), bot("regular")
    hand, expected = game.deal(seed=5), game.deal(seed=5)
    step = 0
    while (actor := expected.actor) is not None:
        chance = expected.chance
        expected.push(expected.legal_moves.random(step) if chance else regular.choose(expected, actor, step))
        if step % 2:
            with held(name):
                hand.push(hand.legal_moves.random(step) if chance else regular.choose(hand, actor, step))
        else:
            hand.push(hand.legal_moves.random(step) if chance else regular.choose(hand, actor, step))
        step += 1
    assert hand == expected


@every_game
def test_interpreted_kernels_return_pythons_numbers(name: str) -> None:
    game = paiguan.game(name)
    with held(name):
        deal = game.deal(seed=2)
        codes = np.zeros(game.rules.LEGAL, np.int16)
        assert type(deal.actor) is int
        assert type(game.rules.legal(deal.state, game.options, codes)) is int
        assert type(deal.may_act(0)) is bool
        msgspec.json.encode([deal.view(0), deal.settlement])


def test_a_thread_may_load_machine_code_while_the_others_run_interpreted() -> None:
    name = CHOSEN[0]
    game = paiguan.game(name)
    with held(name):
        assert interpreted.is_held(name)
        with interpreted.compiled_in_this_thread():
            compiled = played(game, "regular", 4)
        assert played(game, "regular", 4) == compiled
    assert not interpreted.is_held(name)


# What a debugger sees: every kernel run by Python, in a process where Numba compiles nothing.
DEBUGGED = """
import hashlib, sys
import paiguan
from paiguan.batch import Batch
from tests.test_interpreted import batch_digest, played
for name in sys.argv[1:]:
    print(name, played(paiguan.game(name), "regular", 0).hex(), batch_digest(name))
"""


def batch_digest(name: str) -> str:
    """Of some steps of a batch."""
    batch, digest = Batch(paiguan.game(name), size=6, seed=1, threads=1), hashlib.sha256()
    for _ in range(25):
        digest.update(batch.observe().tobytes() + batch.legal_mask().tobytes())
        batch.step(batch.random_codes())
        digest.update(batch.rewards.tobytes())
    digest.update(batch.resample().tobytes())
    batch.play_out()
    return digest.hexdigest() + hashlib.sha256(batch.rewards.tobytes()).hexdigest()


def test_numba_disable_jit_runs_everything_under_a_debugger() -> None:
    settings = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "error::RuntimeWarning"}
    command = [sys.executable, "-c", DEBUGGED, *CHOSEN]
    done = subprocess.run(command, env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    for name, line in zip(CHOSEN, done.stdout.splitlines(), strict=True):
        assert line == f"{name} {played(paiguan.game(name), 'regular', 0).hex()} {batch_digest(name)}"
