"""Probes for monitoring: liveness, readiness and metrics."""

import hmac

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec

from paiguan.parlour.http import Req, parlour_of
from paiguan.parlour.metrics import CONTENT_TYPE
from paiguan.parlour.proxies import is_local


@get("/healthz", sync_to_thread=False, summary="Is the process alive?")
def health() -> dict[str, str]:
    return {"status": "open"}


NOT_READY = ResponseSpec(dict[str, str], generate_examples=False, description="not ready; `reason` says why")


@get("/readyz", summary="Is the server ready for traffic? Asks the database.", responses={503: NOT_READY})
async def ready(request: Req) -> Response[dict[str, str]]:
    reason = await parlour_of(request).unready()
    if reason is None:
        return Response({"status": "ready"})
    return Response({"status": "not ready", "reason": reason}, status_code=503)


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(request: Req) -> Response[bytes]:
    if not may_read(request):
        raise NotFoundException("There is nothing here.")
    return Response(parlour_of(request).metrics.page(), media_type=CONTENT_TYPE)


def may_read(request: Req) -> bool:
    """Return whether the settings let this request read the metrics."""
    settings = parlour_of(request).settings
    if settings.metrics == "off":
        return False
    given = request.headers.get("authorization", "")
    if settings.metrics_token and hmac.compare_digest(given.encode(), f"Bearer {settings.metrics_token}".encode()):
        return True
    return settings.metrics == "on" or is_local(request.scope)
