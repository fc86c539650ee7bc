"""A guest that is a program: plays at a table over the same socket as people do."""

import asyncio
import itertools
import random
from base64 import b64decode
from collections.abc import Awaitable, Callable, Mapping
from secrets import token_hex
from ssl import SSLContext
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
import numpy as np
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from paiguan.bots.levels import bot
from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.parlour import wire as w

_replies = msgspec.json.Decoder(w.AnyReply)
_encode = msgspec.json.encode

Chooser = Callable[["Client", w.Scene], Awaitable[dict[str, Json] | None]]


class TurnedAway(Exception):
    """The server refuses access to this table; the message is a sentence."""


# Close codes after which reconnecting is useless.
CLOSED = {4401: "the house does not know this token", 4403: "wrong origin", 4404: "there is no such table"}


AGAIN = 0.2  # seconds after a refusal


class Client:
    """One connection to one table."""

    def __init__(self, url: str, table: str, token: str, choose: Chooser, language: str = "en") -> None:
        parts = urlsplit(url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.address = f"{scheme}://{parts.netloc}{parts.path.rstrip('/')}/ws/tables/{table}?lang={language}"
        self.scene: w.Scene | None = None
        self.refusals: list[w.Refusal] = []
        self.lost = 0  # connections lost so far
        self.tls: SSLContext | None = None  # for a server with a self-signed certificate
        self._headers = {"Authorization": f"Bearer {token}"}
        self._choose = choose
        # A guest's next program must not repeat these: the server answers a repeated id as done, without doing it.
        self._ids = (f"{prefix}-{number}" for prefix in [token_hex(4)] for number in itertools.count(1))
        self._waiting: dict[str, asyncio.Future[w.AnyReply]] = {}
        self._socket: ClientConnection  # while it plays
        self._changed = asyncio.Event()

    async def play(self, stop: Callable[[w.Scene], bool]) -> None:
        """Play until `stop` returns true, reconnecting when the connection is lost. Raises TurnedAway."""
        while True:
            try:
                more: dict[str, Any] = {} if self.tls is None else {"ssl": self.tls}
                # Without a limit for unread messages: a full queue keeps the close frame out, and closing would take ten seconds.
                more |= {"additional_headers": self._headers, "compression": None, "max_queue": None}
                async with connect(self.address, **more) as socket:
                    self._socket = socket
                    reader = asyncio.create_task(self._read(socket))
                    reader.add_done_callback(self._ended)
                    try:
                        if await self._act(stop, reader):
                            return
                    finally:
                        reader.cancel()
                    code = socket.close_code
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else None
            except (OSError, InvalidMessage):  # InvalidMessage: the server or a proxy died during the handshake
                code = None
            except InvalidStatus as refused:
                if refused.response.status_code < 500:
                    raise
                code = None  # a proxy in front of a server that is down
            if code in CLOSED:
                raise TurnedAway(CLOSED[code])
            self.lost += 1
            await asyncio.sleep(0.3)

    async def _read(self, socket: ClientConnection) -> None:
        async for data in socket:
            reply = _replies.decode(data)
            if isinstance(reply, w.Scene):
                self.see(reply)
                self.scene = reply
                self._changed.set()
            elif (waiting := self._waiting.pop(getattr(reply, "id", ""), None)) is not None and not waiting.done():
                waiting.set_result(reply)

    def _ended(self, reader: "asyncio.Task[None]") -> None:
        """Fail the commands that wait for an answer on this connection."""
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(ConnectionResetError())
        self._waiting.clear()
        self._changed.set()

    async def _act(self, stop: Callable[[w.Scene], bool], reader: "asyncio.Task[None]") -> bool:
        """Move as scenes arrive. Return true when `stop` is reached, false when the connection is lost."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            if reader.done():
                return False
            scene = self.scene
            assert scene is not None
            if stop(scene):
                return True
            await self.answer(scene)

    def see(self, scene: w.Scene) -> None:
        """Handle a new scene; `self.scene` is still the previous one."""

    async def answer(self, scene: w.Scene) -> None:
        """Send the command that the scene asks for."""
        table, hand = scene.table, scene.hand
        if table.you is None:
            return
        if table.choosing is not None:
            if table.choosing.turn == table.you:
                await self.ask(w.TakeChair(id=self.next_id(), chair=None))
        elif table.stage == "settled" and not table.seats[table.you].ready:
            await self.ask(w.Ready(id=self.next_id()))
        elif hand is not None and hand.asked and (move := await self._choose(self, scene)) is not None:
            reply = await self.ask(w.Play(id=self.next_id(), hand=hand.number, step=hand.step, move=move))
            if isinstance(reply, w.Refusal):
                self.refusals.append(reply)
                await asyncio.sleep(AGAIN)
                self._changed.set()  # the table has not changed, so no new scene will come: choose again
        elif hand is not None and hand.go_on is not None and not hand.asked:
            await self.ask(w.GoOn(id=self.next_id(), hand=hand.number, view=hand.go_on))

    def next_id(self) -> str:
        return next(self._ids)

    async def ask(self, command: w.Command) -> w.AnyReply:
        """Send a command and wait for its answer."""
        future = self._waiting[command.id] = asyncio.get_running_loop().create_future()
        await self._socket.send(_encode(command).decode())
        async with asyncio.timeout(30):
            return await future


def by_level(level: str) -> Chooser:
    """Return a chooser that plays like a bot of this level, from what its seat knows."""
    games: dict[bytes, Game] = {}
    player, seeds = bot(level), itertools.count()

    async def choose(client: Client, scene: w.Scene) -> dict[str, Json] | None:
        known = await client.ask(w.Know(id=client.next_id()))
        if not isinstance(known, w.Known):
            return None
        key = _encode((known.game, known.options))
        game = games.setdefault(key, Game(known.game, known.options))
        state = np.frombuffer(bytearray(b64decode(known.state)), game.rules.STATE)
        move = await asyncio.to_thread(player.choose, Deal(game, state), known.seat, next(seeds))
        action: dict[str, Json] = msgspec.to_builtins(move)
        del action["seat"]
        return action

    return choose


def at_random(seed: int) -> Chooser:
    """Return a chooser that takes a random offer, and random pieces where the offer asks for some."""
    rng = random.Random(seed)

    async def choose(client: Client, scene: w.Scene) -> dict[str, Json] | None:
        assert scene.hand is not None
        offer = rng.choice(scene.hand.offers)
        return filled(offer, scene.hand.view, scene.table.you or 0, rng)

    return choose


def filled(offer: w.Offer, view: Mapping[str, Json], seat: int, rng: random.Random) -> dict[str, Json]:
    """Return the move of an offer, with pieces of the hand filled in where it asks for some."""
    move = dict(offer.move or {"do": offer.verb})
    hand = list(view["hand"] if "hand" in view else view["hands"][seat])
    for piece in offer.pieces if offer.count else ():
        hand.remove(piece)
    rng.shuffle(hand)
    for field, count in offer.into.items():
        move[field] = [hand.pop() for _ in range(count)] if count else hand.pop()
    return move


def new_token(url: str, name: str) -> str:
    """Create a guest for a program and return its token."""
    body = _encode({"name": name, "language": "en"})
    request = Request(f"{url}/api/tokens", data=body, headers={"content-type": "application/json"})
    with urlopen(request, timeout=20) as answer:
        return str(msgspec.json.decode(answer.read())["token"])
