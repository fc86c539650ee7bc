"""The socket of one viewer at one table: commands in, scenes and answers out."""

import asyncio
from base64 import b64encode
from collections import deque
from math import ceil
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from paiguan.engine.deal import Deal
from paiguan.parlour import wire as w
from paiguan.parlour.decide import Denied, must_be_advised
from paiguan.parlour.host import Host, Viewer
from paiguan.parlour.limits import Allowance, Bucket
from paiguan.parlour.phrases import PHRASES
from paiguan.parlour.scene import advice_offer
from paiguan.parlour.settings import Quota
from paiguan.parlour.store.work import GuestRow
from paiguan.parlour.telling import reason, refused, refused_by_house, tried

LARGEST = 4096  # bytes of a command
FLOOD = 4029
TALK = Quota(6, 0.5)  # phrases at once, and a second after that
RESTART = 1012  # the close code that says: come back in a moment
_commands = msgspec.json.Decoder(w.AnyCommand)
_encoder = msgspec.json.Encoder()


class TableSocket:
    """Runs until the guest leaves."""

    def __init__(
        self,
        socket: "WebSocket[Any, Any, Any]",
        host: Host,
        guest: GuestRow,
        language: w.Language,
        allowance: Allowance,
    ) -> None:
        self._socket, self._host, self._allowance = socket, host, allowance
        self._viewer = Viewer(guest.id, guest.name, language, self._look, self._hear)
        self._dirty = False
        self._replies: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None
        self._listening = False  # for the next command, so that nothing is in hand
        self._leaving = False
        self._phrases = Bucket(TALK)
        self._thinking: set[asyncio.Task[None]] = set()  # hints being thought about
        self._broken: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def run(self) -> None:
        """Until the guest hangs up or the house closes. Whatever breaks, in reading or in writing, is raised."""
        await self._socket.accept()
        self._reader, writer = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        self._host.join(self._viewer)
        try:
            ends = (self._reader, writer, self._broken)
            done, _ = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                if not task.cancelled():
                    task.result()
            writer.cancel()  # nothing may be sent after the socket is closed
            if self._leaving:
                if self._thinking:
                    await asyncio.wait(self._thinking)
                await self._send_replies()
                await self._socket.close(code=RESTART, reason="the house is restarting")
            else:
                await self._socket.close(code=FLOOD, reason="too many messages")
        except WebSocketDisconnect:
            pass
        except Exception:
            if not (self._host.lost or self._host.dropped):
                await self._host.recover()  # what is in memory may be what broke: nobody shall meet it again
            raise
        finally:
            self._host.leave(self._viewer)
            tasks = (self._reader, writer, *self._thinking)
            for task in tasks:
                task.cancel()
            self._broken.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)  # or asyncio would tell of the one that broke second

    def leave(self) -> None:
        """The house closes: finish the command in hand, answer it, and ask the guest to come back."""
        self._leaving = True
        if self._listening and self._reader is not None:
            self._reader.cancel()

    def _look(self) -> None:
        self._dirty = True
        self._news.set()

    def _reply(self, reply: Any) -> None:
        self._replies.append(_encoder.encode(reply))
        self._news.set()

    async def _write(self) -> None:
        """Answers first, then the newest scene: a slow line skips scenes, it never falls behind."""
        while True:
            await self._news.wait()
            self._news.clear()
            await self._send_replies()
            if self._dirty:
                self._dirty = False
                if (scene := self._host.news(self._viewer)) is not None:
                    await self._send(_encoder.encode(scene))

    async def _send_replies(self) -> None:
        while self._replies:
            await self._send(self._replies[0])
            self._replies.popleft()

    async def _send(self, data: bytes) -> None:
        try:
            await self._socket.send_data(data, mode="text")
        except OSError as error:  # the line was cut while we wrote
            raise WebSocketDisconnect(detail="cut off") from error

    async def _read(self) -> None:
        """Take commands until the house closes or there are too many of them."""
        while not self._leaving:
            self._listening = True
            data = await self._socket.receive_data(mode="text")
            self._listening = False
            if self._allowance.floods():
                return
            await self._take(data)

    async def _take(self, data: str | bytes) -> None:
        """One message: whatever it holds, the answer is one reply and at worst nothing changed."""
        if len(data) > LARGEST:
            self._refuse("", Denied("too_large", most=LARGEST))
            return
        try:
            command = _commands.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._refuse("", Denied("unreadable"))
            return
        if not 0 < len(command.id) <= 40:
            self._refuse("", Denied("unreadable"))
            return
        if wait := self._allowance.wait(command):
            self._refuse(command.id, Denied("too_many", seconds=ceil(wait)))
            return
        try:
            await self._do(command)
        except Denied as denied:
            self._refuse(command.id, denied)

    async def _do(self, command: Any) -> None:
        if isinstance(command, w.Ping):
            self._reply(w.Pong(id=command.id))
        elif isinstance(command, w.Try):
            await self._try(command)
        elif isinstance(command, w.Hint):
            await self._hint(command)
        elif isinstance(command, w.Know):
            await self._know(command)
        elif isinstance(command, w.Say):
            self._say(command)
        else:
            await self._host.command(self._viewer, command)
            self._reply(w.Done(id=command.id))

    async def _try(self, command: w.Try) -> None:
        deal, seat = await self._host.deal_for(self._viewer)
        language = self._viewer.language
        verdict = tried(deal, seat, command.move, self._host.table.names(language), language)
        self._reply(
            w.Tried(
                id=command.id,
                good=verdict.good,
                text=verdict.text,
                code=verdict.code,
                rule=verdict.rule,
                names=dict(verdict.names),
            )
        )

    async def _hint(self, command: w.Hint) -> None:
        """Think beside the socket: the guest may move meanwhile."""
        must_be_advised(await self._host.stored(), self._viewer.guest)
        deal, seat = await self._host.deal_for(self._viewer)
        task = asyncio.create_task(self._advise(command, deal, seat))
        self._thinking.add(task)
        task.add_done_callback(self._advised)

    def _advised(self, task: "asyncio.Task[None]") -> None:
        """A task that nobody waits for must not die in silence."""
        self._thinking.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not self._broken.done():
            self._broken.set_exception(error)

    async def _advise(self, command: w.Hint, deal: Deal, seat: int) -> None:
        step = len(deal.view(seat).log)
        try:
            advice = await self._host.thinkers.advise(deal, seat, self._viewer.guest)
        except Denied as denied:
            self._refuse(command.id, denied)
            return
        language = self._viewer.language
        self._reply(
            w.Advised(
                id=command.id,
                text=reason(deal.game, advice.reason, self._host.table.names(language), language, seat),
                best=tuple(advice_offer(deal, one.move, language) for one in advice.best),
                gains=tuple(round(one.gain, 2) for one in advice.best),
                errors=tuple(round(one.error, 2) for one in advice.best),
                step=step,
            )
        )

    async def _know(self, command: w.Know) -> None:
        deal, seat = await self._host.deal_for(self._viewer)
        table = self._host.table
        self._reply(
            w.Known(
                id=command.id,
                game=deal.game.name,
                version=deal.game.rules.VERSION,
                options=deal.game.given,
                seat=seat,
                hand=len(table.hands),
                step=len(deal.view(seat).log),
                state=b64encode(deal.veiled(seat).tobytes()).decode(),
            )
        )

    def _say(self, command: w.Say) -> None:
        if command.phrase not in PHRASES:
            raise Denied("unknown_phrase")
        if not self._phrases.take():
            raise Denied("say_less")
        self._host.say(self._viewer, command.phrase)
        self._reply(w.Done(id=command.id))

    def _hear(self, seat: int | None, name: str, phrase: str) -> None:
        self._reply(w.Said(seat=seat, name=name, phrase=phrase, text=PHRASES[phrase][self._viewer.language]))

    def _refuse(self, command_id: str, denied: Denied) -> None:
        table, refusal = self._host.table, denied.refusal
        seat = table.seat_of(self._viewer.guest)
        language = self._viewer.language
        if denied.by == "house":
            text, rule = refused_by_house(refusal, language), ""
        else:
            text, rule = refused(table.game, refusal, table.names(language), language, seat)
        params = dict(refusal.params)
        self._host.metrics.refused("socket", refusal.code)
        self._reply(w.Refusal(id=command_id, code=refusal.code, text=text, by=denied.by, params=params, rule=rule))
