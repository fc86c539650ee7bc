"""執位, who sits where before the first hand (rules 4.1)."""

from collections.abc import Sequence

from paiguan.engine.contract import Json, Refused, is_whole
from paiguan.games.tianjiu.options import Options


def check_dice(dice: Json) -> None:
    """Two dice of six sides."""
    good = isinstance(dice, Sequence) and len(dice) == 2 and all(is_whole(die) and 1 <= die <= 6 for die in dice)
    if not good:
        raise Refused("dice_invalid", dice=dice)


class Seating:
    """執位 (4.1): four persons throw two dice for the order in which they choose chairs; ties throw again among
    themselves. The first in order is the first dealer, seat 0; seats follow his chair counter-clockwise."""

    def __init__(self, persons: Sequence[str]) -> None:
        self.persons = tuple(persons)
        self._groups: list[list[str]] = [list(persons)]  # places already told apart; a group of one is settled
        self._throws: dict[str, tuple[int, int]] = {}
        self.chairs: dict[str, int] = {}

    @property
    def to_throw(self) -> list[str]:
        """Who has a throw to make in this round."""
        return [p for group in self._groups if len(group) > 1 for p in group if p not in self._throws]

    def throw(self, person: str, dice: Sequence[int]) -> None:
        if self.settled:
            raise Refused("seating_done") if len(self.chairs) == 4 else Refused("seating_no_rethrow")
        if person not in self.to_throw:
            raise Refused("seating_no_rethrow")
        check_dice(dice)
        self._throws[person] = (dice[0], dice[1])
        self._order(next(group for group in self._groups if person in group))

    def _order(self, group: list[str]) -> None:
        """When all who tied have thrown, their throws order them inside the places they tied for, never past anybody else."""
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
        """Who chooses first, second …, once all throws differ."""
        return [group[0] for group in self._groups] if self.settled else []

    def choose(self, person: str, chair: int) -> None:
        if len(self.chairs) == 4:
            raise Refused("seating_done")
        if not self.settled:
            raise Refused("seating_throw_first", players=self.to_throw)
        turn = self.order[len(self.chairs)]
        if person != turn:
            raise Refused("chair_not_your_turn", player=turn)
        if not isinstance(chair, int) or isinstance(chair, bool) or not 0 <= chair <= 3:
            raise Refused("chair_unknown", chair=chair)
        taken = {taken: sitter for sitter, taken in self.chairs.items()}
        if chair in taken:
            raise Refused("chair_taken", chair=chair, player=taken[chair])
        self.chairs[person] = chair

    @property
    def seats(self) -> dict[str, int]:
        """Seat of each person, once all chairs are taken; the match may begin."""
        if len(self.chairs) < 4:
            raise Refused("seating_not_done")
        dealer = self.chairs[self.order[0]]
        return {person: (chair - dealer) % 4 for person, chair in self.chairs.items()}


def check_seating(options: Options, record: Json) -> Json:
    seating = Seating(list(record["rolls"][0]))
    for throws in record["rolls"]:
        for person, dice in throws.items():
            seating.throw(person, dice)
    if not seating.settled:
        raise Refused("seating_throw_first", players=seating.to_throw)
    for person, chair in zip(seating.order, record["choices"], strict=True):
        seating.choose(person, chair)
    return {"order": seating.order, "seats": seating.seats}
