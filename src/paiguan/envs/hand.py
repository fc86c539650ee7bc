"""One hand for the environments: raw codes in, masks and observations out, in about a microsecond or two a code."""

from operator import index
from typing import Any

import numpy as np

from paiguan.engine.binding import bind
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.rng import below, seeded
from paiguan.engine.state import CODE, ITEM, OVER, blank, duplicate
from paiguan.envs.steps import ILLEGAL


class IllegalAction(ValueError):
    """An action that may not be taken; nothing has changed."""

    def __init__(self, action: Any, seat: int, mask: Any) -> None:
        legal = np.flatnonzero(mask).tolist()
        shown = ", ".join(map(str, legal[:20])) + (", …" if len(legal) > 20 else "")
        super().__init__(f"action {action!r} is not legal for seat {seat} now; allowed: {shown or 'none'}")
        self.action, self.seat, self.mask = action, seat, mask

    def __reduce__(self) -> Any:
        return type(self), (self.action, self.seat, self.mask)


class Hand:
    """A hand on its raw state. `seat` acts next (OVER at the end) and may take any code where `mask` is 1; `observation`
    is all that this seat knows. Both arrays are made anew at each step, so that they may be kept.

    Hands come dealt, as `Game.deal` deals them: the dice of a wall are never waited for.
    """

    def __init__(self, game: Game, states: Any = None) -> None:
        self.game, rules = game, game.rules
        self._steps: Any = bind("paiguan.envs.steps", game.face.rules)
        self._sizes = rules.ACTIONS, rules.OBSERVATION
        self._options = game.option_array
        self._buffers = np.zeros(rules.LEGAL, np.int16), blank(rules.STATE)
        self._items = blank(ITEM, rules.ITEMS)
        if states is not None:
            self._look(states)

    def deal(self, seed: int, **standing: Any) -> None:
        self._look(self.game.deal(seed, **standing)._states)

    def _look(self, states: Any) -> None:
        self.states = states
        actions, places = self._sizes
        self.mask, self.observation = np.zeros(actions, np.int8), np.zeros(places, np.int8)
        self.seat: int = self._steps.look(states, self._options, *self._buffers, self.mask, self.observation)

    def play(self, code: Any) -> None:
        """One code by the seat to act; raises IllegalAction and changes nothing if it may not be played."""
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
        """So many random codes, or to the end of the hand."""
        rng = seeded(seed, 1)
        while codes > 0 and self.seat != OVER:
            legal = np.flatnonzero(self.mask)
            self.play(legal[below(rng, len(legal))])
            codes -= 1

    @property
    def over(self) -> bool:
        return self.seat == OVER

    def observe(self, seat: int) -> Any:
        """All that any seat knows."""
        if seat == self.seat:
            return self.observation
        out = np.zeros(self._sizes[1], np.int8)
        self._steps.known(self.states, self._options, seat, self._buffers[1], out)
        return out

    def observe_private(self, seat: int) -> Any:
        """What a seat knows and a spectator does not: its observation, 0 where the public one is the same."""
        seen, public = self.observe(seat), np.zeros(self._sizes[1], np.int8)
        self._steps.public(self.states, self._options, seat, self._buffers[1], public)
        return np.where(seen == public, np.int8(0), seen)

    def log(self, seat: int) -> Any:
        """The log as far as a seat may know it: entries of `engine.state`."""
        veiled = self._buffers[1]
        self._steps.known(self.states, self._options, seat, veiled, np.zeros(self._sizes[1], np.int8))
        return veiled["log"][0].copy(), int(veiled["logged"][0])

    def payments(self) -> list[int]:
        """What each seat has been paid so far."""
        out = np.zeros(4, np.int64)
        self._steps.pay(self.states, self._options, self._items, out)
        return out[: self.game.seats].tolist()

    def imagine(self, seat: int, seed: int) -> "Hand":
        """A world that a seat holds possible."""
        worlds, rows = blank(self.game.rules.STATE), bind("paiguan.engine.rows", self.game.face.rules)
        rows.imagine_rows(self.states, self._options, np.array([seat]), seeded(seed)[None], worlds, 0, 1)
        return Hand(self.game, worlds)

    def copy(self) -> "Hand":
        out = object.__new__(Hand)
        out.__dict__.update(self.__dict__)
        if "states" in out.__dict__:
            out.states = duplicate(self.states)
        return out

    def __deepcopy__(self, memo: Any) -> "Hand":
        return self.copy()

    def __reduce__(self) -> Any:
        return hand_of, (self.told().to_bytes() if hasattr(self, "states") else (self.game.name, self.game.given),)

    def worded(self, code: int) -> str:
        """A legal code in words: the move that it makes whole, or where more codes must follow its number."""
        game, state = self.game, self.states[0]
        after = duplicate(self.states)
        game.rules.play(after[0], game.options, code)
        if after[0].partial > 0:
            return f"code {code}"
        given = state.log[state.logged - state.partial : state.logged] & CODE
        return str(game.face.move(state, game.options, self.seat, (*given.tolist(), code)))

    def told(self) -> Deal:
        """The hand with its words: a copy, for rendering."""
        return Deal(self.game, duplicate(self.states))


def hand_of(saved: Any) -> Hand:
    """A pickled hand; a tuple of game and options is one that was not dealt yet."""
    if isinstance(saved, tuple):
        return Hand(Game(*saved))
    deal = Deal.from_bytes(saved)
    return Hand(deal.game, deal._states)
