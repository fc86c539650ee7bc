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

# The phases in which the rules ask somebody in secret, and the answer of whoever declines (天九 4.4, 六虎 4.1, 偎麻雀 4.5).
SECRET_PHASES = {"lipai": "pass", "WUHU": "nowuhu", "claim": "pass"}
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

    def seat_of(self, guest: str) -> int | None:
        """The seat that a guest had in this hand."""
        return next((seat for seat, chair in enumerate(self.seats) if guest and chair.guest == guest), None)

    def names(self, language: Language) -> list[str]:
        return [chair.called(language) for chair in self.seats]

    def record(self, game: Game) -> dict[str, Json]:
        """The hand as a record."""
        return {"game": game.name, "options": game.given, **self.dealt, "actions": list(self.moves)}


def declined(deal: Deal) -> Deal:
    """The deal after whoever is asked in secret has declined."""
    after = deal.copy()
    after.push({"do": SECRET_PHASES[deal.phase], "seat": deal.actor})
    return after


class Table:
    """What the events have made of a table."""

    id: str
    game: Game
    match: Match
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
        self.stage: Stage = "gathering"
        self.throws: tuple[tuple[tuple[int, int], ...], ...] = ()
        self.hands: list[Hand] = []  # of all matches played here
        self.deal: Deal | None = None  # the hand on the table
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
        return deal.actor == seat if deal.phase in SECRET_PHASES else deal.may_act(seat)

    def asked_in_secret(self, seat: int) -> bool:
        """The rules ask this seat something that nobody else may know of."""
        return self.secret_question(seat) is not None

    def secret_question(self, seat: int) -> Deal | None:
        """The deal at the moment when the rules ask this seat in secret, if everybody asked before it declines. All who may be
        asked answer in the same window: a question put only after another's answer would tell of that answer."""
        if self.deal is None or self.deal.phase not in SECRET_PHASES:
            return None
        if seat not in self._questions:
            self._questions[seat] = self._find_question(self.deal, seat)
        return self._questions[seat]

    def _find_question(self, deal: Deal, seat: int) -> Deal | None:
        ahead, public = deal, deal.view(None)
        while ahead.actor != seat:
            ahead = declined(ahead)
            # Once the public sees something new, this is another question: the next card.
            if ahead.phase not in SECRET_PHASES or ahead.view(None) != public:
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
        self.stage = self._stage()
        self._seats = {chair.guest: seat for seat, chair in enumerate(self.chairs) if chair.guest}
        self._may_act, self._questions = {}, {}

    def _stage(self) -> Stage:
        if not self.begun:
            return "gathering"
        if self.deal is not None and not self.deal.over:
            return "playing"
        return "over" if self.match.over else "settled"

    def _opened(self, event: e.Opened) -> None:
        self.game = Game(event.game, event.options)
        self.match = Match(self.game)
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
        self.deal = self.match.load(event.deal)
        # Bots are called by the names they have at the table; older events leave the rest to it too.
        sat = event.seats or tuple(e.Sitter(chair.guest, chair.name, chair.level) for chair in self.chairs)
        seats = tuple(
            Chair(guest=one.guest, name=one.name, level=one.level, bot=chair.bot)
            for one, chair in zip(sat, self.chairs, strict=True)
        )
        self.hands.append(Hand(event.deal, seats, standing=msgspec.to_builtins(self.match.standing)))
        for chair in self.chairs:
            chair.ready, chair.meant = False, None

    def _moved(self, event: e.Moved) -> None:
        assert self.deal is not None
        self.deal.push(event.move)
        self.hand.moves.append(event.move)
        self.hand.by.append(event.by)
        chair = self.chairs[event.seat]
        chair.bank = max(0.0, chair.bank - event.spent)
        chair.meant = None
        if self.deal.over:
            self.match.finish(self.deal)
            self.hand.payments, self.hand.totals = self.deal.settlement.payments, self.match.totals

    def _meant(self, event: e.Meant) -> None:
        self.chairs[event.seat].meant = event.move

    def _tookback(self, event: e.TookBack) -> None:
        assert self.deal is not None
        hand = self.hand
        del hand.moves[event.moves :], hand.by[event.moves :]
        self.deal = self.game.load(hand.dealt)
        for move in hand.moves:
            self.deal.push(move)

    def _wasready(self, event: e.WasReady) -> None:
        self.chairs[event.seat].ready = True

    def _rematched(self, event: e.Rematched) -> None:
        self.match = Match(self.game)
        self.deal, self.begun = None, False
        for chair in self.chairs:
            chair.ready = False
            chair.bank = float(self.clock.bank) if self.clock else 0.0

    def _passedon(self, event: e.PassedOn) -> None:
        self.host = event.guest
