"""The HTTP side: guests, games, tables, replays, scores. Every answer and request is a struct; OpenAPI is made from them."""

import asyncio
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, get, post, put
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from paiguan.engine.contract import Json, Refusal
from paiguan.engine.deal import IllegalMove
from paiguan.engine.game import GAMES, Game, OptionError, face_of
from paiguan.engine.options import Choice, Flag, Option, Subset, Whole
from paiguan.engine.records import BadRecord, actions_of, deal_of_record, game_of_record
from paiguan.engine.terms import load, terms
from paiguan.parlour import limits
from paiguan.parlour import wire as w
from paiguan.parlour.decide import Denied
from paiguan.parlour.guests import COOKIE, clean_name, language_of
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.replay import Replay, Review, all_is_known, replay, reviewed
from paiguan.parlour.store import work
from paiguan.parlour.store.work import GuestRow
from paiguan.parlour.summary import Summary
from paiguan.parlour.worded import sheet_account

Req = Request[Any, Any, State]
GameId = Literal["tianjiu", "liuhu", "mohuahua", "weimaque", "shisanzhang"]
SeatWish = Literal["me", "open", "novice", "regular", "master"]
REVIEW_WORLDS = 96  # a decision; enough to find a mistake of half a unit
YEAR = 365 * 24 * 3600


class Problem(Exception):
    """An error with a code and a sentence."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status, self.code, self.text = status, code, text


class Trouble(msgspec.Struct, frozen=True):
    """What an error answer holds."""

    code: str
    text: str


def as_response(_: Req, problem: Problem) -> Response[Trouble]:
    return Response(Trouble(problem.code, problem.text), status_code=problem.status)


def as_trouble(_: Req, error: HTTPException) -> Response[Trouble]:
    return Response(Trouble(f"http_{error.status_code}", error.detail), status_code=error.status_code)


def troubles(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, for OpenAPI. A request that cannot be read is refused everywhere."""
    said = {
        400: "cannot be read",
        401: "no guest",
        403: "may not be seen",
        404: "not found",
        422: "refused",
        429: "too many",
    }
    return {one: ResponseSpec(Trouble, generate_examples=False, description=said[one]) for one in (400, *statuses)}


def too_many() -> Problem:
    return Problem(429, "too_many", "That was a lot at once. Wait a little, then go on.")


def address_of(request: Req) -> str:
    return request.client.host if request.client is not None else ""


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


def token_of(request: Any) -> str | None:
    header = request.headers.get("authorization", "")
    return header[7:] if header.lower().startswith("bearer ") else request.cookies.get(COOKIE)


async def guest_of(request: Any) -> GuestRow:
    """The guest who asks; pages set the cookie before they call anything."""
    guest = await parlour_of(request).guests.of_token(token_of(request))
    if guest is None:
        raise Problem(401, "no_guest", "Open the page first, or ask for a token: POST /api/tokens.")
    return guest


def parlour_of(request: Any) -> Parlour:
    parlour: Parlour = request.app.state.parlour
    return parlour


