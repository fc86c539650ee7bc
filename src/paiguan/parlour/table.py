"""One table: the fold of its events. No clock, sockets or storage here; applying an event never fails."""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.match import Match
from paiguan.engine.terms import in_language
from paiguan.parlour import chairs
from paiguan.parlour import events as e
from paiguan.parlour.names import FORMER, Name, free_bot
from paiguan.parlour.sealing import Cut, Part
from paiguan.parlour.wire import Clock, Language, Level, Stage

REMEMBERED = 200  # commands whose repetition is detected
ASKING = (e.Dealt, e.Moved, e.TookBack, e.Threw, e.ChairTaken)  # events after which a new question is put
# Where the clock is slow a secrecy window lasts until everybody has come by: whoever is asked next has their whole time after it.
GOING_ON = (e.WentOn, e.QueuedAnswer)


@dataclass
class Chair:
    """A seat at the table and its occupant."""

    guest: str = ""  # a guest's id; empty for a bot or an open seat
    name: str = ""  # the guest's
    bot: Name | None = None  # name of the bot that plays here
    level: Level | None = None  # of the bot that has the seat
    away: bool = False  # a bot plays for the guest
    ready: bool = False
    vacant: bool = False  # the bot keeps the seat of a guest who has left for good
    bank: float = 0.0  # seconds
    queued_answer: dict[str, Json] | None = None  # given ahead of its turn
    gone_on: int = 0  # the last view of this hand that the guest went on from, by its number
    part: Part | None = None  # in the cut of the next hand

    @property
    def open(self) -> bool:
        return not self.guest and self.level is None

    @property
    def person(self) -> bool:
        """Whether a guest sits here and plays in person."""
        return bool(self.guest) and not self.away

    def called(self, language: Language) -> str:
        """Return the name of the occupant; a bot has one in every language."""
        if self.bot is not None:
            return in_language(self.bot, language)
        return self.name or (in_language(FORMER, language) if self.guest else "")


@dataclass
class Hand:
    """A hand of the match: what was dealt and every move made."""

    dealt: dict[str, Json]
    seats: tuple[Chair, ...] = ()  # its players: after a rematch others may sit there
    moves: list[dict[str, Json]] = field(default_factory=list)
    by: list[str] = field(default_factory=list)  # what made each move: guest, bot or dice
    standing: dict[str, Json] = field(default_factory=dict)
    payments: tuple[int, ...] = ()  # once it is over
    totals: tuple[int, ...] = ()  # of the match after this hand
    settled: bool = False  # a Settled event has been applied
    cut: Cut | None = None  # that it was dealt by
    alone: bool = False  # one person played it, or the rest of it, with bots: hints and take-back were allowed

    def seat_of(self, guest: str) -> int | None:
        """Return the seat that a guest had in this hand."""
        return next((seat for seat, chair in enumerate(self.seats) if guest and chair.guest == guest), None)

    def names(self, language: Language) -> list[str]:
        return [chair.called(language) for chair in self.seats]

    def record(self, game: Game) -> dict[str, Json]:
        """Return the hand as a record."""
        return {"game": game.name, "options": game.given, **self.dealt, "actions": list(self.moves)}


def asks_in_secret(deal: Deal) -> bool:
    """Return whether the rules now ask a seat something that no other player may know of."""
    return deal.phase in deal.game.interface.house.secret


def declining(deal: Deal, seat: int | None) -> dict[str, Json]:
    """Return the move that declines a secret question."""
    return {"do": deal.game.interface.house.secret[deal.phase], "seat": seat}


def declined(deal: Deal) -> Deal:
    """Return the deal after the seat that is asked in secret has declined."""
    after = deal.copy()
    after.push(declining(deal, deal.actor))
    return after


def scheduled(game: Game, hands: int, length: int, totals: tuple[int, ...] | None = None) -> Match:
    """Return the match of a round of a tournament after so many hands.

    Everybody deals in turn and no streak is counted, whoever wins: otherwise tables with the same deals would drift apart.
    """
    first = game.interface.first_standing(game.options)
    standing = msgspec.structs.replace(first, dealer=hands % game.seats, hands=hands, over=hands >= length)
    return Match(game, standing, totals)


