"""When things happen at a table: how long bots take, when time is up, and the pauses that keep secrets.

Where the rules ask somebody in secret (a 例牌 of 天九 4.4, the five tigers of 六虎 4.1, a claim of 偎麻雀 4.5), a wait would
tell that there was somebody to ask. So where two people or more sit at a table every such moment lasts equally long, whether
anybody was asked or not.
"""

from dataclasses import dataclass

from paiguan.parlour.scene import SeatHistory
from paiguan.parlour.table import Table

SPEED = 1.0  # the setting `pace`, put here when the house is wired; 0: nobody waits, for tests
BOT_PAUSE = 0.8  # a bot's move can be followed by eye
DICE_PAUSE = 1.2
OPENING_WINDOW = 6.0
CLAIM_WINDOW = 5.0
GONE_AFTER = 30.0  # seconds without a connection until a bot sits in, where others wait
READY_AFTER = 45.0  # seconds after which the next hand is dealt to people who have not asked for it


def patience() -> float:
    """How slowly those go who wait for people: at the usual pace also where bots take no time."""
    return SPEED or 1.0


@dataclass
class Quiet:
    """A pause during which people may answer in secret: first `stills` cards are shown one after another, then, if it is
    one that may be taken, the present one."""

    began: float
    each: float
    stills: int = 0
    present: bool = True

    @property
    def ends(self) -> float:
        return self.began + self.each * (self.stills + self.present)

    def held(self, now: float) -> int | None:
        """Which still is being shown; None once all have been."""
        place = int((now - self.began) / self.each) if self.each else self.stills
        return place if place < self.stills else None

    def next_change(self, now: float) -> float:
        place = self.held(now)
        return self.ends if place is None else self.began + self.each * (place + 1)


@dataclass
class Pace:
    """What a process knows of a live table's time. It is no part of the table: after a restart it begins anew."""

    clock_from: float  # clocks run from here where the last move is older: the house was closed, or a quiet has ended
    quiet: Quiet | None = None  # the pause that is on

    def asked_at(self, table: Table) -> float:
        """When the open question was put, for clocks and pauses."""
        return max(table.since, self.clock_from)


def may_be_quiet(table: Table) -> bool:
    """Whether the last move is one after which somebody may be asked in secret; after others nobody need look what the public
    saw of it."""
    match table.game.name:
        case "liuhu":
            return not table.hand.moves
        case "tianjiu":
            return not table.hand.moves or table.hand.by[-1] == "dice"
        case "weimaque":
            return True
    return False


def quiet_after(table: Table, public: SeatHistory, now: float) -> Quiet | None:
    """The pause that the last move calls for; `public` is what a spectator saw."""
    if table.people < 2 or table.deal is None or not may_be_quiet(table):
        return None
    if table.game.name == "weimaque":
        present = public.view.phase == "claim"
        asked = public.shown_new and (present or public.stills)
        return Quiet(now, CLAIM_WINDOW * SPEED, len(public.stills), present) if asked else None
    opened = table.game.name == "liuhu" or public.view.phase == "opening"  # 天九 may have dice yet to throw
    return Quiet(now, OPENING_WINDOW * SPEED) if opened else None


def default_answer(table: Table, seat: int) -> dict[str, object]:
    """What a secret question counts as when the pause ends without an answer."""
    verb = "nowuhu" if table.game.name == "liuhu" else "pass"
    return {"do": verb, "seat": seat}
