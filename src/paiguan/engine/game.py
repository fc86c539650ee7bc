"""A game with its options settled: where deals and matches come from."""

import secrets
import threading
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from operator import index
from typing import Any, Generic

import numpy as np

from paiguan.engine.binding import bind
from paiguan.engine.contract import KERNELS, SIZES, Bounds, Face, Json, Refused, V
from paiguan.engine.deal import Deal, IllegalMove
from paiguan.engine.loops import DEPTH, TOO_MANY
from paiguan.engine.names import GAMES
from paiguan.engine.options import BadOption
from paiguan.engine.plain import plain, python_values
from paiguan.engine.rng import seeded
from paiguan.engine.settlement import Settlement, payments, read_items
from paiguan.engine.state import ITEM, blank
from paiguan.engine.terms import terms

MOST_MOVES = 80_000  # listed at once: a hand of 十三張 has 72,072 layouts. Only bets without a limit are more


class UnknownGame(ValueError):
    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game “{name}”; the games are {', '.join(GAMES)}")
        self.name = name

    def __reduce__(self) -> Any:
        return type(self), (self.name,)


class OptionError(ValueError):
    """An option, value, preset or combination that the rules refuse; `str` is the sentence, `code` its code."""

    def __init__(self, game: str, cause: BadOption) -> None:
        super().__init__(terms(game).sentence(cause.code, cause.params, "en"))
        self.game, self.code, self.params = game, cause.code, cause.params
        self._cause = cause

    def __reduce__(self) -> Any:
        return type(self), (self.game, self._cause)


@cache
def face_of(name: str) -> Face:
    """The face of a game, checked against the contract: what lacks a part does not register."""
    if name not in GAMES:
        raise UnknownGame(name)
    face: Face = import_module(f"paiguan.games.{name}.face").FACE
    missing = [part for part in (*KERNELS, *SIZES) if not hasattr(face.rules, part)]
    if missing:
        raise TypeError(f"the rules of {name} lack {', '.join(missing)}")
    return face


class Buffers(threading.local):
    """Room for the kernels of a game, for each thread its own: kernels run without Python's lock."""

    def __init__(self, rules: Any) -> None:
        self.codes = np.zeros(rules.LEGAL, np.int16)
        self.stack = blank(rules.STATE, DEPTH)
        self.levels = np.zeros((DEPTH, rules.LEGAL), np.int16), np.zeros(DEPTH, np.int64)


class Game(Generic[V]):
    """A game under chosen options. Make one with `paiguan.game(name, preset=…, option=…)`. Threads may share it."""

    def __init__(self, name: str, given: Mapping[str, Any]) -> None:
        self.name = name
        self.face = face_of(name)
        self.rules: Any = self.face.rules
        self.loops: Any = bind("paiguan.engine.loops", self.face.rules)
        self.given: dict[str, Any] = python_values(given)
        try:
            self.values = self.face.options.resolve(self.given)
        except BadOption as cause:
            raise OptionError(name, cause) from None
        self.options = self.face.options.pack(self.values)
        self.option_array = np.array([self.options], self.rules.OPTIONS)  # the same, as the face's kernels take it
        self.plain_options = plain(self.rules.OPTIONS)(self.option_array)
        self.plain = plain(self.rules.STATE)
        self.seats = self.face.seats(self.options)
        self.buffers = Buffers(self.rules)

    def __reduce__(self) -> Any:
        return Game, (self.name, self.given)

    def deal(self, seed: int | None = None, **standing: Any) -> Deal[V]:
        """A shuffled hand. `dealer` and what else the game's record needs (streak …) by name; without a seed the
        operating system's entropy shuffles."""
        states = self._begun(python_values(standing))
        self.rules.deal(states[0], self.options, _generator(seed))
        return Deal(self, states)

    def load(self, record: Mapping[str, Json]) -> Deal[V]:
        """A hand whose pieces are given in the fields of a record: deal, wall, stock, dealer …"""
        given = python_values(record)
        states = self._begun(given)
        try:
            self.face.load(states[0], self.options, given)
        except Refused as refused:
            raise IllegalMove(self.name, refused.refusal) from None
        return Deal(self, states)

    def _begun(self, record: Mapping[str, Json]) -> Any:
        states = blank(self.rules.STATE)
        try:
            self.face.begin(states[0], self.options, record)
        except Refused as refused:
            raise IllegalMove(self.name, refused.refusal) from None
        return states

    def score(self, sheet: Mapping[str, Json]) -> Settlement:
        """The settlement of a hand played with real pieces, from what people can tell of it."""
        records = blank(ITEM, self.rules.ITEMS)
        try:
            for key in sheet:
                if key not in self.face.sheet:
                    raise Refused("malformed", field=key)
            count = self.face.score(self.options, python_values(sheet), records)
        except Refused as refused:
            raise IllegalMove(self.name, refused.refusal) from None
        items = read_items(self.face, records, count)
        return Settlement(self.name, items, payments(items, self.seats))

    @property
    def bounds(self) -> Bounds:
        """The lowest and the highest payment that any seat can get from a hand."""
        return self.face.bounds(self.values)

    def whole_moves(self, states: Any) -> Any:
        """The codes of every legal move of the actor, a row each up to END, lowest first; None where there are too many."""
        rows, own = _rows(), self.buffers
        own.stack.view(np.uint8)[: states.nbytes] = states.view(np.uint8)
        count = self.loops.list_moves(own.stack, self.option_array, *own.levels, rows)
        return None if count == TOO_MANY else rows[:count][::-1].copy()

    def random_move(self, states: Any, rng: Any) -> tuple[int, ...]:
        """Play a random move of the actor on an array of one state; returns its codes."""
        codes = _rows()[0]
        count = self.loops.random_move(states, self.option_array, self.buffers.codes, rng, codes)
        return tuple(codes[:count].tolist())

    def __repr__(self) -> str:
        chosen = "".join(f", {key}={value!r}" for key, value in self.given.items())
        return f"paiguan.game({self.name!r}{chosen})"


_room = threading.local()


def _rows() -> Any:
    """Room to list moves in, shared by all games of a thread."""
    if not hasattr(_room, "rows"):
        _room.rows = np.zeros((MOST_MOVES, DEPTH), np.int16)
    return _room.rows


def _generator(seed: int | None) -> Any:
    if seed is None:
        return np.array([secrets.randbits(32) for _ in range(4)], np.int64) | np.array([0, 0, 0, 1])
    return seeded(index(seed))


def game(name: str, **options: Any) -> Game:
    """Open a game: `paiguan.game("tianjiu", preset="no_wenzun", stake=5)`. Unknown names, bad values and
    contradictory combinations are refused with a sentence that names the option."""
    return Game(name, options)
