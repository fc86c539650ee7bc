"""Sharp and grandmaster: by the network where it was tested, else by search, and they say which."""

from typing import Any

import numpy as np
import pytest

import paiguan
from paiguan.arena.duel import contest, play_chunk
from paiguan.bots.learned import Grandmaster, Imagined, Sharp, strongest
from paiguan.bots.levels import StandIn, bot, known_states, policy_of
from paiguan.bots.master import Master
from paiguan.bots.nets import BadNet, Seat, net_for
from paiguan.bots.nets.forward import LOGIT
from paiguan.bots.recorder import play_out
from paiguan.engine.binding import bind
from paiguan.engine.loops import DEPTH, END
from paiguan.engine.names import LANGUAGES
from paiguan.engine.packages import GAMES
from paiguan.engine.state import blank, duplicate
from tests.nets.conftest import Put
from tests.nets.samples import net_for_game
from tests.playing import random_deal
from tests.test_interpreted import held

every_game = pytest.mark.parametrize("name", GAMES)
LEARNED = ("sharp", "grandmaster")


def decisions(game: paiguan.Game, count: int) -> list[paiguan.Deal]:
    """Positions of random hands in which a seat has a choice."""
    found: list[paiguan.Deal] = []
    seed = 0
    while len(found) < count:
        deal = random_deal(game, seed, moves=2 * (seed % 5))
        seed += 1
        if not deal.over and not deal.chance and deal.actor is not None and len(deal.legal_moves) > 1:
            found.append(deal)
    return found


# ---- with a network --------------------------------------------------------------------------------------------------


@every_game
def test_sharp_plays_the_legal_code_with_the_highest_logit(name: str, put: Put) -> None:
    game = paiguan.game(name)
    net = net_for_game(game, tuple(game.interface.options.presets)[:1])
    put(net)
    sharp = Sharp()
    assert sharp.stand_in(game) is None
    for deal in decisions(game, 3):
        assert deal.actor is not None
        move = sharp.choose(deal, deal.actor)
        assert deal.why_not(move) is None
        assert sharp.choose(deal.resample(deal.actor, seed=8), deal.actor, seed=5) == move
        states = known_states(deal, deal.actor)
        legal = np.zeros(game.rules.LEGAL, np.int16)
        wanted: list[int] = []
        while not wanted or states[0].partial:
            offered = legal[: game.rules.legal(states[0], game.options, legal)]
            logits = net.logits(paiguan.Deal(game, duplicate(states)).features(deal.actor))
            wanted.append(int(offered[np.argmax(logits[offered])]) if len(offered) > 1 else int(offered[0]))
            game.rules.play(states[0], game.options, wanted[-1])
        assert game.interface.move(states[0], game.options, deal.actor, wanted) == move


def test_both_are_the_same_interpreted_and_compiled(put: Put) -> None:
    game = paiguan.game("tianjiu")
    deal = game.deal(seed=1)
    play_out(deal, 1, ("regular",))
    while deal.actor is None or len(deal.legal_moves) < 2:  # the last decision: an interpreted search takes a while
        deal.pop()
    put(net_for_game(game, ("standard",), width=2, guides=True, rollouts=True, likely=True))
    moves = game.whole_moves(known_states(deal, deal.actor))
    assert moves is not None
    alive = np.ones(len(moves), np.bool_)

    def found() -> tuple[Any, bytes]:
        net = net_for(game)
        assert net is not None
        assert deal.actor is not None
        gains = np.zeros((len(moves), 2))
        imagined = Imagined(game, net, known_states(deal, deal.actor))
        imagined.weigh(deal.actor, moves, alive, 3, 0, gains)
        return Sharp().choose(deal, deal.actor), gains.tobytes()

    with held(game.name):
        wanted = found()
    assert found() == wanted


@pytest.mark.parametrize("helped", [{}, {"rollouts": True}, {"likely": True}], ids=["prior", "rollouts", "likely"])
def test_a_grandmaster_weighs_the_favourites_of_the_network(helped: dict[str, bool], put: Put) -> None:
    game = paiguan.game("tianjiu")
    put(net_for_game(game, ("standard",), guides=True, **helped))
    for deal in decisions(game, 2):
        assert deal.actor is not None
        weighed = Grandmaster(worlds=64).weigh(deal, deal.actor, 1)
        moves = [one.move for one in weighed]
        assert Sharp().choose(deal, deal.actor) in moves
        assert bot("regular").choose(deal, deal.actor, 1) in moves
        assert all(deal.why_not(move) is None for move in moves)
        assert Grandmaster(worlds=64, threads=3).weigh(deal, deal.actor, 1) == weighed
        also = list(deal.legal_moves)[-1]
        assert also in [one.move for one in Grandmaster(worlds=64).weigh(deal, deal.actor, 1, also)]


def test_a_grandmaster_handicaps_a_move_by_how_far_the_network_puts_it_behind(put: Put) -> None:
    """The worlds and the gains in them are a master's; only so many units for each logit are taken from them, for six at most."""
    game = paiguan.game("tianjiu")
    net = net_for_game(game, ("standard",), seed=3, guides=True)
    for deal in decisions(game, 3):
        assert deal.actor is not None
        states = known_states(deal, deal.actor)
        rows = [game.interface.codes(states[0], game.options, move) for move in deal.legal_moves_of(deal.actor)]
        behind = -Seat(game, net).rate(
            states, np.array([[*row, END] + [0] * (DEPTH - len(row)) for row in rows], np.int16)
        )
        assert behind.max() > 0
        put(net)
        plain = {one.move: one.gain for one in Grandmaster(worlds=64).weigh(deal, deal.actor, 1)}
        put(net_for_game(game, ("standard",), seed=3, guides=True, handicap=0.75))
        handicapped = Grandmaster(worlds=64).weigh(deal, deal.actor, 1)
        assert len(handicapped) == len(plain) > 1
        for one in handicapped:
            logits = int(behind[rows.index(game.interface.codes(states[0], game.options, one.move))]) / (1 << LOGIT)
            assert one.gain == pytest.approx(plain[one.move] - 0.75 * min(logits, 6))
        put(net_for_game(game, ("standard",), seed=3, guides=True, handicap=1e6))
        assert Grandmaster(worlds=64).choose(deal, deal.actor, 1) == Sharp().choose(deal, deal.actor)


