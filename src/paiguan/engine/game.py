"""A game under chosen options, which makes deals and matches."""

import secrets
import threading
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from operator import index
from typing import Any, Generic

import numpy as np
from numpy.typing import NDArray

from paiguan.engine.binding import Kernels, bind
from paiguan.engine.bits import WIDE
from paiguan.engine.contract import Bounds, Json, RefusalError, V, payments
from paiguan.engine.deal import Deal, IllegalMove
from paiguan.engine.errors import UserError
from paiguan.engine.interface import REQUIRED, GameInterface
from paiguan.engine.kernel import Rng, States
from paiguan.engine.loops import DEPTH, END, TOO_MANY
from paiguan.engine.options import BadOption
from paiguan.engine.packages import GAMES, UnknownGame, is_outside, part, put_aside
from paiguan.engine.plain import plain, python_values
from paiguan.engine.rng import seeded
from paiguan.engine.settlement import Settlement, read_items
from paiguan.engine.state import ITEM, blank
from paiguan.engine.terms import terms

FEW = 64  # moves that are listed faster than their first codes are played one by one
MOST_MOVES = 80_000  # listed at once. A hand of 十三張 has 72,072 layouts; only bets without a limit exceed this


class OptionError(UserError, ValueError):
    """An option, value, preset or combination that the rules refuse; `str` is the sentence, `code` its code."""

    def __init__(self, game: str, cause: BadOption) -> None:
        super().__init__(terms(game).sentence(cause.code, cause.params, "en"))
        self.game, self.code, self.params = game, cause.code, cause.params
        self._cause = cause

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.game, self._cause)


@cache
def interface_of(name: str) -> GameInterface:
    """The interface of a game, checked for all required parts. Raises UnknownGame if the game is missing or broken."""
    if not is_outside(name):
        return _checked(name)
    try:
        return _checked(name)
    except Exception as error:  # a broken package from outside must not affect other games
        put_aside(name, str(error) if isinstance(error, TypeError) else f"{type(error).__name__}: {error}")
        raise UnknownGame(name) from error


def _checked(name: str) -> GameInterface:
    interface: GameInterface = getattr(part(name, "interface"), "INTERFACE", None)  # type: ignore[assignment]
    if not isinstance(interface, GameInterface):
        raise TypeError("its module interface has no INTERFACE, an engine.interface.GameInterface")
    missing = [one for one in REQUIRED if not hasattr(interface.rules, one)]
    if missing:
        raise TypeError(f"the rules of {name} lack {', '.join(missing)}")
    if interface.rules.LEGAL < WIDE:
        raise TypeError(f"LEGAL must be at least {WIDE}: batches compare so many codes at once")
    if not hasattr(interface.rules, "features"):  # a game without features of its own: networks read the observation
        rules = interface.rules
        vars(rules).update(features=rules.encode, FEATURES=rules.OBSERVATION, FEATURES_VERSION=rules.VERSION)
    return interface


def playable() -> tuple[str, ...]:
    """The ids of all games that can be played, without broken packages from outside (`packages.problems`)."""
    for name in GAMES:
        if is_outside(name):
            with suppress(UnknownGame):
                interface_of(name)
    return tuple(GAMES)


class Buffers(threading.local):
    """The kernels' buffers, separate for each thread because kernels run without Python's lock."""

    def __init__(self, rules: Kernels) -> None:
        self.codes = np.zeros(rules.LEGAL, np.int16)
        self.stack = blank(rules.STATE, DEPTH)
        self.levels = np.zeros((DEPTH, rules.LEGAL), np.int16), np.zeros(DEPTH, np.int64)


