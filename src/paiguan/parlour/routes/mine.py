"""What a guest has played, to look at, to take away and to delete; and their identity for another device."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import groupby
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.params import FromQuery, QueryParameter
from litestar.response import Stream

from paiguan.engine.game import playable
from paiguan.engine.packages import GAMES
from paiguan.engine.records import deal_of_record
from paiguan.parlour import wire as w
from paiguan.parlour.door import HouseFull
from paiguan.parlour.folding import decoded
from paiguan.parlour.guests import BIN_COOKIE, COOKIE
from paiguan.parlour.http import GameId, Req, parlour_of
from paiguan.parlour.http.guests import Deleted, Me, OwnData
from paiguan.parlour.http.mine import BestHand, GameTotal, MyGames, PlayedHand, PlayedMatch
from paiguan.parlour.http.refusals import denied_by_house, troubles
from paiguan.parlour.keeping import of_guest
from paiguan.parlour.mistakes import DRAWN, MyMistakes, told
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.replay import all_is_known
from paiguan.parlour.results import About
from paiguan.parlour.retention import DAY
from paiguan.parlour.routes.guests import (
    YEAR,
    allow,
    answered,
    bin_until,
    binned_guest,
    cookie,
    guest_of,
    token_of,
)
from paiguan.parlour.spreadsheets import cell, lines
from paiguan.parlour.store import played, queries, reviews
from paiguan.parlour.store.played import PlayedRow
from paiguan.parlour.store.tournaments import shut
from paiguan.parlour.table import Table
from paiguan.parlour.wording import account

PAGE = 30  # matches
BEST = 3  # hands
RECENT = (
    300.0  # seconds within which the end of a hand may still be hidden: a stock of cards that pass one after another
)
AGAIN = 1.0  # seconds before a record that was pushed out of the queue is asked for again
COLUMNS = ("ended", "game", "rules", "table", "match", "hand", "seat", "players", "units", "total", "place")
_about = msgspec.json.Decoder(About)
ALL = "all"
GameFilter: Any = Literal[(ALL, *playable())]
Skip = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


class MineController(Controller):
    path = "/api/me"

    @get(
        "/games", summary="What I have played: totals by game, and matches, newest first.", responses=troubles(401, 429)
    )
    async def games(
        self, request: Req, game: FromQuery[GameFilter] = ALL, skip: Skip = 0, lang: FromQuery[w.Language] = "en"
    ) -> MyGames:
        guest = await guest_of(request)
        parlour = parlour_of(request)
        allow(request, parlour.limits.replays, guest)
        until = await shown_until(parlour, guest.id)
        totals = await parlour.store.do(played.totals, guest.id, until)
        found = await parlour.store.do(played.matches, guest.id, until, None if game == ALL else game, skip, PAGE + 1)
        binned = await binned_guest(request)
        return MyGames(
            games=tuple(
                GameTotal(game=name, hands=hands, matches=matches, units=units, line=tuple(line))
                for name, hands, matches, units, line in totals
            ),
            matches=tuple(_match(hands, lang) for hands in found[:PAGE]),
            more=len(found) > PAGE,
            bin_until=None if binned is None else await bin_until(parlour, binned.id),
        )

    @get("/best", summary="The hands in which I won most.", responses=troubles(401, 429))
    async def best(
        self, request: Req, game: FromQuery[GameFilter] = ALL, lang: FromQuery[w.Language] = "en"
    ) -> list[BestHand]:
        guest = await guest_of(request)
        parlour = parlour_of(request)
        allow(request, parlour.limits.replays, guest)
        until = await shown_until(parlour, guest.id)
        rows = []
        for name in GAMES if game == ALL else [game]:
            rows += await parlour.store.do(played.best, guest.id, until, name, 1 if game == ALL else BEST)
        found = []
        for row in rows:
            bodies = await parlour.store.do(queries.read, row.table_id, 0)
            found.append(await answered(request, guest, "replay", partial(_told, row, bodies, lang)))
        return found

    @get(
        "/mistakes",
        summary="My mistakes in a game by kind and over time, as far as I have had hands reviewed.",
        responses=troubles(401, 429),
    )
    async def mistakes(self, request: Req, game: FromQuery[GameId], lang: FromQuery[w.Language] = "en") -> MyMistakes:
        guest = await guest_of(request)
        parlour = parlour_of(request)
        allow(request, parlour.limits.replays, guest)
        reviewed, rows = await parlour.store.do(reviews.latest, guest.id, game, DRAWN)
        return told(game, reviewed, rows, lang)

    @get("/results", summary="All my results as CSV.", media_type="text/csv", responses=troubles(401, 429))
    async def results(self, request: Req, lang: FromQuery[w.Language] = "en") -> Response[str]:
        guest = await guest_of(request)
        parlour = parlour_of(request)
        allow(request, parlour.limits.replays, guest)
        rows = await parlour.store.do(played.every, guest.id, await shown_until(parlour, guest.id))
        headers = {"content-disposition": 'attachment; filename="paiguan-results.csv"', "cache-control": "no-store"}
        return Response(_csv(rows, lang), media_type="text/csv", headers=headers)

    @get(
        "/records",
        summary="My hands as records, one a line: those of which the rules show me all the pieces.",
        media_type="application/x-ndjson",
        responses=troubles(401, 429),
    )
    async def records(self, request: Req) -> Stream:
        guest = await guest_of(request)
        parlour = parlour_of(request)
        allow(request, parlour.limits.replays, guest)
        rows = await parlour.store.do(played.every, guest.id, await shown_until(parlour, guest.id))
        headers = {"content-disposition": 'attachment; filename="paiguan-records.jsonl"', "cache-control": "no-store"}
        return Stream(_records(parlour, guest.id, rows), media_type="application/x-ndjson", headers=headers)

    @get("/data", summary="All that is kept of me besides the hands themselves, as JSON.", responses=troubles(401, 429))
    async def data(self, request: Req) -> Response[OwnData]:
        guest = await guest_of(request)
        parlour = parlour_of(request)
        allow(request, parlour.limits.replays, guest)
        rows = await parlour.store.do(of_guest, guest.id, await shown_until(parlour, guest.id))
        headers = {"content-disposition": 'attachment; filename="paiguan-data.json"', "cache-control": "no-store"}
        return Response(OwnData(guest.name, guest.language, rows), headers=headers)  # type: ignore[arg-type]

    # ---- deleting ----------------------------------------------------------------------------------------------------

    @post("/bin", summary="Put back what I have deleted.", responses=troubles(404, 422), status_code=200)
    async def restore(self, request: Req, lang: FromQuery[w.Language] = "en") -> Response[Me]:
        parlour = parlour_of(request)
        binned, now = await binned_guest(request), await parlour.guests.of_token(token_of(request))
        if binned is None:
            raise denied_by_house(HouseRefusal("empty_bin"), lang, status=404)
        try:
            await parlour.identities.restore(binned.id, None if now is None else now.id)
        except HouseRefusal as error:
            raise denied_by_house(error, lang) from None
        cookies = [cookie(request, BIN_COOKIE, "", 0)]
        if now is None and (token := request.cookies.get(BIN_COOKIE)):
            cookies.append(cookie(request, COOKIE, token, YEAR))
        return Response(Me(binned.name, binned.language), cookies=cookies)  # type: ignore[arg-type]

    @delete("/bin", summary="Delete for good what I have deleted.", responses=troubles(404), status_code=200)
    async def empty(self, request: Req, lang: FromQuery[w.Language] = "en") -> Response[Deleted]:
        binned = await binned_guest(request)
        if binned is None:
            raise denied_by_house(HouseRefusal("empty_bin"), lang, status=404)
        await parlour_of(request).identities.forget(binned.id)
        return Response(Deleted(None), cookies=[cookie(request, BIN_COOKIE, "", 0)])


async def shown_until(parlour: Parlour, guest: str) -> float:
    """Return the time until which the ends of all of a guest's hands have been shown at their tables."""
    now = time.time()
    until = now + DAY  # the clocks of two processes may differ
    for row in await parlour.store.do(played.recent, guest, now - RECENT):
        try:
            host = await parlour.host(row.table_id)
        except HouseFull:
            host = None
        if host is None or row.hand > host.finished:
            until = min(until, row.ended - 0.001)
    return until


