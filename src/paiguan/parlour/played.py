"""What has been played at a table: its hands, in one match after another."""

from dataclasses import dataclass, field

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.match import Match
from paiguan.parlour import events as e
from paiguan.parlour.chair import Chair
from paiguan.parlour.sealing import Cut
from paiguan.parlour.wire import Language


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


def scheduled(game: Game, hands: int, length: int, totals: tuple[int, ...] | None = None) -> Match:
    """Return the match of a round of a tournament after so many hands.

    Everybody deals in turn and no streak is counted, whoever wins: otherwise tables with the same deals would drift apart.
    """
    first = game.interface.first_standing(game.options)
    standing = msgspec.structs.replace(first, dealer=hands % game.seats, hands=hands, over=hands >= length)
    return Match(game, standing, totals)


class Played:
    """The hands of a table and the match they belong to.

    Hands are played lazily: a long log is folded quickly, since only its last hand is ever read.
    """

    def __init__(self, game: Game, contest: e.Contest | None) -> None:
        self._game, self._contest = game, contest
        self.hands: list[Hand] = []  # of all matches played here
        self.matches = 1  # begun here, the present one included
        self.on_table = False  # a hand is, finished or not
        self.began = self.ended = 0.0  # the first deal of the match, and its last move so far
        self._match = Match(game)
        self._deal: Deal | None = None  # the hand on the table after its first moves
        self._pushed = 0  # so many
        self._behind = True  # events may have been applied since

    # ---- reading -----------------------------------------------------------------------------------------------------

    @property
    def hand(self) -> Hand:
        return self.hands[-1]

    @property
    def deal(self) -> Deal | None:
        """The hand on the table."""
        if not self.on_table:
            return None
        if self._behind:
            self._deal, self._behind = self._play_on(self.hand), False
        return self._deal

    def _play_on(self, hand: Hand) -> Deal:
        """Return the hand after its last move. A finished hand is added to the match."""
        deal = self._deal
        if deal is None:
            deal, self._pushed = self._game.load({**hand.dealt, **hand.standing}), 0
        for move in hand.moves[self._pushed :]:
            deal.push(move)
        self._pushed = len(hand.moves)
        if deal.over and not hand.payments:
            self._match.finish(deal)
            if self._contest is not None:
                self._match = scheduled(self._game, self._match.standing.hands, self._contest.hands, self._match.totals)
            hand.payments, hand.totals = deal.settlement.payments, self._match.totals
        return deal

    @property
    def match(self) -> Match:
        """The match with every finished hand."""
        if self.on_table and not self.hand.payments:
            _ = self.deal
        return self._match

    @property
    def in_play(self) -> bool:
        """Whether the newest hand has not ended."""
        _ = self.match  # counts a hand that has ended
        return self.on_table and not self.hand.payments

    @property
    def took(self) -> float:
        """Seconds from the first deal of the match to its last move."""
        return self.ended - self.began

    def settlement(self, at: float) -> e.Settled | None:
        """Return the event with the result of the hand, if it is over and no such event has been applied."""
        if not self.on_table or self.hand.settled or self.deal is None or not self.hand.payments:
            return None
        standing: dict[str, Json] = msgspec.to_builtins(self.match.standing)
        return e.Settled(at=at, payments=self.hand.payments, totals=self.hand.totals, standing=standing)

    # ---- events ------------------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Note that an event has been applied, which may concern the hand."""
        self._behind = True

    def dealt(self, event: e.Dealt, seats: tuple[Chair, ...], cut: Cut | None) -> None:
        if event.standing:
            self._match = Match(self._game, msgspec.convert(event.standing, type(self.match.standing)))
        standing = msgspec.to_builtins(self.match.standing)
        self._deal, self.on_table = None, True
        self.began = self.began or event.at
        alone = sum(bool(chair.guest) for chair in seats) < 2
        self.hands.append(Hand(event.deal, seats, standing=standing, cut=cut, alone=alone))

    def moved(self, event: e.Moved) -> None:
        self.hand.moves.append(event.move)
        self.hand.by.append(event.by)
        self.ended = event.at

    def took_back(self, event: e.TookBack) -> None:
        del self.hand.moves[event.moves :], self.hand.by[event.moves :]
        self._deal = None

    def settled(self, event: e.Settled) -> None:
        standing = msgspec.convert(event.standing, type(self._match.standing))
        self._match = Match(self._game, standing, event.totals)
        self.hand.payments, self.hand.totals, self.hand.settled = event.payments, event.totals, True

    def left_alone(self) -> None:
        """Note that one person plays the rest of the hand with bots."""
        if self.on_table and not self.hand.payments:
            self.hand.alone = True

    def rematched(self) -> None:
        _ = self.match  # counts the last hand of the old match
        self._match = Match(self._game)
        self._deal, self.on_table = None, False
        self.began = 0.0
        self.matches += 1