class GuestController(Controller):
    path = "/api"

    @get("/me", summary="Who am I? Sets the cookie for a new guest.", responses=troubles(429))
    async def me(self, request: Req) -> Response[Me]:
        guests = parlour_of(request).guests
        guest = await guests.of_token(token_of(request))
        cookies = []
        if guest is None:
            if not limits.GUESTS.take(address_of(request)):
                raise too_many()
            guest, token = await guests.welcome(language_of(request.headers.get("accept-language", "")))
            cookies = [Cookie(COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", path="/")]
        return Response(Me(guest.name, guest.language), cookies=cookies)  # type: ignore[arg-type]

    @put("/me", summary="Change name or language.", responses=troubles(401, 422))
    async def change(self, request: Req, data: Me) -> Me:
        guest = await guest_of(request)
        name = clean_name(data.name)
        if not name:
            raise Problem(422, "empty_name", "A name needs at least one letter.")
        row = GuestRow(id=guest.id, name=name, language=data.language)
        await parlour_of(request).guests.change(token_of(request) or "", row)
        return Me(row.name, data.language)

    @post("/tokens", summary="A guest for a program.", responses=troubles(429))
    async def token(self, request: Req, data: Me) -> Token:
        if not limits.GUESTS.take(address_of(request)):
            raise too_many()
        name = clean_name(data.name)
        guest, token = await parlour_of(request).guests.welcome(data.language, name)
        return Token(token, guest.name)


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


def option_facts(option: Option) -> OptionFacts:
    match option:
        case Flag():
            return OptionFacts(id=option.id, kind="flag", default=option.default)
        case Choice():
            return OptionFacts(id=option.id, kind="choice", default=option.default, values=option.values)
        case Subset():
            return OptionFacts(id=option.id, kind="subset", default=option.default, values=option.values)
        case Whole():
            return OptionFacts(id=option.id, kind="whole", default=option.default, low=option.low, high=option.high)
    return OptionFacts(id=option.id, kind="other", default=option.default)


@cache
def game_facts(name: str) -> GameFacts:
    face = face_of(name)
    return GameFacts(
        id=name,
        seats=Game(name, {}).seats,
        presets={key: dict(value) for key, value in face.options.presets.items()},
        options=tuple(option_facts(option) for option in face.options.options.values()),
        sheet={key: kind for key, (kind, _) in face.sheet.items()},
        example=dict(face.example),
    )


def note(game: str, level: Any, code: str, params: Any, language: str) -> Note:
    known = face_of(game).options.options
    text = terms(game).sentence(code, params, language)
    named = {*params.values()} if all(isinstance(value, str) for value in params.values()) else {params.get("option")}
    entry = terms(game).find("option_conflicts", code) or {}
    spoken = [option for option in known if option in named or option in entry.get("options", ())]
    return Note(level=level, code=code, text=text, options=tuple(spoken))


@cache
def words_in(game: str, language: str) -> bytes:
    """The terms of a game cut to one language."""
    cut = _cut(load(game), language)
    return msgspec.json.encode(cut)


def _cut(value: Any, language: str) -> Any:
    if isinstance(value, dict):
        if language in value and isinstance(value[language], str):
            return value[language]
        return {key: _cut(one, language) for key, one in value.items()}
    return [_cut(one, language) for one in value] if isinstance(value, list) else value


class GameController(Controller):
    path = "/api"

    @get("/games", summary="The five games: presets, options, score sheets.", sync_to_thread=False)
    def games(self) -> list[GameFacts]:
        return [game_facts(name) for name in GAMES]

    @get(
        "/words/{game:str}",
        summary="Every word of a game in one language.",
        responses=troubles(404),
        sync_to_thread=False,
    )
    def words(self, game: str, lang: w.Language = "en") -> Response[bytes]:
        if game not in (*GAMES, "house"):
            raise not_found()
        headers = {"cache-control": "max-age=3600"}
        return Response(words_in(game, lang), media_type="application/json", headers=headers)

    @post(
        "/games/{game:str}/check",
        summary="Do these options go together?",
        responses=troubles(404),
        status_code=200,
        sync_to_thread=False,
    )
    def check(self, game: str, data: Wish) -> Checked:
        if game not in GAMES:
            raise not_found()
        try:
            opened = Game(game, data.options)
        except OptionError as error:
            bad = note(game, "error", error.code, error.params, data.lang)
            return Checked(seats=None, values=None, problems=(bad,))
        notes = opened.face.options.notes(opened.values)
        shown = tuple(note(game, "note", one.code, one.params, data.lang) for one in notes)
        return Checked(seats=opened.seats, values=opened.values, problems=shown)

    @post(
        "/score/{game:str}",
        summary="Settle a hand played with real pieces.",
        responses=troubles(404, 422),
        status_code=200,
        sync_to_thread=False,
    )
    def score(self, game: str, data: "SheetWish") -> w.Account:
        if game not in GAMES:
            raise not_found()
        try:
            opened = Game(game, data.options)
            settlement = opened.score(data.sheet)
        except OptionError as error:
            raise denied(game, Refusal(error.code, error.params), data.lang) from None
        except IllegalMove as error:
            raise denied(game, error.refusal, data.lang) from None
        names = data.names or [terms(game).seat(seat, data.lang) for seat in range(opened.seats)]
        if len(names) != opened.seats:
            raise Problem(422, "names", f"This game has {opened.seats} seats.")
        return sheet_account(opened, settlement, names, data.lang)


class SheetWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    options: dict[str, Json] = {}
    sheet: dict[str, Json] = {}
    names: list[str] = []
    lang: w.Language = "en"


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


HandNumber = Annotated[int, Parameter(ge=1, le=100_000)]


class TableController(Controller):
    path = "/api/tables"

    @post("/", summary="Open a table.", responses=troubles(401, 422, 429))
    async def open(self, request: Req, data: TableWish) -> Opened:
        guest = await guest_of(request)
        if not limits.TABLES.take(guest.id):
            raise too_many()
        if data.clock is not None and not (5 <= data.clock.move <= 600 and 0 <= data.clock.bank <= 3600):
            raise Problem(422, "clock", "A clock gives 5 to 600 seconds a move and a bank of at most 3600.")
        try:
            seats: list[str] = [*data.seats] or ["me", *["regular"] * (Game(data.game, data.options).seats - 1)]
            table = await parlour_of(request).open_table(guest, data.game, data.options, seats, data.clock, data.public)
        except OptionError as error:
            raise denied(data.game, Refusal(error.code, error.params), data.lang) from None
        except Denied as error:
            raise denied(data.game, error.refusal, data.lang) from None
        return Opened(table.id)

    @get("/", summary="Public tables that wait for people.")
    async def lobby(self, request: Req) -> list[Summary]:
        return await parlour_of(request).lobby()

    @get("/mine", summary="Tables where I have a seat and the match goes on.", responses=troubles(401))
    async def mine(self, request: Req) -> list[Summary]:
        return await parlour_of(request).mine((await guest_of(request)).id)

    @get("/by-code/{code:str}", summary="The table with this code.", responses=troubles(404))
    async def by_code(self, request: Req, code: str) -> Opened:
        row = await parlour_of(request).store.do(work.by_code, code.upper())
        if row is None:
            raise Problem(404, "unknown_code", f"No table has the code {code.upper()[:6]}.")
        return Opened(row.id)

    @get("/{table:str}/hands", summary="What the finished hands came to.", responses=troubles(404))
    async def hands(self, request: Req, table: str) -> list[HandResult]:
        host = await parlour_of(request).host(table)
        if host is None:
            raise not_found()
        return [
            HandResult(hand=number, payments=hand.payments, totals=hand.totals)
            for number, hand in enumerate((await host.stored()).hands, 1)
            if hand.payments
        ]

    @get("/{table:str}/hands/{hand:int}", summary="A finished hand, step by step.", responses=troubles(401, 404))
    async def hand(
        self, request: Req, table: str, hand: HandNumber, seat: int | None = None, lang: w.Language = "en"
    ) -> Replay:
        record, names, own, finished = await self._hand(request, table, hand)
        shown = await asyncio.to_thread(replay, record, names, own, own if seat is None else seat, lang)
        return msgspec.structs.replace(shown, hand=hand, hands=finished)

    @get(
        "/{table:str}/hands/{hand:int}/record",
        summary="A finished hand as a record, if all of it may be seen.",
        responses=troubles(401, 403, 404),
    )
    async def record(self, request: Req, table: str, hand: HandNumber) -> Response[bytes]:
        record, _, own, _ = await self._hand(request, table, hand)
        if not all_is_known(deal_of_record(record), own):
            raise Problem(403, "still_hidden", "The rules of this game never show all the pieces of this hand.")
        name = f"{record['game']}-{table}-{hand}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(msgspec.json.encode(record) + b"\n", media_type="application/x-ndjson", headers=headers)

    @get(
        "/{table:str}/hands/{hand:int}/review",
        summary="What each of one's own decisions cost.",
        responses=troubles(401, 404),
    )
    async def review(self, request: Req, table: str, hand: HandNumber, lang: w.Language = "en") -> Review:
        record, _, own, _ = await self._hand(request, table, hand)
        return await asyncio.to_thread(reviewed, record, own, lang, worlds=REVIEW_WORLDS)

    async def _hand(self, request: Req, table: str, hand: int) -> tuple[dict[str, Json], list[str], int | None, int]:
        """A finished hand of a table, and the asker's seat there."""
        guest = await guest_of(request)
        host = await parlour_of(request).host(table)
        if host is None:
            raise not_found()
        sat = await host.stored()
        finished = len(sat.hands) - (sat.stage == "playing")
        if hand > finished:
            raise not_found()
        played = sat.hands[hand - 1]
        return played.record(sat.game), sat.names, sat.seat_of(guest.id), finished


class ReplayController(Controller):
    path = "/api/replay"

    @post(
        "/", summary="A record of one's own, step by step: all of it is open.", responses=troubles(422), status_code=200
    )
    async def upload(self, data: RecordWish) -> Replay:
        try:
            return await asyncio.to_thread(_replay_upload, data)
        except BadRecord as error:
            raise Problem(422, error.field, str(error)) from None
        except IllegalMove as error:
            raise Problem(422, error.refusal.code, str(error)) from None


def _replay_upload(data: RecordWish) -> Replay:
    """Who brings a record knows all of it: every seat is open."""
    game = game_of_record(data.record)
    record = {**data.record, "actions": actions_of(data.record)}
    names = [terms(game.name).seat(seat, data.lang) for seat in range(game.seats)]
    seat = data.seat if data.seat is not None and 0 <= data.seat < game.seats else 0
    return replay(record, names, seat, seat, data.lang, all_open=True)
