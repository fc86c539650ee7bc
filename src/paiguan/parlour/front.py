"""The front door: what every request and answer goes through, whatever it is for.

Works out who asks, takes off the base path, answers HEAD wherever GET is answered, and puts the security and cache headers on
every answer, errors included. Outside the framework, because that runs no middleware for addresses it does not know.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from paiguan.parlour.logs import fault
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.proxies import Scope, unwrapped
from paiguan.parlour.settings import Settings

Message = Any
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

SECURITY = {
    b"content-security-policy": b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"x-frame-options": b"DENY",
    b"cross-origin-opener-policy": b"same-origin",
}
HSTS = b"strict-transport-security", b"max-age=31536000"
# Asked by whatever watches over the process, which knows the port and not the path.
PROBES = ("/healthz", "/readyz", "/metrics")


class Front:
    """Wraps the application."""

    def __init__(self, app: App, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self._base, self._trusted, self._metrics = settings.base_path, settings.trusted_proxies, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(scope, receive, send)
            return
        asked = dict(unwrapped(scope, self._trusted))
        inside = self._inside(asked["path"])
        if scope["type"] == "websocket":
            if inside is None:
                await send({"type": "websocket.close", "code": 4404, "reason": "nothing here"})
                return
            asked["path"] = inside
            await self.app(asked, receive, send)
            return
        answer = Answer(asked, send, self._metrics)
        if inside is None:
            await self._outside(asked["path"], answer)
            return
        asked["path"] = inside
        if asked["method"] == "HEAD":
            asked["method"] = "GET"
        try:
            await self.app(asked, receive, answer.send)
        except Exception as error:
            self._metrics.faults.labels("http").inc()
            name = fault("request", error, method=scope["method"])
            await answer.whole(500, {"code": "fault", "text": "Something broke in the house.", "id": name})

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Opens and closes the application; a failure is logged here, without the values that its text may hold."""

        async def without_text(message: Message) -> None:
            await send({"type": message["type"]})

        try:
            await self.app(scope, receive, without_text)
        except Exception as error:
            fault("lifespan", error)
            raise

    def _inside(self, path: str) -> str | None:
        """The path as the application knows it; None: not below the base path."""
        if not self._base or path in PROBES:
            return path
        rest = path.removeprefix(self._base)
        return rest if len(rest) < len(path) and rest.startswith("/") else None

    async def _outside(self, path: str, answer: "Answer") -> None:
        if path == self._base:
            await answer.whole(308, None, (b"location", f"{self._base}/".encode()))
        else:
            await answer.whole(404, {"code": "http_404", "text": f"The parlour is at {self._base}/."})


class Answer:
    """What goes back: every header that an answer must have and has not is added as it starts."""

    def __init__(self, scope: Scope, send: Send, metrics: Metrics) -> None:
        self._send, self._metrics = send, metrics
        self._head = scope["method"] == "HEAD"
        self._secure = scope["scheme"] == "https"
        self._data = "/api/" in scope["path"] or scope["path"] in PROBES
        self._started = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._started = True
            self._metrics.responses.labels(f"{message['status'] // 100}xx").inc()
            message = {**message, "headers": self._headers(message)}
        elif self._head and message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await self._send(message)

    def _headers(self, message: Message) -> list[tuple[bytes, bytes]]:
        headers = [(bytes(name).lower(), bytes(value)) for name, value in message.get("headers", ())]
        if message["status"] == 405:
            headers = [
                (name, value + b", HEAD" if name == b"allow" and b"GET" in value and b"HEAD" not in value else value)
                for name, value in headers
            ]
        present = {name for name, _ in headers}
        headers += [(name, value) for name, value in SECURITY.items() if name not in present]
        if self._data and b"cache-control" not in present:
            headers.append((b"cache-control", b"no-store"))
        if self._secure:
            headers.append(HSTS)
        return headers

    async def whole(self, status: int, body: dict[str, str] | None, *more: tuple[bytes, bytes]) -> None:
        """An answer of the front door's own."""
        if self._started:
            return
        data = b"" if body is None else msgspec.json.encode(body)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(data)).encode()), *more]
        await self.send({"type": "http.response.start", "status": status, "headers": headers})
        await self.send({"type": "http.response.body", "body": data, "more_body": False})
