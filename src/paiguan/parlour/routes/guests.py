"""Guests over HTTP: a cookie for a page, a token for a program."""

import secrets
from collections.abc import Callable
from typing import TypeVar

from litestar import Controller, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from paiguan.parlour.guests import BIN_COOKIE, COOKIE, DAY, language_of
from paiguan.parlour.http import Connection, Req, parlour_of
from paiguan.parlour.http.guests import Deleted, HouseKeeps, Me, Token
from paiguan.parlour.http.refusals import HttpRefusal, too_many, troubles
from paiguan.parlour.keeping import things
from paiguan.parlour.limits import Limit, network_of
from paiguan.parlour.names import clean_name
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.store.identities import binned_at
from paiguan.parlour.store.queries import GuestRow

T = TypeVar("T")
DEVICE_COOKIE = "paiguan_device"  # of a browser, whoever its guest is: one try a deal, one rated guest a table
YEAR = 365 * 24 * 3600


def token_of(request: Connection) -> str | None:
    header = request.headers.get("authorization", "")
    return header[7:] if header.lower().startswith("bearer ") else request.cookies.get(COOKIE)


def cookie(request: Connection, name: str, token: str, seconds: int) -> Cookie:
    """Return a cookie that holds a token; one of 0 seconds deletes it."""
    return Cookie(
        name,
        value=token,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
        path=parlour_of(request).settings.cookie_path,
    )


def device_of(request: Req) -> tuple[str, list[Cookie]]:
    """Return what names the browser, whoever its guest is, with the cookie that keeps it; nothing for a program."""
    if "authorization" in request.headers:
        return "", []
    device = request.cookies.get(DEVICE_COOKIE) or secrets.token_urlsafe(24)
    return device, [cookie(request, DEVICE_COOKIE, device, YEAR)]


async def guest_of(request: Connection) -> GuestRow:
    """Return the guest who makes the request. Pages set the cookie before any other call. Raises HttpRefusal 401."""
    guest = await parlour_of(request).guests.of_token(token_of(request))
    if guest is None:
        raise HttpRefusal(401, "no_guest", "Open the page first, or ask for a token: POST /api/tokens.")
    return guest


def address_of(request: Connection) -> str:
    """Return the client address of a request or socket, as far as trusted proxies report it (see proxies.py)."""
    return "" if request.client is None else str(request.client.host)


def allow(request: Connection, limit: Limit, guest: GuestRow | None) -> None:
    """Charge a guest and their address for a request. Raises HttpRefusal 429 when they have used up their quota."""
    if wait := limit.take("" if guest is None else guest.id, address_of(request)):
        raise too_many(wait)


async def answered(request: Req, guest: GuestRow | None, name: str, work: Callable[[], T]) -> T:
    """Run work in a thread. Raises HttpRefusal 429 when too many jobs of this guest are queued."""
    asking = network_of(address_of(request)) if guest is None else guest.id
    try:
        return await parlour_of(request).thinkers.answer(asking, name, work)
    except HouseRefusal as denied:
        raise too_many(denied.refusal.params["seconds"]) from None


def no_name() -> HttpRefusal:
    return HttpRefusal(422, "empty_name", "A name needs at least one letter that can be seen.")


async def binned_guest(request: Req) -> GuestRow | None:
    """Return the guest whom this device, or program, has deleted."""
    return await parlour_of(request).guests.in_bin(request.cookies.get(BIN_COOKIE) or token_of(request))


async def bin_until(parlour: Parlour, guest: str) -> float:
    """Return the time until which a deleted guest can be put back."""
    return await parlour.store.do(binned_at, guest) + parlour.settings.bin_days * DAY


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
            cookies = [cookie(request, COOKIE, token, YEAR)]
        return Response(Me(guest.name, guest.language), cookies=cookies)  # type: ignore[arg-type]

    @put("/me", summary="Change name or language.", responses=troubles(401, 422, 429))
    async def change(self, request: Req, data: JSONBody[Me]) -> Me:
        guest = await guest_of(request)
        allow(request, parlour_of(request).limits.commands, guest)
        name = clean_name(data.name)
        if not name:
            raise no_name()
        row = GuestRow(id=guest.id, name=name, language=data.language)
        await parlour_of(request).guests.change(token_of(request) or "", row)
        return Me(row.name, data.language)

    @get("/kept", summary="What this server keeps of guests, and for how long.", responses=troubles())
    async def kept(self, request: Req) -> HouseKeeps:
        return HouseKeeps(things(parlour_of(request).settings))

    @post("/tokens", summary="Create a guest for a program.", responses=troubles(422, 429, 503))
    async def token(self, request: Req, data: JSONBody[Me]) -> Token:
        parlour_of(request).door.admit()
        allow(request, parlour_of(request).limits.guests, None)
        name = clean_name(data.name)
        if data.name and not name:
            raise no_name()
        guest, token = await parlour_of(request).guests.welcome(data.language, name)
        return Token(token, guest.name)

    @delete(
        "/me",
        summary="Delete everything of mine; it can be put back for a while.",
        responses=troubles(401),
        status_code=200,
    )
    async def remove(self, request: Req) -> Response[Deleted]:
        guest = await guest_of(request)
        parlour, token = parlour_of(request), token_of(request) or ""
        before = await binned_guest(request)
        if before is not None and before.id != guest.id:  # one cookie holds one guest
            await parlour.identities.forget(before.id)
        await parlour.identities.delete(guest.id)
        gone = cookie(request, COOKIE, "", 0)
        if not parlour.settings.bin_days:
            await parlour.identities.forget(guest.id)
            return Response(Deleted(None), cookies=[gone, cookie(request, BIN_COOKIE, "", 0)])
        kept = cookie(request, BIN_COOKIE, token, int(parlour.settings.bin_days * DAY))
        return Response(Deleted(await bin_until(parlour, guest.id)), cookies=[gone, kept])
