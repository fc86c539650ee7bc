"""A match: a sequence of hands with a dealer for each, totals, places and an end."""

import threading
from fractions import Fraction
from typing import Any, Generic

import msgspec

from paiguan.engine.contract import Json, Refusal, Standing, V
from paiguan.engine.deal import Deal
from paiguan.engine.errors import UserError
from paiguan.engine.game import Game
from paiguan.engine.terms import terms


class MatchOver(UserError, ValueError):
    """The match is over, so there is no next hand; `refusal` has the code."""

    def __init__(self, game: str, hands: int) -> None:
        self.refusal = Refusal("match_over", {"hands": hands})
        super().__init__(terms(game).sentence(self.refusal.code, self.refusal.params, "en"))
        self.game, self.hands = game, hands

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.game, self.hands)


class Match(Generic[V]):
    """A match: `deal` the next hand, play it, and count it with `finish`. Threads may share it."""

    def __init__(
        self, game: Game[V], standing: Standing | None = None, totals: "tuple[int, ...] | None" = None
    ) -> None:
        self.game = game
        self.standing = standing or game.interface.first_standing(game.options)
        self.totals = totals or (0,) * game.seats
        self._finishing = threading.Lock()

    def __reduce__(self) -> tuple[object, ...]:
        return Match, (self.game, self.standing, self.totals)

    @property
    def over(self) -> bool:
        return self.standing.over

    def deal(self, seed: int | None = None) -> Deal[V]:
        """Deal the next hand. Raises MatchOver."""
        self._refuse_if_over()
        return self.game.deal(seed, **msgspec.to_builtins(self.standing))

    def load(self, record: dict[str, Json]) -> Deal[V]:
        """Load the next hand with given pieces; dealer, streak … come from the match. Raises MatchOver."""
        self._refuse_if_over()
        return self.game.load({**record, **msgspec.to_builtins(self.standing)})

    def finish(self, deal: Deal[V]) -> Standing:
        """Count a finished hand: its payments, and who deals next."""
        with self._finishing:
            return self._finish(deal)

    def _finish(self, deal: Deal[V]) -> Standing:
        self._refuse_if_over()
        if not deal.over:
            raise ValueError("this hand is not over yet")
        if (deal.game.name, deal.game.given) != (self.game.name, self.game.given):
            raise ValueError("this hand was played by other rules than the match")
        if deal.state.dealer != self.standing.dealer:
            raise ValueError(
                f"seat {self.standing.dealer} deals in this hand of the match, not seat {deal.state.dealer}"
            )
        payments = deal.outcome()["payments"]
        self.totals = tuple(total + payment for total, payment in zip(self.totals, payments, strict=True))
        self.standing = self.game.interface.next_standing(self.game.options, self.standing, deal.state)
        return self.standing

    def _refuse_if_over(self) -> None:
        if self.over:
            raise MatchOver(self.game.name, self.standing.hands)

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, 1 for the highest total; equal totals share a place."""
        return tuple(1 + sum(other > total for other in self.totals) for total in self.totals)

    @property
    def money(self) -> tuple[Fraction, ...] | None:
        """The totals in money; None in games without a price for a point."""
        money = self.game.interface.money
        return None if money is None else tuple(money(self.game.values, total) for total in self.totals)

    def to_json(self) -> Json:
        return {
            "game": self.game.name,
            "options": self.game.given,
            "standing": msgspec.to_builtins(self.standing),
            "totals": list(self.totals),
        }

    @staticmethod
    def from_json(data: Json) -> "Match":
        game = Game(data["game"], data["options"])
        kind: Any = type(game.interface.first_standing(game.options))
        return Match(game, msgspec.convert(data["standing"], kind), tuple(data["totals"]))

    def __str__(self) -> str:
        state = "over" if self.over else f"seat {self.standing.dealer} deals next"
        return f"{self.game.name}: hands {self.standing.hands}, totals {list(self.totals)}, {state}"
