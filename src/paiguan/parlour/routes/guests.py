"""Who asks: a cookie for a page, a token for a program."""

from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Controller, Response, get, post, put
from litestar.datastructures import Cookie

from paiguan.parlour.decide import Denied
from paiguan.parlour.guests import COOKIE, language_of
from paiguan.parlour.http import Me, Problem, Req, Token, parlour_of, too_many, troubles
from paiguan.parlour.limits import Limit, network_of
from paiguan.parlour.names import clean_name
from paiguan.parlour.store.work import GuestRow

T = TypeVar("T")
YEAR = 365 * 24 * 3600


def token_of(request: Any) -> str | None:
    header = request.headers.get("authorization", "")
    return header[7:] if header.lower().startswith("bearer ") else request.cookies.get(COOKIE)


async def guest_of(request: Any) -> GuestRow:
    """The guest who asks; pages set the cookie before they call anything."""
    guest = await parlour_of(request).guests.of_token(token_of(request))
    if guest is None:
        raise Problem(401, "no_guest", "Open the page first, or ask for a token: POST /api/tokens.")
    return guest


def address_of(request: Any) -> str:
    """Where a request or a socket comes from, as far as trusted proxies tell (see proxies.py)."""
    return "" if request.client is None else str(request.client.host)


def allow(request: Any, limit: Limit, guest: GuestRow | None) -> None:
    """Charge a guest and their address for a request; raises Problem 429 where they have asked for too much."""
    if wait := limit.take("" if guest is None else guest.id, address_of(request)):
        raise too_many(wait)


async def answered(request: Req, guest: GuestRow | None, name: str, work: Callable[[], T]) -> T:
    """The result of work that takes a thread; raises Problem 429 where too much of this guest's waits for one already."""
    asking = network_of(address_of(request)) if guest is None else guest.id
    try:
        return await parlour_of(request).thinkers.answer(asking, name, work)
    except Denied as denied:
        raise too_many(denied.refusal.params["seconds"]) from None


def no_name() -> Problem:
    return Problem(422, "empty_name", "A name needs at least one letter that can be seen.")


class GuestController(Controller):
    path = "/api"

    @get("/me", summary="Who am I? Sets the cookie for a new guest.", responses=troubles(429, 503))
    async def me(self, request: Req) -> Response[Me]:
        guests = parlour_of(request).guests
        guest = await guests.of_token(token_of(request))
        cookies = []
        if guest is None:
            parlour_of(request).door.admit()
            allow(request, parlour_of(request).limits.guests, None)
            guest, token = await guests.welcome(language_of(request.headers.get("accept-language", "")))
            cookies = [
                Cookie(
                    COOKIE,
                    value=token,
                    max_age=YEAR,
                    httponly=True,
                    samesite="lax",
                    secure=request.scope["scheme"] == "https",
                    path=parlour_of(request).settings.cookie_path,
                )
            ]
        return Response(Me(guest.name, guest.language), cookies=cookies)  # type: ignore[arg-type]

    @put("/me", summary="Change name or language.", responses=troubles(401, 422))
    async def change(self, request: Req, data: Me) -> Me:
        guest = await guest_of(request)
        name = clean_name(data.name)
        if not name:
            raise no_name()
        row = GuestRow(id=guest.id, name=name, language=data.language)
        await parlour_of(request).guests.change(token_of(request) or "", row)
        return Me(row.name, data.language)

    @post("/tokens", summary="A guest for a program.", responses=troubles(422, 429, 503))
    async def token(self, request: Req, data: Me) -> Token:
        parlour_of(request).door.admit()
        allow(request, parlour_of(request).limits.guests, None)
        name = clean_name(data.name)
        if data.name and not name:
            raise no_name()
        guest, token = await parlour_of(request).guests.welcome(data.language, name)
        return Token(token, guest.name)
