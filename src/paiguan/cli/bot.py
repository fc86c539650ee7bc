"""`paiguan bot`: a program that takes a seat at a table, over the same socket as people."""

import asyncio
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit

from paiguan.bots import LEVELS
from paiguan.cli.common import Complaint
from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, TurnedAway, by_level, new_token


def add(commands: Any) -> None:
    bot = commands.add_parser(
        "bot",
        help="let a bot take a seat at a table",
        description="Sits down on an open seat of a table and plays until the match is over. URL is the table's link, as in "
        "the address line: http://127.0.0.1:8080/t/ID",
    )
    bot.add_argument("url", metavar="URL")
    bot.add_argument("--level", default="regular", help=f"one of {', '.join(LEVELS)} (default regular)")
    bot.add_argument("--name", default="", help="how it is called at the table")
    bot.add_argument("--token", default="", help="play as this guest, on the seat it has; else as a new one")
    bot.add_argument("--hands", type=int, help="leave after so many hands")
    bot.set_defaults(run=run)


def run(chosen: Any) -> int:
    if chosen.level not in LEVELS:
        raise Complaint(f"there is no level “{chosen.level}”; the levels are {', '.join(LEVELS)}")
    if chosen.hands is not None and chosen.hands < 1:
        raise Complaint(f"--hands must be more than 0, not {chosen.hands}")
    house, table = address(chosen.url)
    name = chosen.name or f"{chosen.level} bot"
    try:
        token = chosen.token or new_token(house, name)
    except HTTPError as error:
        raise Complaint(f"{house} gave no seat: {error.reason} ({error.code})") from None
    except (URLError, OSError, ValueError, KeyError) as error:
        raise Complaint(f"there is no parlour at {house}: {getattr(error, 'reason', error)}") from None
    asyncio.run(Player(house, table, token, chosen.level, chosen.hands).stay())
    return 0


def address(url: str) -> tuple[str, str]:
    """The house and the table of a link."""
    parts = urlsplit(url)
    place = [part for part in parts.path.split("/") if part]
    if parts.scheme not in ("http", "https") or not parts.netloc or place[-2:-1] != ["t"]:
        raise Complaint(f"“{url}” is no link to a table: it looks like http://127.0.0.1:8080/t/ID")
    base = "".join(f"/{part}" for part in place[:-2])  # where the house stands below a path
    return f"{parts.scheme}://{parts.netloc}{base}", place[-1]


class Player(Client):
    """Takes a seat, plays, and says so in the terminal."""

    def __init__(self, house: str, table: str, token: str, level: str, hands: int | None) -> None:
        super().__init__(house, table, token, by_level(level))
        self._most, self._settled = hands, 0
        self._lines = 0  # of the log, said so far
        self._hand = 0

    async def stay(self) -> None:
        try:
            await self.play(self._enough)
        except TurnedAway as error:
            raise Complaint(str(error)) from None
        except OSError as error:
            raise Complaint(f"the connection failed: {error}") from None

    def _enough(self, scene: w.Scene) -> bool:
        over = scene.table.stage == "over"
        if over:
            print(f"the match is over; totals {' '.join(f'{total:+d}' for total in scene.table.totals)}", flush=True)
        return over or (self._most is not None and self._settled >= self._most)

    def see(self, scene: w.Scene) -> None:
        """Say what is new."""
        hand = scene.hand
        if hand is None:
            return
        if hand.number != self._hand:
            self._hand, self._lines = hand.number, 0
            print(f"hand {hand.number}", flush=True)
        for line in hand.log[max(0, self._lines - hand.log_from) :]:
            print(f"  {line.text}", flush=True)
        self._lines = hand.log_from + len(hand.log)
        before = self.scene.hand if self.scene is not None else None
        if hand.account is not None and (before is None or before.account is None or before.number != hand.number):
            self._settled += 1
            print(f"  {hand.account.headline}", flush=True)

    async def answer(self, scene: w.Scene) -> None:
        table = scene.table
        if table.you is None:
            await self._sit(table)
        elif table.seats[table.you].away:
            await self.ask(w.Sit(id=self.next_id(), seat=table.you))
        else:
            await super().answer(scene)

    async def _sit(self, table: w.TableFacts) -> None:
        seat = next((seat for seat, person in enumerate(table.seats) if person.kind == "open"), None)
        if seat is None or table.stage != "gathering":
            raise TurnedAway("this table has no open seat")
        reply = await self.ask(w.Sit(id=self.next_id(), seat=seat))
        if isinstance(reply, w.Done):
            print(f"sits on seat {seat + 1} of a table of {table.game}", flush=True)
