"""One table: the fold of its events. No clock, no sockets, no storage here; applying an event never fails."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.match import Match
from paiguan.parlour import events as e
from paiguan.parlour.names import Name, free_bot
from paiguan.parlour.wire import Clock, Language, Level, Stage

REMEMBERED = 200  # commands whose repetition is noticed


@dataclass
class Chair:
    """A seat at the table and who has it."""

    guest: str = ""  # a guest's id; empty: a bot's, or open
    name: str = ""  # the guest's
    bot: Name | None = None  # who plays here where no guest does
    level: Level | None = None  # of the bot that has the seat
    away: bool = False  # a bot sits in for the guest
    ready: bool = False
    bank: float = 0.0  # seconds
    meant: dict[str, Json] | None = None  # an answer given before its turn

    @property
    def open(self) -> bool:
        return not self.guest and self.level is None

    @property
    def person(self) -> bool:
        """A guest sits here and plays himself."""
        return bool(self.guest) and not self.away

    def called(self, language: Language) -> str:
        """A guest's name is his own; a bot has one for every language."""
        return self.name if self.bot is None else self.bot[language]


@dataclass
class Hand:
    """A hand of the match: what was dealt and every move made."""

    dealt: dict[str, Json]
    seats: tuple[Chair, ...] = ()  # who played it: at a rematch others may sit there
    moves: list[dict[str, Json]] = field(default_factory=list)
    by: list[str] = field(default_factory=list)  # who made each move: guest, bot, dice
    standing: dict[str, Json] = field(default_factory=dict)
    payments: tuple[int, ...] = ()  # once it is over
    totals: tuple[int, ...] = ()  # of the match after it
    settled: bool = False  # an event says so

    def seat_of(self, guest: str) -> int | None:
        """The seat that a guest had in this hand."""
        return next((seat for seat, chair in enumerate(self.seats) if guest and chair.guest == guest), None)

    def names(self, language: Language) -> list[str]:
        return [chair.called(language) for chair in self.seats]

    def record(self, game: Game) -> dict[str, Json]:
        """The hand as a record."""
        return {"game": game.name, "options": game.given, **self.dealt, "actions": list(self.moves)}


def asks_in_secret(deal: Deal) -> bool:
    """Whether the rules ask somebody what nobody else may know of."""
    return deal.phase in deal.game.face.house.secret


def declining(deal: Deal, seat: int | None) -> dict[str, Json]:
    """The answer of whoever is asked in secret and does not want it."""
    return {"do": deal.game.face.house.secret[deal.phase], "seat": seat}


def declined(deal: Deal) -> Deal:
    """The deal after whoever is asked in secret has declined."""
    after = deal.copy()
    after.push(declining(deal, deal.actor))
    return after


