"""A hand of a game: push moves, ask for views, read the settlement."""

import secrets
from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from paiguan.engine.contract import Json, Move, Refusal, Refused, View
from paiguan.engine.loops import END
from paiguan.engine.moves import grouped, read_action, read_text
from paiguan.engine.rng import seeded
from paiguan.engine.settlement import Settlement, payments, read_items
from paiguan.engine.state import CHANCE, ITEM, NOBODY, OVER, blank, duplicate
from paiguan.engine.terms import terms

if TYPE_CHECKING:
    from paiguan.engine.game import Game


class IllegalMove(ValueError):
    """A refused move; nothing has changed. `refusal` has the code and its parameters, `str` the sentence."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__(terms(game).sentence(refusal.code, refusal.params, "en"))
        self.game = game
        self.refusal = refusal


class Deal:
    """One hand. Its state is one record: copying, storing and restoring a deal is copying those bytes."""

    def __init__(self, game: "Game", states: Any) -> None:
        self.game = game
        self._words: dict[int | None, tuple[bytes, tuple[Json, ...]]] = {}  # of the log, by viewer
        self._become(states)

    def _become(self, states: Any) -> None:
        """An array of one state, which the deal never writes to: a move puts another in its place."""
        self._states = states
        self._state = states[0]
        self._views: dict[int | None, View] = {}  # by viewer

    # ---- whose turn, and what may be done ------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The STATE record, for kernels."""
        return self._state

    @property
    def actor(self) -> int | None:
        """The seat to act; for a throw of dice the seat that throws. None when the hand is over."""
        actor: int = self.game.loops.actor_of(self._states)
        if actor == CHANCE:
            return int(self._state.turn)
        return None if actor == OVER else actor

    @property
    def chance(self) -> bool:
        """The dice decide next."""
        return bool(self.game.loops.actor_of(self._states) == CHANCE)

    @property
    def over(self) -> bool:
        return bool(self.game.loops.actor_of(self._states) == OVER)

    @property
    def phase(self) -> str:
        return self.game.face.phases[self._state.phase]

    @property
    def legal_moves(self) -> "LegalMoves":
        """The moves of the actor, lazily; `move in deal.legal_moves` asks without listing them."""
        return LegalMoves(self.game, self._states, self.actor)

    def may_act(self, seat: int) -> bool:
        """The rules would take a move of this seat now; several seats may where a phase lets them."""
        return bool(self.game.loops.asked(duplicate(self._states), self.game.option_array, seat))

    def legal_moves_of(self, seat: int) -> "LegalMoves":
        """The moves of any seat that may act now, where several may."""
        states = duplicate(self._states)
        may_act = self.game.loops.asked(states, self.game.option_array, seat)
        return LegalMoves(self.game, states, seat if may_act else None)

    def why_not(self, move: "str | Move | Json") -> Refusal | None:
        """The rule that refuses a move, or None if it may be made."""
        try:
            self._after(self._read(move))
        except Refused as refused:
            return refused.refusal
        return None

    # ---- moves ---------------------------------------------------------------------------------------------------

    def push(self, move: "str | Move | Json") -> Move:
        """Make a move; raises IllegalMove and changes nothing if the rules refuse it."""
        try:
            read = self._read(move)
            states = self._after(read)
        except Refused as refused:
            raise IllegalMove(self.game.name, refused.refusal) from None
        self._become(states)
        return read

    def pop(self) -> Move:
        """Take back the last move."""
        moves = self.moves
        if not moves:
            raise IndexError("no move has been made in this hand")
        *_, (_, codes) = grouped(self._state.log[: self._state.logged].tolist())
        states = duplicate(self._states)
        self.game.loops.replay(states[0], self.game.options, self._state.log, self._state.logged - len(codes))
        self._become(states)
        return moves[-1]

    def _read(self, move: "str | Move | Json") -> Move:
        """A move as it is, from text ("play 66 66 63", by whoever is to act), or from an action of a record."""
        if isinstance(move, str):
            return read_text(self.game.face, move, self.actor or 0)
        if not isinstance(move, Move):
            return read_action(self.game.face, move, self.game.seats)
        if not 0 <= move.seat < self.game.seats:
            raise Refused("unknown_seat", seat=move.seat)
        return move

    def _after(self, move: Move) -> Any:
        """The states after a move; raises Refused."""
        game = self.game
        codes = np.array(game.face.codes(self._state, game.options, move), np.int16)
        states = duplicate(self._states)
        if game.loops.try_move(states, game.option_array, move.seat, codes, len(codes), game.code_buffer):
            return states
        refusal = game.face.why_not(self._state, game.options, move)
        raise Refused(refusal.code, **refusal.params)

    @property
    def moves(self) -> list[Move]:
        """All moves made, the dice and private answers included."""
        state, game = self._state, self.game
        log = grouped(state.log[: state.logged].tolist())
        return [game.face.move(state, game.options, seat, codes) for seat, codes in log]

    # ---- what one seat knows -------------------------------------------------------------------------------------

    def veiled(self, seat: int | None) -> Any:
        """The state with all that a seat may not know taken out; None: a spectator."""
        return self._veiled(seat)[0]

    def _veiled(self, seat: int | None) -> Any:
        veiled = blank(self.game.rules.STATE)
        self.game.loops.veiled(self._states, self.game.option_array, self._viewer(seat), veiled)
        return veiled

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return NOBODY
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.game.seats:
            raise ValueError(f"seat must be None (a spectator) or from 0 to {self.game.seats - 1}, not {seat!r}")
        return seat

    def view(self, seat: int | None) -> View:
        """What a seat may see, as a typed struct; None: a spectator."""
        if seat not in self._views:
            game, veiled = self.game, self.game.plain(self._veiled(seat))
            self._views[seat] = game.face.view(veiled, game.plain_options, seat, self._worded(veiled, seat))
        return self._views[seat]

    def _worded(self, veiled: Any, seat: int | None) -> tuple[Json, ...]:
        """The log in words. They are kept for the next view, unless they tell of the deal: then more may be seen later."""
        face, options = self.game.face, self.game.plain_options
        log = veiled.log[: veiled.logged]
        entries = log.tobytes()
        known, words = self._words.get(seat, (b"", ()))
        if not entries.startswith(known):
            known, words = b"", ()
        fresh = grouped(log[len(known) // log.itemsize :].tolist())
        words += tuple([face.shown(veiled, options, who, codes) for who, codes in fresh])
        lasting = face.tells_deal is None or not any(face.tells_deal(codes[0]) for _, codes in fresh)
        if veiled.partial == 0 and lasting:
            self._words[seat] = entries, words
        return words

    def infostate(self, seat: int | None) -> str:
        """All that a seat knows, perfect recall included, as one string."""
        return msgspec.json.encode(self.view(seat)).decode()

    def observe(self, seat: int | None) -> Any:
        """All that a seat knows now as a vector of fixed length."""
        out = np.zeros(self.game.rules.OBSERVATION, np.int8)
        veiled = blank(self.game.rules.STATE)[0]
        self.game.loops.observe(self._state, self.game.options, self._viewer(seat), veiled, out)
        return out

    def resample(self, seat: int | None, seed: int | None = None) -> "Deal":
        """A world that this seat holds possible, each as likely; made without a look at the truth. Who is to act is to act."""
        worlds = blank(self.game.rules.STATE)
        rng = seeded(secrets.randbits(63) if seed is None else seed)
        self.game.loops.resample(self._state, self.game.options, self._viewer(seat), rng, worlds[0])
        return Deal(self.game, worlds)

    # ---- the result ----------------------------------------------------------------------------------------------

    @property
    def settlement(self) -> Settlement:
        """The items so far; final when the hand is over."""
        game = self.game
        records = blank(ITEM, game.rules.ITEMS)
        count = game.rules.settle(self._state, game.options, records)
        items = read_items(game.face, records, count)
        return Settlement(game.name, items, payments(items, game.seats))

    def outcome(self, illegal: bool = False) -> dict[str, Json]:
        """All that a record may expect of this deal."""
        return self.game.face.outcome(self._state, self.game.options, self.settlement.items, illegal)

    # ---- copies and records --------------------------------------------------------------------------------------

    def copy(self) -> "Deal":
        return Deal(self.game, duplicate(self._states))

    def to_bytes(self) -> bytes:
        """The deal with its game and options; `paiguan.Deal.from_bytes` restores it."""
        game = self.game
        return msgspec.msgpack.encode((game.name, game.rules.VERSION, game.given, self._states.tobytes()))

    @staticmethod
    def from_bytes(data: bytes) -> "Deal":
        from paiguan.engine.game import game as open_game

        name, version, given, state = msgspec.msgpack.decode(data, type=tuple[str, int, dict[str, Any], bytes])
        game = open_game(name, **given)
        if version != game.rules.VERSION or len(state) != game.rules.STATE.itemsize:
            raise ValueError(f"these bytes are of version {version} of {name}; this program reads {game.rules.VERSION}")
        return Deal(game, np.frombuffer(bytearray(state), game.rules.STATE))

    def record(self, id: str | None = None, expect: bool = False) -> dict[str, Json]:
        """The hand as a record: what was dealt and done and, if asked for, what came of it."""
        game = self.game
        out: dict[str, Json] = {} if id is None else {"id": id}
        out |= {"game": game.name, "options": game.given, **game.face.dealt(self._state, game.options)}
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
        """The table for the terminal."""
        words = terms(self.game.name)
        return self.game.face.table(
            self._state, self.game.options, lambda section, key: words.name(section, key, language)
        )

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Deal of {self.game.name}, {len(self.moves)} moves, {self.phase}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]


class LegalMoves:
    """The legal moves of one seat at one moment. A move of several codes is one move; very long lists are walked lazily."""

    def __init__(self, game: "Game", states: Any, actor: int | None) -> None:
        """Of the actor in these states, which are not written to; None: of a seat that may not act."""
        self._game = game
        self._states = states
        self._actor = actor

    @cached_property
    def _rows(self) -> Any:
        """One row of codes a move, or None where they are too many to list."""
        return np.zeros((0, 1), np.int16) if self._actor is None else self._game.whole_moves(self._states)

    def _codes(self) -> Iterator[tuple[int, ...]]:
        if self._rows is None:
            yield from self._walk(self._states, ())
            return
        for start in range(0, len(self._rows), 256):
            for row in self._rows[start : start + 256].tolist():
                yield tuple(row[: row.index(END)])

    def _walk(self, states: Any, given: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        game = self._game
        codes = game.code_buffer[: game.rules.legal(states[0], game.options, game.code_buffer)].tolist()
        for code in codes:
            after = duplicate(states)
            game.rules.play(after[0], game.options, code)
            if after[0].partial == 0:
                yield (*given, code)
            else:
                yield from self._walk(after, (*given, code))

    def random(self, seed: int | None = None) -> Move:
        """One of them, code by code at random: quick however many there are."""
        if self._actor is None:
            raise IndexError("this seat has no legal move now")
        game = self._game
        rng = seeded(secrets.randbits(63) if seed is None else seed)
        codes = game.random_move(duplicate(self._states), rng)
        return game.face.move(self._states[0], game.options, self._actor, codes)

    def __iter__(self) -> Iterator[Move]:
        game, state = self._game, self._states[0]
        for codes in self._codes():
            yield game.face.move(state, game.options, self._actor or 0, codes)

    def __contains__(self, move: "str | Move | Json") -> bool:
        return Deal(self._game, self._states).why_not(move) is None

    def __len__(self) -> int:
        return sum(1 for _ in self._codes()) if self._rows is None else len(self._rows)

    def __bool__(self) -> bool:
        return next(self._codes(), None) is not None

    def __repr__(self) -> str:
        shown = [str(move) for _, move in zip(range(12), self, strict=False)]
        return f"<LegalMoves: {', '.join(shown)}{', …' if len(shown) == 12 else ''}>"
