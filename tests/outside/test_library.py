"""A game from another distribution in the library: found by its entry point, played by everything that plays a game."""

import copy
import json
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import paiguan
from paiguan.arena import Result, contest
from paiguan.arena.duel import play_chunk
from paiguan.batch import Batch
from paiguan.bots import bot
from paiguan.bots.advice import advise
from paiguan.bots.precompile import marker, own_sources
from paiguan.cli import main
from paiguan.engine.interpreted import FLOOR
from paiguan.engine.kernel import group_of
from paiguan.engine.names import LANGUAGES, LEVELS
from paiguan.engine.terms import terms
from tests.outside.installing import BRISCOLA

MOST_LINES = 200


def test_it_takes_two_hundred_lines_of_python_at_most() -> None:
    lines = [line for path in BRISCOLA.rglob("src/**/*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert 100 < len(lines) <= MOST_LINES


def test_it_stands_after_the_games_of_the_house(briscola: str) -> None:
    assert paiguan.GAMES[-1] == briscola
    assert repr(paiguan.game(briscola)) == "paiguan.game('briscola')"
    with pytest.raises(paiguan.UnknownGame, match=r"shisanzhang, briscola$"):
        paiguan.game("chess")


def test_its_own_tests_pass_where_it_is_installed(site: Path, environment: dict[str, str]) -> None:
    """The property suite, the words, the vectors: what `paiguan.testing` gives to any game."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(BRISCOLA)]
    done = subprocess.run(
        [*command, str(BRISCOLA / "tests")], env=environment, cwd=site, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_hands_are_recorded_and_judged(briscola: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "hands.jsonl"
    assert main(["record", briscola, "--deals", "5", "--players", "regular,novice", "--out", str(file)]) == 0
    assert main(["referee", str(file), "--check"]) == 0
    assert capsys.readouterr().out.count('"differences":{}') == 5
    first = json.loads(file.read_text().splitlines()[0])
    first["actions"][1]["cards"] = first["actions"][0]["cards"]
    file.write_text(json.dumps(first))
    assert main(["referee", str(file), "--check"]) == 1
    assert '"code":"not_held"' in capsys.readouterr().out


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_play_it(briscola: str, level: str) -> None:
    deal, player = paiguan.game(briscola).deal(seed=3), bot(level, **({"worlds": 64} if level == "master" else {}))
    while (seat := deal.actor) is not None:
        deal.push(player.choose(deal, seat, seed=1))
    assert sum(deal.view(None).points) == 120  # type: ignore[attr-defined]


def test_the_levels_are_a_ladder(briscola: str) -> None:
    """One against another over duplicate deals: each level wins more than the one below, by more than chance."""
    game = paiguan.game(briscola)
    for better, worse, deals in (("novice", "random", 2000), ("regular", "novice", 2000), ("master", "regular", 40)):
        what = contest(game, (better, worse), deals, 1, {"worlds": 128})
        result = Result(what)
        result.add(play_chunk(what, 0, deals))
        line = result.line(better)
        assert line.units > line.interval, f"{better} against {worse}: {line.units:+.2f} ± {line.interval:.2f}"


def test_advice_has_a_reason_in_every_language(briscola: str) -> None:
    deal = paiguan.game(briscola).deal(seed=1)
    advice = advise(deal, worlds=64)
    for language in LANGUAGES:
        assert "{" not in terms(briscola).sentence(advice.reason.code, advice.reason.params, language)


def test_batches_play_it_within_its_bounds(briscola: str) -> None:
    game = paiguan.game(briscola, stake=5)
    batch = Batch(game, size=256, seed=1)
    for _ in range(8):
        batch.play_out()
        assert game.bounds[0] <= batch.rewards.min() < 0 < batch.rewards.max() <= game.bounds[1]
        assert not batch.rewards.sum(1).any()


def test_its_kernels_are_a_group_of_their_own_and_its_sources_are_watched(briscola: str) -> None:
    rules: Any = paiguan.game(briscola).rules
    assert group_of(rules.play.py_func.__module__) == briscola
    assert group_of("paiguan.engine.cards") == FLOOR
    sources = {path.name for path in own_sources(briscola)}
    assert {"rules.py", "interface.py", "plain.py"} <= sources
    assert marker(briscola).name.startswith("briscola-")


def test_a_change_of_its_sources_is_another_compiled_game(site: Path, environment: dict[str, str]) -> None:
    program = "from paiguan.bots.precompile import marker; print(marker('briscola').name)"

    def named() -> str:
        return subprocess.run(
            [sys.executable, "-c", program], env=environment, check=True, capture_output=True
        ).stdout.decode()

    before, rules = named(), site / "paiguan_briscola" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text + "# another version\n", encoding="utf-8")
    try:
        assert named() != before
    finally:
        rules.write_text(text, encoding="utf-8")


def test_the_commands_know_it(briscola: str, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (
        ["demo", briscola, "--lang", "zh-Hant", "--seed", "1"],
        ["info", briscola, "--hands", "20"],
        ["score", briscola, "points=71,49"],
        ["arena", briscola, "regular", "novice", "--deals", "20"],
        ["doctor"],
    ):
        main(words)
    said = capsys.readouterr().out
    for text in ("布里斯科拉", "int8[44]", "Seat 1 → Seat 0", "units", "briscola"):
        assert text in said, text
    assert main(["demo", "--help"]) == 0
    assert "shisanzhang, briscola" in " ".join(capsys.readouterr().out.split())


def test_worlds_are_uniform_where_an_opponent_has_played(briscola: str) -> None:
    """After one trick the places from which the opponent's card may have come are as likely: chi-squared, 2 degrees of freedom."""
    deal = paiguan.game(briscola).deal(seed=5)
    deal.push(next(iter(deal.legal_moves)))
    deal.push(next(iter(deal.legal_moves)))
    leader, seen = 1 - int(deal.state.dealer), deal.moves[0]
    number = int(deal.state.log[0]) & 0xFFF
    counts = np.zeros(3)
    for seed in range(900):
        world: Any = deal.resample(1 - leader, seed=seed).state
        counts[world.deck.tolist()[:3].index(number)] += 1
    assert seen.seat == leader
    assert ((counts - 300) ** 2 / 300).sum() < 18.4  # the 99.99 % point


def test_deals_and_games_are_pickled_and_copied(briscola: str) -> None:
    deal = paiguan.game(briscola).deal(seed=1)
    assert pickle.loads(pickle.dumps(deal)) == copy.deepcopy(deal) == deal
