"""What travels over HTTP: every request and answer is a struct, and so is every refusal; OpenAPI is made from them."""

from math import ceil
from typing import Any, Literal

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from paiguan.engine.contract import Json, Refusal
from paiguan.engine.names import GAMES
from paiguan.engine.terms import terms
from paiguan.parlour import wire as w
from paiguan.parlour.decide import Denied
from paiguan.parlour.door import HouseFull
from paiguan.parlour.logs import fault
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.telling import refused_by_house

Req = Request[Any, Any, State]
GameId: Any = Literal[GAMES]
# What the framework says, as a fault of its own, where a client hangs up before its request has arrived.
CUT_OFF = "client disconnected prematurely"
SeatWish = Literal["me", "open", "novice", "regular", "master"]


def parlour_of(request: Any) -> Parlour:
    parlour: Parlour = request.app.state.parlour
    return parlour


# ---- refusals --------------------------------------------------------------------------------------------------------


class Problem(Exception):
    """An error with a code and a sentence; `wait`: seconds until it is worth asking again, where that is known."""

    def __init__(self, status: int, code: str, text: str, wait: float = 0.0) -> None:
        super().__init__(text)
        self.status, self.code, self.text, self.wait = status, code, text, wait


class Trouble(msgspec.Struct, frozen=True):
    """What an error answer holds."""

    code: str
    text: str


class Fault(msgspec.Struct, frozen=True):
    """What the answer holds when the house itself is at fault; `id` finds it in the log."""

    code: str
    text: str
    id: str


def as_response(request: Req, problem: Problem) -> Response[Trouble]:
    parlour_of(request).metrics.refused("http", problem.code)
    headers = {"retry-after": str(ceil(problem.wait))} if problem.wait else {}
    return Response(Trouble(problem.code, problem.text), status_code=problem.status, headers=headers)


def as_full(request: Req, full: HouseFull) -> Response[Trouble]:
    return as_response(request, Problem(503, "house_full", str(full), full.wait))


def as_trouble(request: Req, error: HTTPException) -> Response[Any]:
    if error.detail == CUT_OFF:
        return Response(Trouble("http_400", error.detail), status_code=400)
    if error.status_code >= 500:
        return as_fault(request, error)
    code = f"http_{error.status_code}"
    parlour_of(request).metrics.refused("http", code)
    return Response(Trouble(code, _sentence(error)), status_code=error.status_code, headers=error.headers)


def _sentence(error: HTTPException) -> str:
    """What is wrong with a request that the framework refuses: it names the parameters beside its own text."""
    if error.status_code == 405:
        return f"This address answers {(error.headers or {}).get('Allow', 'no method')} only."
    if error.status_code == 413:
        return "The body is too large."
    named = [one for one in error.extra or () if isinstance(one, dict) and "message" in one]
    said = [f"{one.get('key', 'the request')}: {one['message']}" for one in named]
    return f"The request cannot be read: {'; '.join(said)}." if said else error.detail


def as_fault(request: Req, error: Exception) -> Response[Fault]:
    """Something broke: the log has where, the answer under which id."""
    parlour_of(request).metrics.faults.labels("http").inc()
    status = error.status_code if isinstance(error, HTTPException) else 500
    name = fault("request", error, method=request.method, route=str(request.scope.get("path_template", "")))
    text = f"Something broke in the house. Try again; if it stays so, tell the host this: {name}."
    return Response(Fault("fault", text, name), status_code=status)


def as_unavailable(request: Req, error: Exception) -> Response[Trouble]:
    """The database does not answer, or refuses to write: nothing is wrong with the request, and later it may be granted."""
    parlour_of(request).metrics.refused("http", "not_stored")
    text = terms("house").sentence("not_stored", {}, "en")
    return Response(Trouble("not_stored", text), status_code=503, headers={"retry-after": "2"})


def troubles(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, for OpenAPI. What can happen everywhere is added by `description.py`."""
    said = {
        400: "cannot be read",
        401: "no guest",
        403: "may not be seen",
        404: "not found",
        422: "refused",
        429: "too many",
        503: "not yet",
    }
    found = {one: ResponseSpec(Trouble, generate_examples=False, description=said[one]) for one in (400, *statuses)}
    return {**found, 500: ResponseSpec(Fault, generate_examples=False, description="a fault of the house")}


def too_many(wait: float) -> Problem:
    return Problem(429, "too_many", f"That was a lot at once. Go on in {ceil(wait)} s.", wait)


def denied(game: str, refusal: Refusal, language: str, status: int = 422) -> Problem:
    return Problem(status, refusal.code, terms(game).sentence(refusal.code, refusal.params, language))


def denied_by_house(error: Denied, language: w.Language, status: int = 422) -> Problem:
    return Problem(status, error.refusal.code, refused_by_house(error.refusal, language))


def not_found() -> Problem:
    return Problem(404, "not_found", "There is no such table or hand.")


# ---- guests ---------------------------------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    name: str
    language: w.Language


class Token(msgspec.Struct, frozen=True):
    """For programs that play: send it as `Authorization: Bearer …`."""

    token: str
    name: str


# ---- games ----------------------------------------------------------------------------------------------------------


class OptionFacts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    id: str
    kind: Literal["choice", "flag", "whole", "subset", "other"]  # other: a form has nothing to offer but the presets
    default: Json
    values: tuple[Json, ...] = ()
    low: int | None = None
    high: int | None = None


class GameFacts(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    seats: int  # under the default rules
    presets: dict[str, dict[str, Json]]
    options: tuple[OptionFacts, ...]
    decides_once: bool  # a player thinks long and once in a hand: longer clocks are offered
    sheet: dict[str, str]  # what a score sheet asks for: key -> kind
    example: dict[str, Json]


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    options: dict[str, Json]
    lang: w.Language = "en"


class Note(msgspec.Struct, frozen=True, kw_only=True):
    level: Literal["error", "note"]
    code: str
    text: str
    options: tuple[str, ...]  # which settings it speaks of


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    seats: int | None
    values: dict[str, Json] | None
    idle: tuple[int | None, ...] = ()  # by the dealer: the seat that sits out
    problems: tuple[Note, ...]


class SheetWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    options: dict[str, Json] = {}
    sheet: dict[str, Json] = {}
    names: list[str] = []
    lang: w.Language = "en"


class SheetChecked(msgspec.Struct, frozen=True, kw_only=True):
    """What a sheet comes to, or why it comes to nothing: one of the two."""

    account: w.Account | None = None
    refused: Trouble | None = None


# ---- tables ---------------------------------------------------------------------------------------------------------


class TableWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table: its rules, who sits where ("me" once), the clock, whether the lobby shows it, whether `hints` may be asked for
    although other people play, and whether spectators may speak."""

    game: GameId
    options: dict[str, Json] = {}
    seats: tuple[SeatWish, ...] = ()  # none named: me, and regulars
    clock: w.Clock | None = None
    public: bool = False
    hints: bool = False
    watchers_speak: bool = False
    lang: w.Language = "en"


class Opened(msgspec.Struct, frozen=True):
    id: str


class RecordWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    record: dict[str, Json]
    seat: int | None = None
    lang: w.Language = "en"


class HandResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a finished hand came to, and the totals after it."""

    hand: int
    payments: tuple[int, ...]
    totals: tuple[int, ...]
