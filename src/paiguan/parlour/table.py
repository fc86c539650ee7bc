"""One table: the fold of its events. No clock, sockets or storage here; applying an event never fails."""

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.interface import Ritual
from paiguan.engine.match import Match
from paiguan.parlour import events as e
from paiguan.parlour import secret
from paiguan.parlour.chair import Chair
from paiguan.parlour.changes import CHANGES
from paiguan.parlour.played import Hand, Played
from paiguan.parlour.sealing import Cut
from paiguan.parlour.wire import Clock, Language, Stage

REMEMBERED = 200  # commands whose repetition is detected
ASKING = (e.Dealt, e.Moved, e.TookBack, e.Threw, e.ChairTaken)  # events after which a new question is put
# Where the clock is slow a secrecy window lasts until everybody has come by: whoever is asked next has their whole time after it.
GOING_ON = (e.WentOn, e.QueuedAnswer)


class Table:
    """The state of a table."""

    id: str
    game: Game
    played: Played
    host: str
    public: bool
    clock: Clock | None
    hints: bool
    watchers_speak: bool
    chat: bool
    first_deal: dict[str, Json]  # of the first hand; empty: shuffled
    origin: e.Origin | None  # of a try: the hand that it begins in the middle of
    daily: e.Daily | None  # the deal of a day that is played here
    contest: e.Contest | None  # the round of a tournament that is played here

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 0
        self.chairs: list[Chair] = []
        self.begun = False
        self.closed = False  # by its owner
        self.paused = False  # between hands, with the evening of a tournament
        self.throws: tuple[tuple[tuple[int, int], ...], ...] = ()
        self.ritual: Ritual | None = None  # the game's seating ritual, while chairs are chosen
        self._stage: Stage | None = None  # cached since the last event
        self.cut: Cut | None = None  # of the next hand, once somebody has sealed a number
        self.since = 0.0  # when the open question was put: the last deal, move, take-back or choice of a chair
        self.done: dict[str, int] = {}  # commands done, with the seq after each
        self._seats: dict[str, int] = {}  # by guest
        self._may_act: dict[int, bool] = {}  # cached since the last event
        self._questions: dict[int, Deal] | None = None  # likewise

    # ---- reading ---------------------------------------------------------------------------------------------------

    @property
    def hands(self) -> list[Hand]:
        """All hands dealt here, in all matches."""
        return self.played.hands

    @property
    def hand(self) -> Hand:
        return self.played.hands[-1]

    @property
    def deal(self) -> Deal | None:
        """The hand on the table."""
        return self.played.deal

    @property
    def match(self) -> Match:
        """The match with every finished hand."""
        return self.played.match

    @property
    def in_play(self) -> bool:
        """Whether the newest hand has not ended."""
        return self.played.in_play

    @property
    def stage(self) -> Stage:
        if self._stage is None:
            self._stage = self._find_stage()
        return self._stage

    def _find_stage(self) -> Stage:
        if self.closed:
            return "closed"
        if not self.begun or (self.cut is not None and not self.played.on_table and self.ritual is None):
            return "gathering"  # until the first hand is dealt
        if self.ritual is not None:
            return "seating"
        if self.in_play:
            return "playing"
        return "over" if self.match.over or self.single else "settled"

    @property
    def agreed(self) -> bool:
        """Whether the match is over and everyone who sits here in person wants another."""
        people = [chair for chair in self.chairs if chair.person]
        return self.stage == "over" and bool(people) and all(chair.ready for chair in people)

    @property
    def given_deal(self) -> dict[str, Json]:
        """The deal that the next hand begins with, where it is not shuffled: the first hand of a lesson, a round of a tournament."""
        if self.contest is not None and self.contest.deals:
            return self.contest.deals[len(self.hands)] if len(self.hands) < len(self.contest.deals) else {}
        return {} if self.hands else self.first_deal

    @property
    def compared(self) -> bool:
        """Whether other tables play the same deals, so that nobody else may look before all of them have."""
        return self.contest is not None and bool(self.contest.deals)

    @property
    def others_wait(self) -> bool:
        """Whether a person here keeps others waiting: at this table, or at the other tables of a round."""
        return self.people > 1 or self.contest is not None

    @property
    def slow(self) -> bool:
        """Whether people come back for each of their moves, within hours or a day."""
        return self.clock is not None and self.clock.slow

    @property
    def people(self) -> int:
        """The number of guests with a seat, away or not."""
        return len(self._seats)

    def seat_of(self, guest: str) -> int | None:
        return self._seats.get(guest)

    @property
    def advises(self) -> bool:
        """Whether hints may be asked for: against bots only, unless it is the deal of a day, or if the owner allowed them to all."""
        return self.hints or (self.begun and not self.others_wait and self.daily is None)

    @property
    def single(self) -> bool:
        """Whether the table is for one guest and one hand: another try at a hand, or the deal of a day."""
        return self.origin is not None or self.daily is not None

    def opens_to(self, guest: str) -> bool:
        """Return whether a guest may look at this table. A try is open to the guest who plays it and to nobody else.

        A table whose deals are compared with those of others is open to the people who have a seat, until its round is over.
        """
        if self.compared:
            return self.seat_of(guest) is not None
        return not self.single or guest == self.host

    def names(self, language: Language) -> list[str]:
        return [chair.called(language) for chair in self.chairs]

    def may_act(self, seat: int) -> bool:
        """Return whether the rules accept a move of this seat now. Secret questions are asked one after another."""
        if seat not in self._may_act:
            deal = None if self.closed else self.deal
            self._may_act[seat] = deal is not None and secret.may_act(deal, seat)
        return self._may_act[seat]

    def asked_in_secret(self, seat: int) -> bool:
        """Return whether the rules ask this seat something that no other player may know of."""
        return self.secret_question(seat) is not None

    def secret_question(self, seat: int) -> Deal | None:
        """Return the deal as the rules ask this seat in secret, all seats before it having declined, or None."""
        if self._questions is None:
            deal = None if self.closed else self.deal
            self._questions = {} if deal is None else secret.questions(deal)
        return self._questions.get(seat)

    # ---- events ----------------------------------------------------------------------------------------------------

    def apply(self, event: e.AnyEvent) -> None:
        self.seq += 1
        if isinstance(event, ASKING) or (isinstance(event, GOING_ON) and self.slow):
            self.since = event.at
        if event.command:
            self.done[event.command] = self.seq
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]
        CHANGES[type(event)](self, event)
        if isinstance(event, e.OF_ONE_SEAT):
            return
        # These are read many times for every event, by every viewer's scene.
        self.played.changed()
        self._stage = None
        self._seats = {chair.guest: seat for seat, chair in enumerate(self.chairs) if chair.guest}
        self._may_act, self._questions = {}, None
