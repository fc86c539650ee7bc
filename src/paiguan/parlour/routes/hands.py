"""Finished hands: results, replays, records and reviews; and replays of uploaded records."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter
from litestar.response import Stream

from paiguan.engine.contract import Json, Refusal
from paiguan.engine.deal import IllegalMove
from paiguan.engine.interpreted import is_held
from paiguan.engine.records import BadRecord, actions_of, deal_of_record, game_of_record
from paiguan.engine.terms import terms
from paiguan.fair.proof import Proof
from paiguan.parlour import wire as w
from paiguan.parlour.bots import Thinkers
from paiguan.parlour.http import Req, parlour_of
from paiguan.parlour.http.refusals import HttpRefusal, denied_by_house, not_found, troubles
from paiguan.parlour.http.tables import HandResult, LineWish, Opened, RecordWish, TryWish
from paiguan.parlour.imagining import Continuation, before_move, continuation
from paiguan.parlour.logs import say
from paiguan.parlour.mistakes import ByKind
from paiguan.parlour.played import Hand
from paiguan.parlour.proving import proof
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.replay import Replay, all_is_known, replay
from paiguan.parlour.results import counts
from paiguan.parlour.reviewing import HandReview, ReviewNews
from paiguan.parlour.routes.guests import allow, answered, guest_of, token_of
from paiguan.parlour.store import StoreError, reviews
from paiguan.parlour.trying import Retry, place_of_step
from paiguan.parlour.wording import refused

REVIEW_SECONDS = 8.0  # of thinking; a long hand of a slow game is then told as far as it is known
AGAIN = 1.0  # seconds before a review that was pushed out of the queue asks again
Keep = Callable[[ByKind], Awaitable[None]]  # stores what a review has found
HandNumber = Annotated[int, PathParameter(ge=1, le=100_000)]


class HandController(Controller):
    path = "/api/tables"

    @get("/{table:str}/hands", summary="The results of the finished hands.", responses=troubles(404, 429, 503))
    async def hands(self, request: Req, table: FromPath[str]) -> list[HandResult]:
        parlour = parlour_of(request)
        guest = await parlour.guests.of_token(token_of(request))
        allow(request, parlour.limits.replays, guest)
        host = await parlour.host(table)
        if host is None:
            raise not_found()
        if not (host.table.opens_to("" if guest is None else guest.id) or await parlour.tournaments.opens(host.table)):
            raise not_found()
        played = (await host.stored()).hands[: host.finished]
        return [
            HandResult(hand=number, payments=hand.payments, totals=hand.totals) for number, hand in enumerate(played, 1)
        ]

    @get(
        "/{table:str}/hands/{hand:int}",
        summary="A finished hand, step by step.",
        responses=troubles(401, 403, 404, 429, 503),
    )
    async def hand(
        self,
        request: Req,
        table: FromPath[str],
        hand: HandNumber,
        seat: FromQuery[int | None] = None,
        lang: FromQuery[w.Language] = "en",
    ) -> Replay:
        guest = await guest_of(request)
        allow(request, parlour_of(request).limits.replays, guest)
        record, played, own, finished = await self._hand(request, table, hand, borrowed=True)
        names, looker = played.names(lang), own if seat is None else seat
        shown = await answered(request, guest, "replay", lambda: replay(record, names, own, looker, lang))
        return msgspec.structs.replace(shown, hand=hand, hands=finished, sealed=played.cut is not None)

    @get(
        "/{table:str}/hands/{hand:int}/record",
        summary="A finished hand as a record, if all of it may be seen.",
        media_type="application/x-ndjson",
        responses=troubles(401, 403, 404, 429, 503),
    )
    async def record(self, request: Req, table: FromPath[str], hand: HandNumber) -> Response[bytes]:
        allow(request, parlour_of(request).limits.replays, await guest_of(request))
        record, _, own, _ = await self._hand(request, table, hand)
        if not all_is_known(deal_of_record(record), own):
            raise HttpRefusal(403, "still_hidden", "The rules of this game never show all the pieces of this hand.")
        name = f"{record['game']}-{table}-{hand}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(msgspec.json.encode(record) + b"\n", media_type="application/x-ndjson", headers=headers)

    @get(
        "/{table:str}/hands/{hand:int}/proof",
        summary="The proof of a fair shuffle: the seals of a finished hand, opened as far as the rules show its pieces.",
        responses=troubles(401, 403, 404, 429, 503),
    )
    async def proof(
        self, request: Req, table: FromPath[str], hand: HandNumber, lang: FromQuery[w.Language] = "en"
    ) -> Proof:
        guest = await guest_of(request)
        parlour = parlour_of(request)
        allow(request, parlour.limits.replays, guest)
        record, played, own, _ = await self._hand(request, table, hand)
        cut = played.cut
        if cut is None:
            raise HttpRefusal(404, "not_sealed", "Nobody sealed this hand before it was dealt.")
        names, game = played.names(lang), game_of_record(record)
        return await answered(request, guest, "replay", lambda: proof(cut, played, game, own, names))

    @get(
        "/{table:str}/hands/{hand:int}/review",
        summary="Your own decisions, compared with the best: a line of JSON whenever more is known (ReviewNews).",
        media_type="application/x-ndjson",
        responses=troubles(401, 403, 404, 429, 503),
    )
    async def review(
        self, request: Req, table: FromPath[str], hand: HandNumber, lang: FromQuery[w.Language] = "en"
    ) -> Stream:
        guest = await guest_of(request)
        allow(request, parlour_of(request).limits.reviews, guest)  # before any lookup
        record, played, own, _ = await self._hand(request, table, hand)
        if is_held(record["game"]):
            raise denied_by_house(HouseRefusal("still_compiling"), lang, status=503)
        names = played.names(lang)
        found, keep = None, None
        if own is not None:
            seat = own
            found = await answered(request, guest, "review", lambda: HandReview(record, seat, names, lang))
            keep = await self._keeper(request, guest.id, table, hand, own)
        # A proxy that collects the lines would hold back what they are for.
        headers = {"x-accel-buffering": "no", "cache-control": "no-store"}
        thinkers = parlour_of(request).thinkers
        return Stream(_lines(thinkers, guest.id, found, keep), media_type="application/x-ndjson", headers=headers)

    @post(
        "/{table:str}/hands/{hand:int}/tries",
        summary="Play a finished hand again from a decision of yours, against bots: opens a private table.",
        responses=troubles(401, 403, 404, 422, 429, 503),
    )
    async def try_again(self, request: Req, table: FromPath[str], hand: HandNumber, data: JSONBody[TryWish]) -> Opened:
        guest = await guest_of(request)
        parlour = parlour_of(request)
        parlour.door.admit()
        allow(request, parlour.limits.tables, guest)
        record, played, own, _ = await self._hand(request, table, hand)
        place = None
        if own is not None:
            seat = own
            place = await answered(request, guest, "replay", lambda: place_of_step(record, seat, data.step))
        if own is None or place is None:
            raise denied_by_house(HouseRefusal("not_your_decision"), data.lang)
        opened = await parlour.open_try(guest, Retry(record, table, hand, played, own, place, data.step), data.level)
        return Opened(opened.id)

    @post(
        "/{table:str}/hands/{hand:int}/line",
        summary="What might have followed another move of yours, imagined from what you knew then.",
        responses=troubles(401, 403, 404, 422, 429, 503),
        status_code=200,
    )
    async def line(
        self, request: Req, table: FromPath[str], hand: HandNumber, data: JSONBody[LineWish]
    ) -> Continuation:
        guest = await guest_of(request)
        allow(request, parlour_of(request).limits.replays, guest)
        record, played, own, _ = await self._hand(request, table, hand)
        names = played.names(data.lang)

        def imagined() -> Continuation | Refusal | None:
            place = None if own is None else place_of_step(record, own, data.step)
            if own is None or place is None:
                return None
            return continuation(before_move(record, place), own, data.move, names, data.lang)

        found = await answered(request, guest, "replay", imagined)
        if found is None:
            raise denied_by_house(HouseRefusal("not_your_decision"), data.lang)
        if isinstance(found, Refusal):
            text, _ = refused(game_of_record(record), found, names, data.lang, own)
            raise HttpRefusal(422, found.code, text)
        return found

    async def _keeper(self, request: Req, guest: str, table: str, hand: int, seat: int) -> Keep | None:
        """Return what stores a review of a hand; none for tries and lessons, which are no games."""
        parlour = parlour_of(request)
        host = await parlour.host(table)
        if host is None or not (counts(host.table) or host.table.daily is not None):
            return None
        row = {"guest": guest, "table_id": table, "hand": hand, "seat": seat, "game": host.table.game.name}

        async def keep(found: ByKind) -> None:
            try:
                await parlour.store.do(reviews.keep, {**row, "kinds": msgspec.json.encode(found)}, time.time())
            except StoreError as error:  # the review is shown all the same, and another one can be asked for
                say("not_stored", logging.ERROR, table=table, why=str(error))

        return keep

    async def _hand(
        self, request: Req, table: str, hand: int, borrowed: bool = False
    ) -> tuple[dict[str, Json], Hand, int | None, int]:
        """Return the record of a finished hand, the hand, the guest's seat in it, and the number of finished hands.

        `borrowed`: who has finished the same deal of a day sees it through the eyes of its player.
        """
        guest = await guest_of(request)
        host = await parlour_of(request).host(table)
        if host is None:
            raise not_found()
        sat = await host.stored()
        finished = host.finished
        parlour = parlour_of(request)
        if sat.compared:
            if hand > finished or not (sat.opens_to(guest.id) or await parlour.tournaments.opens(sat)):
                raise not_found()
            if not await parlour.tournaments.opens(sat):
                raise denied_by_house(HouseRefusal("round_shut"), guest.language, status=403)  # type: ignore[arg-type]
        elif hand > finished or not (sat.opens_to(guest.id) or await parlour.days.may_look(guest.id, sat)):
            raise not_found()
        played = sat.hands[hand - 1]
        eyes = sat.host if borrowed and sat.daily is not None else guest.id
        return played.record(sat.game), played, played.seat_of(eyes), finished


async def _lines(thinkers: Thinkers, guest: str, found: HandReview | None, keep: Keep | None) -> AsyncIterator[bytes]:
    """Yield the lines of a review as they are thought. Strangers and spectators get a last line and nothing before it.

    Each line is a question of its own in the queue, so that the hints and reviews of others come in between; a page that goes away
    ends its review.
    """
    if found is None:
        yield _line(ReviewNews(done=0, count=0, finished=True))
        return
    spent, shown = 0.0, set[int]()
    for work in found.steps():
        if spent > REVIEW_SECONDS and len(shown) == len(found):
            break
        news, seconds = await _thought(thinkers, guest, work)
        spent += seconds
        if news.move is not None:
            shown.add(news.move.step)
        yield _line(news)
    if keep is not None:
        await keep(found.tally())
    yield _line(found.last())


async def _thought(thinkers: Thinkers, guest: str, work: Callable[[], ReviewNews]) -> tuple[ReviewNews, float]:
    """Return a line and the time that it took, however full the queue is now."""

    def timed() -> tuple[ReviewNews, float]:
        began = time.perf_counter()
        return work(), time.perf_counter() - began

    while True:
        try:
            return await thinkers.answer(guest, "review", timed)
        except HouseRefusal:
            await asyncio.sleep(AGAIN)


def _line(news: ReviewNews) -> bytes:
    return msgspec.json.encode(news) + b"\n"


class ReplayController(Controller):
    path = "/api/replay"

    @post(
        "/",
        summary="A record of your own, step by step, with every seat open.",
        responses=troubles(422, 429),
        status_code=200,
    )
    async def upload(self, request: Req, data: JSONBody[RecordWish]) -> Replay:
        parlour = parlour_of(request)
        guest = await parlour.guests.of_token(token_of(request))
        allow(request, parlour.limits.replays, guest)
        try:
            return await answered(request, guest, "replay", lambda: _replay_upload(data))
        except BadRecord as error:
            raise HttpRefusal(422, error.field, str(error)) from None
        except IllegalMove as error:
            raise HttpRefusal(422, error.refusal.code, str(error)) from None


def _replay_upload(data: RecordWish) -> Replay:
    """Replay an uploaded record. Its owner knows all of it, so every seat is open."""
    game = game_of_record(data.record)
    record = {**data.record, "actions": actions_of(data.record)}
    names = [terms(game.name).seat(seat, data.lang) for seat in range(game.seats)]
    seat = data.seat if data.seat is not None and 0 <= data.seat < game.seats else 0
    return replay(record, names, seat, seat, data.lang, all_open=True)
