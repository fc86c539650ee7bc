"""The kernel contract of 偎麻雀, gathered: this module is what loops, bots and batches are bound to."""

from paiguan.games.weimaque.information import OBSERVATION, encode, see, veil
from paiguan.games.weimaque.legal import legal
from paiguan.games.weimaque.options import OPTIONS
from paiguan.games.weimaque.play import actor, ask, deal, play, restart
from paiguan.games.weimaque.settle import settle
from paiguan.games.weimaque.state import ACTIONS, ITEMS, LEGAL, STATE
from paiguan.games.weimaque.worlds import imagine

VERSION = 1  # of the action and observation encodings
