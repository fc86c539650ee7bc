"""Advice for people: the best few moves with what they are expected to gain, and why the first is good."""

from math import nan

import msgspec

from paiguan.bots.learned import Sharp, strongest
from paiguan.bots.levels import known_states
from paiguan.bots.master import WITHIN, Weighed
from paiguan.bots.reasons import Reason, comparison
from paiguan.engine.contract import Move
from paiguan.engine.deal import Deal
from paiguan.engine.packages import part
from paiguan.engine.terms import Voice, terms

FORCED = Reason("forced")
FIRST_CHOICE = Reason("first_choice")


class Advice(msgspec.Struct, frozen=True):
    """What a grandmaster would do, and the runners-up from the best down; no moves where only one is legal."""

    seat: int
    best: tuple[Weighed, ...]
    reason: Reason

    def text(self, deal: Deal, language: str = "en") -> str:
        """A line a move, then the reason in a sentence. The errors are those of the differences, at 95 %."""
        width = max((len(str(one.move)) for one in self.best), default=0)
        lines = [
            f"  {one.move!s:<{width}}  {one.gain:+6.2f}   {'' if place == 0 else f'{-one.lost:+.2f} ± {WITHIN * one.lost_error:.2f}'}"
            for place, one in enumerate(self.best)
        ]
        sentence = terms(deal.game.name).sentence(self.reason.code, self.reason.params, language)
        return "\n".join([*(line.rstrip() for line in lines), sentence])


def advise(deal: Deal, seat: int | None = None, best: int = 3, seed: int = 0, **budget: float | None) -> Advice:
    """Advice for a seat that may act (the actor if none is named). The budget is a master's: milliseconds or worlds."""
    who = deal.actor if seat is None else seat
    if who is None or deal.chance:
        raise ValueError("nobody has a decision to make here")
    weighed = strongest(deal.game, **budget).weigh(deal, who, seed)
    if len(weighed) == 1 and len(deal.legal_moves_of(who)) == 1:
        return Advice(who, (), FORCED)
    return Advice(who, tuple(weighed[:best]), reason_for(deal, who, weighed))


class FirstChoice(msgspec.Struct, frozen=True):
    """What the network plays before anything is searched, and why; nobody knows yet what it is worth."""

    move: Move
    reason: Reason


def first_choice(deal: Deal, seat: int) -> FirstChoice | None:
    """Sharp's move, at once; None where there is no network for these rules, or only one move is legal."""
    sharp = Sharp()
    if sharp.stand_in(deal.game) is not None or len(deal.legal_moves_of(seat)) == 1:
        return None
    move = sharp.choose(deal, seat)
    reason = reason_for(deal, seat, [Weighed(move, gain=nan, error=nan, worlds=0)])
    return FirstChoice(move, FIRST_CHOICE if reason.searched else reason)


def reason_for(deal: Deal, seat: int, weighed: list[Weighed]) -> Reason:
    """The game's own reason for the first of some weighed moves; for a game without reasons, how it compares."""
    own = part(deal.game.name, "reasons", "paiguan.bots.reasons")
    if own is None:
        return comparison(weighed)
    found: Reason = own.reason(deal.game, known_states(deal, seat), seat, weighed)
    return found


def note(game: str, one: Weighed, first: bool, language: str) -> str:
    """What a move is worth in a few words: the first of a list by its gain in units of the game, the others against it."""
    words, voice = terms(game), Voice((), language)
    if first:
        return words.text("worth", "first", "", {"gain": tenths(one.gain) or 0, "unit": unit_of(game, language)}, voice)
    if one.equal:
        return words.text("worth", "equal", "", {}, voice)
    return words.text("worth", "less", "", {"lost": tenths(one.lost), "unit": unit_of(game, language)}, voice)


def still_weighed(language: str) -> str:
    """Said of a first choice instead of what it is worth."""
    return terms("house").text("worth", "weighing", "", {}, Voice((), language))


def unit_of(game: str, language: str) -> str:
    """What a game counts in: 注, 分, 點, 檄."""
    return terms(game).name("game", "unit", language)


def tenths(number: float) -> float:
    """A number with one decimal, or two if it is small."""
    return round(number, 1) if abs(number) >= 0.1 else round(number, 2)
