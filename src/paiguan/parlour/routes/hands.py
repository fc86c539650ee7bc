"""Finished hands: what they came to, step by step, as a record, reviewed; and records that somebody brings along."""

from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import Parameter

from paiguan.engine.contract import Json
from paiguan.engine.deal import IllegalMove
from paiguan.engine.interpreted import is_held
from paiguan.engine.records import BadRecord, actions_of, deal_of_record, game_of_record
from paiguan.engine.terms import terms
from paiguan.parlour import wire as w
from paiguan.parlour.decide import Denied
from paiguan.parlour.http import HandResult, Problem, RecordWish, Req, denied_by_house, not_found, parlour_of, troubles
from paiguan.parlour.replay import Replay, Review, all_is_known, replay, reviewed
from paiguan.parlour.routes.guests import allow, answered, guest_of, token_of
from paiguan.parlour.table import Hand

REVIEW_WORLDS = 96  # a decision; enough to find a mistake of half a unit
HandNumber = Annotated[int, Parameter(ge=1, le=100_000)]


class HandController(Controller):
    path = "/api/tables"

    @get("/{table:str}/hands", summary="What the finished hands came to.", responses=troubles(404, 429, 503))
    async def hands(self, request: Req, table: str) -> list[HandResult]:
        parlour = parlour_of(request)
        allow(request, parlour.limits.replays, await parlour.guests.of_token(token_of(request)))
        host = await parlour.host(table)
        if host is None:
            raise not_found()
        played = (await host.stored()).hands[: host.finished]
        return [
            HandResult(hand=number, payments=hand.payments, totals=hand.totals) for number, hand in enumerate(played, 1)
        ]

    @get(
        "/{table:str}/hands/{hand:int}",
        summary="A finished hand, step by step.",
        responses=troubles(401, 404, 429, 503),
    )
    async def hand(
        self, request: Req, table: str, hand: HandNumber, seat: int | None = None, lang: w.Language = "en"
    ) -> Replay:
        guest = await guest_of(request)
        allow(request, parlour_of(request).limits.replays, guest)
        record, played, own, finished = await self._hand(request, table, hand)
        names, looker = played.names(lang), own if seat is None else seat
        shown = await answered(request, guest, "replay", lambda: replay(record, names, own, looker, lang))
        return msgspec.structs.replace(shown, hand=hand, hands=finished)

    @get(
        "/{table:str}/hands/{hand:int}/record",
        summary="A finished hand as a record, if all of it may be seen.",
        media_type="application/x-ndjson",
        responses=troubles(401, 403, 404, 429, 503),
    )
    async def record(self, request: Req, table: str, hand: HandNumber) -> Response[bytes]:
        allow(request, parlour_of(request).limits.replays, await guest_of(request))
        record, _, own, _ = await self._hand(request, table, hand)
        if not all_is_known(deal_of_record(record), own):
            raise Problem(403, "still_hidden", "The rules of this game never show all the pieces of this hand.")
        name = f"{record['game']}-{table}-{hand}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(msgspec.json.encode(record) + b"\n", media_type="application/x-ndjson", headers=headers)

    @get(
        "/{table:str}/hands/{hand:int}/review",
        summary="What each of one's own decisions cost.",
        responses=troubles(401, 404, 429, 503),
    )
    async def review(self, request: Req, table: str, hand: HandNumber, lang: w.Language = "en") -> Review:
        guest = await guest_of(request)
        allow(request, parlour_of(request).limits.reviews, guest)
        record, _, own, _ = await self._hand(request, table, hand)
        if is_held(record["game"]):
            raise denied_by_house(Denied("still_compiling"), lang, status=503)
        return await answered(request, guest, "review", lambda: reviewed(record, own, lang, worlds=REVIEW_WORLDS))

    async def _hand(self, request: Req, table: str, hand: int) -> tuple[dict[str, Json], Hand, int | None, int]:
        """A finished hand of a table, the seat that the asker had in it, and how many are finished."""
        guest = await guest_of(request)
        host = await parlour_of(request).host(table)
        if host is None:
            raise not_found()
        sat = await host.stored()
        finished = host.finished
        if hand > finished:
            raise not_found()
        played = sat.hands[hand - 1]
        return played.record(sat.game), played, played.seat_of(guest.id), finished


class ReplayController(Controller):
    path = "/api/replay"

    @post(
        "/",
        summary="A record of one's own, step by step: all of it is open.",
        responses=troubles(422, 429),
        status_code=200,
    )
    async def upload(self, request: Req, data: RecordWish) -> Replay:
        parlour = parlour_of(request)
        guest = await parlour.guests.of_token(token_of(request))
        allow(request, parlour.limits.replays, guest)
        try:
            return await answered(request, guest, "replay", lambda: _replay_upload(data))
        except BadRecord as error:
            raise Problem(422, error.field, str(error)) from None
        except IllegalMove as error:
            raise Problem(422, error.refusal.code, str(error)) from None


def _replay_upload(data: RecordWish) -> Replay:
    """Who brings a record knows all of it: every seat is open."""
    game = game_of_record(data.record)
    record = {**data.record, "actions": actions_of(data.record)}
    names = [terms(game.name).seat(seat, data.lang) for seat in range(game.seats)]
    seat = data.seat if data.seat is not None and 0 <= data.seat < game.seats else 0
    return replay(record, names, seat, seat, data.lang, all_open=True)