class Game(Generic[V]):
    """A game under chosen options. Make one with `paiguan.game(name, preset=…, option=…)`. Threads may share it."""

    def __init__(self, name: str, given: Mapping[str, Json]) -> None:
        self.name = name
        self.interface = interface_of(name)
        self.rules = self.interface.rules
        self.loops: Any = bind("paiguan.engine.loops", self.interface.rules)
        self.given: dict[str, Json] = self.interface.options.current(python_values(given))
        try:
            self.values = self.interface.options.resolve(self.given)
        except BadOption as cause:
            raise OptionError(name, cause) from None
        self.options = self.interface.options.pack(self.values)
        # the same as an array of one, for the kernels of `loops`
        self.option_array = np.array([self.options], self.rules.OPTIONS)
        self.plain_options = plain(self.rules.OPTIONS)(self.option_array)
        self.plain = plain(self.rules.STATE)
        self.seats = self.interface.seats(self.options)
        self.buffers = Buffers(self.rules)

    def __reduce__(self) -> tuple[object, ...]:
        return Game, (self.name, self.given)

    def deal(self, seed: int | None = None, **standing: Json) -> Deal[V]:
        """Deal a shuffled hand. `dealer` and other fields of the game's record (streak …) are given by name. Without a seed
        the shuffle uses the operating system's entropy."""
        states = self._begun(python_values(standing))
        self.rules.deal(states[0], self.options, _generator(seed))
        return Deal(self, states)

    def load(self, record: Mapping[str, Json]) -> Deal[V]:
        """Load a hand from the fields of a record: deal, wall, stock, dealer … Raises IllegalMove."""
        given = python_values(record)
        states = self._begun(given)
        try:
            self.interface.load(states[0], self.options, given)
        except RefusalError as refused:
            raise IllegalMove(self.name, refused.refusal) from None
        return Deal(self, states)

    def _begun(self, record: Mapping[str, Json]) -> States:
        states = blank(self.rules.STATE)
        try:
            self.interface.begin(states[0], self.options, record)
        except RefusalError as refused:
            raise IllegalMove(self.name, refused.refusal) from None
        return states

    def score(self, sheet: Mapping[str, Json]) -> Settlement:
        """The settlement of a hand played with real pieces, from the entries of a score sheet. Raises IllegalMove."""
        records = blank(ITEM, self.rules.ITEMS)
        try:
            for key in sheet:
                if key not in self.interface.sheet:
                    raise RefusalError("malformed", field=key)
            count = self.interface.score(self.options, python_values(sheet), records)
        except RefusalError as refused:
            raise IllegalMove(self.name, refused.refusal) from None
        items = read_items(self.interface, records, count)
        return Settlement(self.name, items, payments(items, self.seats))

    @property
    def bounds(self) -> Bounds:
        """The lowest and the highest payment that any seat can get from a hand."""
        return self.interface.bounds(self.values)

    def whole_moves(self, states: States) -> NDArray[np.int16] | None:
        """The codes of every legal move of the actor, one row a move up to END, lowest first; None if there are too many."""
        rows, own = _rows(), self.buffers
        own.stack.view(np.uint8)[: states.nbytes] = states.view(np.uint8)
        count = self.loops.list_moves(own.stack, self.option_array, *own.levels, rows)
        return None if count == TOO_MANY else rows[:count][::-1].copy()

    def few_moves(self, states: States) -> list[tuple[int, ...]] | None:
        """The codes of every legal move of the actor, lowest first; None if there are more than FEW."""
        rows, own = _rows()[:FEW], self.buffers
        own.stack.view(np.uint8)[: states.nbytes] = states.view(np.uint8)
        count = self.loops.list_moves(own.stack, self.option_array, *own.levels, rows)
        if count == TOO_MANY:
            return None
        return [tuple(row[: row.index(END)]) for row in rows[count - 1 :: -1].tolist()] if count else []

    def random_move(self, states: States, rng: Rng) -> tuple[int, ...]:
        """Play a random move of the actor on an array of one state; returns its codes."""
        codes = _rows()[0]
        count = self.loops.random_move(states, self.option_array, self.buffers.codes, rng, codes)
        return tuple(codes[:count].tolist())

    def __repr__(self) -> str:
        chosen = "".join(f", {key}={value!r}" for key, value in self.given.items())
        return f"paiguan.game({self.name!r}{chosen})"


_room = threading.local()


def _rows() -> NDArray[np.int16]:
    """A buffer for lists of moves, shared by all games of a thread."""
    if not hasattr(_room, "rows"):
        _room.rows = np.zeros((MOST_MOVES, DEPTH), np.int16)
    return _room.rows


def _generator(seed: int | None) -> Rng:
    if seed is None:
        return np.array([secrets.randbits(32) for _ in range(4)], np.int64) | np.array([0, 0, 0, 1])
    return seeded(index(seed))


def game(name: str, **options: Json) -> Game:
    """Open a game: `paiguan.game(NAME, preset="…", stake=5)`. Unknown names, bad values and
    contradictory combinations are refused with a sentence that names the option."""
    return Game(name, options)
