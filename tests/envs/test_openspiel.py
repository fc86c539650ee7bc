"""OpenSpiel's own tests and algorithms run on the five games."""

import copy
import pickle
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import paiguan
from tests.playing import CHOSEN

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed: pip install paiguan[research]")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from paiguan.envs import openspiel  # noqa: E402
from paiguan.envs.hand import IllegalAction  # noqa: E402

every_game = pytest.mark.parametrize("name", CHOSEN)


def walked(game: Any, seed: int) -> Iterator[Any]:
    """The states of a random hand, from the first decision on; they go on to be changed."""
    generator, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(generator.choice(state.chance_outcomes())[0])
        else:
            yield state
            state.apply_action(generator.choice(state.legal_actions()))
    yield state


@every_game
def test_openspiels_random_sim_test_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"paiguan_{name}"), num_sims=2, serialize=True, verbose=False)


@every_game
def test_openspiels_playthrough_can_be_told_again(name: str) -> None:
    """What OpenSpiel's playthrough tests do with a stored one: the same actions give the same text, line for line."""
    game = f"paiguan_{name}(deals=2)"
    told = generate_playthrough.playthrough(game, None, seed=3)
    actions = [int(found) for found in re.findall(r"^action: (\d+)$", told, re.M)]
    assert actions
    assert generate_playthrough.playthrough(game, actions) == told


@every_game
def test_a_hand_is_that_of_the_engine(name: str) -> None:
    """The seed that the dice throw is the deal's; actions are its moves, and returns its payments."""
    game = pyspiel.load_game(f"paiguan_{name}")
    for state in walked(game, 3):
        dice = state.history()[:4]
        deal = game.paiguan.deal(seed=int.from_bytes(bytes(dice)))
        if not state.is_terminal():
            assert state.current_player() == state._hand.as_deal().actor
    assert tuple(state.returns()) == state._hand.as_deal().settlement.payments
    for move in state._hand.as_deal().moves:
        deal.push(move)
    assert deal == state._hand.as_deal()


@every_game
def test_what_a_player_knows_says_what_he_may_do(name: str) -> None:
    """Equal information states have equal tensors and, at a player's turn, equal legal actions; unequal ones have unequal
    tensors. (Whose turn it is among several who are asked at once they need not know: 偎麻雀.)"""
    game = pyspiel.load_game(f"paiguan_{name}(deals=2)")
    by_string: dict[str, Any] = {}
    by_tensor: dict[Any, str] = {}
    by_turn: dict[str, list[int]] = {}
    for seed in range(6):
        for state in walked(game, seed):
            for player in range(game.num_players()):
                string = state.information_state_string(player)
                tensor = player, tuple(state.information_state_tensor(player))
                assert by_string.setdefault(string, tensor) == tensor
                assert by_tensor.setdefault(tensor, string) == string
                if player == state.current_player():
                    assert by_turn.setdefault(string, state.legal_actions()) == state.legal_actions()


@every_game
def test_resampled_worlds_look_the_same_to_the_player(name: str) -> None:
    game, generator = pyspiel.load_game(f"paiguan_{name}"), random.Random(1)
    for state in walked(game, 1):
        if state.is_terminal():
            break
        player = state.current_player()
        world = state.resample_from_infostate(player, generator.random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()


@every_game
def test_every_legal_action_has_words_of_its_own(name: str) -> None:
    game = pyspiel.load_game(f"paiguan_{name}")
    for state in walked(game, 2):
        if not state.is_terminal():
            words = [state.action_to_string(action) for action in state.legal_actions()]
            assert len(set(words)) == len(words)


@every_game
def test_information_set_search_plays_a_hand(name: str) -> None:
    game = pyspiel.load_game(f"paiguan_{name}")
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=4.0,
        max_simulations=4,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(2),
    )
    state = next(walked(game, 5))
    for _ in range(3):
        if not state.is_terminal():
            state.apply_action(bot.step(state))


def test_a_spectators_observer_sees_no_hand() -> None:
    game = pyspiel.load_game("paiguan_tianjiu")
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    observation = make_observation(game, public)
    state = next(walked(game, 1))
    observation.set_from(state, 0)
    assert not observation.dict["observation"][:21].any()  # own tiles
    assert observation.string_from(state, 0) == observation.string_from(state, 1)


