"""The outermost ASGI layer, which every request and response passes through.

It finds the client behind trusted proxies, strips the base path, refuses what no route may see, answers HEAD and
OPTIONS wherever GET is answered, and adds security and cache headers to every response, errors included. It wraps the
framework, because the framework runs no middleware for unknown addresses.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from paiguan.parlour.logs import fault
from paiguan.parlour.metrics import Metrics
from paiguan.parlour.proxies import Scope, unwrapped
from paiguan.parlour.security import security_headers, why_refused
from paiguan.parlour.settings import Settings

Message = Any  # of ASGI; the framework has types of its own for them
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]  # the framework's own names for these three are others
Header = tuple[bytes, bytes]

# Health checks know the port but not the base path.
PROBES = ("/healthz", "/readyz", "/metrics")
NO_METHOD = "UNKNOWN"  # every route refuses it, listing the methods that it does answer
REFUSED_SOCKET = "websocket.http.response"  # the ASGI extension that refuses a handshake with an HTTP response


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
        answer: Answer | Handshake
        if scope["type"] == "websocket":
            answer = Handshake(asked, send, self._metrics)
        else:
            answer = Answer(asked, send, self._metrics)
        if (refusal := why_refused(asked)) is not None:
            status, code, text = refusal
            self._metrics.refused("http", code)
            await answer.whole(status, {"code": code, "text": text})
            return
        inside = self._inside(asked["path"])
        if inside is None:
            await self._outside(asked["path"], answer)
            return
        asked["path"] = inside
        if scope["type"] == "http":
            # The framework's own answer to OPTIONS omits methods where two handlers share a path.
            asked["method"] = {"HEAD": "GET", "OPTIONS": NO_METHOD}.get(asked["method"], asked["method"])
        try:
            await self.app(asked, receive, answer.send)
        except Exception as error:
            self._metrics.faults.labels("http" if scope["type"] == "http" else "socket").inc()
            name = fault("request", error, method=str(scope.get("method", scope["type"])))
            text = f"Something broke in the house. Try again; if it stays so, tell the host this: {name}."
            await answer.whole(500, {"code": "fault", "text": text, "id": name})

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run the application's lifespan. A failure is logged here, without its message, which may hold secrets."""

        async def without_text(message: Message) -> None:
            await send({"type": message["type"]})

        try:
            await self.app(scope, receive, without_text)
        except Exception as error:
            fault("lifespan", error)
            raise

    def _inside(self, path: str) -> str | None:
        """Return the path as the application knows it, or None if it is not below the base path."""
        if not self._base or path in PROBES:
            return path
        rest = path.removeprefix(self._base)
        return rest if len(rest) < len(path) and rest.startswith("/") else None

    async def _outside(self, path: str, answer: "Answer | Handshake") -> None:
        if path == self._base:
            await answer.whole(308, None, (b"location", f"{self._base}/".encode()))
        else:
            await answer.whole(404, {"code": "http_404", "text": f"The parlour is at {self._base}/."})


class Answer:
    """A response. Adds the missing mandatory headers when it starts."""

    def __init__(self, scope: Scope, send: Send, metrics: Metrics) -> None:
        self._send, self._metrics = send, metrics
        self._method = scope.get("method", "GET")
        self._secure = scope["scheme"] in ("https", "wss")
        self._data = "/api/" in scope["path"] or scope["path"] in PROBES
        self._started = False
        self._bare = self._method == "HEAD"  # headers without a body

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._started = True
            headers = [(bytes(name).lower(), bytes(value)) for name, value in message.get("headers", ())]
            status = message["status"]
            if status == 405:
                headers = _allowing_head(headers)
                if self._method == "OPTIONS":  # sent on as an unknown method: the list of allowed ones is the answer
                    status, self._bare = 204, True
                    headers = [(name, value) for name, value in headers if not name.startswith(b"content-")]
            self._metrics.responses.labels(f"{status // 100}xx").inc()
            if status == 401:
                headers.append((b"www-authenticate", b"Bearer"))
            message = {**message, "status": status, "headers": self._completed(headers)}
        elif self._bare and message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await self._send(message)

    def _completed(self, headers: list[Header]) -> list[Header]:
        present = dict(headers)
        added = security_headers(present.get(b"content-type", b""), self._secure)
        headers += [(name, value) for name, value in added.items() if name not in present]
        if self._data and b"cache-control" not in present:
            headers.append((b"cache-control", b"no-store"))
        return headers

    async def whole(self, status: int, body: dict[str, str] | None, *more: Header) -> None:
        """Send a complete response made by this layer."""
        if self._started:
            return
        data = b"" if body is None else msgspec.json.encode(body)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(data)).encode()), *more]
        await self.send({"type": "http.response.start", "status": status, "headers": headers})
        await self.send({"type": "http.response.body", "body": data, "more_body": False})


class Handshake(Answer):
    """The response to a WebSocket handshake. A refused one gets an HTTP response with a sentence and all headers."""

    def __init__(self, scope: Scope, send: Send, metrics: Metrics) -> None:
        super().__init__(scope, send, metrics)
        self._explains = REFUSED_SOCKET in (scope.get("extensions") or {})

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self._started = True
        if message["type"] == "websocket.close" and not self._started:
            await self.whole(404, {"code": "http_404", "text": "There is no socket here."})
        else:
            await self._send(message)

    async def whole(self, status: int, body: dict[str, str] | None, *more: Header) -> None:
        if self._started:
            return
        self._started = True
        if not self._explains:
            await self._send({"type": "websocket.close", "code": 4000 + status, "reason": ""})
            return
        headers = self._completed([(b"content-type", b"application/json"), *more])
        data = b"" if body is None else msgspec.json.encode(body)
        await self._send({"type": f"{REFUSED_SOCKET}.start", "status": status, "headers": headers})
        await self._send({"type": f"{REFUSED_SOCKET}.body", "body": data})


def _allowing_head(headers: list[Header]) -> list[Header]:
    """Return the headers with HEAD allowed wherever GET is."""

    def more(value: bytes) -> bytes:
        methods = {one.strip() for one in value.decode().split(",")} | {"OPTIONS"}
        return ", ".join(sorted(methods | {"HEAD"} if "GET" in methods else methods)).encode()

    return [(name, more(value) if name == b"allow" else value) for name, value in headers]
