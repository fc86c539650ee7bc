"""When things happen at a table: how long bots take, when time is up, and the pauses that keep secrets.

Where the rules ask somebody in secret, a wait would tell that there was somebody to ask. So every such moment lasts equally
long, whether anybody was asked or not: people answer and bots think meanwhile, the answers are stored shortly before its end,
and what they change is shown at its end.
"""

from dataclasses import dataclass

from paiguan.parlour.scene import SeatHistory
from paiguan.parlour.table import Table

SPEED = 1.0  # the setting `pace`, put here when the house is wired; 0: nobody waits, for tests
BOT_PAUSE = 0.8  # a bot's move can be followed by eye, and comes no sooner where the bot had little to think about
DICE_PAUSE = 1.2
SOLO_WINDOW = 0.7  # where one person plays against bots: enough for a master's thought, and to see the card
CLOSING = 0.2  # seconds before a window's end at which answers are stored, so that storing them takes no visible time
GONE_AFTER = 30.0  # seconds without a connection until a bot sits in, where others wait
READY_AFTER = 45.0  # seconds after which the next hand is dealt to people who have not asked for it


def patience() -> float:
    """How slowly those go who wait for people: at the usual pace also where bots take no time."""
    return SPEED or 1.0


@dataclass
class Quiet:
    """A window in which those asked in secret answer: first `stills` cards are shown one after another, then, if it is one
    that may be taken, the present one."""

    began: float
    each: float
    stills: int = 0
    present: bool = True
    passed: int = 0  # stills that have been shown long enough

    @property
    def ends(self) -> float:
        return self.began + self.each * (self.stills + self.present)

    @property
    def closes(self) -> float:
        """When no more answers are taken."""
        return self.ends - min(CLOSING, self.each / 3)

    @property
    def held(self) -> int | None:
        """Which still is being shown; None once all have been."""
        return self.passed if self.passed < self.stills else None

    @property
    def last(self) -> bool:
        """The last card is being shown."""
        return self.passed >= self.stills + self.present - 1

    @property
    def step_ends(self) -> float:
        """When the card that is being shown has been shown long enough."""
        return self.ends if self.held is None else self.began + self.each * (self.passed + 1)


@dataclass
class Pace:
    """What a process knows of a live table's time. It is no part of the table: after a restart it begins anew."""

    clock_from: float  # clocks run from here where the last move is older: the house was closed, or a window has ended
    quiet: Quiet | None = None  # the window that is open
    closed: float | None = None  # a window was closed, and what came of it is shown at this time
    position: tuple[int, int] = (0, 0)  # hand and moves for which `quiet` was decided

    def asked_at(self, table: Table) -> float:
        """When the open question was put, for clocks and pauses."""
        return max(table.since, self.clock_from)

    def close(self, now: float) -> None:
        """No more answers: clocks run, and things are shown, from the window's end."""
        assert self.quiet is not None
        self.clock_from = self.closed = max(now, self.quiet.ends)
        self.quiet = None


def may_be_quiet(table: Table) -> bool:
    """Whether the last move is one after which somebody may be asked in secret; for others the public view is not needed."""
    house, hand = table.game.face.house, table.hand
    return bool(house.secret) and (not house.secret_at_first or not hand.moves or hand.by[-1] == "dice")


def quiet_after(table: Table, public: SeatHistory, now: float) -> Quiet | None:
    """The window that the last move calls for; `public` is what a spectator saw."""
    if table.deal is None or not may_be_quiet(table):
        return None
    present = table.game.face.house.window(public.view, public.shown_new, len(public.stills))
    return None if present is None else Quiet(now, window(table), len(public.stills), present)


def window(table: Table) -> float:
    """Seconds for one secret question. A person alone with bots is waited for; their own answer is no secret to anybody."""
    return (SOLO_WINDOW if table.people < 2 else table.game.face.house.pause) * SPEED
