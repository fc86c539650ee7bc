"""Tables: open one, find one."""

from litestar import Controller, get, post

from paiguan.engine.contract import Refusal
from paiguan.engine.game import Game, OptionError
from paiguan.parlour.decide import Denied
from paiguan.parlour.http import Opened, Problem, Req, TableWish, denied, denied_by_house, parlour_of, troubles
from paiguan.parlour.routes.guests import allow, guest_of, token_of
from paiguan.parlour.store import work
from paiguan.parlour.summary import Summary


class TableController(Controller):
    path = "/api/tables"

    @post("/", summary="Open a table.", responses=troubles(401, 422, 429, 503))
    async def open(self, request: Req, data: TableWish) -> Opened:
        guest = await guest_of(request)
        parlour_of(request).door.admit()
        allow(request, parlour_of(request).limits.tables, guest)
        if data.clock is not None and not (5 <= data.clock.move <= 600 and 0 <= data.clock.bank <= 3600):
            raise Problem(422, "clock", "A clock gives 5 to 600 seconds a move and a bank of at most 3600.")
        try:
            seats: list[str] = [*data.seats] or ["me", *["regular"] * (Game(data.game, data.options).seats - 1)]
            table = await parlour_of(request).open_table(
                guest, data.game, data.options, seats, data.clock, data.public, data.hints, data.watchers_speak
            )
        except OptionError as error:
            raise denied(data.game, Refusal(error.code, error.params), data.lang) from None
        except Denied as error:
            raise denied_by_house(error, data.lang) from None
        return Opened(table.id)

    @get("/", summary="Public tables that wait for people.")
    async def lobby(self, request: Req) -> list[Summary]:
        return await parlour_of(request).lobby()

    @get("/mine", summary="Tables where I have a seat and the match goes on.", responses=troubles(401))
    async def mine(self, request: Req) -> list[Summary]:
        return await parlour_of(request).mine((await guest_of(request)).id)

    @get("/by-code/{code:str}", summary="The table with this code.", responses=troubles(404, 429))
    async def by_code(self, request: Req, code: str) -> Opened:
        parlour = parlour_of(request)
        allow(request, parlour.limits.codes, await parlour.guests.of_token(token_of(request)))
        row = await parlour.store.do(work.by_code, code.upper())
        if row is None:
            raise Problem(404, "unknown_code", f"No table has the code {code.upper()[:6]}.")
        return Opened(row.id)
