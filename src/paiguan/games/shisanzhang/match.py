"""The match (rules 7)."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from paiguan.engine.contract import Standing
from paiguan.engine.kernel import Options, State
from paiguan.games.shisanzhang.options import ROTATE


def next_standing(options: Options, standing: Standing, state: State) -> Standing:
    """The deal, and with it the bank, passes to the next seat or stays with the first."""
    hands = standing.hands + 1
    dealer = (int(state.dealer) + 1) % int(options.players) if options.rotation == ROTATE else int(state.dealer)
    return Standing(hands=hands, over=hands >= int(options.match_hands), dealer=dealer)


def money(values: Mapping[str, Any], points: int) -> Fraction:
    """6: what a total comes to at the agreed rate, exactly."""
    return points * Fraction(values["rate"])
