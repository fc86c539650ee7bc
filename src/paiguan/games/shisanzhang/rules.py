"""The kernel contract of 十三張, gathered: this module is what loops, bots and batches are bound to."""

from paiguan.games.shisanzhang.information import OBSERVATION, encode, see, veil
from paiguan.games.shisanzhang.legal import legal
from paiguan.games.shisanzhang.options import OPTIONS
from paiguan.games.shisanzhang.play import actor, ask, deal, play, restart
from paiguan.games.shisanzhang.settle import settle
from paiguan.games.shisanzhang.state import ACTIONS, ITEMS, LEGAL, STATE
from paiguan.games.shisanzhang.worlds import imagine

VERSION = 1  # of the action and observation encodings
