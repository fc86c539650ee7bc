"""偎麻雀 for a novice and for a regular.

A hand never grows: cards turned or thrown make melds with two cards of the hand or are gone. So a regular counts the ways in which
the hand can still become six melds and a pair with enough 硬檄, guesses how likely each is to come and what it would pay, and
adds them up to his hope. He does what leaves the most hope.

weights  what he goes by               neighbours  cards that go together in runs
novice   who does not count            outlook     what a seat knows of the cards to come
regular  a decision, move by move      hope        all plans for a hand
plan     one of them, weighed          candidates  what a master weighs
likely   the worlds he weighs it in
"""

from paiguan.bots.policies.weimaque.candidates import CLEARLY, candidates
from paiguan.bots.policies.weimaque.likely import imagine
from paiguan.bots.policies.weimaque.novice import novice
from paiguan.bots.policies.weimaque.regular import choose, regular
from paiguan.bots.policies.weimaque.weights import FEATURES, WEIGHTS

__all__ = ["CLEARLY", "FEATURES", "WEIGHTS", "candidates", "choose", "imagine", "novice", "regular"]
