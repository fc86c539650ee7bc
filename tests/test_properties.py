"""What must hold in every game under every preset. A game gets this suite by being there."""

from paiguan.testing import Properties
from tests.playing import games


class TestEveryGame(Properties):
    games = games()
