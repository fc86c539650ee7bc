"""The kernel contract of 抹花花, gathered: this module is what loops, bots and batches are bound to."""

from paiguan.games.mohuahua.information import OBSERVATION, encode, see, veil
from paiguan.games.mohuahua.legal import legal
from paiguan.games.mohuahua.options import OPTIONS
from paiguan.games.mohuahua.play import actor, ask, deal, play, restart
from paiguan.games.mohuahua.settle import settle
from paiguan.games.mohuahua.state import ACTIONS, ITEMS, LEGAL, STATE
from paiguan.games.mohuahua.worlds import imagine

VERSION = 1  # of the action and observation encodings