@pytest.mark.parametrize("name", ["tianjiu", "liuhu"])
def test_a_world_in_which_all_play_as_the_network_would_is_no_surprise(name: str, put: Put) -> None:
    game = paiguan.game(name)
    net = net_for_game(game, tuple(game.interface.options.presets)[:1])
    put(net)
    search = bind("paiguan.bots.nets.search", game.interface.rules, policy_of(game))
    seat, past = Seat(game, net), blank(game.rules.STATE, 2)

    def surprise(deal: paiguan.Deal) -> int:
        past.view(np.uint8)[: deal._states.nbytes] = deal._states.view(np.uint8)
        given = deal._states[0], game.options, 0, past[0], seat.legal, past[1], *seat.given
        return int(search.surprise(*given))

    own, other = game.deal(seed=4), game.deal(seed=4)
    play_out(own, 4, ("sharp",))
    assert surprise(own) == 0
    play_out(other, 4, ("random",))
    assert surprise(other) > 1 << LOGIT


def test_an_arena_seats_them(put: Put) -> None:
    game = paiguan.game("tianjiu")
    put(net_for_game(game, ("standard",)))
    played = play_chunk(contest(game, ("sharp", "regular"), 3, 1, {"worlds": 64}), 0, 3)
    assert played.gains.any()
    assert not played.gains.sum(1).any()


# ---- without one -----------------------------------------------------------------------------------------------------


@every_game
def test_without_a_network_both_search_and_say_so(name: str, put: Put) -> None:
    game = paiguan.game(name)
    for level in LEARNED:
        found = bot(level).stand_in(game)
        assert found == StandIn(level, "no_net")
    deal = decisions(game, 1)[0]
    assert deal.actor is not None
    assert Grandmaster(worlds=64).weigh(deal, deal.actor, 1) == Master(worlds=64).weigh(deal, deal.actor, 1)
    assert Sharp(worlds=640).choose(deal, deal.actor, 1) == Master(worlds=64).choose(deal, deal.actor, 1)


def test_rules_that_were_not_tested_are_left_to_search(put: Put) -> None:
    put(net_for_game(paiguan.game("tianjiu"), ("standard", "xiao"), free=("hands", "stake")))
    for options in ({}, {"preset": "xiao"}, {"hands": 4, "stake": 5}, {"preset": "standard", "size": "small"}):
        game = paiguan.game("tianjiu", **options)
        resolved = game.interface.options.resolve({"preset": "xiao"})
        tested = options != {"preset": "standard", "size": "small"} or game.values == resolved
        assert (bot("sharp").stand_in(game) is None) == tested
    other = paiguan.game("tianjiu", preset="no_wenzun")
    assert bot("grandmaster").stand_in(other) == StandIn("grandmaster", "untested")
    assert type(strongest(other)) is Master
    deal = decisions(other, 1)[0]
    assert deal.actor is not None
    assert Grandmaster(worlds=64).weigh(deal, deal.actor) == Master(worlds=64).weigh(deal, deal.actor)


def test_a_damaged_network_is_refused_and_hints_go_on(put: Put) -> None:
    game = paiguan.game("tianjiu")
    put(net_for_game(game, ("standard",)).to_bytes()[:-1])
    deal = decisions(game, 1)[0]
    assert deal.actor is not None
    for level in LEARNED:
        assert bot(level).stand_in(game) == StandIn(level, "bad_net")
        with pytest.raises(BadNet, match="damaged"):
            bot(level, worlds=64).choose(deal, deal.actor)
    assert type(strongest(game, worlds=64)) is Master


def test_hints_come_from_the_strongest(put: Put) -> None:
    game = paiguan.game("tianjiu")
    assert type(strongest(game)) is Master
    put(net_for_game(game, ("standard",), guides=True))
    assert type(strongest(game)) is Grandmaster


def test_a_network_that_was_not_shown_to_help_a_search_plays_only_alone(put: Put) -> None:
    game = paiguan.game("tianjiu")
    put(net_for_game(game, ("standard",)))
    assert bot("sharp").stand_in(game) is None
    assert bot("grandmaster").stand_in(game) == StandIn("grandmaster", "unproven")
    assert type(strongest(game)) is Master
    deal = decisions(game, 1)[0]
    assert deal.actor is not None
    assert Grandmaster(worlds=64).weigh(deal, deal.actor) == Master(worlds=64).weigh(deal, deal.actor)


def test_every_reason_is_a_sentence_in_every_language() -> None:
    reasons = [StandIn(level, why) for level in LEARNED for why in ("no_net", "untested", "bad_net")]
    said = {
        one.text("tianjiu", language, short)
        for one in [*reasons, StandIn("grandmaster", "unproven")]
        for language in (*LANGUAGES, "zh-HK")
        for short in (False, True)
    }
    assert len(said) == 21 + 11  # zh-HK as zh-Hant; few words are the same for both levels, and once for both scripts
