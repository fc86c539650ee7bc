"""Simulated people at tables: they keep playing through every fault and remember what the server told them."""

import asyncio
import itertools
import random
import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec

from paiguan.engine.game import Game
from paiguan.engine.packages import GAMES
from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, filled
from tests.parlour.servers import Server

PATIENCE = 5.0  # seconds to wait for an answer before the connection counts as dead
THINKING = (0.0, 0.04)  # seconds
_short_strings = re.compile(rb'"([A-Za-z0-9]{2,3})"')
# Kinds that are named before anybody has seen them, because they follow from what the reader knows, of which alone a view is made
# (`Deal.view`): in 六虎 the highest cards not shown yet (3), in 偎麻雀 what would complete one's own hand.
_inferred = re.compile(rb'"(?:old|waits)":\[[^]]*\]')
_replies = msgspec.json.Decoder(w.AnyReply)
Key = tuple[str, int, int | None]


class Memory:
    """What all of these people were told."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, str] = {}  # command id -> what the command was
        self.refused: dict[str, str] = {}  # command id -> code of the refusal
        self.resent = 0  # commands sent again after they were acknowledged
        self.wrong: Counter[str] = Counter()  # things that must not happen, by kind
        self.frames = 0
        # All short strings in the frames of one moment, by table, hand and seat, then by step.
        self.shown: dict[Key, dict[int, set[bytes]]] = defaultdict(lambda: defaultdict(set))


class Player(Client):
    """A person with one connection. When it breaks they connect to the next server and send the unanswered command again."""

    def __init__(self, addresses: list[str], table: str, token: str, name: str, memory: Memory) -> None:
        super().__init__(addresses[0], table, token, _unused)
        self.name, self.table, self.memory = name, table, memory
        self.rng = random.Random(name)
        self.guests: list[Player] = []  # the people of this table, by the seat they want
        self._home = self.address
        self._addresses = itertools.cycle(
            [self.address.replace(addresses[0].split("//")[1], one.split("//")[1]) for one in addresses]
        )
        next(self._addresses)  # the current one
        self._unanswered: Any = None
        self._last_done: Any = None
        self._errand = self._settled = (
            "",
            0,
            0,
        )  # the last command that was wanted, and the last that was done, each as kind, hand and view
        self.resting = False  # only watches
        self._numbers = itertools.count(1)

    def next_id(self) -> str:
        return f"{self.name}.{next(self._numbers)}"

    async def _read(self, socket: Any) -> None:
        async for data in socket:
            raw = data.encode() if isinstance(data, str) else data
            reply = _replies.decode(raw)
            if isinstance(reply, w.Scene):
                self._remember(raw, reply)
                self.scene = reply
                self._changed.set()
            elif (waiting := self._waiting.pop(getattr(reply, "id", ""), None)) is not None and not waiting.done():
                waiting.set_result(reply)

    def _remember(self, raw: bytes, scene: w.Scene) -> None:
        self.memory.frames += 1
        hand = scene.hand
        if hand is not None and hand.account is None:
            moment = self.memory.shown[self.table, hand.number, scene.table.you][hand.step]
            moment.update(_short_strings.findall(_inferred.sub(b"", raw), raw.find(b'"hand":')))

    def _ended(self, reader: "asyncio.Task[None]") -> None:
        super()._ended(reader)
        self.address = next(self._addresses)

    async def _act(self, stop: Any, reader: "asyncio.Task[None]") -> bool:
        await self._send_again()
        return await super()._act(stop, reader)

    async def _send_again(self) -> None:
        """Send unanswered commands again, and sometimes answered ones, which must already be done."""
        if self._unanswered is not None:
            await self._give(self._unanswered)
        elif self._last_done is not None and self.rng.random() < 0.5:
            reply = await self._wait(self._last_done)
            self.memory.resent += 1
            if not isinstance(reply, w.Done):
                self.memory.wrong[f"resent, answered {getattr(reply, 'code', type(reply).__name__)}"] += 1

    async def _give(self, command: Any) -> None:
        self._unanswered = command
        reply = await self._wait(command)
        self._unanswered = None
        if isinstance(reply, w.Done):
            self._last_done = command
            if type(command).__name__ == self._errand[0]:
                self._settled = self._errand
            self.memory.acknowledged[command.id] = f"{type(command).__name__} {command.id} at {self.table}"
        elif isinstance(reply, w.Refusal):
            self.memory.refused[command.id] = reply.code
            # Nothing has changed at the table, so no scene will come: try again. Pieces are picked blindly, so refusals by the
            # rules are common; and the server may be unable to store.
            await asyncio.sleep(0.2 if reply.code == "not_stored" else 0.01)
            self._changed.set()

    async def _wait(self, command: Any) -> Any:
        future = self._waiting[command.id] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(msgspec.json.encode(command).decode())
            return await asyncio.wait_for(future, PATIENCE)
        except TimeoutError:
            self._socket.transport.abort()
            raise
        finally:
            self._waiting.pop(command.id, None)
            if future.done() and not future.cancelled():
                future.exception()  # the connection may break before the command is sent; nothing else reads the exception

    async def _give_once(self, command: Any) -> None:
        """Send a command, unless it is already done and its scene is still on the way. The server would acknowledge it again, but a
        command that changes nothing is not stored and would look lost later."""
        errand = type(command).__name__, self.place[0], getattr(command, "view", 0)
        if errand != self._settled:
            self._errand = errand
            await self._give(command)

    async def answer(self, scene: w.Scene) -> None:
        table, hand = scene.table, scene.hand
        if self.resting:
            # Without a clock the others see what has happened only once this person continues, which decides nothing.
            if hand is not None and hand.go_on is not None and not hand.asked:
                await self._give_once(w.GoOn(id=self.next_id(), hand=hand.number, view=hand.go_on))
            return
        if table.stage == "gathering":
            await self._gather(table)
        elif table.you is None:
            return
        elif table.stage == "settled":
            if not table.seats[table.you].ready:
                await self._give_once(w.Ready(id=self.next_id()))
        elif table.stage == "over":
            if not table.seats[table.you].ready:
                await self._give_once(w.Rematch(id=self.next_id()))
        elif hand is not None and hand.asked:
            await self._move()
        elif hand is not None and hand.go_on is not None:
            await self._give_once(w.GoOn(id=self.next_id(), hand=hand.number, view=hand.go_on))

    async def _gather(self, table: w.TableFacts) -> None:
        if table.you is None and self in self.guests:
            await self._give_once(w.Sit(id=self.next_id(), seat=self.guests.index(self)))
        elif table.host and all(person.kind != "open" for person in table.seats):
            await self._give_once(w.Begin(id=self.next_id()))

    async def _move(self) -> None:
        await asyncio.sleep(self.rng.uniform(*THINKING))
        scene = self.scene
        if scene is None or scene.hand is None or not scene.hand.asked or scene.table.you is None:
            return
        hand = scene.hand
        move = filled(self.rng.choice(hand.offers), hand.view, scene.table.you, self.rng)
        await self._give(w.Play(id=self.next_id(), hand=hand.number, step=hand.step, move=move))

    def __str__(self) -> str:
        scene, port = self.scene, self.address.split("/")[2].split(":")[1]
        if scene is None:
            return f"{self.name} has seen nothing at {port}"
        seats = "".join(
            "a" if one.away else "r" if one.ready else "h" if one.here else "-" for one in scene.table.seats
        )
        asked = scene.hand is not None and scene.hand.asked
        waits = f", waits for {type(self._unanswered).__name__}" if self.waits else ""
        return f"{self.name} at {port}: {scene.table.stage} {self.place} {seats}{', asked' if asked else ''}{waits}"

    def go_home(self) -> None:
        if self._socket is not None and self.address != self._home:
            self._socket.transport.abort()

    @property
    def waits(self) -> bool:
        return self._unanswered is not None

    @property
    def place(self) -> tuple[int, int]:
        """The hand and step of the newest scene."""
        scene = self.scene
        return (0, 0) if scene is None or scene.hand is None else (scene.hand.number, scene.hand.step)


async def _unused(client: Client, scene: w.Scene) -> None:
    raise AssertionError


class Crowd:
    """Ten tables, two of each game, with a person on every seat but one, and a spectator."""

    def __init__(self, servers: Sequence[Server], tables: int, games: Sequence[str] = GAMES, name: str = "") -> None:
        self.memory = Memory()
        self.tables: dict[str, list[Player]] = {}
        self.games: dict[str, str] = {}
        self._over = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        urls = [server.url for server in servers]
        for number in range(tables):
            game = games[number % len(games)]
            seats = Game(game, {}).seats
            names = [f"{name}{number}.{seat}" for seat in range(seats)]  # the last one is a spectator
            tokens = [servers[0].guest(one) for one in names]
            table = servers[0].table(tokens[0], game, seats=["me", *["open"] * (seats - 2), "regular"])
            players = []
            for place, (one, token) in enumerate(zip(names, tokens, strict=True)):
                turned = urls[place % len(urls) :] + urls[: place % len(urls)]  # neighbours use different servers
                players.append(Player(turned, table, token, one, self.memory))
            for player in players:
                player.guests = players[:-1]
            self.tables[table], self.games[table] = players, game

    @property
    def players(self) -> list[Player]:
        return [player for players in self.tables.values() for player in players]

    def come(self) -> None:
        self._tasks = [asyncio.create_task(player.play(lambda _: self._over.is_set())) for player in self.players]

    async def go(self) -> None:
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(result, Exception):
                self.memory.wrong[f"a player: {result!r}"[:80]] += 1

    def spread(self) -> None:
        """Move everybody who changed servers back to their own, so that neighbours use different servers again."""
        for player in self.players:
            player.go_home()

    @property
    def on_their_way(self) -> int:
        """The number of commands without an answer yet."""
        return sum(player.waits for player in self.players)

    def places(self) -> dict[str, list[tuple[int, int]]]:
        return {table: [player.place for player in players] for table, players in self.tables.items()}

    def described(self, table: str) -> str:
        """The position of a table as each of its people sees it."""
        return f"{self.games[table]} {table}: {'; '.join(str(player) for player in self.tables[table])}"

    async def rest(self) -> None:
        """Let people stop moving; bots move on until a person is asked."""
        for player in self.players:
            player.resting = True
        before = None
        while before != (before := self.places()) or self.on_their_way:
            await asyncio.sleep(1.0)

    async def going_on(self, seconds: float) -> tuple[float, list[str]]:
        """Wait until everybody at every table has seen something new; return how long that took and the tables where nothing came."""
        before, loop = self.places(), asyncio.get_running_loop()
        began = loop.time()
        still = list(before)
        while still and loop.time() - began < seconds:
            await asyncio.sleep(0.05)
            now = self.places()
            still = [t for t in still if any(new <= old for new, old in zip(now[t], before[t], strict=True))]
        return loop.time() - began, still
