"""Notifications over HTTP: a browser asks to be told when a table waits for its guest, or not to be told any more."""

import time

from litestar import Controller, Response, delete, get, put
from litestar.params import FromQuery, JSONBody

from paiguan.parlour.decide import HouseRefusal
from paiguan.parlour.guests import device_key
from paiguan.parlour.http import Req, parlour_of
from paiguan.parlour.http.guests import PushState, PushWish
from paiguan.parlour.http.refusals import denied_by_house, troubles
from paiguan.parlour.push.encryption import BadKeys, BrowserKeys
from paiguan.parlour.push.post import BadEndpoint, checked
from paiguan.parlour.routes.guests import allow, device_of, guest_of
from paiguan.parlour.store import push as q
from paiguan.parlour.store.queries import GuestRow

MOST = 10  # browsers of a guest


class PushController(Controller):
    path = "/api/me/push"

    @get("/", summary="Am I told when a table waits for me?", responses=troubles(401))
    async def state(self, request: Req) -> PushState:
        guest = await guest_of(request)
        return await _state(request, guest, device_of(request)[0])

    @put("/", summary="Tell this browser when a table waits for me.", responses=troubles(401, 422, 429))
    async def subscribe(self, request: Req, data: JSONBody[PushWish]) -> Response[PushState]:
        guest = await guest_of(request)
        parlour = parlour_of(request)
        allow(request, parlour.limits.codes, guest)
        device, cookies = device_of(request)
        try:
            await _subscribe(request, guest, device, data)
        except HouseRefusal as error:
            raise denied_by_house(error, data.lang) from None
        return Response(await _state(request, guest, device), cookies=cookies)

    @delete(
        "/",
        summary="Tell this browser nothing any more, or no browser of mine.",
        responses=troubles(401),
        status_code=200,
    )
    async def unsubscribe(self, request: Req, everywhere: FromQuery[bool] = False) -> PushState:
        guest = await guest_of(request)
        device, _ = device_of(request)
        own = None if everywhere else device_key(device, guest.id)
        await parlour_of(request).store.do(q.unsubscribe, guest.id, own)
        return await _state(request, guest, device)


async def _subscribe(request: Req, guest: GuestRow, device: str, data: PushWish) -> None:
    """Keep where to tell a browser. Raises HouseRefusal."""
    parlour = parlour_of(request)
    if not parlour.settings.push_contact:
        raise HouseRefusal("push_off")
    try:
        checked(data.endpoint, parlour.settings.push_local)
        BrowserKeys.read(data.p256dh, data.auth)
    except (BadEndpoint, BadKeys):
        raise HouseRefusal("bad_push") from None
    row = {
        "device": device_key(device, guest.id),
        "guest": guest.id,
        "endpoint": data.endpoint,
        "p256dh": data.p256dh,
        "auth": data.auth,
        "made": time.time(),
    }
    if not await parlour.store.do(q.subscribe, row, MOST):
        raise HouseRefusal("many_push", most=MOST)


async def _state(request: Req, guest: GuestRow, device: str) -> PushState:
    parlour = parlour_of(request)
    key = await parlour.turns.key()
    told = await parlour.store.do(q.of_guest, guest.id)
    here = device_key(device, guest.id) in told
    return PushState(key=None if key is None else key.public, here=here, others=len(told) - here)
