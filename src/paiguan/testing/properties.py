"""Properties that must hold in every game under every preset, as a class of tests for pytest.

from paiguan.testing import Properties, every_setting

class TestMine(Properties):
    games = every_setting("mine")
"""

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Any, ClassVar

import msgspec
import numpy as np

from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.kernel import interpreted
from paiguan.engine.match import Match, MatchOver
from paiguan.engine.records import judge
from paiguan.engine.rng import seeded
from paiguan.engine.state import CODE, ITEM, NOBODY, OVER, blank, duplicate
from paiguan.engine.terms import LANGUAGES, terms
from paiguan.testing.playing import label, random_deal, random_states, started
from paiguan.testing.worlds import possible

SEEDS = range(12)


class Properties:
    """Tests that run on each of `games`, with a few hundred random hands in all."""

    games: ClassVar[Sequence[Game]] = ()

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "game" in metafunc.fixturenames:
            metafunc.parametrize("game", self.games, ids=label)

    def test_legal_is_never_empty_before_the_end_and_ascends(self, game: Game) -> None:
        codes = np.zeros(game.rules.LEGAL, np.int16)
        for seed in SEEDS:
            for states in random_states(game, seed):
                count = game.rules.legal(states[0], game.options, codes)
                assert (count > 0) == (game.rules.actor(states[0]) != OVER)
                assert all(a < b for a, b in pairwise(codes[:count].tolist()))
                assert codes[:count].max(initial=0) < game.rules.ACTIONS

    def test_a_state_is_its_deal_and_its_log(self, game: Game) -> None:
        for seed in SEEDS:
            for states in random_states(game, seed):
                again = duplicate(states)
                game.loops.replay(again[0], game.options, states[0].log, states[0].logged)
                assert again.tobytes() == states.tobytes()

    def test_payments_sum_to_zero_and_equal_the_items(self, game: Game) -> None:
        for seed in range(60):
            deal = random_deal(game, seed)
            settlement = deal.settlement
            assert sum(settlement.payments) == 0
            assert len(settlement.items) <= game.rules.ITEMS
            assert sum(deal.outcome()["payments"]) == 0
            for item in settlement.items:
                factor = int(np.prod([*item.factors.values(), 1]))
                if item.payer is not None and item.factors:
                    assert item.amount % factor == 0
                assert item.payer is None or item.payer != item.payee

    def test_resampled_worlds_are_possible_and_agree_with_the_viewer(self, game: Game) -> None:
        rng = seeded(5)
        for seed in SEEDS:
            for states in random_states(game, seed):
                for seat in range(NOBODY, game.seats):
                    assert possible(game, states, seat, rng)

    def test_the_player_to_act_stays_to_act_in_every_sampled_world(self, game: Game) -> None:
        """This holds also where several seats may act and the player cannot know which one is the actor."""
        world, rng = blank(game.rules.STATE), seeded(6)
        ours, theirs = np.zeros(game.rules.LEGAL, np.int16), np.zeros(game.rules.LEGAL, np.int16)
        for seed in SEEDS:
            for states in random_states(game, seed):
                actor = game.rules.actor(states[0])
                if actor >= 0:
                    game.loops.resample(states[0], game.options, actor, rng, world[0])
                    assert game.rules.actor(world[0]) == actor
                    count = game.rules.legal(states[0], game.options, ours)
                    assert game.rules.legal(world[0], game.options, theirs) == count
                    assert ours[:count].tolist() == theirs[:count].tolist()

    def test_views_do_not_change_when_hidden_things_change(self, game: Game) -> None:
        """A resampled world differs in hidden things only: view, observation, features and infostate must be the same."""
        differing = 0
        for seed in SEEDS:
            deal = random_deal(game, seed, moves=seed)
            for seat in (None, *range(game.seats)):
                world = deal.resample(seat, seed=seed)
                differing += world.to_bytes() != deal.to_bytes()
                assert world.view(seat) == deal.view(seat)
                assert world.infostate(seat) == deal.infostate(seat)
                assert world.observe(seat).tobytes() == deal.observe(seat).tobytes()
                assert world.features(seat).tobytes() == deal.features(seat).tobytes()
        assert differing > 0, "nothing was ever hidden, so nothing was tested"

    def test_interpreted_equals_compiled_state_for_state(self, game: Game) -> None:
        play, legal, actor, conceal, settle, encode, features, sample_world, restart = (
            interpreted(getattr(game.rules, name))
            for name in ("play", "legal", "actor", "conceal", "settle", "encode", "features", "sample_world", "restart")
        )
        ours, theirs = np.zeros(game.rules.LEGAL, np.int16), np.zeros(game.rules.LEGAL, np.int16)
        compiled, plain = blank(game.rules.STATE), blank(game.rules.STATE)
        our_items, their_items = blank(ITEM, game.rules.ITEMS), blank(ITEM, game.rules.ITEMS)
        out, other_out = np.zeros(game.rules.OBSERVATION, np.int8), np.zeros(game.rules.OBSERVATION, np.int8)
        own_features, other_features = np.zeros(game.rules.FEATURES, np.int8), np.zeros(game.rules.FEATURES, np.int8)
        hand = list(random_states(game, 3))
        again = duplicate(hand[0])
        restart(again[0], game.options)
        assert again.tobytes() == hand[0].tobytes()
        for before, after in pairwise(hand):
            assert actor(before[0]) == game.rules.actor(before[0])
            count = game.rules.legal(before[0], game.options, ours)
            assert legal(before[0], game.options, theirs) == count
            assert ours[:count].tolist() == theirs[:count].tolist()
            entry = int(after[0].log[after[0].logged - 1])
            step = duplicate(before)
            play(step[0], game.options, entry & CODE)
            assert step.tobytes() == after.tobytes()
        for states in hand[:: max(1, len(hand) // 4)] + hand[-1:]:
            for seat in range(NOBODY, game.seats):
                game.rules.conceal(states[0], game.options, seat, compiled[0])
                conceal(states[0], game.options, seat, plain[0])
                assert plain.tobytes() == compiled.tobytes()
                game.rules.encode(compiled[0], game.options, seat, out)
                encode(plain[0], game.options, seat, other_out)
                assert out.tobytes() == other_out.tobytes()
                game.rules.features(compiled[0], game.options, seat, own_features)
                features(plain[0], game.options, seat, other_features)
                assert own_features.tobytes() == other_features.tobytes()
                game.rules.sample_world(compiled[0], game.options, seat, seeded(seat + 2))
                sample_world(plain[0], game.options, seat, seeded(seat + 2))
                assert plain.tobytes() == compiled.tobytes()
            count = game.rules.settle(states[0], game.options, our_items)
            assert settle(states[0], game.options, their_items) == count
            assert our_items[:count].tobytes() == their_items[:count].tobytes()

    def test_records_pass_the_referee_and_give_the_same_bytes(self, game: Game) -> None:
        for seed in range(5):
            deal = random_deal(game, seed)
            record = msgspec.json.decode(msgspec.json.encode(deal.record(id="r", expect=True)))
            verdict = judge(record)
            assert verdict.differences(record["expect"]) == {}
            assert Deal.from_json(deal.to_json()).state.tobytes() == deal.state.tobytes()
            assert Deal.from_bytes(deal.to_bytes()) == deal

    def test_moves_agree_with_why_not_as_text_and_as_objects(self, game: Game) -> None:
        for seed in range(4):
            deal = random_deal(game, seed, moves=3 * seed)
            if deal.over:
                continue
            for place, move in enumerate(deal.legal_moves):
                if place == 60:
                    break
                assert deal.why_not(move) is None, f"{move} is listed and refused"
                assert deal.copy().push(str(move)) == move

    def test_refused_moves_have_a_reason_and_change_nothing(self, game: Game) -> None:
        """Moves of other hands are mostly illegal here: each must be refused with a sentence in every language."""
        words = terms(game.name)
        refused = 0
        for seed in range(6):
            deal = random_deal(game, seed, moves=4 * seed)
            before = deal.to_bytes()
            foreign = [move for other in range(8) for move in random_deal(game, 100 + seed * 8 + other).moves]
            for move in foreign:
                for seat in range(game.seats):
                    attempt = msgspec.structs.replace(move, seat=seat)
                    refusal = deal.why_not(attempt)
                    if refusal is None:
                        deal.copy().push(attempt)
                        continue
                    refused += 1
                    for language in LANGUAGES:
                        sentence = words.sentence(refusal.code, refusal.params, language)
                        assert "{" not in sentence, f"{refusal.code} lacks a parameter: {sentence}"
            assert deal.to_bytes() == before
        assert refused > 100

    def test_a_move_taken_back_gives_the_bytes_before(self, game: Game) -> None:
        deal = started(game, 1)
        trail = [deal.to_bytes()]
        other = random_deal(game, 1)
        for move in other.moves:
            deal.push(move)
            trail.append(deal.to_bytes())
        for expected in trail[-2::-1]:
            deal.pop()
            assert deal.to_bytes() == expected

    def test_a_match_ends_with_totals_that_sum_to_zero(self, game: Game) -> None:
        match = Match(game)
        for seed in range(400):
            if match.over:
                break
            deal = match.deal(seed=seed)
            game.loops.play_out(deal.state, game.options, np.zeros(game.rules.LEGAL, np.int16), seeded(seed))
            match.finish(deal)
            assert Match.from_json(msgspec.json.decode(msgspec.json.encode(match.to_json()))).totals == match.totals
        assert match.over
        assert sum(match.totals) == 0
        assert min(match.places) == 1
        with suppress(MatchOver):
            match.deal(seed=0)
            raise AssertionError("a match that is over deals another hand")
