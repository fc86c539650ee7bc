"""Refusals and faults over HTTP."""

from math import ceil
from typing import Any

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from paiguan.engine.contract import Refusal
from paiguan.engine.errors import UserError
from paiguan.engine.terms import terms
from paiguan.parlour import wire as w
from paiguan.parlour.door import HouseFull
from paiguan.parlour.http import Req, parlour_of
from paiguan.parlour.logs import fault
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.wording import refused_by_house

# What the framework says, as a fault of its own, where a client hangs up before its request has arrived.
CUT_OFF = "client disconnected prematurely"


class HttpRefusal(UserError):
    """An error with a code and a sentence; `wait`: seconds until it is worth asking again, where that is known."""

    def __init__(self, status: int, code: str, text: str, wait: float = 0.0) -> None:
        super().__init__(text)
        self.status, self.code, self.text, self.wait = status, code, text, wait


class RefusalBody(msgspec.Struct, frozen=True):
    """What an error answer holds."""

    code: str
    text: str


class Fault(msgspec.Struct, frozen=True):
    """What the answer holds when the house itself is at fault; `id` finds it in the log."""

    code: str
    text: str
    id: str


def as_response(request: Req, problem: HttpRefusal) -> Response[RefusalBody]:
    parlour_of(request).metrics.refused("http", problem.code)
    headers = {"retry-after": str(ceil(problem.wait))} if problem.wait else {}
    return Response(RefusalBody(problem.code, problem.text), status_code=problem.status, headers=headers)


def as_full(request: Req, full: HouseFull) -> Response[RefusalBody]:
    return as_response(request, HttpRefusal(503, "house_full", str(full), full.wait))


def as_trouble(request: Req, error: HTTPException) -> Response[Any]:
    if error.detail == CUT_OFF:
        return Response(RefusalBody("http_400", error.detail), status_code=400)
    if error.status_code >= 500:
        return as_fault(request, error)
    code = f"http_{error.status_code}"
    parlour_of(request).metrics.refused("http", code)
    return Response(RefusalBody(code, _sentence(error)), status_code=error.status_code, headers=error.headers)


def _sentence(error: HTTPException) -> str:
    """What is wrong with a request that the framework refuses: it names the parameters beside its own text."""
    if error.status_code == 405:
        return f"This address answers {(error.headers or {}).get('Allow', 'no method')} only."
    if error.status_code == 413:
        return "The body is too large."
    named = [one for one in error.extra or () if isinstance(one, dict) and "message" in one]
    said = [f"{one.get('key', 'the request')}: {one['message']}" for one in named]
    return f"The request cannot be read: {'; '.join(said)}." if said else error.detail


def as_fault(request: Req, error: Exception) -> Response[Fault]:
    """Something broke: the log has where, the answer under which id."""
    parlour_of(request).metrics.faults.labels("http").inc()
    status = error.status_code if isinstance(error, HTTPException) else 500
    name = fault("request", error, method=request.method, route=str(request.scope.get("path_template", "")))
    text = f"Something broke in the house. Try again; if it stays so, tell the host this: {name}."
    return Response(Fault("fault", text, name), status_code=status)


def as_unavailable(request: Req, error: Exception) -> Response[RefusalBody]:
    """The database does not answer, or refuses to write: nothing is wrong with the request, and later it may be granted."""
    parlour_of(request).metrics.refused("http", "not_stored")
    text = terms("house").sentence("not_stored", {}, "en")
    return Response(RefusalBody("not_stored", text), status_code=503, headers={"retry-after": "2"})


def troubles(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, for OpenAPI. What can happen everywhere is added by `description.py`."""
    said = {
        400: "cannot be read",
        401: "no guest",
        403: "may not be seen",
        404: "not found",
        422: "refused",
        429: "too many",
        503: "not yet",
    }
    found = {one: ResponseSpec(RefusalBody, generate_examples=False, description=said[one]) for one in (400, *statuses)}
    return {**found, 500: ResponseSpec(Fault, generate_examples=False, description="a fault of the house")}


def too_many(wait: float) -> HttpRefusal:
    return HttpRefusal(429, "too_many", f"That was a lot at once. Go on in {ceil(wait)} s.", wait)


def denied(game: str, refusal: Refusal, language: str, status: int = 422) -> HttpRefusal:
    return HttpRefusal(status, refusal.code, terms(game).sentence(refusal.code, refusal.params, language))


def denied_by_house(error: HouseRefusal, language: w.Language, status: int = 422) -> HttpRefusal:
    return HttpRefusal(status, error.refusal.code, refused_by_house(error.refusal, language))


def not_found() -> HttpRefusal:
    return HttpRefusal(404, "not_found", "There is no such table or hand.")
