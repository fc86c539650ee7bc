"""The games as Python games of OpenSpiel, registered as paiguan_NAME by their ids.

    import pyspiel
    import paiguan.envs.openspiel  # registers them

    game = pyspiel.load_game("paiguan_NAME(preset=…)")

Options of a game are parameters of its OpenSpiel game. Several values of one option are joined by `+`, and words that
consist of digits are put in single quotes. Only the given parameters override the preset. Utility bounds follow from
the options.

The deal is the only chance event. It is a seed of 32 bits, drawn at four chance nodes of 256 outcomes. So chance is explicit,
a history includes its deal, states serialise, and a deal does not need fifty chance nodes. For tabular algorithms the game
can be reduced: `deals=n` leaves n fixed deals, one chance node of n outcomes, and `played=n` makes them endgames by playing n
random codes of each hand before the first decision.

`resample_from_infostate` samples uniformly from the worlds that are possible as far as the player knows (with `deals`, not only
from paiguan.engine.contract import Json
from paiguan.engine.contract import Json
from paiguan.engine.contract import Json
from those deals). Such a state has no history of its own. Games and states can be pickled and copied.
"""

from functools import cache, cached_property
from typing import Any

import msgspec
import numpy as np

from paiguan.engine.contract import known
from paiguan.engine.game import Game, interface_of, playable
from paiguan.engine.state import CODE, HIDDEN, NOBODY, OVER, SEAT_SHIFT
from paiguan.envs import needs
from paiguan.envs.hand import Hand
from paiguan.envs.parameters import MOST_DEALS, given, options_of, specification, whole

try:
    import pyspiel
except ImportError as cause:
    raise needs("OpenSpiel") from cause

DICE, SIDES = 4, 256


def register() -> None:
    """Register the games that are not registered yet."""
    known = set(pyspiel.registered_names())
    for name in playable():
        if short_name(name) not in known:
            # A class and not a function: pyspiel holds it until the interpreter exits, when it could not release a function.
            pyspiel.register_game(game_type(name), type(f"Paiguan{name.title()}", (PaiguanGame,), {"name": name}))


def short_name(name: str) -> str:
    return f"paiguan_{name}"


@cache
def game_type(name: str) -> Any:
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Paiguan {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(name),
    )


class PaiguanGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name, chosen = self.name, given(params or {})
        self.log_length = interface_of(name).rules.STATE["log"].shape[0]
        self.deals, self.played = whole(chosen, "deals", MOST_DEALS), whole(chosen, "played", self.log_length)
        self.paiguan = Game(name, options_of(name, chosen))
        lowest, highest = self.paiguan.bounds
        rules = self.paiguan.rules
        self.throws = [self.deals] if self.deals else [SIDES] * DICE  # outcomes of the chance nodes
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.ACTIONS,
            max_chance_outcomes=self.throws[0],
            num_players=self.paiguan.seats,
            min_utility=float(lowest),
            max_utility=float(highest),
            utility_sum=0.0,
            max_game_length=self.log_length,
        )
        # so that the game's text has the given parameters and loads the same game
        super().__init__(game_type(name), info, chosen)

    def __reduce__(self) -> tuple[object, ...]:
        return load_game, (str(self),)

    def __copy__(self) -> "PaiguanGame":
        """Return the game itself, which never changes."""
        return self

    def __deepcopy__(self, memo: object) -> "PaiguanGame":
        return self

    def new_initial_state(self) -> "PaiguanState":
        return PaiguanState(self)

    @cached_property
    def shared(self) -> "Shared":
        return Shared(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """Make an observer; None for the kinds that do not exist here: all players at once, and the private part of a log."""
        if params:
            raise ValueError(f"params must be empty: this observer has no parameters, not {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = pyspiel.PrivateInfoType
        if wanted.private_info == private.ALL_PLAYERS:
            return None
        if not wanted.public_info and (wanted.perfect_recall or wanted.private_info == private.NONE):
            return None
        return Observer(self, wanted)


class PaiguanState(pyspiel.State):  # type: ignore[misc]
    """A state: the chance nodes of the deal, then a hand."""

    def __init__(self, game: PaiguanGame) -> None:
        super().__init__(game)
        self._of = game.shared
        self._dice: tuple[int, ...] = ()
        self._hand: Hand | None = None
        self._sampled: Hand | None = None  # the start of a resampled world, which has no history before it

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (str(self._of.game), self._sampled, self.history())

    def __copy__(self) -> "PaiguanState":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "PaiguanState":
        return self.clone()

    # ---- what OpenSpiel asks of a state -----------------------------------------------------------------------

    def current_player(self) -> Any:
        if self._hand is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self._hand.seat == OVER else self._hand.seat

    def is_terminal(self) -> bool:
        return self._hand is not None and self._hand.seat == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._of.outcomes

    def _legal_actions(self, player: int) -> list[int]:
        assert self._hand is not None
        return np.flatnonzero(self._hand.mask).tolist()

    def _apply_action(self, action: int) -> None:
        if self._hand is not None:
            self._hand.play(action)
            return
        self._dice += (action,)
        throws = self._of.game.throws
        if len(self._dice) == len(throws):
            seed = 0
            for die, sides in zip(self._dice, throws, strict=True):
                seed = seed * sides + die
            self._hand = Hand(self._of.game.paiguan)
            self._hand.deal(seed)
            self._hand.play_random(self._of.game.played, seed)

    def returns(self) -> list[float]:
        if self._hand is None or self._hand.seat != OVER:
            return [0.0] * self._of.game.paiguan.seats
        return [float(units) for units in self._hand.payments()]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "PaiguanState":
        """Sample a world that is possible as far as a player knows."""
        world = PaiguanState(self._of.game)
        if self._hand is not None:
            world._begin_at(self._hand.sample_world(player_id, int(probability_sampler() * 2**53)))
        return world

    def _begin_at(self, hand: Hand) -> None:
        self._dice = (0,) * len(self._of.game.throws)
        self._sampled, self._hand = hand.copy(), hand

    # ---- words ------------------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        if self._hand is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if self._of.game.deals else f"die {action}"
        return self._hand.text_of(action)

    def __str__(self) -> str:
        if self._hand is None:
            return " ".join(["dice", *map(str, self._dice)])
        return self._hand.as_deal().text()


class Shared:
    """What all states of a game share."""

    def __init__(self, game: PaiguanGame) -> None:
        self.game = game
        self.outcomes = [(side, 1 / game.throws[0]) for side in range(game.throws[0])]

    def __deepcopy__(self, memo: object) -> "Shared":
        """Return the object itself: OpenSpiel clones a state by a deep copy, and shared data need not be copied."""
        return self


def load_game(text: str) -> PaiguanGame:
    """Load a game from its text. Unpickling calls this function, so that the games are registered in a new process."""
    loaded: PaiguanGame = pyspiel.load_game(text)
    return loaded


def restored(game: str, sampled: Hand | None, history: list[int]) -> PaiguanState:
    """Restore a pickled state by replaying its history, for a resampled world from where it began."""
    state = load_game(game).new_initial_state()
    if sampled is not None:
        state._begin_at(sampled)
    for action in history:
        state.apply_action(action)
    return state


class Observer:
    """Observes what a player knows; with `private_info` NONE what a spectator knows; without `public_info` only the
    private part.

    `observation` is the encoding of docs/encodings.md. With perfect recall, `log` has the history as far as the player may know
    it. Each entry is the seat, counted from the player's own, plus 1, and the code plus 1, or -1 for a hidden code.
    """

    def __init__(self, game: PaiguanGame, wanted: Any) -> None:
        self._recall, self._public = wanted.perfect_recall, wanted.public_info
        self._private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        places, entries = game.paiguan.rules.OBSERVATION, game.log_length if self._recall else 0
        self.tensor = np.zeros(places + 2 * entries, np.float32)
        self.dict = {"observation": self.tensor[:places]}
        if self._recall:
            self.dict["log"] = self.tensor[places:].reshape(entries, 2)

    def set_from(self, state: PaiguanState, player: int) -> None:
        self.tensor.fill(0)
        hand = state._hand
        if hand is None:
            return
        seat = player if self._private else NOBODY
        self.dict["observation"][:] = hand.observe(seat) if self._public else hand.observe_private(seat)
        if self._recall:
            log, count = hand.log(seat)
            codes = log[:count] & CODE
            self.dict["log"][:count, 0] = ((log[:count] >> SEAT_SHIFT & 3) - max(seat, 0)) % 4 + 1
            self.dict["log"][:count, 1] = np.where(codes == HIDDEN, -1, codes + 1)

    def string_from(self, state: PaiguanState, player: int) -> str:
        if state._hand is None:
            return ""
        deal = state._hand.as_deal()
        view = deal.view(player if self._private else None)
        if not self._recall:
            view = msgspec.structs.replace(view, log=())
        if self._public:
            return msgspec.json.encode(known(view)).decode()
        own, everybody = known(view), known(msgspec.structs.replace(deal.view(None), log=()))
        return msgspec.json.encode({key: own[key] for key in own if own[key] != everybody.get(key)}).decode()


register()
