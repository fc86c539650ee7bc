"""One tournament: the fold of its events. No clock or storage here; applying an event never fails."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from paiguan.parlour.events import FORGOTTEN
from paiguan.parlour.tournaments import events as e

Stage = Literal["gathering", "playing", "between", "finished", "closed"]
Results = tuple[tuple[tuple[int, ...], ...], ...]  # payments by table, hand and seat


@dataclass
class Person:
    guest: str
    name: str
    left: bool = False

    @property
    def here(self) -> bool:
        """Whether they take part in the next round."""
        return not self.left and not self.guest.startswith(FORGOTTEN)


@dataclass
class Round:
    boards: tuple[e.Board, ...]
    began: float
    ended: float = 0.0
    results: Results | None = None  # once it is over
    late: dict[int, int] = field(default_factory=dict)  # people who took a bot's chair, after so many hands

    def board_of(self, person: int) -> int | None:
        """Return the number of the table where a person sits."""
        return next((number for number, board in enumerate(self.boards) if person in board.seats), None)


@dataclass
class Tournament:
    id: str
    code: str
    opened_by: str = ""
    people: list[Person] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    finished: bool = False
    closed: bool = False
    paused: bool = False
    stopped: float = 0.0  # when it was paused
    stood: float = 0.0  # seconds that the wait for the next round has stood still
    seq: int = 0
    plan: e.Plan = field(init=False)

    @property
    def stage(self) -> Stage:
        if self.closed:
            return "closed"
        if self.finished:
            return "finished"
        if not self.rounds:
            return "gathering"
        return "playing" if self.rounds[-1].results is None else "between"

    @property
    def over(self) -> bool:
        return self.closed or self.finished

    @property
    def owner(self) -> str:
        """The guest who begins rounds; the first who takes part if the owner has been forgotten."""
        if not self.opened_by.startswith(FORGOTTEN):
            return self.opened_by
        return next((person.guest for person in self.people if person.here), self.opened_by)

    @property
    def due(self) -> float:
        """When the next round begins by itself; 0: it does not."""
        if self.paused:
            return 0.0
        if self.stage == "gathering":
            return self.plan.begins
        if self.stage == "between" and self.plan.pause is not None:
            return self.rounds[-1].ended + 60 * self.plan.pause + self.stood
        return 0.0

    @property
    def present(self) -> list[int]:
        """The people who take part in the next round."""
        return [number for number, person in enumerate(self.people) if person.here]

    @property
    def history(self) -> list[list[tuple[int | None, ...]]]:
        """Who sat where in the rounds that have begun."""
        return [[board.seats for board in one.boards] for one in self.rounds]

    def number_of(self, guest: str) -> int | None:
        """Return the number of a guest. Of two that were carried into one guest, one who takes part."""
        found = [number for number, person in enumerate(self.people) if guest and person.guest == guest]
        return next((number for number in found if self.people[number].here), found[0] if found else None)

    def opens(self, number: int) -> bool:
        """Return whether the deals of a round may be seen by everybody: no table plays them any more."""
        return self.over or self.rounds[number - 1].results is not None

    # ---- events ------------------------------------------------------------------------------------------------------

    def apply(self, event: e.AnyEvent) -> None:
        self.seq += 1
        match event:
            case e.Opened():
                self.opened_by, self.plan = event.owner, event.plan
            case e.Joined():
                if event.person == len(self.people):
                    self.people.append(Person(event.guest, event.name))
                else:
                    self.people[event.person] = Person(event.guest, event.name)
            case e.Named():
                self.people[event.person].name = event.name
            case e.Left():
                self.people[event.person].left = True
            case e.RoundBegun():
                self.rounds.append(Round(event.boards, event.at))
            case e.Took():
                one = self.rounds[-1]
                seats = list(one.boards[event.board].seats)
                seats[event.seat] = event.person
                boards = list(one.boards)
                boards[event.board] = e.Board(boards[event.board].table, tuple(seats))
                one.boards, one.late[event.person] = tuple(boards), event.hands
            case e.RoundEnded():
                self.rounds[-1].results, self.rounds[-1].ended = event.results, event.at
                self.stood = 0.0
            case e.Paused():
                self.paused, self.stopped = True, event.at
            case e.Resumed():
                self.paused = False
                if self.stage == "between":
                    self.stood += event.at - max(self.stopped, self.rounds[-1].ended)
            case e.Finished():
                self.finished = True
            case e.Closed():
                self.closed = True
            case e.Rewritten():
                pass


_decoder = msgspec.json.Decoder(e.AnyEvent)


def decoded(bodies: Iterable[bytes]) -> list[e.AnyEvent]:
    return [_decoder.decode(body) for body in bodies]


def folded(tournament_id: str, code: str, bodies: Sequence[bytes]) -> Tournament:
    tournament = Tournament(tournament_id, code)
    for event in decoded(bodies):
        tournament.apply(event)
    return tournament
