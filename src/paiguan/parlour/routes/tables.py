"""Tables over HTTP: open one, find one."""

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from paiguan.engine.contract import Refusal
from paiguan.engine.game import Game, OptionError
from paiguan.engine.lessons import last_play
from paiguan.parlour.codes import as_typed
from paiguan.parlour.http import Req, parlour_of
from paiguan.parlour.http.refusals import HttpRefusal, denied, denied_by_house, troubles
from paiguan.parlour.http.tables import Opened, TableWish
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.routes.guests import allow, guest_of, token_of
from paiguan.parlour.store import queries
from paiguan.parlour.store.queries import GuestRow
from paiguan.parlour.summary import Summary
from paiguan.parlour.table import Table
from paiguan.parlour.trying import Posed
from paiguan.parlour.wire import LONGEST_MOVE, Language
from paiguan.puzzles import puzzles


class TableController(Controller):
    path = "/api/tables"

    @post("/", summary="Open a table.", responses=troubles(401, 422, 429, 503))
    async def open(self, request: Req, data: JSONBody[TableWish]) -> Opened:
        guest = await guest_of(request)
        parlour_of(request).door.admit()
        allow(request, parlour_of(request).limits.tables, guest)
        if data.lesson:
            return Opened((await self._open_lesson(request, guest, data)).id)
        if data.puzzle:
            return Opened((await self._open_puzzle(request, guest, data)).id)
        if data.clock is not None and not (5 <= data.clock.move <= LONGEST_MOVE and 0 <= data.clock.bank <= 3600):
            raise HttpRefusal(
                422,
                "clock",
                "A clock gives from 5 seconds to a day (86400) a move, and a bank of at most 3600 seconds.",
            )
        if data.clock is not None and data.clock.slow and data.public:
            raise denied_by_house(HouseRefusal("slow_is_private"), data.lang)
        try:
            seats: list[str] = [*data.seats] or ["me", *["regular"] * (Game(data.game, data.options).seats - 1)]
            table = await parlour_of(request).open_table(
                guest,
                data.game,
                data.options,
                seats,
                data.clock,
                data.public,
                data.hints,
                data.watchers_speak,
                data.chat,
                seal=data.seal,
            )
        except OptionError as error:
            raise denied(data.game, Refusal(error.code, error.params), data.lang) from None
        except HouseRefusal as error:
            raise denied_by_house(error, data.lang) from None
        return Opened(table.id)

    async def _open_lesson(self, request: Req, guest: GuestRow, data: TableWish) -> Table:
        """Open the table of a lesson: its rules and its deal, against novices."""
        play = last_play(data.game, data.lesson)
        if play is None:
            raise HttpRefusal(
                422, "no_lesson", f"{data.game} has no lesson {data.lesson[:10]} that is played at a table."
            )
        seats = ["me", *["novice"] * (Game(data.game, play.options).seats - 1)]
        return await parlour_of(request).open_table(
            guest, data.game, play.options, seats, None, False, first_deal=play.deal
        )

    async def _open_puzzle(self, request: Req, guest: GuestRow, data: TableWish) -> Table:
        """Open the private table on which a puzzle is played out."""
        found = next((one for one in puzzles(data.game) if one.id == data.puzzle), None)
        if found is None:
            raise HttpRefusal(422, "no_puzzle", f"{data.game} has no puzzle {data.puzzle[:10]}.")
        return await parlour_of(request).open_try(guest, Posed(found), "regular")

    @get("/", summary="Public tables that wait for people.")
    async def lobby(self, request: Req) -> list[Summary]:
        return await parlour_of(request).lobby()

    @get("/mine", summary="Tables where I have a seat and the match goes on.", responses=troubles(401))
    async def mine(self, request: Req, lang: FromQuery[Language] = "en") -> list[Summary]:
        return await parlour_of(request).mine((await guest_of(request)).id, lang)

    @get("/by-code/{code:str}", summary="The table with this code.", responses=troubles(404, 429))
    async def by_code(self, request: Req, code: FromPath[str]) -> Opened:
        parlour = parlour_of(request)
        allow(request, parlour.limits.codes, await parlour.guests.of_token(token_of(request)))
        row = await parlour.store.do(queries.by_code, as_typed(code))
        if row is None:
            raise HttpRefusal(404, "unknown_code", f"No table has the code {code.upper()[:6]}.")
        return Opened(row.id)
