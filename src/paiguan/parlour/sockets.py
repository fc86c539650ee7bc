"""The WebSocket routes of tables and of the lobby: admission, and close codes for failures."""

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager, suppress
from math import ceil
from typing import Any, get_args

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from uvicorn.protocols.utils import ClientDisconnected

from paiguan.parlour.door import FULL, HouseFull
from paiguan.parlour.frames import TOO_MANY, text_line
from paiguan.parlour.http import parlour_of
from paiguan.parlour.limits import Allowance
from paiguan.parlour.logs import fault
from paiguan.parlour.pacing import SPEEDS
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.routes.guests import address_of, token_of
from paiguan.parlour.security import same_origin
from paiguan.parlour.socket import RESTART, TableSocket
from paiguan.parlour.store import Unavailable
from paiguan.parlour.storing import Dropped, Gone
from paiguan.parlour.wire import Language

Socket = WebSocket[Any, Any, Any]
BROKEN = 1011  # close code for a server fault; clients reconnect


class TooMany(Exception):
    """A guest or an address has too many sockets."""


@websocket("/ws/tables/{table:str}")
async def table_socket(
    socket: Socket, table: FromPath[str], lang: FromQuery[str] = "en", speed: FromQuery[str] = "normal"
) -> None:
    await guarded(socket, at_table(socket, table, language_named(lang), SPEEDS.get(speed, 1.0)))


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket) -> None:
    """Send the complete list of public tables whenever it changes."""
    await guarded(socket, in_lobby(socket))


async def guarded(socket: Socket, run: Awaitable[None]) -> None:
    """Run a socket. A failure is logged under an id, which the close reason tells the client."""
    try:
        await run
    except (WebSocketDisconnect, ClientDisconnected):  # ClientDisconnected: during the handshake
        pass
    except HouseFull as full:
        parlour_of(socket).metrics.refused("socket", "house_full")
        await hang_up(socket, FULL, str(full))
    except TooMany as many:
        parlour_of(socket).metrics.refused("socket", "too_many")
        await hang_up(socket, TOO_MANY, str(many))
    except (Dropped, Unavailable):
        await hang_up(socket, RESTART, "the table is loaded again")
    except Gone:
        await hang_up(socket, 4404, "no such table")
    except Exception as error:
        parlour_of(socket).metrics.faults.labels("socket").inc()
        name = fault("socket", error, route=str(socket.scope.get("path_template", "")))
        await hang_up(socket, BROKEN, f"fault {name}")


async def hang_up(socket: Socket, code: int, reason: str) -> None:
    with suppress(WebSocketDisconnect, OSError, RuntimeError):  # the client closed first
        if socket.connection_state == "init":  # a refused handshake carries no close code
            await socket.accept()
        await socket.close(code=code, reason=reason)


async def refuse(socket: Socket, code: int, reason: str) -> None:
    await socket.accept()
    await socket.close(code=code, reason=reason)


def language_named(name: str) -> Language:
    return next((known for known in get_args(Language) if known == name), "en")


async def at_table(socket: Socket, table: str, language: Language, tempo: float) -> None:
    parlour = parlour_of(socket)
    if parlour.leaving:
        await refuse(socket, RESTART, "the house is restarting")
        return
    if not same_origin(socket.scope):  # before any lookup for another site's page
        await refuse(socket, 4403, "wrong origin")
        return
    if parlour.live(table) is None:  # before any read for a newcomer
        parlour.door.admit()
    guest = await parlour.guests.of_token(token_of(socket))
    if guest is None:
        await refuse(socket, 4401, "no guest")
        return
    address = address_of(socket)
    with place(parlour, guest.id, address):
        host = await parlour.host(table)
        if host is None or not (host.table.opens_to(guest.id) or await parlour.tournaments.opens(host.table)):
            await refuse(socket, 4404, "no such table")
            return
        if host.table.seat_of(guest.id) is None:  # guests with a seat are not newcomers
            parlour.door.admit()
        allowance = parlour.limits.of_socket(guest.id, address)
        line = TableSocket(socket, host, guest, language, allowance, tempo)
        parlour.sockets.add(line)
        try:
            await line.run()
        finally:
            parlour.sockets.discard(line)
            parlour.sweeper.left()


@contextmanager
def place(parlour: Parlour, guest: str, address: str) -> Iterator[None]:
    """Hold a place for a guest's socket. Raises TooMany when they open too many at once, or have too many."""
    if wait := parlour.limits.connects.take(guest, address):
        raise TooMany(f"too many connections: come back in {ceil(wait)} s")
    with parlour.limits.sockets.held(guest, address) as held:
        if not held:
            raise TooMany("too many connections are open: close one")
        yield


async def in_lobby(socket: Socket) -> None:
    if not same_origin(socket.scope):
        await refuse(socket, 4403, "wrong origin")
        return
    parlour, changed = parlour_of(socket), asyncio.Event()
    parlour.door.admit()
    guest = await parlour.guests.of_token(token_of(socket))
    who, address = "" if guest is None else guest.id, address_of(socket)
    with place(parlour, who, address):
        await _show_lobby(socket, parlour, changed, parlour.limits.of_socket(who, address))


async def _show_lobby(socket: Socket, parlour: Parlour, changed: asyncio.Event, allowance: Allowance) -> None:
    await socket.accept()
    parlour.lobby_viewers.add(changed.set)
    reader = asyncio.create_task(_read_nothing(socket, allowance))
    writer = asyncio.create_task(_write_lobby(socket, parlour, changed))
    try:
        done, _ = await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        await socket.close(code=RESTART, reason="the house is restarting")
    finally:
        parlour.lobby_viewers.discard(changed.set)
        reader.cancel()
        writer.cancel()


async def _read_nothing(socket: Socket, allowance: Allowance) -> None:
    """Read until the client disconnects. Raises TooMany when it talks without end."""
    line = text_line(socket)
    while not allowance.floods():
        await line.receive_text()
    raise TooMany("too many messages")


async def _write_lobby(socket: Socket, parlour: Parlour, changed: asyncio.Event) -> None:
    """Send the lobby until the server stops."""
    sent = b""
    changed.set()
    while not parlour.leaving:
        await changed.wait()
        changed.clear()
        body = msgspec.json.encode({"is": "lobby", "tables": await parlour.lobby()})
        if body != sent:
            try:
                await socket.send_data(body, mode="text")
            except OSError as error:  # the connection broke during the write
                raise WebSocketDisconnect(detail="cut off") from error
            sent = body
        for _ in range(10):  # a busy lobby changes often; twice a second is enough
            if not parlour.leaving:
                await asyncio.sleep(0.05)
