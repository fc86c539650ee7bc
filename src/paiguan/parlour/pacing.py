"""When things happen at a table: how fast bots move, when time is up, and the pauses that keep secrets.

Where the rules ask a seat in secret, a wait would reveal that a seat was asked. So at every moment when a seat may be
asked, as far as everybody knows, all those seats are treated alike, whether they are asked or not: with a clock the moment
lasts a fixed time; without one it lasts until each of these people has answered or gone on. Bots think meanwhile. The
answers are stored shortly before the end of the moment, and their effect is shown at its end.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from paiguan.engine.contract import View
from paiguan.parlour import wire as w
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.scene import SeatHistory, asked
from paiguan.parlour.table import Table

SPEED = 1.0  # the setting `pace`, assigned at startup; 0 removes all waits, for tests
BOT_PAUSE = 0.8  # slow enough to follow by eye, and no shorter when the bot had little to think about
DICE_PAUSE = 1.2
# Factors for these two pauses by the speed that a connection asks for; they hold where one person plays with bots. Secrecy
# windows keep their length.
SPEEDS: dict[str, float] = {"slow": 1.8, "normal": 1.0, "fast": 0.4, "instant": 0.0}
SHORT_WINDOW = 0.7  # where no clock runs: enough for a master's search and to see the card
CLOSING = 0.2  # seconds before a window's end at which answers are stored, so that storing takes no visible time
CHAIR_AFTER = 20.0  # seconds until a player who has not chosen a chair keeps their own
GONE_AFTER = 30.0  # seconds without a connection until a bot takes over, where other people wait
COME_AFTER = 120.0  # seconds from the first deal of a round of a tournament in which nobody counts as gone: they are on their way
UNSEAL_AFTER = 3.0  # seconds until a number that was sealed and is not opened is replaced by the house's
READY_AFTER = 45.0  # seconds until the next hand is dealt to people who are not ready


def patience() -> float:
    """Return the factor for waits on people: the usual pace even when bots take no time."""
    return SPEED or 1.0


class Stop(NamedTuple):
    """A view that stays on show because seats may be asked in secret about it."""

    held: int | None  # the index of an intermediate view; None: the present one
    number: int  # of the view, among all that spectators have been shown in this hand
    seats: frozenset[int]  # those who may be asked, as far as everybody knows
    timed: bool  # people answer within a fixed time
    seconds: float  # the shortest time; where people are timed also the longest


@dataclass
class SecrecyWindow:
    """A window in which seats asked in secret answer: one or more views, shown one after another."""

    began: float  # when the view on show was shown first
    stops: tuple[Stop, ...]
    passed: int = 0  # stops that have been shown long enough

    @property
    def stop(self) -> Stop:
        return self.stops[self.passed]

    @property
    def held(self) -> int | None:
        """The index of the intermediate view on show, or None if it is the present one."""
        return self.stop.held

    @property
    def last(self) -> bool:
        return self.passed == len(self.stops) - 1

    @property
    def ends(self) -> float:
        """The earliest time at which the view on show has been shown long enough."""
        return self.began + self.stop.seconds

    @property
    def closing(self) -> float:
        return min(CLOSING, self.stop.seconds / 3)

    def show_next(self, now: float) -> None:
        self.began = max(now, self.ends)
        self.passed += 1


@dataclass
class Pace:
    """A process's timing of a live table. It is not part of the table's state: after a restart it begins anew."""

    clock_from: float  # clocks start here if the last move is older: the server was down, or a window has ended
    quiet: SecrecyWindow | None = None  # the open window
    closed: float | None = None  # a window was closed, and its outcome is shown at this time
    position: tuple[int, int] = (0, 0)  # hand and number of moves for which `quiet` was decided

    def asked_at(self, table: Table) -> float:
        """Return when the open question was put, for clocks and pauses.

        A slow clock runs while nobody is at the table, so it runs on while the table is not in memory too.
        """
        return table.since if table.slow else max(table.since, self.clock_from)

    def close(self, ends: float) -> None:
        """Stop taking answers. Clocks run and the outcome is shown from this time."""
        self.clock_from = self.closed = ends
        self.quiet = None

    def open_window(self, table: Table, public: Callable[[], SeatHistory], now: float, back: bool) -> None:
        """Open the window that the newest move, or a take-back, calls for. A reload does not open the same window twice."""
        position = len(table.hands), len(table.hand.moves)
        if position == self.position and not back:
            return
        self.position = position
        if self.quiet is None and not may_be_quiet(table):
            return
        history = public()
        if history.changed or back:
            self.quiet = quiet_after(table, history, self.closed or now)

    def refuse_too_early(self, table: Table, command: Any, seat: int | None) -> None:
        """Refuse commands whose acceptance or refusal would reveal what a window hides. Raises HouseRefusal."""
        if self.quiet is None and self.closed is None:
            return
        if isinstance(command, w.Ready | w.Seal | w.Unseal):
            raise HouseRefusal("not_between_hands")
        if isinstance(command, w.Rematch):
            raise HouseRefusal("match_not_over")
        if isinstance(command, w.Begin | w.SeatBot):
            raise HouseRefusal("match_begun")
        open_to = self.quiet is not None and self.quiet.held is None and asked(table, seat, True)
        if isinstance(command, w.Play | w.TakeBack) and seat is not None and not open_to:
            raise HouseRefusal("wait_a_moment")

    def asks_to_go_on(self, table: Table, seat: int | None) -> bool:
        """Return whether the window waits, or has waited, for the person on this seat."""
        if self.quiet is None or seat is None or not asks_everybody(table) or table.closed:
            return False
        return seat in self.quiet.stop.seats and table.chairs[seat].person

    def goes_on(self, table: Table, seat: int | None) -> int | None:
        """Return the number of the view that the window waits for this seat to go on from, or None."""
        if self.quiet is None or seat is None or not self.asks_to_go_on(table, seat):
            return None
        number = self.quiet.stop.number
        return number if table.chairs[seat].gone_on < number else None


def asks_everybody(table: Table) -> bool:
    """Return whether windows wait for people: no clock hurries them, and it must not show who has something to decide."""
    return (table.clock is None or table.slow) and table.people > 1


def may_be_quiet(table: Table) -> bool:
    """Return whether a secret question may follow the last move; otherwise the public view need not be computed."""
    house, hand = table.game.interface.house, table.hand
    return bool(house.secret) and (not house.secret_at_first or not hand.moves or hand.by[-1] == "dice")


def quiet_after(table: Table, public: SeatHistory, now: float) -> SecrecyWindow | None:
    """Return the window that the last move calls for, or None. `public` is the spectators' history."""
    if table.deal is None or not may_be_quiet(table):
        return None
    stops = tuple(stop for stop in _stops(table, public) if stop.seats)
    return SecrecyWindow(now, stops) if stops else None


def quiet_again(table: Table, public: SeatHistory, now: float) -> SecrecyWindow:
    """Return a window for the present view, after a restart in the middle of one."""
    return SecrecyWindow(now, (_stop(table, None, public.views, public.view),))


def _stops(table: Table, public: SeatHistory) -> Iterator[Stop]:
    passing = public.intermediate_views
    for held, view in enumerate(passing):
        yield _stop(table, held, public.views - len(passing) + held, view)
    yield _stop(table, None, public.views, public.view)


def _stop(table: Table, held: int | None, number: int, view: View) -> Stop:
    house = table.game.interface.house
    declared = house.may_be_asked
    seats = frozenset(range(len(table.chairs)) if declared is None else declared(table.game.plain_options, view))
    # A person alone with bots is waited for: their answer is no secret.
    hurried = table.clock is not None and not table.slow
    timed = hurried and table.people > 1 and any(table.chairs[seat].guest for seat in seats)
    return Stop(held, number, seats, timed, (house.pause if timed else SHORT_WINDOW) * SPEED)
