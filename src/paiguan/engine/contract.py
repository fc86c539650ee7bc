"""The values that games and the house exchange: moves, refusals, standings, views.

A game imports this module, `engine.interface` and the floor (kernel, bits, rng, state) and nothing else of the house.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

import msgspec
from typing_extensions import TypeVar

from paiguan.engine.errors import UserError
from paiguan.engine.kernel import Options, State
from paiguan.engine.state import NOBODY

Json: TypeAlias = Any  # a value of JSON; a recursive type would ask every reader of a record to narrow it


class Move(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """One move by one seat; each verb of a game is a subclass, tagged with the verb of the record format."""

    # True: the move is offered once, with the number of pieces (or the amount) to choose. False: every variant is offered.
    chosen_freely: ClassVar[bool] = False

    seat: int

    def __str__(self) -> str:
        return " ".join([self.verb, *self.words()])

    @property
    def verb(self) -> str:
        return str(type(self).__struct_config__.tag)

    def words(self) -> list[str]:
        """The words after the verb in the text form; several lists of pieces are separated by a slash."""
        parts: list[str] = []
        for name in type(self).__struct_fields__:
            value = getattr(self, name)
            if name == "seat" or value is None or value == ():
                continue
            if isinstance(value, tuple):
                parts.append(" ".join(str(v) for v in value))
            else:
                parts.append(str(value))
        return " / ".join(parts).split(" ") if parts else []


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is refused: a code of the game's `refusals` and the parameters of its sentence."""

    code: str
    params: Mapping[str, Json] = {}


class RefusalError(UserError, ValueError):
    """Raised when a move, a record or a score sheet cannot be accepted. Carries the refusal; its sentence is in the
    game's terms."""

    def __init__(self, code: str, **params: Json) -> None:
        super().__init__(code, params)
        self.refusal = Refusal(code, params)

    def __reduce__(self) -> tuple[object, ...]:
        return _refused, (self.refusal,)


def _refused(refusal: Refusal) -> RefusalError:
    return RefusalError(refusal.code, **refusal.params)


def refuse(code: str, **params: Json) -> Refusal:
    return Refusal(code, params)


def is_whole(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def check_dominoes(pieces: Sequence[str], kinds: Mapping[str, int], copies: Sequence[int]) -> None:
    """Refuse ids that are not dominoes and more copies than the set has. An id written low end first is corrected."""
    for piece in pieces:
        if piece not in kinds and piece[::-1] in kinds:
            raise RefusalError("piece_reversed", piece=piece, correct=piece[::-1])
    for piece in pieces:
        if piece not in kinds:
            raise RefusalError("unknown_piece", piece=piece)
    for piece in pieces:
        if pieces.count(piece) > copies[kinds[piece]]:
            raise RefusalError("too_many_copies", piece=piece, copies=int(copies[kinds[piece]]))


def seat_in(sheet: Mapping[str, Json], key: str, seats: int = 4) -> int:
    """The seat that an entry of a sheet names. Raises RefusalError."""
    value: Json = sheet.get(key)
    if not is_whole(value):
        raise RefusalError("malformed", field=key)
    if not 0 <= value < seats:
        raise RefusalError("unknown_seat", seat=value)
    return int(value)


def record_of(plain: State) -> State:
    """The NumPy record behind a plain state (engine/plain.py), for compiled kernels."""
    return plain.record


def records_of(plain: State) -> Any:
    """The same record as an array of one, which is faster to pass to compiled code."""
    return plain.records


def seat_or_none(value: int) -> int | None:
    return None if value == NOBODY else int(value)


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a match between two hands, apart from the totals. Games add fields of their own."""

    dealer: int = 0
    hands: int = 0  # hands finished
    over: bool = False


def first_standing(options: Options) -> Standing:
    """The standing at the start of a match: seat 0 deals."""
    return Standing()


def equal(key: str, got: Json, expected: Json) -> bool:
    return bool(got == expected)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may see; every game adds its own fields. Built from a concealed state only."""

    # Fields that follow from the others and the rules. They are there for display; an information state leaves them out.
    # `trick.plays` names a field of a field, `piles.*.ranks` a field of every element.
    derived: ClassVar[tuple[str, ...]] = ()

    game: str
    seat: int | None  # None: a spectator
    phase: str
    turn: int | None  # None if nobody is to act, or if the viewer may not know
    log: tuple[Mapping[str, Json], ...]


class Item(msgspec.Struct, frozen=True, omit_defaults=True, rename={"payer": "from", "payee": "to", "debtor": "for"}):
    """One line of a settlement. Without a payer it explains the lines after it. Its JSON keys are those of the rule pages."""

    id: str
    payer: int | None
    payee: int | None
    units: int
    amount: int
    factors: Mapping[str, int] = {}
    notes: tuple[str, ...] = ()
    debtor: int | None = None  # the seat on whose behalf the payer pays; None: its own


def payments(items: Sequence[Item], seats: int) -> tuple[int, ...]:
    """What each seat gains by the items that are payments."""
    sums = [0] * seats
    for item in items:
        if item.payer is not None and item.payee is not None:
            sums[item.payer] -= item.amount
            sums[item.payee] += item.amount
    return tuple(sums)


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What a settlement is drawn from; every game adds its own fields. Built from what a spectator sees, so nothing in it is
    hidden."""

    ended: int | None  # the seat that ended the hand, if a seat did


def known(view: View) -> dict[str, Json]:
    """The fields of a view without the derived ones."""
    data: dict[str, Json] = msgspec.to_builtins(view)
    for path in view.derived:
        _drop(data, path.split("."))
    return data


def _drop(data: Json, path: list[str]) -> None:
    first, *rest = path
    if data is None:
        return
    if first == "*":
        for one in data:
            _drop(one, rest)
    elif rest:
        _drop(data[first], rest)
    else:
        del data[first]


Bounds: TypeAlias = tuple[int, int]  # the lowest and the highest payment of a seat

V = TypeVar(
    "V", bound=View, default=View, covariant=True
)  # the view type of a game, over which `Game`, `Deal` and `Match` are generic