def _match(hands: Sequence[PlayedRow], language: w.Language) -> PlayedMatch:
    last = hands[-1]
    about = _about.decode(last.about)
    return PlayedMatch(
        table=last.table_id,
        match=last.match_number,
        game=last.game,
        options=about.options,
        names=tuple(one.called(language) for one in about.seats),
        seat=last.seat,
        over=last.match_over,
        kept=last.kept,
        hands=tuple(
            PlayedHand(
                hand=one.hand, number=one.number, ended=one.ended, units=one.units, total=one.total, place=one.place
            )
            for one in hands
        ),
    )


def _folded(table_id: str, bodies: Sequence[bytes]) -> Table:
    table = Table(table_id)
    for event in decoded(bodies):
        table.apply(event)
    return table


def _told(row: PlayedRow, bodies: Sequence[bytes], language: w.Language) -> BestHand:
    table = _folded(row.table_id, bodies)
    hand = table.hands[row.hand - 1]
    told = account(deal_of_record(hand.record(table.game)), hand.names(language), language, row.seat)
    own = [item for item in told.items if item.payee == row.seat]
    most = max(own, key=lambda item: item.amount, default=None)
    return BestHand(
        table=row.table_id,
        hand=row.hand,
        game=row.game,
        units=row.units,
        ended=row.ended,
        headline=told.headline,
        item="" if most is None else most.name,
        pieces=() if most is None else tuple(most.pieces),
    )


