"""What travels over HTTP: every request and answer is a struct, and so is every refusal; OpenAPI is made from them."""

from typing import Any, Literal

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from paiguan.engine.contract import Json, Refusal
from paiguan.engine.terms import terms
from paiguan.parlour import wire as w
from paiguan.parlour.logs import fault
from paiguan.parlour.parlour import Parlour

Req = Request[Any, Any, State]
GameId = Literal["tianjiu", "liuhu", "mohuahua", "weimaque", "shisanzhang"]
SeatWish = Literal["me", "open", "novice", "regular", "master"]


def parlour_of(request: Any) -> Parlour:
    parlour: Parlour = request.app.state.parlour
    return parlour


# ---- refusals --------------------------------------------------------------------------------------------------------


class Problem(Exception):
    """An error with a code and a sentence."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status, self.code, self.text = status, code, text


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
    return Response(Trouble(problem.code, problem.text), status_code=problem.status)


def as_trouble(request: Req, error: HTTPException) -> Response[Any]:
    if error.status_code >= 500:
        return as_fault(request, error)
    code = f"http_{error.status_code}"
    parlour_of(request).metrics.refused("http", code)
    return Response(Trouble(code, error.detail), status_code=error.status_code, headers=error.headers)


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
    """The refusals of a route, for OpenAPI. A request that cannot be read is refused everywhere."""
    said = {
        400: "cannot be read",
        401: "no guest",
        403: "may not be seen",
        404: "not found",
        422: "refused",
        429: "too many",
        503: "not yet",
    }
    return {one: ResponseSpec(Trouble, generate_examples=False, description=said[one]) for one in (400, *statuses)}


def too_many() -> Problem:
    return Problem(429, "too_many", "That was a lot at once. Wait a little, then go on.")


def denied(game: str, refusal: Refusal, language: str, status: int = 422) -> Problem:
    return Problem(status, refusal.code, terms(game).sentence(refusal.code, refusal.params, language))


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
    """A table: its rules, who sits where ("me" once), the clock, and whether the lobby shows it."""

    game: GameId
    options: dict[str, Json] = {}
    seats: tuple[SeatWish, ...] = ()  # none named: me, and regulars
    clock: w.Clock | None = None
    public: bool = False
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