class Table:
    """What the events have made of a table. The hand is played when somebody first asks for it: a long log is folded in no time,
    since only its last hand is ever looked at."""

    id: str
    game: Game
    host: str
    public: bool
    clock: Clock | None
    hints: bool
    watchers_speak: bool

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 0
        self.chairs: list[Chair] = []
        self.begun = False
        self.throws: tuple[tuple[tuple[int, int], ...], ...] = ()
        self.hands: list[Hand] = []  # of all matches played here
        self._match: Match | None = None
        self._in_hand = False  # there is a hand on the table, played to its end or not
        self._deal: Deal | None = None  # that hand, after the first `_played` of its moves
        self._played = 0
        self._stage: Stage | None = None  # once it was asked for since the last event
        self.since = 0.0  # when the open question was put: the last deal, move or take-back
        self.done: dict[str, int] = {}  # commands done, with the seq they led to
        self._seats: dict[str, int] = {}  # by guest
        self._may_act: dict[int, bool] = {}  # as far as it was asked since the last event
        self._questions: dict[int, Deal | None] = {}  # the same of secret questions

    # ---- reading ---------------------------------------------------------------------------------------------------

    @property
    def hand(self) -> Hand:
        return self.hands[-1]

    @property
    def deal(self) -> Deal | None:
        """The hand on the table."""
        if not self._in_hand:
            return None
        if self._deal is None or self._played < len(self.hand.moves):
            self._deal = self._play_on(self.hand)
        return self._deal

    def _play_on(self, hand: Hand) -> Deal:
        """The hand after its last move; the match counts it once it is over."""
        deal = self._deal
        if deal is None:
            deal, self._played = self.game.load({**hand.dealt, **hand.standing}), 0
        for move in hand.moves[self._played :]:
            deal.push(move)
        self._played = len(hand.moves)
        if deal.over and not hand.payments:
            assert self._match is not None
            self._match.finish(deal)
            hand.payments, hand.totals = deal.settlement.payments, self._match.totals
        return deal

    @property
    def match(self) -> Match:
        """The match, with every hand that is over."""
        if self._in_hand and not self.hand.payments:
            _ = self.deal
        assert self._match is not None
        return self._match

    @property
    def stage(self) -> Stage:
        if self._stage is None:
            self._stage = self._find_stage()
        return self._stage

    def _find_stage(self) -> Stage:
        if not self.begun:
            return "gathering"
        match = self.match
        if self._in_hand and not self.hand.payments:
            return "playing"
        return "over" if match.over else "settled"

    def settlement(self, at: float) -> e.Settled | None:
        """The event that says what the hand came to, if it is over and no event has said so yet."""
        if not self._in_hand or self.hand.settled or self.deal is None or not self.hand.payments:
            return None
        standing: dict[str, Json] = msgspec.to_builtins(self.match.standing)
        return e.Settled(at=at, payments=self.hand.payments, totals=self.hand.totals, standing=standing)

    @property
    def people(self) -> int:
        """Guests who have a seat, away or not."""
        return len(self._seats)

    def seat_of(self, guest: str) -> int | None:
        return self._seats.get(guest)

    @property
    def advises(self) -> bool:
        """Hints may be asked for: always against bots only, otherwise if the owner allowed it for everybody."""
        return self.hints or (self.begun and self.people < 2)

    def names(self, language: Language) -> list[str]:
        return [chair.called(language) for chair in self.chairs]

    def may_act(self, seat: int) -> bool:
        """The rules would take a move of this seat now. Secret questions are asked one after another."""
        if seat not in self._may_act:
            self._may_act[seat] = self._rules_ask(seat)
        return self._may_act[seat]

    def _rules_ask(self, seat: int) -> bool:
        deal = self.deal
        if deal is None or deal.over or deal.chance:
            return False
        return deal.actor == seat if asks_in_secret(deal) else deal.may_act(seat)

    def asked_in_secret(self, seat: int) -> bool:
        """The rules ask this seat something that nobody else may know of."""
        return self.secret_question(seat) is not None

    def secret_question(self, seat: int) -> Deal | None:
        """The deal at the moment when the rules ask this seat in secret, if everybody asked before it declines. All who may be
        asked answer in the same window: a question put only after another's answer would tell of that answer."""
        deal = self.deal
        if deal is None or not asks_in_secret(deal):
            return None
        if seat not in self._questions:
            self._questions[seat] = self._find_question(deal, seat)
        return self._questions[seat]

    def _find_question(self, deal: Deal, seat: int) -> Deal | None:
        ahead, public = deal, deal.view(None)
        while ahead.actor != seat:
            ahead = declined(ahead)
            # Once the public sees something new, this is another question: the next card.
            if not asks_in_secret(ahead) or ahead.view(None) != public:
                return None
        return ahead

    # ---- events ----------------------------------------------------------------------------------------------------

    def apply(self, event: e.AnyEvent) -> None:
        self.seq += 1
        if isinstance(event, e.Dealt | e.Moved | e.TookBack):
            self.since = event.at
        if event.command:
            self.done[event.command] = self.seq
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]
        getattr(self, f"_{type(event).__name__.lower()}")(event)
        # Read many times for every event, by every viewer's scene.
        self._stage = None
        self._seats = {chair.guest: seat for seat, chair in enumerate(self.chairs) if chair.guest}
        self._may_act, self._questions = {}, {}

    def _opened(self, event: e.Opened) -> None:
        self.game = Game(event.game, event.options)
        self._match = Match(self.game)
        self.host, self.public, self.clock = event.host, event.public, event.clock
        self.hints, self.watchers_speak = event.hints, event.watchers_speak
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
        chair.guest, chair.name, chair.away = event.guest, event.name, False
        chair.level = chair.bot = None

    def _stood(self, event: e.Stood) -> None:
        chair = self.chairs[event.seat]
        chair.guest, chair.name = "", ""

    def _botseated(self, event: e.BotSeated) -> None:
        self.chairs[event.seat].level = event.level
        self._name_bot(event.seat)

    def _away(self, event: e.Away) -> None:
        self.chairs[event.seat].away = True

    def _back(self, event: e.Back) -> None:
        self.chairs[event.seat].away = False

    def _seated(self, event: e.Seated) -> None:
        self.begun = True
        turn: Sequence[Any] = self.chairs[event.first :] + self.chairs[: event.first]
        self.chairs = list(turn)
        self.throws = event.throws[event.first :] + event.throws[: event.first]

    def _dealt(self, event: e.Dealt) -> None:
        standing = msgspec.to_builtins(self.match.standing)
        self._deal, self._in_hand = None, True
        # Bots are called by the names they have at the table; older events leave the rest to it too.
        sat = event.seats or tuple(e.Sitter(chair.guest, chair.name, chair.level) for chair in self.chairs)
        seats = tuple(
            Chair(guest=one.guest, name=one.name, level=one.level, bot=chair.bot)
            for one, chair in zip(sat, self.chairs, strict=True)
        )
        self.hands.append(Hand(event.deal, seats, standing=standing))
        for chair in self.chairs:
            chair.ready, chair.meant = False, None

    def _moved(self, event: e.Moved) -> None:
        self.hand.moves.append(event.move)
        self.hand.by.append(event.by)
        chair = self.chairs[event.seat]
        chair.bank = max(0.0, chair.bank - event.spent)
        chair.meant = None

    def _settled(self, event: e.Settled) -> None:
        assert self._match is not None
        standing = msgspec.convert(event.standing, type(self._match.standing))
        self._match = Match(self.game, standing, event.totals)
        self.hand.payments, self.hand.totals, self.hand.settled = event.payments, event.totals, True

    def _meant(self, event: e.Meant) -> None:
        self.chairs[event.seat].meant = event.move

    def _tookback(self, event: e.TookBack) -> None:
        hand = self.hand
        del hand.moves[event.moves :], hand.by[event.moves :]
        self._deal = None

    def _wasready(self, event: e.WasReady) -> None:
        self.chairs[event.seat].ready = True

    def _rematched(self, event: e.Rematched) -> None:
        _ = self.match  # the last hand of the old one is counted
        self._match = Match(self.game)
        self._deal, self._in_hand, self.begun = None, False, False
        for chair in self.chairs:
            chair.ready = False
            chair.bank = float(self.clock.bank) if self.clock else 0.0

    def _passedon(self, event: e.PassedOn) -> None:
        self.host = event.guest
