"""The kernel contract of 天九, gathered: this module is what loops, bots and batches are bound to."""

from paiguan.games.tianjiu.information import OBSERVATION, encode, see, veil
from paiguan.games.tianjiu.legal import legal
from paiguan.games.tianjiu.options import OPTIONS
from paiguan.games.tianjiu.play import actor, ask, build_wall, deal, play, restart
from paiguan.games.tianjiu.settle import settle
from paiguan.games.tianjiu.state import ACTIONS, ITEMS, LEGAL, STATE
from paiguan.games.tianjiu.worlds import imagine

VERSION = 1  # of the action and observation encodings
