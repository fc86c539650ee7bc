"""A chair at a table: who sits there, and what only that person has done."""

from dataclasses import dataclass

from paiguan.engine.contract import Json
from paiguan.engine.terms import in_language
from paiguan.parlour.names import FORMER, Name
from paiguan.parlour.sealing import Part
from paiguan.parlour.wire import Language, Level


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

    def unseal(self) -> None:
        """Take back the seal of a person who leaves before opening it: the house's number counts."""
        if self.part is not None and not self.part.number:
            self.part.seal = ""
