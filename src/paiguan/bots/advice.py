"""Advice for people: the best few moves with what they are expected to gain, and why the first is good."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from paiguan.bots.levels import known_states
from paiguan.bots.master import Master, Weighed
from paiguan.bots.reasons import Reason, best_expected
from paiguan.engine.deal import Deal
from paiguan.engine.terms import terms


class Advice(msgspec.Struct, frozen=True):
    """What a master would do, and the runners-up."""

    seat: int
    best: tuple[Weighed, ...]
    reason: Reason

    def text(self, deal: Deal, language: str = "en") -> str:
        """A line a move, then the reason in a sentence."""
        width = max(len(str(one.move)) for one in self.best)
        lines = [f"  {one.move!s:<{width}}  {one.gain:+6.2f} ± {1.96 * one.error:.2f}" for one in self.best]
        return "\n".join([*lines, terms(deal.game.name).sentence(self.reason.code, self.reason.params, language)])


def advise(deal: Deal, seat: int | None = None, best: int = 3, seed: int = 0, **budget: Any) -> Advice:
    """Advice for a seat that may act (the actor if none is named). The budget is a master's: milliseconds or worlds."""
    who = deal.actor if seat is None else seat
    if who is None or deal.chance:
        raise ValueError("nobody has a decision to make here")
    weighed = Master(**budget).weigh(deal, who, seed)
    return Advice(who, tuple(weighed[:best]), reason_for(deal, who, weighed))


def reason_for(deal: Deal, seat: int, weighed: list[Weighed]) -> Reason:
    """The game's own reason where it has words for it, else the expected units."""
    module = f"paiguan.bots.reasons.{deal.game.name}"
    if find_spec(module) is None:
        return best_expected(weighed)
    found: Reason = import_module(module).reason(deal.game, known_states(deal, seat), seat, weighed)
    return found
