"""Tournaments over HTTP: make one, join, begin rounds, look at it, take the results away."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import TypeVar

from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from paiguan.engine.contract import Refusal
from paiguan.engine.game import OptionError
from paiguan.parlour import wire as w
from paiguan.parlour.codes import as_typed
from paiguan.parlour.http import Req, parlour_of
from paiguan.parlour.http.refusals import denied, denied_by_house, troubles
from paiguan.parlour.http.tables import Opened
from paiguan.parlour.names import visible
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.routes.guests import allow, device_of, guest_of, token_of
from paiguan.parlour.store import queries
from paiguan.parlour.store import tournaments as q
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.tournaments import export, page, told
from paiguan.parlour.tournaments.evenings import NoTournament
from paiguan.parlour.tournaments.events import Plan
from paiguan.parlour.tournaments.tournament import Tournament

T = TypeVar("T")
AGAIN = 1.0  # seconds before a record that was pushed out of the queue is asked for again
LONGEST_CLOCK = 600  # seconds for a move: other tables wait
FURTHEST = 31 * 24 * 3600.0  # seconds ahead that a first round can be set for


class TournamentController(Controller):
    path = "/api/tournaments"

    @post("/", summary="Make a tournament.", responses=troubles(401, 422, 429, 503))
    async def open(self, request: Req, data: JSONBody[told.TournamentWish]) -> Response[Opened]:
        guest = await guest_of(request)
        parlour = parlour_of(request)
        parlour.door.admit()
        allow(request, parlour.limits.tables, guest)
        device, cookies = device_of(request)
        try:
            made = await parlour.tournaments.open(guest, plan_of(data), data.plays, device)
        except OptionError as error:
            raise denied(data.game, Refusal(error.code, error.params), data.lang) from None
        except HouseRefusal as error:
            raise denied_by_house(error, data.lang) from None
        return Response(Opened(made.id), cookies=cookies, status_code=201)

    @get("/mine", summary="Tournaments of mine that go on.", responses=troubles(401, 429))
    async def mine(self, request: Req) -> list[told.TournamentSummary]:
        guest = await guest_of(request)
        allow(request, parlour_of(request).limits.replays, guest)
        return [page.summary(one, guest.id) for one in await parlour_of(request).tournaments.of_guest(guest.id)]

    @get("/by-code/{code:str}", summary="The tournament with this code.", responses=troubles(404, 429))
    async def by_code(self, request: Req, code: FromPath[str], lang: FromQuery[w.Language] = "en") -> Opened:
        parlour = parlour_of(request)
        allow(request, parlour.limits.codes, await parlour.guests.of_token(token_of(request)))
        found = await parlour.store.do(q.by_code, as_typed(code))
        if found is None:
            raise denied_by_house(HouseRefusal("no_tournament"), lang, status=404)
        return Opened(found)

    @get(
        "/{tournament:str}",
        summary="A tournament with its people, tables and standings.",
        responses=troubles(401, 404, 429, 503),
    )
    async def look(
        self, request: Req, tournament: FromPath[str], lang: FromQuery[w.Language] = "en"
    ) -> told.TournamentFacts:
        guest = await guest_of(request)
        allow(request, parlour_of(request).limits.commands, guest)
        return await facts(parlour_of(request), await found(request, tournament, lang), guest, lang)

    # ---- commands ----------------------------------------------------------------------------------------------------

    @post(
        "/{tournament:str}/join",
        summary="Take part from the next round on, under the name that I have now.",
        responses=troubles(401, 404, 422, 429, 503),
        status_code=200,
    )
    async def join(
        self, request: Req, tournament: FromPath[str], data: JSONBody[told.TournamentCommand]
    ) -> Response[told.TournamentFacts]:
        guest = await guest_of(request)
        device, cookies = device_of(request)
        doing = partial(parlour_of(request).tournaments.join, tournament, guest, device)
        return Response(await done(request, guest, doing, data.lang), cookies=cookies)

    @post(
        "/{tournament:str}/take",
        summary="Take a bot's chair in the round that is being played; my results count from the next hand.",
        responses=troubles(401, 404, 422, 429, 503),
        status_code=200,
    )
    async def take(
        self, request: Req, tournament: FromPath[str], data: JSONBody[told.TournamentCommand]
    ) -> told.TournamentFacts:
        guest = await guest_of(request)
        return await done(request, guest, partial(parlour_of(request).tournaments.take, tournament, guest), data.lang)

    @post(
        "/{tournament:str}/leave",
        summary="Take part in no further round. At a table that is being played a bot goes on for me once I step away.",
        responses=troubles(401, 404, 422, 429, 503),
        status_code=200,
    )
    async def leave(
        self, request: Req, tournament: FromPath[str], data: JSONBody[told.TournamentCommand]
    ) -> told.TournamentFacts:
        guest = await guest_of(request)
        return await done(
            request, guest, partial(parlour_of(request).tournaments.leave, tournament, guest.id), data.lang
        )

    @post(
        "/{tournament:str}/remove",
        summary="Let a person take part in no further round. Owner only.",
        responses=troubles(401, 404, 422, 429, 503),
        status_code=200,
    )
    async def remove(
        self, request: Req, tournament: FromPath[str], data: JSONBody[told.RemoveWish]
    ) -> told.TournamentFacts:
        guest = await guest_of(request)
        doing = partial(parlour_of(request).tournaments.remove, tournament, guest.id, data.person)
        return await done(request, guest, doing, data.lang)

    @post(
        "/{tournament:str}/rounds",
        summary="Begin a round. Owner only.",
        responses=troubles(401, 404, 422, 429, 503),
        status_code=200,
    )
    async def begin(
        self, request: Req, tournament: FromPath[str], data: JSONBody[told.RoundWish]
    ) -> told.TournamentFacts:
        guest = await guest_of(request)
        doing = partial(parlour_of(request).tournaments.begin, tournament, guest.id, data.round)
        return await done(request, guest, doing, data.lang)

    @post(
        "/{tournament:str}/pause",
        summary="Let the evening stand still: hands are played to their end, no other is dealt and no round begins; or go on. Owner only.",
        responses=troubles(401, 404, 422, 429, 503),
        status_code=200,
    )
    async def pause(
        self, request: Req, tournament: FromPath[str], data: JSONBody[told.PauseWish]
    ) -> told.TournamentFacts:
        guest = await guest_of(request)
        doing = partial(parlour_of(request).tournaments.pause, tournament, guest.id, data.paused)
        return await done(request, guest, doing, data.lang)

    @post(
        "/{tournament:str}/finish",
        summary="End the evening after the rounds that have been played. Owner only.",
        responses=troubles(401, 404, 422, 429, 503),
        status_code=200,
    )
    async def finish(
        self, request: Req, tournament: FromPath[str], data: JSONBody[told.TournamentCommand]
    ) -> told.TournamentFacts:
        guest = await guest_of(request)
        return await done(
            request, guest, partial(parlour_of(request).tournaments.finish, tournament, guest.id), data.lang
        )

    @post(
        "/{tournament:str}/close",
        summary="Break off at any time; a round that is not over does not count. Owner only.",
        responses=troubles(401, 404, 422, 429, 503),
        status_code=200,
    )
    async def close(
        self, request: Req, tournament: FromPath[str], data: JSONBody[told.TournamentCommand]
    ) -> told.TournamentFacts:
        guest = await guest_of(request)
        return await done(
            request, guest, partial(parlour_of(request).tournaments.close, tournament, guest.id), data.lang
        )

    # ---- to take away ------------------------------------------------------------------------------------------------

    @get(
        "/{tournament:str}/standings",
        summary="The standings as CSV.",
        media_type="text/csv",
        responses=troubles(401, 404, 429, 503),
    )
    async def standings(
        self, request: Req, tournament: FromPath[str], lang: FromQuery[w.Language] = "en"
    ) -> Response[str]:
        return await self._csv(request, tournament, lang, "standings")

    @get(
        "/{tournament:str}/hands",
        summary="Every result as CSV: a row for each hand and seat.",
        media_type="text/csv",
        responses=troubles(401, 404, 429, 503),
    )
    async def hands(self, request: Req, tournament: FromPath[str], lang: FromQuery[w.Language] = "en") -> Response[str]:
        return await self._csv(request, tournament, lang, "hands")

    async def _csv(self, request: Req, tournament: str, lang: w.Language, what: str) -> Response[str]:
        guest = await guest_of(request)
        parlour = parlour_of(request)
        allow(request, parlour.limits.replays, guest)
        one = await found(request, tournament, lang)
        write = export.standings_csv if what == "standings" else export.hands_csv
        text = write(one, await page.shown(parlour.tournaments, one), lang)
        name = f"paiguan-{one.code}-{what}.csv"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(text, media_type="text/csv", headers=headers)

    @get(
        "/{tournament:str}/records",
        summary="The hands of the rounds that are over as records, one a line: those of which the rules show me all the pieces.",
        media_type="application/x-ndjson",
        responses=troubles(401, 404, 429),
    )
    async def records(self, request: Req, tournament: FromPath[str], lang: FromQuery[w.Language] = "en") -> Stream:
        guest = await guest_of(request)
        parlour = parlour_of(request)
        allow(request, parlour.limits.replays, guest)
        one = await found(request, tournament, lang)
        name = f"paiguan-{one.code}-records.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Stream(_records(parlour, one, guest.id), media_type="application/x-ndjson", headers=headers)


def plan_of(wish: told.TournamentWish) -> Plan:
    """Return what the owner has chosen. Raises HouseRefusal and HttpRefusal."""
    name, clock = visible(wish.name, told.LONGEST_NAME), wish.clock
    if not name:
        raise HouseRefusal("tournament_name")
    counts = (wish.rounds, told.MOST_ROUNDS), (wish.hands, told.MOST_HANDS), (wish.tables, told.MOST_TABLES)
    if any(not 1 <= count <= most for count, most in counts) or not 0 <= (wish.pause or 0) <= told.LONGEST_PAUSE:
        raise HouseRefusal(
            "tournament_size",
            rounds=told.MOST_ROUNDS,
            hands=told.MOST_HANDS,
            tables=told.MOST_TABLES,
            minutes=told.LONGEST_PAUSE,
        )
    if clock is not None and not (5 <= clock.move <= LONGEST_CLOCK and 0 <= clock.bank <= 3600):
        raise HouseRefusal("tournament_clock", most=LONGEST_CLOCK)
    if wish.begins and not 0 <= wish.begins - time.time() <= FURTHEST:
        raise HouseRefusal("tournament_begins")
    return Plan(
        name=name,
        game=wish.game,
        options=wish.options,
        rounds=wish.rounds,
        hands=wish.hands,
        tables=wish.tables,
        pairing=wish.pairing,
        duplicate=wish.duplicate,
        level=wish.level,
        clock=clock,
        begins=wish.begins,
        pause=wish.pause,
    )


async def found(request: Req, tournament: str, language: w.Language) -> Tournament:
    try:
        return await parlour_of(request).tournaments.find(tournament)
    except NoTournament:
        raise denied_by_house(HouseRefusal("no_tournament"), language, status=404) from None


async def done(
    request: Req, guest: GuestRow, doing: Callable[[], Awaitable[Tournament]], language: w.Language
) -> told.TournamentFacts:
    """Run a command and return the tournament after it."""
    parlour = parlour_of(request)
    try:
        allow(request, parlour.limits.commands, guest)
        after = await doing()
    except NoTournament:
        raise denied_by_house(HouseRefusal("no_tournament"), language, status=404) from None
    except HouseRefusal as error:
        raise denied_by_house(error, language) from None
    return await facts(parlour, after, guest, language)


async def facts(
    parlour: Parlour, tournament: Tournament, guest: GuestRow, language: w.Language
) -> told.TournamentFacts:
    owner = guest.name if guest.id == tournament.owner else await parlour.store.do(q.name_of, tournament.owner)
    return page.facts(tournament, await page.shown(parlour.tournaments, tournament), guest.id, owner, language)


async def _records(parlour: Parlour, tournament: Tournament, guest: str) -> AsyncIterator[bytes]:
    """Yield the records of the rounds that are over, a table at a time, each a question of its own in the queue."""
    for number, one in enumerate(tournament.rounds, 1):
        if not tournament.opens(number):
            continue
        for board in one.boards:
            bodies = await parlour.store.do(queries.read, board.table, 0)
            while bodies:
                try:
                    yield await parlour.thinkers.answer(
                        guest, "replay", partial(export.records, board.table, bodies, guest)
                    )
                    break
                except HouseRefusal:
                    await asyncio.sleep(AGAIN)
