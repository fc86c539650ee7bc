"""`paiguan bot`: a bot that takes a seat at a table, over the same socket as people."""

import asyncio
from argparse import Namespace
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit

from paiguan.bots import LEVELS
from paiguan.cli.terminal import flush, say
from paiguan.engine.errors import UserError
from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, TurnedAway, by_level, new_token


def run(chosen: Namespace) -> int:
    if chosen.level not in LEVELS:
        raise UserError(f"there is no level “{chosen.level}”; the levels are {', '.join(LEVELS)}")
    house, table = address(chosen.url)
    name = chosen.name or f"{chosen.level} bot"
    try:
        token = chosen.token or new_token(house, name)
    except HTTPError as error:
        raise UserError(f"{house} gave no seat: {error.reason} ({error.code})") from None
    except (URLError, OSError, ValueError, KeyError) as error:
        raise UserError(f"there is no parlour at {house}: {getattr(error, 'reason', error)}") from None
    asyncio.run(Player(house, table, token, chosen.level, chosen.hands).stay())
    return 0


def address(url: str) -> tuple[str, str]:
    """The server and the table of a link."""
    parts = urlsplit(url)
    place = [part for part in parts.path.split("/") if part]
    if parts.scheme not in ("http", "https") or not parts.netloc or place[-2:-1] != ["t"]:
        raise UserError(f"“{url}” is not a link to a table, which looks like http://127.0.0.1:8080/t/ID")
    base = "".join(f"/{part}" for part in place[:-2])  # a server below a path
    return f"{parts.scheme}://{parts.netloc}{base}", place[-1]


class Player(Client):
    """A client that takes a seat, plays, and prints the log."""

    def __init__(self, house: str, table: str, token: str, level: str, hands: int | None) -> None:
        super().__init__(house, table, token, by_level(level))
        self._most, self._settled = hands, 0
        self._lines = 0  # of the log, printed so far
        self._hand = 0
        self._unheard: BaseException | None = None  # why a line could not be printed

    def _tell(self, line: str) -> None:
        """Print a line. If that fails, the bot leaves later: an error here would look like one of the connection."""
        try:
            say(line)
            flush()
        except (UserError, BrokenPipeError) as error:
            self._unheard = error

    async def stay(self) -> None:
        try:
            await self.play(self._enough)
            if self._unheard is not None:
                raise self._unheard
        except TurnedAway as error:
            raise UserError(str(error)) from None
        except BrokenPipeError:
            raise
        except OSError as error:
            raise UserError(f"the connection failed: {error}") from None

    def _enough(self, scene: w.Scene) -> bool:
        over = scene.table.stage == "over"
        if over:
            self._tell(f"the match is over; totals {' '.join(f'{total:+d}' for total in scene.table.totals)}")
        return self._unheard is not None or over or (self._most is not None and self._settled >= self._most)

    def see(self, scene: w.Scene) -> None:
        """Print what is new."""
        hand = scene.hand
        if hand is None:
            return
        if hand.number != self._hand:
            self._hand, self._lines = hand.number, 0
            self._tell(f"hand {hand.number}")
        for line in hand.log[max(0, self._lines - hand.log_from) :]:
            self._tell(f"  {line.text}")
        self._lines = hand.log_from + len(hand.log)
        before = self.scene.hand if self.scene is not None else None
        if hand.account is not None and (before is None or before.account is None or before.number != hand.number):
            self._settled += 1
            self._tell(f"  {hand.account.headline}")

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
            self._tell(f"sits on seat {seat + 1} of a table of {table.game}")
