"""Who asks: a cookie for a page, a token for a program."""

from typing import Any

from litestar import Controller, Response, get, post, put
from litestar.datastructures import Cookie

from paiguan.parlour.guests import COOKIE, language_of
from paiguan.parlour.http import Me, Problem, Req, Token, parlour_of, too_many, troubles
from paiguan.parlour.names import clean_name
from paiguan.parlour.store.work import GuestRow

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


def address_of(request: Req) -> str:
    return request.client.host if request.client is not None else ""


def no_name() -> Problem:
    return Problem(422, "empty_name", "A name needs at least one letter that can be seen.")


class GuestController(Controller):
    path = "/api"

    @get("/me", summary="Who am I? Sets the cookie for a new guest.", responses=troubles(429))
    async def me(self, request: Req) -> Response[Me]:
        guests = parlour_of(request).guests
        guest = await guests.of_token(token_of(request))
        cookies = []
        if guest is None:
            if not parlour_of(request).limits.guests.take(address_of(request)):
                raise too_many()
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

    @post("/tokens", summary="A guest for a program.", responses=troubles(422, 429))
    async def token(self, request: Req, data: Me) -> Token:
        if not parlour_of(request).limits.guests.take(address_of(request)):
            raise too_many()
        name = clean_name(data.name)
        if data.name and not name:
            raise no_name()
        guest, token = await parlour_of(request).guests.welcome(data.language, name)
        return Token(token, guest.name)