@every_game
def test_public_and_private_parts_make_up_what_a_player_knows(name: str) -> None:
    """States that look the same to everybody, and privately to a player, are the same to that player."""
    game = pyspiel.load_game(f"paiguan_{name}(deals=2)")
    kinds = pyspiel.PrivateInfoType
    public = game.make_py_observer(pyspiel.IIGObservationType(True, False, kinds.NONE))
    private = game.make_py_observer(pyspiel.IIGObservationType(False, False, kinds.SINGLE_PLAYER))
    assert game.make_py_observer(pyspiel.IIGObservationType(True, False, kinds.ALL_PLAYERS)) is None
    known: dict[tuple[Any, ...], str] = {}
    for seed in range(3):
        for state in walked(game, seed):
            for player in range(game.num_players()):
                parts = player, public.string_from(state, player), private.string_from(state, player)
                whole = state.observation_string(player)
                assert known.setdefault(parts, whole) == whole
                private.set_from(state, player)
                assert private.tensor.shape == (game.paiguan.rules.OBSERVATION,)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("paiguan_tianjiu(preset=xiao,lipai=mil7+mil8,stake=5,tian_white=True)")
    assert game.paiguan.values["lipai"] == ["mil7", "mil8"]
    assert game.paiguan.values["size"] == "small"
    assert (game.paiguan.values["stake"], game.paiguan.values["tian_white"]) == (5, True)
    assert pyspiel.load_game("paiguan_mohuahua(players=4)").num_players() == 4
    for name in paiguan.GAMES:
        assert pyspiel.load_game(f"paiguan_{name}").paiguan.given == {}


@pytest.mark.parametrize(
    ("text", "option", "value"),
    [
        ("paiguan_tianjiu(preset=xiao,size=big)", "size", "big"),
        ("paiguan_weimaque(preset=online,wei_hidden=False)", "wei_hidden", False),
        ("paiguan_shisanzhang(preset=points3,pay_head_trips=3,homerun=True)", "pay_head_trips", 3),
        ("paiguan_liuhu(preset=guangdong3,players=4)", "players", 4),
    ],
)
def test_an_option_given_at_its_default_overrides_the_preset(text: str, option: str, value: Any) -> None:
    game = pyspiel.load_game(text)
    assert game.paiguan.values[option] == value
    assert pyspiel.load_game(str(game)).paiguan.values == game.paiguan.values
    preset = pyspiel.load_game(text.split(",")[0] + ")")
    assert preset.paiguan.values[option] != value


def test_the_text_of_a_game_names_what_was_given_and_no_more() -> None:
    assert str(pyspiel.load_game("paiguan_tianjiu")) == "paiguan_tianjiu()"
    assert str(pyspiel.load_game("paiguan_tianjiu", {"stake": 1})) == "paiguan_tianjiu(stake=1)"


def test_utility_bounds_follow_from_the_options() -> None:
    for name in paiguan.GAMES:
        game = pyspiel.load_game(f"paiguan_{name}")
        assert (game.min_utility(), game.max_utility()) == game.paiguan.bounds
    assert pyspiel.load_game("paiguan_tianjiu(stake=5)").max_utility() == 5 * 504


@every_game
def test_games_and_states_may_be_pickled_and_copied(name: str) -> None:
    game, generator = pyspiel.load_game(f"paiguan_{name}(deals=3,played=2)"), random.Random(3)
    for same in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game), copy.copy(game)):
        assert (str(same), same.paiguan.values) == (str(game), game.paiguan.values)
    fresh = game.new_initial_state()
    assert str(pickle.loads(pickle.dumps(fresh))) == str(fresh)
    states = walked(game, 4)
    state = next(states)
    world = state.resample_from_infostate(state.current_player(), generator.random)
    world.apply_action(world.legal_actions()[0])
    for one in (state.clone(), world):
        for same in (pickle.loads(pickle.dumps(one)), copy.deepcopy(one), copy.copy(one)):
            assert (str(same), same.history()) == (str(one), one.history())
            assert same.legal_actions() == one.legal_actions()
            if not same.is_terminal():
                same.apply_action(same.legal_actions()[-1])
                assert same.history() != one.history(), "the copy is the state itself"
                assert not np.array_equal(one._hand.states, same._hand.states)


def test_a_pickled_state_is_read_by_a_new_process() -> None:
    state = next(walked(pyspiel.load_game("paiguan_tianjiu(preset=xiao)"), 1))
    read = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    done = subprocess.run([sys.executable, "-c", read], input=pickle.dumps(state), capture_output=True, check=True)
    assert done.stdout.decode().rstrip("\n") == str(state)


def test_bad_arguments_are_named_and_illegal_actions_raise() -> None:
    with pytest.raises(ValueError, match="deals must be from 0"):
        pyspiel.load_game("paiguan_tianjiu", {"deals": -1})
    with pytest.raises(paiguan.OptionError, match="at least 1"):
        pyspiel.load_game("paiguan_tianjiu(stake=0)")
    with pytest.raises(ValueError, match="params must be empty"):
        pyspiel.load_game("paiguan_tianjiu").make_py_observer(None, {"deep": True})
    state = next(walked(pyspiel.load_game("paiguan_tianjiu"), 1))
    before = str(state)
    with pytest.raises(IllegalAction, match="allowed"):
        state.apply_action(129)
    assert str(state) == before


def test_registering_twice_is_once() -> None:
    openspiel.register()
    assert [name for name in pyspiel.registered_names() if name.startswith("paiguan_")] == sorted(
        f"paiguan_{name}" for name in paiguan.GAMES
    )
