"""The WebSocket of one viewer at one table: commands in, scenes and replies out."""

import asyncio
from base64 import b64encode
from collections import deque
from math import ceil
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from paiguan.bots.advice import note, still_weighed
from paiguan.engine.deal import Deal
from paiguan.parlour import wire as w
from paiguan.parlour.audience import Viewer
from paiguan.parlour.bots import knowledge
from paiguan.parlour.frames import TOO_MANY, text_line
from paiguan.parlour.host import Host
from paiguan.parlour.limits import Allowance
from paiguan.parlour.names import visible
from paiguan.parlour.phrases import PHRASES
from paiguan.parlour.refusals import HouseRefusal, must_be_advised
from paiguan.parlour.scene import advice_offer
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.wording import reason, refused, refused_by_house, tried

LARGEST = 4096  # bytes of a command
RESTART = 1012  # close code after which clients reconnect soon
_commands = msgspec.json.Decoder(w.AnyCommand)
_encoder = msgspec.json.Encoder()


class TableSocket:
    """Serves one connection until it ends."""

    def __init__(
        self,
        socket: "WebSocket[Any, Any, Any]",
        host: Host,
        guest: GuestRow,
        language: w.Language,
        allowance: Allowance,
        tempo: float = 1.0,
    ) -> None:
        self._socket, self._host, self._allowance = socket, host, allowance
        self._line = text_line(socket)
        self._viewer = Viewer(guest.id, guest.name, language, self._on_change, self._on_phrase, tempo)
        self._dirty = False
        self._replies: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None
        self._listening = False  # waiting for the next command, so none is in progress
        self._leaving = False
        self._thinking: set[asyncio.Task[None]] = set()  # hints being computed
        self._broken: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def run(self) -> None:
        """Serve until the guest disconnects or the server stops. Errors in reading or writing are raised."""
        await self._socket.accept()
        self._reader, writer = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        self._host.join(self._viewer)
        try:
            ends = (self._reader, writer, self._broken)
            done, _ = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                if not task.cancelled():
                    task.result()
            writer.cancel()  # nothing may be sent once the socket is closed
            if self._leaving:
                if self._thinking:
                    await asyncio.wait(self._thinking)
                await self._send()
                await self._socket.close(code=RESTART, reason="the house is restarting")
            else:
                await self._socket.close(code=TOO_MANY, reason="too many messages")
        except (WebSocketDisconnect, ClientDisconnected):  # ClientDisconnected: before it could be closed
            pass
        except Exception:
            if not (self._host.lost or self._host.dropped):
                await self._host.recover()  # memory may be what is broken: reload it before anyone else meets it
            raise
        finally:
            self._host.leave(self._viewer)
            tasks = (self._reader, writer, *self._thinking)
            for task in tasks:
                task.cancel()
            self._broken.cancel()
            # Otherwise asyncio reports the task that failed second.
            await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def guest(self) -> str:
        return self._viewer.guest

    def leave(self) -> None:
        """Finish and answer the command in progress, then ask the guest to reconnect: the server is stopping, or the guest is
        another one now."""
        self._leaving = True
        if self._listening and self._reader is not None:
            self._reader.cancel()

    def _on_change(self) -> None:
        self._dirty = True
        self._wake.set()

    def _reply(self, reply: msgspec.Struct) -> None:
        self._replies.append(_encoder.encode(reply))
        self._wake.set()

    async def _write(self) -> None:
        """Send replies first, then the newest scene: a slow connection skips scenes and never falls behind."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            scene = None
            try:
                if self._dirty:
                    self._dirty = False
                    scene = self._host.next_scene(self._viewer)
            finally:  # replies are sent even where there is no table to show any more
                await self._send(scene)

    async def _send(self, scene: w.Scene | None = None) -> None:
        """Send the replies and a scene in one piece: for the server each piece costs more than making it."""
        count = len(self._replies)
        texts = [*self._replies] if scene is None else [*self._replies, _encoder.encode(scene)]
        if not texts:
            return
        try:
            await self._line.send_texts(texts)
        except OSError as error:  # the connection broke during the write
            raise WebSocketDisconnect(detail="cut off") from error
        for _ in range(count):
            self._replies.popleft()

    async def _read(self) -> None:
        """Read commands until the server stops or there are too many of them."""
        while not self._leaving:
            self._listening = True
            data = await self._line.receive_text()
            self._listening = False
            if self._allowance.floods():
                return
            await self._take(data)

    async def _take(self, data: str) -> None:
        """Handle one message. Every message gets exactly one reply, besides a preliminary hint; a bad one changes nothing."""
        if len(data) > LARGEST:
            self._refuse("", HouseRefusal("too_large", most=LARGEST))
            return
        try:
            command = _commands.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._refuse("", HouseRefusal("unreadable"))
            return
        if not 0 < len(command.id) <= 40:
            self._refuse("", HouseRefusal("unreadable"))
            return
        if wait := self._allowance.wait(command):
            self._refuse(command.id, HouseRefusal("too_many", seconds=ceil(wait)))
            return
        try:
            await self._do(command)
        except HouseRefusal as denied:
            self._refuse(command.id, denied)

    async def _do(self, command: w.Command) -> None:
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
        elif isinstance(command, w.Write):
            self._write_text(command)
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
        """Compute a hint in a separate task: the guest may move meanwhile."""
        must_be_advised(await self._host.stored(), self._viewer.guest)
        deal, seat = await self._host.deal_for(self._viewer)
        task = asyncio.create_task(self._advise(command, deal, seat))
        self._thinking.add(task)
        task.add_done_callback(self._advised)

    def _advised(self, task: "asyncio.Task[None]") -> None:
        """Report the failure of a hint, whose task is not awaited."""
        self._thinking.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not self._broken.done():
            self._broken.set_exception(error)

    async def _advise(self, command: w.Hint, deal: Deal, seat: int) -> None:
        step = len(deal.view(seat).log)
        if command.preliminary:
            await self._advise_at_once(command, deal, seat, step)
        try:
            advice = await self._host.thinkers.advise(deal, seat, self._viewer.guest)
        except HouseRefusal as denied:
            self._refuse(command.id, denied)
            return
        language = self._viewer.language
        self._reply(
            w.Advised(
                id=command.id,
                text=reason(deal.game, advice.reason, self._host.table.names(language), language, seat),
                best=tuple(advice_offer(deal, one.move, language) for one in advice.best),
                notes=tuple(note(deal.game.name, one, place == 0, language) for place, one in enumerate(advice.best)),
                gains=tuple(round(one.gain, 2) for one in advice.best),
                errors=tuple(round(one.lost_error if place else one.error, 2) for place, one in enumerate(advice.best)),
                step=step,
            )
        )

    async def _advise_at_once(self, command: w.Hint, deal: Deal, seat: int, step: int) -> None:
        """Reply with the network's first choice, unless the hand has moved on."""
        first = await self._host.thinkers.first_choice(deal, seat, self._viewer.guest)
        if first is None or not await self._still_asks(deal, seat):
            return
        language = self._viewer.language
        self._reply(
            w.Advised(
                id=command.id,
                text=reason(deal.game, first.reason, self._host.table.names(language), language, seat),
                best=(advice_offer(deal, first.move, language),),
                notes=(still_weighed(language),),
                gains=(),
                errors=(),
                step=step,
                preliminary=True,
            )
        )

    async def _still_asks(self, deal: Deal, seat: int) -> bool:
        """Whether the guest has the same decision to make as in this deal."""
        try:
            now, asked = await self._host.deal_for(self._viewer)
        except HouseRefusal:
            return False
        return knowledge(now, asked) == knowledge(deal, seat)

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
                state=b64encode(deal.concealed(seat).tobytes()).decode(),
            )
        )

    def _say(self, command: w.Say) -> None:
        if command.phrase not in PHRASES:
            raise HouseRefusal("unknown_phrase")
        if not self._allowance.may_talk():
            raise HouseRefusal("say_less")
        self._host.say(self._viewer, command.phrase)
        self._reply(w.Done(id=command.id))

    def _write_text(self, command: w.Write) -> None:
        text = visible(command.text, w.LONGEST_TEXT)
        if not text:
            raise HouseRefusal("nothing_written")
        if not self._allowance.may_talk():
            raise HouseRefusal("say_less")
        self._host.say(self._viewer, "", text)
        self._reply(w.Done(id=command.id))

    def _on_phrase(self, seat: int | None, name: str, phrase: str, text: str) -> None:
        said = text or PHRASES[phrase][self._viewer.language]
        self._reply(w.Said(seat=seat, name=name, phrase=phrase, text=said))

    def _refuse(self, command_id: str, denied: HouseRefusal) -> None:
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
