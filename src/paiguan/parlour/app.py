"""The parlour as a web application: everything is wired here and nowhere else."""

import asyncio
import gc
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import SwaggerRenderPlugin

from paiguan.engine.game import GAMES
from paiguan.engine.precompile import load_rules
from paiguan.parlour.http import Problem, as_response, as_trouble, parlour_of
from paiguan.parlour.pages import pages
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.routes.games import GameController
from paiguan.parlour.routes.guests import GuestController, token_of
from paiguan.parlour.routes.hands import HandController, ReplayController
from paiguan.parlour.routes.tables import TableController
from paiguan.parlour.socket import TableSocket
from paiguan.parlour.store import open_store
from paiguan.parlour.wire import Language

LARGEST_BODY = 256 * 1024
SECURITY = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}


def warm_games() -> None:
    """Load the kernels of every game beside the first pages, so that the first table of a game need not wait for them."""
    for name in GAMES:
        load_rules(name)
    gc.freeze()


def create_app(database: str | None = None) -> Litestar:
    url = database or os.environ.get("DATABASE_URL") or "sqlite:///paiguan.db"

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        parlour = Parlour(await open_store(url))
        app.state.parlour = parlour
        await parlour.start()
        Thread(target=warm_games, name="warm", daemon=True).start()
        try:
            yield
        finally:
            await parlour.close()

    return Litestar(
        route_handlers=[
            GuestController,
            GameController,
            TableController,
            HandController,
            ReplayController,
            health,
            table_socket,
            lobby_socket,
            *pages(),
        ],
        lifespan=[lifespan],
        exception_handlers={Problem: as_response, HTTPException: as_trouble},
        response_headers=SECURITY,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Paiguan 牌館",
            version="1",
            path="/api/schema",
            render_plugins=[SwaggerRenderPlugin()],
        ),
    )


@get("/healthz", sync_to_thread=False, summary="Is the house open?")
def health() -> dict[str, str]:
    return {"status": "open"}


def same_origin(socket: "WebSocket[Any, Any, Any]") -> bool:
    """A page of another site must not play with this guest's cookie; programs send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: "WebSocket[Any, Any, Any]", table: str, lang: str = "en") -> None:
    parlour = parlour_of(socket)
    guest = await parlour.guests.of_token(token_of(socket))
    host = await parlour.host(table) if guest is not None else None
    if not same_origin(socket):
        await refuse(socket, 4403, "wrong origin")
    elif guest is None:
        await refuse(socket, 4401, "no guest")
    elif host is None:
        await refuse(socket, 4404, "no such table")
    else:
        await TableSocket(socket, host, guest, language_named(lang)).run()


def language_named(name: str) -> Language:
    return "zh-Hant" if name == "zh-Hant" else "zh-Hans" if name == "zh-Hans" else "en"


@websocket("/ws/lobby")
async def lobby_socket(socket: "WebSocket[Any, Any, Any]") -> None:
    """The public tables, whole, whenever they change."""
    if not same_origin(socket):
        await refuse(socket, 4403, "wrong origin")
        return
    parlour, news = parlour_of(socket), asyncio.Event()
    await socket.accept()
    parlour.lobby_viewers.add(news.set)
    writer = asyncio.create_task(_write_lobby(socket, parlour, news))
    try:
        while True:
            await socket.receive_data(mode="text")
    except WebSocketDisconnect:
        pass
    finally:
        parlour.lobby_viewers.discard(news.set)
        writer.cancel()


async def _write_lobby(socket: "WebSocket[Any, Any, Any]", parlour: Parlour, news: asyncio.Event) -> None:
    sent = b""
    news.set()
    while True:
        await news.wait()
        news.clear()
        body = msgspec.json.encode({"is": "lobby", "tables": await parlour.lobby()})
        if body != sent:
            await socket.send_data(body, mode="text")
            sent = body
        await asyncio.sleep(0.5)  # a busy house changes often; twice a second is live enough


async def refuse(socket: "WebSocket[Any, Any, Any]", code: int, reason: str) -> None:
    await socket.accept()
    await socket.close(code=code, reason=reason)
