"""A hand of a game: push moves, ask for views, read the settlement."""

import secrets
import threading
from operator import index
from typing import TYPE_CHECKING, Generic, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from paiguan.engine.contract import Json, Move, Refusal, RefusalError, V, View, known, payments
from paiguan.engine.errors import UserError
from paiguan.engine.kernel import State, States
from paiguan.engine.legal_moves import LegalMoves
from paiguan.engine.moves import grouped, read_action, read_text
from paiguan.engine.plain import python_values
from paiguan.engine.rng import seeded
from paiguan.engine.settlement import Settlement, read_items
from paiguan.engine.state import CHANCE, ITEM, NOBODY, OVER, blank, duplicate
from paiguan.engine.terms import terms
from paiguan.engine.views import Views

if TYPE_CHECKING:
    from paiguan.engine.game import Game


class IllegalMove(UserError, ValueError):
    """A refused move; nothing has changed. `refusal` has the code and its parameters, `str` the sentence."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__(terms(game).sentence(refusal.code, refusal.params, "en"))
        self.game = game
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.game, self.refusal)


class _Position:
    """A position of a hand: an array of one state, which is never written to, and values cached from it.

    A move replaces the position in one assignment, so another thread sees the old or the new one and never a mixture.
    """

    __slots__ = ("after", "state", "states", "views")

    def __init__(self, states: States) -> None:
        self.states = states
        self.state = states[0]
        self.views: dict[int, View] = {}  # by viewer
        self.after: tuple[Move, States] | None = None  # the move last found legal here, and the states after it


class Deal(Generic[V]):
    """One hand. Its state is one record: copying, storing and restoring a deal is copying those bytes.

    A deal may be used from several threads: each call sees one position, and moves are made one after the other.
    """

    def __init__(self, game: "Game[V]", states: States) -> None:
        self.game = game
        self._views = Views(game)
        self._moving = threading.Lock()
        self._at = _Position(states)

    @property
    def _states(self) -> States:
        return self._at.states

    @property
    def _state(self) -> State:
        return self._at.state

    # ---- whose turn, and what may be done ------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The STATE record, for kernels."""
        return self._state

    @property
    def actor(self) -> int | None:
        """The seat to act; the seat that rolls, if dice are next. None when the hand is over."""
        at = self._at
        actor: int = self.game.loops.actor_of(at.states)
        if actor == CHANCE:
            return int(at.state.turn)
        return None if actor == OVER else actor

    @property
    def chance(self) -> bool:
        """Whether dice are rolled next."""
        return bool(self.game.loops.actor_of(self._states) == CHANCE)

    @property
    def over(self) -> bool:
        return bool(self.game.loops.actor_of(self._states) == OVER)

    @property
    def phase(self) -> str:
        return self.game.interface.phases[self._state.phase]

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the actor, listed lazily; `move in deal.legal_moves` tests one without listing all."""
        states = self._states
        actor = self.game.loops.actor_of(states)
        return LegalMoves(
            self.game, states, int(states[0].turn) if actor == CHANCE else None if actor == OVER else actor
        )

    def may_act(self, seat: int) -> bool:
        """Whether this seat may make a move now. In some phases several seats may."""
        return bool(self.game.loops.asked(duplicate(self._states), self.game.option_array, index(seat)))

    def legal_moves_of(self, seat: int) -> LegalMoves:
        """The legal moves of one seat, for phases in which several may act."""
        states = duplicate(self._states)
        may_act = self.game.loops.asked(states, self.game.option_array, index(seat))
        return LegalMoves(self.game, states, index(seat) if may_act else None)

    def why_not(self, move: "str | Move | Json") -> Refusal | None:
        """The rule that refuses a move, or None if it may be made."""
        at = self._at
        try:
            self._after(at, self._read(at, move))
        except RefusalError as refused:
            return refused.refusal
        return None

    # ---- moves ---------------------------------------------------------------------------------------------------

    def push(self, move: "str | Move | Json") -> Move:
        """Make a move; raises IllegalMove and changes nothing if the rules refuse it."""
        with self._moving:
            at = self._at
            try:
                read = self._read(at, move)
                states = self._after(at, read)
            except RefusalError as refused:
                raise IllegalMove(self.game.name, refused.refusal) from None
            self._at = _Position(states)
        return read

    def pop(self) -> Move:
        """Take back the last move."""
        with self._moving:
            at, game = self._at, self.game
            log = grouped(at.state.log[: at.state.logged].tolist())
            if not log:
                raise IndexError("no move has been made in this hand")
            seat, codes = log[-1]
            states = duplicate(at.states)
            game.loops.replay(states[0], game.options, at.state.log, int(at.state.logged) - len(codes))
            self._at = _Position(states)
        return game.interface.move(at.state, game.options, seat, codes)

    def _read(self, at: _Position, move: "str | Move | Json") -> Move:
        """Read a move from text ("play 66 66 63", by the player to act) or from an action of a record."""
        if isinstance(move, str):
            actor = self.game.loops.actor_of(at.states)
            return read_text(self.game.interface, move, int(at.state.turn) if actor == CHANCE else max(actor, 0))
        if not isinstance(move, Move):
            return read_action(self.game.interface, python_values(move), self.game.seats)
        if not 0 <= move.seat < self.game.seats:
            raise RefusalError("unknown_seat", seat=move.seat)
        return move if type(move.seat) is int else msgspec.structs.replace(move, seat=index(move.seat))

    def _after(self, at: _Position, move: Move) -> States:
        """The states after a move; raises RefusalError."""
        if at.after is not None and at.after[0] == move:  # a table asks whether a move is legal before it is made
            return at.after[1]
        game = self.game
        codes = np.array(game.interface.codes(at.state, game.options, move), np.int16)
        states = duplicate(at.states)
        if game.loops.try_move(states, game.option_array, move.seat, codes, len(codes), game.buffers.codes):
            at.after = move, states
            return states
        refusal = game.interface.why_not(at.state, game.options, move)
        raise RefusalError(refusal.code, **refusal.params)

    @property
    def moves(self) -> list[Move]:
        """All moves made, the dice and private answers included."""
        state, game = self._state, self.game
        log = grouped(state.log[: state.logged].tolist())
        return [game.interface.move(state, game.options, seat, codes) for seat, codes in log]

    # ---- what one seat knows -------------------------------------------------------------------------------------

    def concealed(self, seat: int | None) -> State:
        """The state without anything that a seat may not know; None: a spectator."""
        return self._views.concealed(self._states, self._viewer(seat))[0]

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return NOBODY
        try:
            viewer = NOBODY if isinstance(seat, bool | np.bool_) else index(seat)
        except TypeError:
            viewer = NOBODY
        if not 0 <= viewer < self.game.seats:
            raise ValueError(f"seat must be None (a spectator) or from 0 to {self.game.seats - 1}, not {seat!r}")
        return viewer

    def view(self, seat: int | None) -> V:
        """What a seat may see, as a typed struct; None: a spectator."""
        at, viewer = self._at, self._viewer(seat)
        if viewer not in at.views:
            at.views[viewer] = self._views.made(at.states, viewer)
        return cast(V, at.views[viewer])

    def infostate(self, seat: int | None) -> str:
        """The information state of a seat, with perfect recall, as one string."""
        return msgspec.json.encode(known(self.view(seat))).decode()

    def observe(self, seat: int | None) -> NDArray[np.int8]:
        """The observation of a seat as a vector of fixed length (docs/encodings.md)."""
        out = np.zeros(self.game.rules.OBSERVATION, np.int8)
        concealed = blank(self.game.rules.STATE)[0]
        self.game.loops.observe(self._state, self.game.options, self._viewer(seat), concealed, out)
        return out

    def features(self, seat: int | None) -> NDArray[np.int8]:
        """What a seat knows, including the history, laid out for a network by `games/NAME/features.py`."""
        out = np.zeros(self.game.rules.FEATURES, np.int8)
        concealed = blank(self.game.rules.STATE)[0]
        self.game.loops.features(self._state, self.game.options, self._viewer(seat), concealed, out)
        return out

    def resample(self, seat: int | None, seed: int | None = None) -> "Deal[V]":
        """Sample a complete deal that is possible as far as this seat knows, uniformly. The player to act stays the same.

        The sample is made from the concealed state alone, never from the true one.
        """
        worlds = blank(self.game.rules.STATE)
        rng = seeded(secrets.randbits(63) if seed is None else seed)
        self.game.loops.resample(self._state, self.game.options, self._viewer(seat), rng, worlds[0])
        return Deal(self.game, worlds)

    # ---- the result ----------------------------------------------------------------------------------------------

    @property
    def settlement(self) -> Settlement:
        """The settlement so far; final when the hand is over."""
        return self._settlement(self._state)

    def _settlement(self, state: State) -> Settlement:
        game = self.game
        records = blank(ITEM, game.rules.ITEMS)
        count = game.rules.settle(state, game.options, records)
        items = read_items(game.interface, records, count)
        return Settlement(game.name, items, payments(items, game.seats))

    def outcome(self, illegal: bool = False) -> dict[str, Json]:
        """Every field that the `expect` of a record may check for this deal."""
        state = self._state
        return self.game.interface.outcome(state, self.game.options, self._settlement(state).items, illegal)

    # ---- copies and records --------------------------------------------------------------------------------------

    def copy(self) -> "Deal[V]":
        made = Deal(self.game, duplicate(self._states))
        made._views = self._views.copy()
        return made

    __copy__ = copy

    def __reduce__(self) -> tuple[object, ...]:
        return Deal.from_bytes, (self.to_bytes(),)

    def to_bytes(self) -> bytes:
        """The deal with its game and options; `paiguan.Deal.from_bytes` restores it."""
        game = self.game
        return msgspec.msgpack.encode((game.name, game.rules.VERSION, game.given, self._states.tobytes()))

    @staticmethod
    def from_bytes(data: bytes) -> "Deal":
        from paiguan.engine.game import game as open_game

        name, version, given, state = msgspec.msgpack.decode(data, type=tuple[str, int, dict[str, Json], bytes])
        game = open_game(name, **given)
        if version != game.rules.VERSION or len(state) != game.rules.STATE.itemsize:
            raise ValueError(f"these bytes are of version {version} of {name}; this program reads {game.rules.VERSION}")
        return Deal(game, np.frombuffer(bytearray(state), game.rules.STATE))

    def record(self, id: str | None = None, expect: bool = False) -> dict[str, Json]:
        """The hand as a record: the deal, the actions and, with `expect`, the outcome."""
        game = self.game
        out: dict[str, Json] = {} if id is None else {"id": id}
        out |= {"game": game.name, "options": game.given, **game.interface.dealt(self._state, game.options)}
        out["actions"] = [msgspec.to_builtins(move) for move in self.moves]
        if expect:
            out["expect"] = {"illegal_at": None, **self.outcome()}
        return out

    def to_json(self) -> str:
        return msgspec.json.encode(self.record()).decode()

    @staticmethod
    def from_json(text: str | bytes) -> "Deal":
        from paiguan.engine.records import deal_of_record

        return deal_of_record(msgspec.json.decode(text))

    def text(self, language: str = "en") -> str:
        """The table as text for a terminal."""
        words = terms(self.game.name)
        return self.game.interface.text(
            self._state, self.game.options, lambda section, key: words.name(section, key, language)
        )

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Deal of {self.game.name}, {len(self.moves)} moves, {self.phase}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]
