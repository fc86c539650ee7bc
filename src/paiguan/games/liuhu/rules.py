"""The kernel contract of 六虎, gathered: this module is what loops, bots and batches are bound to."""

from paiguan.games.liuhu.information import OBSERVATION, encode, see, veil
from paiguan.games.liuhu.legal import legal
from paiguan.games.liuhu.options import OPTIONS
from paiguan.games.liuhu.play import actor, ask, deal, play, restart
from paiguan.games.liuhu.settle import settle
from paiguan.games.liuhu.state import ACTIONS, ITEMS, LEGAL, STATE
from paiguan.games.liuhu.worlds import imagine

VERSION = 1  # of the action and observation encodings
