"""What travels over HTTP: every request and answer is a struct, and so is every refusal; OpenAPI is made from them."""

from typing import Any, Literal

from litestar import Request
from litestar.datastructures import State

from paiguan.engine.game import playable
from paiguan.parlour.parlour import Parlour

Req = Request[Any, Any, State]
GameId: Any = Literal[playable()]


def parlour_of(request: Any) -> Parlour:
    parlour: Parlour = request.app.state.parlour
    return parlour
