"""執位: how players choose their chairs before the first hand (rules 4.1)."""

from collections.abc import Sequence

from paiguan.engine.contract import Json, RefusalError, is_whole
from paiguan.games.tianjiu.options import Options


def check_dice(dice: Json) -> None:
    """Refuse anything but a roll of two dice."""
    good = isinstance(dice, Sequence) and len(dice) == 2 and all(is_whole(die) and 1 <= die <= 6 for die in dice)
    if not good:
        raise RefusalError("dice_invalid", dice=dice)


class Seating:
    """執位 (4.1): four players roll two dice for the order in which they choose chairs; ties roll again among themselves.

    The first in order is the first dealer, seat 0; seats are numbered counter-clockwise from that chair.
    """

    def __init__(self, persons: Sequence[str]) -> None:
        self.persons = tuple(persons)
        self._groups: list[list[str]] = [list(persons)]  # players in order; those in one group are tied
        self._throws: dict[str, tuple[int, int]] = {}
        self.chairs: dict[str, int] = {}

    @property
    def to_throw(self) -> list[str]:
        """The players who still have to roll in this round."""
        return [p for group in self._groups if len(group) > 1 for p in group if p not in self._throws]

    def throw(self, person: str, dice: Sequence[int]) -> None:
        if self.settled:
            raise RefusalError("seating_done") if len(self.chairs) == 4 else RefusalError("seating_no_rethrow")
        if person not in self.to_throw:
            raise RefusalError("seating_no_rethrow")
        check_dice(dice)
        self._throws[person] = (dice[0], dice[1])
        self._order(next(group for group in self._groups if person in group))

    def _order(self, group: list[str]) -> None:
        """Once all tied players have rolled, order them by their rolls within the places they tied for."""
        if any(person not in self._throws for person in group):
            return
        totals = {person: sum(self._throws.pop(person)) for person in group}
        place = self._groups.index(group)
        self._groups[place : place + 1] = [
            [person for person in group if totals[person] == total]
            for total in sorted(set(totals.values()), reverse=True)
        ]

    @property
    def settled(self) -> bool:
        return all(len(group) == 1 for group in self._groups)

    @property
    def order(self) -> list[str]:
        """The players in the order in which they choose; empty until all ties are broken."""
        return [group[0] for group in self._groups] if self.settled else []

    def choose(self, person: str, chair: int) -> None:
        if len(self.chairs) == 4:
            raise RefusalError("seating_done")
        if not self.settled:
            raise RefusalError("seating_throw_first", players=self.to_throw)
        turn = self.order[len(self.chairs)]
        if person != turn:
            raise RefusalError("chair_not_your_turn", player=turn)
        if not isinstance(chair, int) or isinstance(chair, bool) or not 0 <= chair <= 3:
            raise RefusalError("chair_unknown", chair=chair)
        taken = {taken: sitter for sitter, taken in self.chairs.items()}
        if chair in taken:
            raise RefusalError("chair_taken", chair=chair, player=taken[chair])
        self.chairs[person] = chair

    @property
    def seats(self) -> dict[str, int]:
        """The seat of each player. Raises RefusalError until all chairs are taken."""
        if len(self.chairs) < 4:
            raise RefusalError("seating_not_done")
        dealer = self.chairs[self.order[0]]
        return {person: (chair - dealer) % 4 for person, chair in self.chairs.items()}


def check_seating(options: Options, record: Json) -> Json:
    seating = Seating(list(record["rolls"][0]))
    for throws in record["rolls"]:
        for person, dice in throws.items():
            seating.throw(person, dice)
    if not seating.settled:
        raise RefusalError("seating_throw_first", players=seating.to_throw)
    for person, chair in zip(seating.order, record["choices"], strict=True):
        seating.choose(person, chair)
    return {"order": seating.order, "seats": seating.seats}
