"""The parlour as a web application. All wiring happens here."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, Server

from paiguan.engine.packages import problems
from paiguan.parlour import logs, pacing
from paiguan.parlour.bodies import JsonRequest
from paiguan.parlour.compiling import Compiler
from paiguan.parlour.description import SECURITY_SCHEMES, DescriptionData, DescriptionPage
from paiguan.parlour.door import HouseFull
from paiguan.parlour.front import Front
from paiguan.parlour.http.refusals import HttpRefusal, as_fault, as_full, as_response, as_trouble, as_unavailable
from paiguan.parlour.metrics import Metrics, own_version
from paiguan.parlour.pages import pages
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.probes import health, metrics, ready
from paiguan.parlour.routes.carry import CarryController
from paiguan.parlour.routes.daily import DailyController
from paiguan.parlour.routes.games import GameController
from paiguan.parlour.routes.guests import GuestController
from paiguan.parlour.routes.hands import HandController, ReplayController
from paiguan.parlour.routes.mine import MineController
from paiguan.parlour.routes.passkeys import PasskeyController
from paiguan.parlour.routes.push import PushController
from paiguan.parlour.routes.ratings import RatingController
from paiguan.parlour.routes.tables import TableController
from paiguan.parlour.routes.tournaments import TournamentController
from paiguan.parlour.settings import Settings, from_environment
from paiguan.parlour.sockets import lobby_socket, table_socket
from paiguan.parlour.stopping import Farewell, stop_with_parent
from paiguan.parlour.store import StoreError, open_store
from paiguan.parlour.storing import Dropped

LARGEST_BODY = 256 * 1024


def create_app(given: Settings | None = None) -> Front:
    """Build the application from the given settings, or from the environment if none are given."""
    settings = given or from_environment()
    logs.set_up(settings)
    pacing.SPEED = settings.pace
    numbers = Metrics()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        logs.watch_loop()
        parlour = Parlour(await open_store(settings.database), settings, numbers)
        app.state.parlour = parlour
        await parlour.start()
        compiler = Compiler(logs.say)
        compiler.start()
        farewell = Farewell(parlour.leave, settings.stop_seconds)
        stop_with_parent()
        for sentence in problems().values():
            logs.say("game_left_out", why=sentence)
        logs.say("start", version=own_version(), address=settings.address, database=settings.database.split(":")[0])
        try:
            yield
        finally:
            await parlour.close()
            compiler.close()
            farewell.end()
            logs.say("stop")

    app = Litestar(
        route_handlers=[
            GuestController,
            CarryController,
            MineController,
            PasskeyController,
            PushController,
            GameController,
            DailyController,
            RatingController,
            TableController,
            HandController,
            ReplayController,
            TournamentController,
            health,
            ready,
            metrics,
            table_socket,
            lobby_socket,
            *pages(settings.base_path),
        ],
        lifespan=[lifespan],
        exception_handlers={
            HttpRefusal: as_response,
            HouseFull: as_full,
            HTTPException: as_trouble,
            StoreError: as_unavailable,
            Dropped: as_unavailable,
            Exception: as_fault,
        },
        request_class=JsonRequest,
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Paiguan 牌館",
            version="1",
            path="/api/schema",
            servers=[Server(url=settings.base_path or "/")],
            components=Components(security_schemes=SECURITY_SCHEMES),
            render_plugins=[DescriptionPage(), DescriptionData()],
        ),
    )
    return Front(app, settings, numbers)
