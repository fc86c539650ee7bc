"""One hand for the environments: codes in, masks and observations out, in one or two microseconds a code."""

from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from paiguan.engine.binding import bind
from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.errors import UserError
from paiguan.engine.game import Game
from paiguan.engine.kernel import States
from paiguan.engine.rng import below, seeded
from paiguan.engine.state import CODE, ITEM, OVER, blank, duplicate
from paiguan.envs.steps import ILLEGAL


class IllegalAction(UserError, ValueError):
    """An action is not legal; nothing has changed."""

    def __init__(self, action: object, seat: int, mask: NDArray[np.int8]) -> None:
        legal = np.flatnonzero(mask).tolist()
        shown = ", ".join(map(str, legal[:20])) + (", …" if len(legal) > 20 else "")
        super().__init__(f"action {action!r} is not legal for seat {seat} now; allowed: {shown or 'none'}")
        self.action, self.seat, self.mask = action, seat, mask

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.action, self.seat, self.mask)


class Hand:
    """A hand with its raw state. `seat` is to act (OVER at the end), `mask` has its legal codes, `observation` what it knows.

    Both arrays are new at each step, so callers may keep them. Hands are dealt as by `Game.deal`; there is no decision
    for dice.
    """

    def __init__(self, game: Game, states: States | None = None) -> None:
        self.game, rules = game, game.rules
        self._steps: Any = bind("paiguan.envs.steps", game.interface.rules)
        self._sizes = rules.ACTIONS, rules.OBSERVATION
        self._options = game.option_array
        self._buffers = np.zeros(rules.LEGAL, np.int16), blank(rules.STATE)
        self._items = blank(ITEM, rules.ITEMS)
        if states is not None:
            self._look(states)

    def deal(self, seed: int, **standing: Json) -> None:
        self._look(self.game.deal(seed, **standing)._states)

    def _look(self, states: States) -> None:
        self.states = states
        actions, places = self._sizes
        self.mask, self.observation = np.zeros(actions, np.int8), np.zeros(places, np.int8)
        self.seat: int = self._steps.look(states, self._options, *self._buffers, self.mask, self.observation)

    def play(self, code: int) -> None:
        """Play one code of the seat to act; raises IllegalAction and changes nothing if it is not legal."""
        actions, places = self._sizes
        try:
            number = index(code)
        except TypeError:
            raise IllegalAction(code, self.seat, self._legal()) from None
        mask, observation = np.zeros(actions, np.int8), np.zeros(places, np.int8)
        seat = ILLEGAL
        if 0 <= number < actions:
            seat = self._steps.advance(self.states, self._options, number, *self._buffers, mask, observation)
        if seat == ILLEGAL:
            raise IllegalAction(code, self.seat, self._legal())
        self.seat, self.mask, self.observation = seat, mask, observation

    def _legal(self) -> Any:
        return Hand(self.game, self.states).mask

    def play_random(self, codes: int, seed: int) -> None:
        """Play a number of random codes, at most to the end of the hand."""
        rng = seeded(seed, 1)
        while codes > 0 and self.seat != OVER:
            legal = np.flatnonzero(self.mask)
            self.play(legal[below(rng, len(legal))])
            codes -= 1

    @property
    def over(self) -> bool:
        return self.seat == OVER

    def observe(self, seat: int) -> NDArray[np.int8]:
        """The observation of any seat."""
        if seat == self.seat:
            return self.observation
        out = np.zeros(self._sizes[1], np.int8)
        self._steps.known(self.states, self._options, seat, self._buffers[1], out)
        return out

    def observe_private(self, seat: int) -> NDArray[np.int8]:
        """The private part of a seat's observation: 0 where the public observation is the same."""
        seen, public = self.observe(seat), np.zeros(self._sizes[1], np.int8)
        self._steps.public(self.states, self._options, seat, self._buffers[1], public)
        return np.where(seen == public, np.int8(0), seen)

    def log(self, seat: int) -> tuple[NDArray[np.int64], int]:
        """The log as a seat may know it, in entries of `engine.state`."""
        concealed = self._buffers[1]
        self._steps.known(self.states, self._options, seat, concealed, np.zeros(self._sizes[1], np.int8))
        return concealed["log"][0].copy(), int(concealed["logged"][0])

    def payments(self) -> list[int]:
        """The payments of each seat so far."""
        out = np.zeros(4, np.int64)
        self._steps.pay(self.states, self._options, self._items, out)
        return out[: self.game.seats].tolist()

    def sample_world(self, seat: int, seed: int) -> "Hand":
        """Sample a world that is possible as far as a seat knows."""
        worlds, rows = blank(self.game.rules.STATE), bind("paiguan.engine.rows", self.game.interface.rules)
        rows.sample_rows(self.states, self._options, np.array([seat]), seeded(seed)[None], worlds, 0, 1)
        return Hand(self.game, worlds)

    def copy(self) -> "Hand":
        out = object.__new__(Hand)
        out.__dict__.update(self.__dict__)
        if "states" in out.__dict__:
            out.states = duplicate(self.states)
        return out

    def __deepcopy__(self, memo: object) -> "Hand":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return hand_of, (self.as_deal().to_bytes() if hasattr(self, "states") else (self.game.name, self.game.given),)

    def text_of(self, code: int) -> str:
        """The text of a legal code: the move that it completes, or its number if more codes must follow."""
        game, state = self.game, self.states[0]
        after = duplicate(self.states)
        game.rules.play(after[0], game.options, code)
        if after[0].partial > 0:
            return f"code {code}"
        given = state.log[state.logged - state.partial : state.logged] & CODE
        return str(game.interface.move(state, game.options, self.seat, (*given.tolist(), code)))

    def as_deal(self) -> Deal:
        """A copy of the hand as a `Deal`, for rendering."""
        return Deal(self.game, duplicate(self.states))


def hand_of(saved: Any) -> Hand:
    """Restore a pickled hand; a tuple of game and options is one that was not dealt yet."""
    if isinstance(saved, tuple):
        return Hand(Game(*saved))
    deal = Deal.from_bytes(saved)
    return Hand(deal.game, deal._states)
