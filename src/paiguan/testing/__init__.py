"""Test suites that every game gets, also for the tests of a game from outside (docs/adding-a-game.md).

`Properties` tests the rules under every preset of `every_setting`, `Words` the texts in every language; `random_deal` gives a
hand after some random moves. The module `conformance` runs files of records with their expectations.
"""

from paiguan.testing.playing import every_setting, random_deal
from paiguan.testing.properties import Properties
from paiguan.testing.words import Words

__all__ = ["Properties", "Words", "every_setting", "random_deal"]
