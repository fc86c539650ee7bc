"""The daily deal over HTTP."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from paiguan.parlour import wire as w
from paiguan.parlour.daily.deal import after
from paiguan.parlour.daily.told import DailyBoard, DailyPast, DailyToday
from paiguan.parlour.http import Req, parlour_of
from paiguan.parlour.http.refusals import denied_by_house, troubles
from paiguan.parlour.http.tables import DailyWish, Opened
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.routes.guests import address_of, allow, device_of, guest_of, token_of

Month = Annotated[str, PathParameter(pattern=r"^2\d\d\d-(0[1-9]|1[0-2])$")]


class DailyController(Controller):
    path = "/api/daily"

    @get("/", summary="The deals of today, and what I have done of them.", responses=troubles())
    async def today(self, request: Req) -> DailyToday:
        parlour = parlour_of(request)
        guest = await parlour.guests.of_token(token_of(request))
        return await parlour.days.today("" if guest is None else guest.id)

    @get("/month/{month:str}", summary="What I have done of the deals of a month.", responses=troubles(401, 429))
    async def month(self, request: Req, month: Month) -> DailyPast:
        guest = await guest_of(request)
        allow(request, parlour_of(request).limits.replays, guest)
        days = parlour_of(request).days
        today = await days.today(guest.id)
        first = f"{month}-01"
        tries = await days.tries(guest.id, first, f"{after(first, 31)[:7]}-00")
        return DailyPast(first=await days.first_day(), today=today.day, tries=tuple(tries), streak=today.streak)

    @get(
        "/{day:str}/{game:str}",
        summary="A deal: for those who have finished it with the field, the board and the master's line.",
        responses=troubles(401, 404, 429),
    )
    async def board(
        self, request: Req, day: FromPath[str], game: FromPath[str], lang: FromQuery[w.Language] = "en"
    ) -> DailyBoard:
        guest = await guest_of(request)
        allow(request, parlour_of(request).limits.replays, guest)
        try:
            return await parlour_of(request).days.told(guest.id, day, game, lang)
        except HouseRefusal as error:
            raise denied_by_house(error, lang, status=404) from None

    @post(
        "/{day:str}/{game:str}",
        summary="The table of my one try at a deal: opened now, or the one that waits. Past days are practice.",
        responses=troubles(401, 404, 422, 429, 503),
    )
    async def play(
        self, request: Req, day: FromPath[str], game: FromPath[str], data: JSONBody[DailyWish]
    ) -> Response[Opened]:
        guest = await guest_of(request)
        parlour = parlour_of(request)
        parlour.door.admit()
        allow(request, parlour.limits.tables, guest)
        device, cookies = device_of(request)
        try:
            table = await parlour.days.open(guest, day, game, device, address_of(request))
        except HouseRefusal as error:
            status = {"daily_no_day": 404, "daily_compiling": 503}.get(error.refusal.code, 422)
            raise denied_by_house(error, data.lang, status=status) from None
        return Response(Opened(table), cookies=cookies, status_code=201)
