"""Passkeys over HTTP: to make one, to come back with one, to list and to remove them."""

from typing import Annotated
from urllib.parse import urlsplit

from litestar import Controller, delete, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from paiguan.parlour import wire as w
from paiguan.parlour.http import Req, parlour_of
from paiguan.parlour.http.guests import Me, Passkey, PasskeyMade, PasskeyOptions, PasskeyShown
from paiguan.parlour.http.refusals import denied_by_house, troubles
from paiguan.parlour.names import clean_name
from paiguan.parlour.passkeys import Party
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.routes.guests import allow, guest_of, no_name
from paiguan.parlour.store import passkeys as q

KeyId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{64}$")]


def party_of(request: Req) -> Party:
    """Return the origin of the house's page: by its setting, else as the request came, through trusted proxies."""
    asked = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    told = urlsplit(parlour_of(request).settings.public_address or asked)
    return Party(f"{told.scheme}://{told.netloc}".lower())


class PasskeyController(Controller):
    path = "/api/me/passkeys"

    @get("/", summary="My passkeys.", responses=troubles(401))
    async def mine(self, request: Req) -> list[Passkey]:
        return await _listed(request, (await guest_of(request)).id)

    @post("/begin", summary="What the browser needs to make a passkey.", responses=troubles(401, 429), status_code=200)
    async def begin(self, request: Req) -> PasskeyOptions:
        guest = await guest_of(request)
        allow(request, parlour_of(request).limits.codes, guest)
        return PasskeyOptions(await parlour_of(request).passkeys.begin(guest, party_of(request)))

    @post("/", summary="Keep a passkey that the browser has made.", responses=troubles(401, 422, 429))
    async def add(self, request: Req, data: JSONBody[PasskeyMade]) -> list[Passkey]:
        guest = await guest_of(request)
        allow(request, parlour_of(request).limits.codes, guest)
        name = clean_name(data.name)
        if not name:
            raise no_name()
        try:
            await parlour_of(request).passkeys.add(guest, party_of(request), data.credential, name)
        except HouseRefusal as error:
            raise denied_by_house(error, data.lang) from None
        return await _listed(request, guest.id)

    @post("/ask", summary="What the browser needs to show a passkey.", responses=troubles(401, 429), status_code=200)
    async def ask(self, request: Req) -> PasskeyOptions:
        device = await guest_of(request)
        allow(request, parlour_of(request).limits.codes, device)
        return PasskeyOptions(await parlour_of(request).passkeys.ask(device, party_of(request)))

    @post(
        "/use",
        summary="Make this device the guest whose passkey it is, with the games of both.",
        responses=troubles(401, 422, 429),
        status_code=200,
    )
    async def use(self, request: Req, data: JSONBody[PasskeyShown]) -> Me:
        device = await guest_of(request)
        allow(request, parlour_of(request).limits.codes, device)
        try:
            became = await parlour_of(request).passkeys.use(device, party_of(request), data.credential)
        except HouseRefusal as error:
            raise denied_by_house(error, data.lang) from None
        return Me(became.name, became.language)  # type: ignore[arg-type]

    @delete("/{key:str}", summary="Remove a passkey of mine.", responses=troubles(401, 404), status_code=200)
    async def remove(self, request: Req, key: KeyId, lang: FromQuery[w.Language] = "en") -> list[Passkey]:
        guest = await guest_of(request)
        if not await parlour_of(request).store.do(q.remove, guest.id, key):
            raise denied_by_house(HouseRefusal("bad_passkey"), lang, status=404)
        return await _listed(request, guest.id)


async def _listed(request: Req, guest: str) -> list[Passkey]:
    rows = await parlour_of(request).store.do(q.of_guest, guest)
    return [Passkey(id=row.id, name=row.name, made=row.made, used=row.used or None) for row in rows]