async def _records(parlour: Parlour, guest: str, rows: Sequence[PlayedRow]) -> AsyncIterator[bytes]:
    """Yield the records of hands, a table at a time, each a question of its own in the queue."""
    # Deals that other tables of a tournament still play are not given out.
    held = await parlour.store.do(shut, {row.table_id for row in rows if row.kept})
    kept = sorted((row for row in rows if row.kept and row.table_id not in held), key=lambda row: row.table_id)
    for table_id, hands in groupby(kept, key=lambda row: row.table_id):
        bodies, wanted = await parlour.store.do(queries.read, table_id, 0), list(hands)
        while bodies:
            try:
                yield await parlour.thinkers.answer(guest, "replay", partial(_known, table_id, bodies, wanted))
                break
            except HouseRefusal:
                await asyncio.sleep(AGAIN)


def _known(table_id: str, bodies: Sequence[bytes], rows: Sequence[PlayedRow]) -> bytes:
    """Return the records of the hands whose pieces the guest knows, as lines."""
    table, known = _folded(table_id, bodies), []
    for row in rows:
        record = table.hands[row.hand - 1].record(table.game)
        if all_is_known(deal_of_record(record), row.seat):
            known.append(msgspec.json.encode(record) + b"\n")
    return b"".join(known)


def _csv(rows: Sequence[PlayedRow], language: w.Language) -> str:
    out: list[list[object]] = [[*COLUMNS]]
    for row in rows:
        about = _about.decode(row.about)
        ended = datetime.fromtimestamp(row.ended, UTC).isoformat(timespec="seconds")
        names = " / ".join(one.called(language) for one in about.seats)
        rules = str(about.options.get("preset", ""))
        place = (row.table_id, row.match_number, row.number, row.seat)
        out.append([ended, row.game, rules, *place, cell(names), row.units, row.total, row.place])
    return lines(out)
