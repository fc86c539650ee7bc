"""The kernel contract of 天九, gathered: this module is what loops, bots and batches are bound to."""

from paiguan.games.tianjiu.options import OPTIONS
from paiguan.games.tianjiu.play import actor, ask, build_wall, deal, legal, play, restart
from paiguan.games.tianjiu.settle import settle
from paiguan.games.tianjiu.sight import OBSERVATION, encode, imagine, see, veil
from paiguan.games.tianjiu.state import ACTIONS, ITEMS, LEGAL, STATE

VERSION = 1  # of the action and observation encodings
