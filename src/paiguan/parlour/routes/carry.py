"""One guest on several devices: a code that makes another device this guest, with what both browsers keep."""

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody

from paiguan.parlour.http import Req, parlour_of
from paiguan.parlour.http.guests import Carried, CarryOffer, CarryWish, Luggage, Me
from paiguan.parlour.http.refusals import denied_by_house, troubles
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.routes.guests import allow, guest_of

LARGEST_LUGGAGE = 200 * 1024  # bytes


class CarryController(Controller):
    path = "/api/me/carry"

    @post("/", summary="A one-time code that makes another device this guest.", responses=troubles(401, 422, 429))
    async def offer(self, request: Req, data: JSONBody[Luggage]) -> CarryOffer:
        guest = await guest_of(request)
        allow(request, parlour_of(request).limits.codes, guest)
        luggage = msgspec.json.encode(data.kept)
        if len(luggage) > LARGEST_LUGGAGE:
            raise denied_by_house(HouseRefusal("too_large", most=LARGEST_LUGGAGE), data.lang)
        return CarryOffer(*await parlour_of(request).identities.offer(guest.id, luggage))

    @post(
        "/look",
        summary="Whose code is it, and what does their browser hand over?",
        responses=troubles(401, 404, 429),
        status_code=200,
    )
    async def look(self, request: Req, data: JSONBody[CarryWish]) -> Carried:
        guest = await guest_of(request)
        allow(request, parlour_of(request).limits.codes, guest)
        found = await parlour_of(request).identities.offered(data.code)
        if found is None:
            raise denied_by_house(HouseRefusal("bad_code"), data.lang, status=404)
        kept = msgspec.json.decode(found.luggage or b"{}", type=dict[str, str])
        return Carried(found.guest.name, found.hands, kept)

    @post(
        "/use",
        summary="Make this device the guest whose code it is, with the games of both.",
        responses=troubles(401, 404, 422, 429),
        status_code=200,
    )
    async def use(self, request: Req, data: JSONBody[CarryWish]) -> Me:
        guest = await guest_of(request)
        allow(request, parlour_of(request).limits.codes, guest)
        try:
            became = await parlour_of(request).identities.carry(data.code, guest)
        except HouseRefusal as error:
            raise denied_by_house(error, data.lang) from None
        if became is None:
            raise denied_by_house(HouseRefusal("bad_code"), data.lang, status=404)
        return Me(became.name, became.language)  # type: ignore[arg-type]
