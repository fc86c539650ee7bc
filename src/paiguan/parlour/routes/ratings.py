"""Ratings over HTTP. Whoever does not want to be rated in a game is refused everything about it, and is in no answer to others."""

import time

from litestar import Controller, Response, get, put
from litestar.params import FromPath, FromQuery, JSONBody

from paiguan.engine.packages import GAMES
from paiguan.parlour import wire as w
from paiguan.parlour.clock import now
from paiguan.parlour.guests import device_key
from paiguan.parlour.http import GameId, Req, parlour_of
from paiguan.parlour.http.refusals import denied_by_house, not_found, troubles
from paiguan.parlour.http.tables import RatingWish
from paiguan.parlour.ratings import told
from paiguan.parlour.ratings.told import Ladder, MyRating, MyRatings, TableRatings
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.routes.guests import allow, device_of, guest_of
from paiguan.parlour.routes.mine import RECENT, shown_until
from paiguan.parlour.store import ratings as q
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.store.ratings import Standing
from paiguan.ratings.model import PROVISIONAL

HISTORY = 200  # contests


class RatingController(Controller):
    path = "/api"

    @get("/me/ratings", summary="My ratings, where I want to be rated.", responses=troubles(401, 429))
    async def mine(self, request: Req) -> MyRatings:
        guest = await guest_of(request)
        allow(request, parlour_of(request).limits.replays, guest)
        return await _mine(request, guest)

    @put(
        "/me/ratings",
        summary="Be rated in these games and in no others. Off, a rating is shown to nobody, and kept until it is on again or everything is deleted.",
        responses=troubles(401, 429),
    )
    async def change(self, request: Req, data: JSONBody[RatingWish]) -> Response[MyRatings]:
        guest = await guest_of(request)
        parlour = parlour_of(request)
        allow(request, parlour.limits.replays, guest)
        device, cookies = device_of(request)
        await parlour.store.do(q.wish, guest.id, set(data.games), device_key(device, guest.id), now())
        return Response(await _mine(request, guest), cookies=cookies)

    @get(
        "/ratings/{game:str}",
        summary="The ladder of a game: those who want to be rated, for those who do.",
        responses=troubles(401, 403, 429),
    )
    async def ladder(self, request: Req, game: FromPath[GameId], lang: FromQuery[w.Language] = "en") -> Ladder:
        guest = await guest_of(request)
        parlour = parlour_of(request)
        allow(request, parlour.limits.replays, guest)
        await _must_be_rated(request, guest, game, lang)
        others = [one for one in await parlour.store.do(q.shown, game, _settled()) if one[0] != guest.id]
        own = (await parlour.store.do(q.newest, game, [guest.id], await shown_until(parlour, guest.id))).get(guest.id)
        mine = [] if own is None else [(guest.id, guest.name, own)]
        return told.ladder(game, [*others, *mine], guest.id)

    @get(
        "/tables/{table:str}/ratings",
        summary="The ratings of bots, and of people who want to be rated, at a table; for those who do.",
        responses=troubles(401, 403, 404, 429, 503),
    )
    async def at_table(self, request: Req, table: FromPath[str], lang: FromQuery[w.Language] = "en") -> TableRatings:
        guest = await guest_of(request)
        parlour = parlour_of(request)
        allow(request, parlour.limits.replays, guest)
        host = await parlour.host(table)
        if host is None or not host.table.opens_to(guest.id):
            raise not_found()
        game = host.table.game.name
        await _must_be_rated(request, guest, game, lang)
        chairs = (await host.stored()).chairs
        people = [chair.guest for chair in chairs if chair.guest]
        found = await parlour.store.do(q.shown_of, game, people, _settled())
        return TableRatings(
            seats=tuple(
                (told.seat(found[chair.guest]) if chair.guest in found else None)
                if chair.guest
                else told.bot_seat(game, chair.level)
                for chair in chairs
            )
        )


async def _mine(request: Req, guest: GuestRow) -> MyRatings:
    parlour = parlour_of(request)
    wished = await parlour.store.do(q.wished, guest.id)
    until = await shown_until(parlour, guest.id)
    games = []
    for game in GAMES:
        if game not in wished:
            games.append(MyRating(game=game, on=False, rating=None, history=()))
            continue
        newest = await parlour.store.do(q.newest, game, [guest.id], until)
        rows = await parlour.store.do(q.history, guest.id, game, until, HISTORY)
        rating = told.told(newest.get(guest.id, Standing()))
        games.append(MyRating(game=game, on=True, rating=rating, history=tuple(told.change(row) for row in rows)))
    return MyRatings(games=tuple(games), needed=PROVISIONAL)


async def _must_be_rated(request: Req, guest: GuestRow, game: str, language: w.Language) -> None:
    if not await parlour_of(request).store.do(q.wishes_for, guest.id, game):
        raise denied_by_house(HouseRefusal("ratings_off"), language, status=403)


def _settled() -> float:
    """Return the time up to which contests are shown to others: the end of a match may still be hidden from some of them."""
    return time.time() - RECENT
