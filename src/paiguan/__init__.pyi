"""Written by `python scripts/library_stub.py`; do not edit."""

from typing import Any, Literal, overload

from paiguan.engine.contract import Move as Move
from paiguan.engine.contract import Refusal as Refusal
from paiguan.engine.contract import Standing as Standing
from paiguan.engine.contract import View as View
from paiguan.engine.deal import Deal as Deal
from paiguan.engine.deal import IllegalMove as IllegalMove
from paiguan.engine.errors import UserError as UserError
from paiguan.engine.game import Game as Game
from paiguan.engine.game import OptionError as OptionError
from paiguan.engine.legal_moves import LegalMoves as LegalMoves
from paiguan.engine.match import Match as Match
from paiguan.engine.match import MatchOver as MatchOver
from paiguan.engine.packages import GAMES as GAMES
from paiguan.engine.packages import UnknownGame as UnknownGame
from paiguan.engine.settlement import Item as Item
from paiguan.engine.settlement import Settlement as Settlement
from paiguan.games.liuhu.view import LiuhuView
from paiguan.games.mohuahua.view import MohuahuaView
from paiguan.games.shisanzhang.view import ShisanzhangView
from paiguan.games.tianjiu.view import TianjiuView
from paiguan.games.weimaque.view import WeimaqueView

__version__: str
__all__: list[str]

@overload
def game(name: Literal["tianjiu"], **options: Any) -> Game[TianjiuView]: ...
@overload
def game(name: Literal["liuhu"], **options: Any) -> Game[LiuhuView]: ...
@overload
def game(name: Literal["mohuahua"], **options: Any) -> Game[MohuahuaView]: ...
@overload
def game(name: Literal["weimaque"], **options: Any) -> Game[WeimaqueView]: ...
@overload
def game(name: Literal["shisanzhang"], **options: Any) -> Game[ShisanzhangView]: ...
@overload
def game(name: str, **options: Any) -> Game: ...
