"""What travels over HTTP: every request and answer is a struct, and so is every refusal; OpenAPI is made from them."""

from math import ceil
from typing import Any, Literal

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from paiguan.engine.contract import Json, Refusal
from paiguan.engine.errors import UserError
from paiguan.engine.game import playable
from paiguan.engine.terms import terms
from paiguan.parlour import wire as w
from paiguan.parlour.decide import HouseRefusal
from paiguan.parlour.door import HouseFull
from paiguan.parlour.keeping import KeptThing
from paiguan.parlour.logs import fault
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.wording import refused_by_house

Req = Request[Any, Any, State]
GameId: Any = Literal[playable()]
# What the framework says, as a fault of its own, where a client hangs up before its request has arrived.
CUT_OFF = "client disconnected prematurely"
SeatWish = Literal["me", "open", "novice", "regular", "sharp", "master", "grandmaster"]


def parlour_of(request: Any) -> Parlour:
    parlour: Parlour = request.app.state.parlour
    return parlour


# ---- refusals --------------------------------------------------------------------------------------------------------


class HttpRefusal(UserError):
    """An error with a code and a sentence; `wait`: seconds until it is worth asking again, where that is known."""

    def __init__(self, status: int, code: str, text: str, wait: float = 0.0) -> None:
        super().__init__(text)
        self.status, self.code, self.text, self.wait = status, code, text, wait


class RefusalBody(msgspec.Struct, frozen=True):
    """What an error answer holds."""

    code: str
    text: str


class Fault(msgspec.Struct, frozen=True):
    """What the answer holds when the house itself is at fault; `id` finds it in the log."""

    code: str
    text: str
    id: str


def as_response(request: Req, problem: HttpRefusal) -> Response[RefusalBody]:
    parlour_of(request).metrics.refused("http", problem.code)
    headers = {"retry-after": str(ceil(problem.wait))} if problem.wait else {}
    return Response(RefusalBody(problem.code, problem.text), status_code=problem.status, headers=headers)


def as_full(request: Req, full: HouseFull) -> Response[RefusalBody]:
    return as_response(request, HttpRefusal(503, "house_full", str(full), full.wait))


def as_trouble(request: Req, error: HTTPException) -> Response[Any]:
    if error.detail == CUT_OFF:
        return Response(RefusalBody("http_400", error.detail), status_code=400)
    if error.status_code >= 500:
        return as_fault(request, error)
    code = f"http_{error.status_code}"
    parlour_of(request).metrics.refused("http", code)
    return Response(RefusalBody(code, _sentence(error)), status_code=error.status_code, headers=error.headers)


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


def as_unavailable(request: Req, error: Exception) -> Response[RefusalBody]:
    """The database does not answer, or refuses to write: nothing is wrong with the request, and later it may be granted."""
    parlour_of(request).metrics.refused("http", "not_stored")
    text = terms("house").sentence("not_stored", {}, "en")
    return Response(RefusalBody("not_stored", text), status_code=503, headers={"retry-after": "2"})


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
    found = {one: ResponseSpec(RefusalBody, generate_examples=False, description=said[one]) for one in (400, *statuses)}
    return {**found, 500: ResponseSpec(Fault, generate_examples=False, description="a fault of the house")}


def too_many(wait: float) -> HttpRefusal:
    return HttpRefusal(429, "too_many", f"That was a lot at once. Go on in {ceil(wait)} s.", wait)


def denied(game: str, refusal: Refusal, language: str, status: int = 422) -> HttpRefusal:
    return HttpRefusal(status, refusal.code, terms(game).sentence(refusal.code, refusal.params, language))


def denied_by_house(error: HouseRefusal, language: w.Language, status: int = 422) -> HttpRefusal:
    return HttpRefusal(status, error.refusal.code, refused_by_house(error.refusal, language))


def not_found() -> HttpRefusal:
    return HttpRefusal(404, "not_found", "There is no such table or hand.")


# ---- guests ---------------------------------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    name: str
    language: w.Language


class Token(msgspec.Struct, frozen=True):
    """For programs that play: send it as `Authorization: Bearer …`."""

    token: str
    name: str


# ---- my games --------------------------------------------------------------------------------------------------------


class PlayedHand(msgspec.Struct, frozen=True, kw_only=True):
    """A finished hand of mine."""

    hand: int  # of the table, as replays count
    number: int  # of the match
    ended: float
    units: int
    total: int  # of the match after this hand
    place: int  # in the match after this hand


class PlayedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match, as far as I played in it."""

    table: str
    match: int  # of the table
    game: str
    options: dict[str, Json]
    names: tuple[str, ...]  # of the players of its last hand; none once the table is deleted
    seat: int
    over: bool
    kept: bool  # its hands can be replayed and reviewed
    hands: tuple[PlayedHand, ...]


class GameTotal(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    hands: int
    matches: int
    units: int
    line: tuple[int, ...]  # units of the last hands, in order


class MyGames(msgspec.Struct, frozen=True, kw_only=True):
    games: tuple[GameTotal, ...]
    matches: tuple[PlayedMatch, ...]  # newest first
    more: bool
    bin_until: float | None  # until then what this device has deleted can be put back


class BestHand(msgspec.Struct, frozen=True, kw_only=True):
    """One of the hands in which I won most: the result in a sentence, and what brought most."""

    table: str
    hand: int
    game: str
    units: int
    ended: float
    headline: str
    item: str
    pieces: tuple[str, ...]


class CarryOffer(msgspec.Struct, frozen=True):
    """A one-time code for another device, and when it expires."""

    code: str
    expires: float


class CarryWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    code: str
    lang: w.Language = "en"


class Carried(msgspec.Struct, frozen=True):
    """Whose code it is."""

    name: str
    hands: int  # that they have played


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """A key of mine on a device."""

    id: str
    name: str
    made: float
    used: float | None  # when this was last used to come back


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What `navigator.credentials` needs, as JSON; bytes are in base64url."""

    options: dict[str, Json]


class PasskeyMade(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A key that the browser has made, as JSON."""

    credential: dict[str, Json]
    name: str
    lang: w.Language = "en"


class PasskeyShown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A key that the browser shows, as JSON."""

    credential: dict[str, Json]
    lang: w.Language = "en"


class HouseKeeps(msgspec.Struct, frozen=True):
    """What this server keeps of guests, and for how long."""

    things: tuple[KeptThing, ...]


class OwnData(msgspec.Struct, frozen=True):
    """What the server keeps of a guest besides the events of tables: the rows of its database, by table."""

    name: str
    language: w.Language
    rows: dict[str, list[dict[str, Json]]]


class Deleted(msgspec.Struct, frozen=True):
    """What was deleted can be put back until then; null: it is gone."""

    until: float | None


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
    levels: dict[
        w.Level, str
    ] = {}  # bots that play differently under these rules than their level promises: how and why
    problems: tuple[Note, ...]


class SheetWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    options: dict[str, Json] = {}
    sheet: dict[str, Json] = {}
    names: list[str] = []
    standing: dict[str, Json] | None = (
        None  # where the match stands, as `SheetChecked.next` had it; none: at its beginning
    )
    lang: w.Language = "en"


class SheetLack(msgspec.Struct, frozen=True, kw_only=True):
    """Why an entry, or a whole sheet, does not do; `field` is the entry that is missing or cannot be read."""

    code: str
    text: str
    field: str | None = None


class SheetQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A question that a sheet asks now, given the entries so far."""

    key: str
    kind: Literal["seat", "count", "counts", "seats", "word", "words", "flag", "piece", "pieces", "other"]
    values: tuple[Json, ...]  # the seats or words to choose from; for numbers by seat, the seats that are asked
    low: int
    high: int | None
    have: int | None  # so many pieces, stacks, cards …
    need: int | None  # … of so many
    value: Json  # the entry as it is read: as given, or as it follows from the others
    auto: tuple[int, ...]  # the seats whose number follows from the others
    optional: bool
    rare: bool  # a form folds it away
    lack: SheetLack | None


class SheetChecked(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet that is being filled in: what it asks for, and what it comes to or why not, once it lacks nothing."""

    questions: tuple[SheetQuestion, ...] | None = None  # none: this game asks for every entry of its sheet
    account: w.Account | None = None
    refused: SheetLack | None = None
    standing: dict[str, Json] | None = None  # of this hand
    idle: int | None = None  # the seat that sits this hand out
    banker: bool = True  # whether the dealer plays another part than the others
    next: dict[str, Json] | None = None  # where the match stands after this hand


# ---- tables ---------------------------------------------------------------------------------------------------------


class TableWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table: its rules, who sits where ("me" once), the clock, whether the lobby shows it, whether `hints` may be asked for
    although other people play, whether spectators may speak, and whether people may write freely (private tables only)."""

    game: GameId
    options: dict[str, Json] = {}
    seats: tuple[SeatWish, ...] = ()  # none named: me, and regulars
    clock: w.Clock | None = None
    public: bool = False
    hints: bool = False
    watchers_speak: bool = False
    chat: bool = False
    seal: str = ""  # of a number for the cut of the first hand (docs/fair-shuffle.md)
    lesson: str = ""  # of the course: its rules and its deal against novices, whatever else is named
    lang: w.Language = "en"


class Opened(msgspec.Struct, frozen=True):
    id: str


class TryWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another try at a hand: from the decision at a `step` of its replay, against bots of a level."""

    step: int
    level: w.Level = "regular"
    lang: w.Language = "en"


class LineWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What might have followed another `move` at the decision at a `step` of a hand's replay."""

    step: int
    move: dict[str, Json]
    lang: w.Language = "en"


class DailyWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A try at the deal of a day."""

    lang: w.Language = "en"


class RatingWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The games in which I want to be rated; in no others."""

    games: tuple[GameId, ...]


class RecordWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    record: dict[str, Json]
    seat: int | None = None
    lang: w.Language = "en"


class HandResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a finished hand came to, and the totals after it."""

    hand: int
    payments: tuple[int, ...]
    totals: tuple[int, ...]