class Table:
    """The state of a table.

    Hands are played lazily: a long log is folded quickly, since only its last hand is ever read.
    """

    id: str
    game: Game
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
        self.throws: tuple[tuple[tuple[int, int], ...], ...] = ()
        self.ritual: Any = None  # the game's seating ritual, while chairs are chosen
        self.hands: list[Hand] = []  # of all matches played here
        self.matches = 1  # begun here, the present one included
        self._match: Match | None = None
        self._in_hand = False  # a hand is on the table, finished or not
        self._deal: Deal | None = None  # that hand after the first `_played` of its moves
        self._played = 0
        self._behind = True  # events may have been applied since
        self._stage: Stage | None = None  # cached since the last event
        self._began = self._ended = 0.0  # the first deal of the match, and its last move so far
        self.cut: Cut | None = None  # of the next hand, once somebody has sealed a number
        self.since = 0.0  # when the open question was put: the last deal, move, take-back or choice of a chair
        self.done: dict[str, int] = {}  # commands done, with the seq after each
        self._seats: dict[str, int] = {}  # by guest
        self._may_act: dict[int, bool] = {}  # cached since the last event
        self._questions: dict[int, Deal] | None = None  # likewise

    # ---- reading ---------------------------------------------------------------------------------------------------

    @property
    def hand(self) -> Hand:
        return self.hands[-1]

    @property
    def deal(self) -> Deal | None:
        """The hand on the table."""
        if not self._in_hand:
            return None
        if self._behind:
            self._deal, self._behind = self._play_on(self.hand), False
        return self._deal

    def _play_on(self, hand: Hand) -> Deal:
        """Return the hand after its last move. A finished hand is added to the match."""
        deal = self._deal
        if deal is None:
            deal, self._played = self.game.load({**hand.dealt, **hand.standing}), 0
        for move in hand.moves[self._played :]:
            deal.push(move)
        self._played = len(hand.moves)
        if deal.over and not hand.payments:
            assert self._match is not None
            self._match.finish(deal)
            if self.contest is not None:
                self._match = scheduled(self.game, self._match.standing.hands, self.contest.hands, self._match.totals)
            hand.payments, hand.totals = deal.settlement.payments, self._match.totals
        return deal

    @property
    def match(self) -> Match:
        """The match with every finished hand."""
        if self._in_hand and not self.hand.payments:
            _ = self.deal
        assert self._match is not None
        return self._match

    @property
    def stage(self) -> Stage:
        if self._stage is None:
            self._stage = self._find_stage()
        return self._stage

    @property
    def in_play(self) -> bool:
        """Whether the newest hand has not ended."""
        _ = self.deal  # counts a hand that has ended
        return self._in_hand and not self.hand.payments

    def _find_stage(self) -> Stage:
        if self.closed:
            return "closed"
        if not self.begun or (self.cut is not None and not self._in_hand and self.ritual is None):
            return "gathering"  # until the first hand is dealt
        if self.ritual is not None:
            return "seating"
        match = self.match
        if self._in_hand and not self.hand.payments:
            return "playing"
        return "over" if match.over or self.single else "settled"

    def settlement(self, at: float) -> e.Settled | None:
        """Return the event with the result of the hand, if it is over and no such event has been applied."""
        if not self._in_hand or self.hand.settled or self.deal is None or not self.hand.payments:
            return None
        standing: dict[str, Json] = msgspec.to_builtins(self.match.standing)
        return e.Settled(at=at, payments=self.hand.payments, totals=self.hand.totals, standing=standing)

    @property
    def began(self) -> float:
        """When the first hand of the match was dealt."""
        return self._began

    @property
    def took(self) -> float:
        """Seconds from the first deal of the match to its last move."""
        return self._ended - self._began

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
            self._may_act[seat] = self._rules_ask(seat)
        return self._may_act[seat]

    def _rules_ask(self, seat: int) -> bool:
        deal = self.deal
        if deal is None or deal.over or deal.chance or self.closed:
            return False
        return deal.actor == seat or (not asks_in_secret(deal) and deal.may_act(seat))

    def asked_in_secret(self, seat: int) -> bool:
        """Return whether the rules ask this seat something that no other player may know of."""
        return self.secret_question(seat) is not None

    def secret_question(self, seat: int) -> Deal | None:
        """Return the deal as the rules ask this seat in secret, all seats before it having declined, or None.

        All seats that may be asked answer in the same window: a question put only after another's answer would reveal
        that answer.
        """
        if self._questions is None:
            self._questions = {} if self.deal is None or self.closed else self._find_questions(self.deal)
        return self._questions.get(seat)

    def _find_questions(self, deal: Deal) -> dict[int, Deal]:
        """Return the deal as the rules ask each seat in secret, all seats before it having declined."""
        found: dict[int, Deal] = {}
        if not asks_in_secret(deal):
            return found
        ahead, public = deal, deal.view(None)
        # Once the public view changes this is a different question, about the next card.
        while asks_in_secret(ahead) and ahead.actor is not None and ahead.view(None) == public:
            found.setdefault(ahead.actor, ahead)
            ahead = declined(ahead)
        return found

    # ---- events ----------------------------------------------------------------------------------------------------

    def apply(self, event: e.AnyEvent) -> None:
        self.seq += 1
        if isinstance(event, ASKING) or (isinstance(event, GOING_ON) and self.slow):
            self.since = event.at
        if event.command:
            self.done[event.command] = self.seq
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]
        getattr(self, f"_{type(event).__name__.lower()}")(event)
        if isinstance(event, e.OF_ONE_SEAT):
            return
        # These are read many times for every event, by every viewer's scene.
        self._stage, self._behind = None, True
        self._seats = {chair.guest: seat for seat, chair in enumerate(self.chairs) if chair.guest}
        self._may_act, self._questions = {}, None

    def _opened(self, event: e.Opened) -> None:
        self.game = Game(event.game, event.options)
        self._match = Match(self.game)
        self.host, self.public, self.clock = event.host, event.public, event.clock
        self.hints, self.watchers_speak, self.chat = event.hints, event.watchers_speak, event.chat
        self.first_deal = event.first_deal
        self.origin, self.daily, self.contest = event.origin, event.daily, event.contest
        bank = float(event.clock.bank) if event.clock else 0.0
        self.chairs = [Chair(level=level, bank=bank) for level in event.seats]
        for seat in range(len(self.chairs)):
            self._name_bot(seat)

    def _name_bot(self, seat: int) -> None:
        chair = self.chairs[seat]
        chair.bot = None
        if chair.level is not None:
            chair.bot = free_bot({name for other in self.chairs for name in (other.name, *(other.bot or {}).values())})

    def _sat(self, event: e.Sat) -> None:
        chair = self.chairs[event.seat]
        chair.guest, chair.name, chair.away, chair.vacant = event.guest, event.name, False, False
        chair.level, chair.bot, chair.gone_on = None, None, 0
        self._unseal(chair)

    def _stood(self, event: e.Stood) -> None:
        chair = self.chairs[event.seat]
        chair.guest, chair.name = "", ""
        self._unseal(chair)

    def _vacated(self, event: e.Vacated) -> None:
        chair = self.chairs[event.seat]
        chair.guest, chair.name, chair.away, chair.ready = "", "", False, False
        chair.level, chair.vacant = event.level, True
        if self._in_hand and not self.hand.payments and sum(bool(one.guest) for one in self.chairs) < 2:
            self.hand.alone = True
        self._unseal(chair)
        self._name_bot(event.seat)

    def _closed(self, event: e.Closed) -> None:
        self.closed = True

    def _botseated(self, event: e.BotSeated) -> None:
        self.chairs[event.seat].level = event.level
        self._name_bot(event.seat)

    def _away(self, event: e.Away) -> None:
        self.chairs[event.seat].away = True

    def _back(self, event: e.Back) -> None:
        self.chairs[event.seat].away = False

    def _threw(self, event: e.Threw) -> None:
        self.begun, self.throws = True, event.throws
        self.ritual = chairs.replayed(chairs.ritual_of(self), event.throws)

    def _chairtaken(self, event: e.ChairTaken) -> None:
        self.ritual.choose(str(event.seat), event.chair)

    def _seated(self, event: e.Seated) -> None:
        self.begun, self.ritual = True, None
        count = len(self.chairs)
        seats = event.seats or tuple((old - event.first) % count for old in range(count))
        old = [seats.index(seat) for seat in range(count)]  # the old seat of each new one
        self.chairs = [self.chairs[one] for one in old]
        self.throws = tuple(event.throws[one] for one in old) if event.throws else ()

    def _dealt(self, event: e.Dealt) -> None:
        if event.standing:
            self._match = Match(self.game, msgspec.convert(event.standing, type(self.match.standing)))
        standing = msgspec.to_builtins(self.match.standing)
        self._deal, self._in_hand = None, True
        self._began = self._began or event.at
        # Bots keep the names they have at the table. Older events have no seats; the table's own are used.
        sat = event.seats or tuple(e.Sitter(chair.guest, chair.name, chair.level) for chair in self.chairs)
        seats = tuple(
            Chair(guest=one.guest, name=one.name, level=one.level, bot=chair.bot)
            for one, chair in zip(sat, self.chairs, strict=True)
        )
        if self.cut is not None:
            self.cut.parts = [chair.part for chair in self.chairs if chair.part is not None]
        alone = sum(bool(chair.guest) for chair in seats) < 2
        self.hands.append(Hand(event.deal, seats, standing=standing, cut=self.cut, alone=alone))
        self.cut = None
        for chair in self.chairs:
            chair.part = None
            chair.ready, chair.queued_answer, chair.gone_on = False, None, 0

    def _walled(self, event: e.Walled) -> None:
        parts = [Part(spare) for spare in event.spares]
        self.cut = Cut(self.id, event.hand, event.wall, event.key, event.spares, parts)
        for chair, part in zip(self.chairs, parts, strict=True):
            chair.part = part

    def _sealed(self, event: e.Sealed) -> None:
        if (part := self.chairs[event.seat].part) is not None:
            part.seal = event.seal

    def _called(self, event: e.Called) -> None:
        if self.cut is not None:
            self.cut.called = event.at

    def _unsealed(self, event: e.Unsealed) -> None:
        if (part := self.chairs[event.seat].part) is not None:
            part.number = event.number

    def _unseal(self, chair: Chair) -> None:
        """Take back the seal of a person who leaves before opening it: the house's number counts."""
        if chair.part is not None and not chair.part.number:
            chair.part.seal = ""

    def _moved(self, event: e.Moved) -> None:
        self.hand.moves.append(event.move)
        self.hand.by.append(event.by)
        self._ended = event.at
        chair = self.chairs[event.seat]
        chair.bank = max(0.0, chair.bank - event.spent)
        chair.queued_answer = None

    def _settled(self, event: e.Settled) -> None:
        assert self._match is not None
        standing = msgspec.convert(event.standing, type(self._match.standing))
        self._match = Match(self.game, standing, event.totals)
        self.hand.payments, self.hand.totals, self.hand.settled = event.payments, event.totals, True

    def _queuedanswer(self, event: e.QueuedAnswer) -> None:
        self.chairs[event.seat].queued_answer = event.move

    def _wenton(self, event: e.WentOn) -> None:
        self.chairs[event.seat].gone_on = event.view

    def _tookback(self, event: e.TookBack) -> None:
        hand = self.hand
        del hand.moves[event.moves :], hand.by[event.moves :]
        self._deal = None
        for chair in self.chairs:
            chair.gone_on = 0

    def _wasready(self, event: e.WasReady) -> None:
        self.chairs[event.seat].ready = True

    def _rematched(self, event: e.Rematched) -> None:
        _ = self.match  # counts the last hand of the old match
        self._match = Match(self.game)
        self._began = 0.0
        self.matches += 1
        self._deal, self._in_hand, self.begun = None, False, False
        for chair in self.chairs:
            chair.ready = False
            chair.bank = float(self.clock.bank) if self.clock else 0.0

    def _passedon(self, event: e.PassedOn) -> None:
        self.host = event.guest

    def _rewritten(self, event: e.Rewritten) -> None:
        """Change nothing: the events before it have been rewritten."""
