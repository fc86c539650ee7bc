"""uvicorn's HTTP protocol with a limit on headers, and with refusals as JSON."""

import http

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from paiguan.parlour.security import LARGEST_HEADERS, security_headers

KIND = b"application/json"


class BoundedProtocol(HttpToolsProtocol):
    """Disconnects on endless headers: uvicorn keeps all of them, and copies the whole for each further piece."""

    _in_headers = True
    _arrived = 0  # bytes of the present headers so far

    def on_message_begin(self) -> None:
        self._in_headers, self._arrived = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_headers = False
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_headers and not self.transport.is_closing():
            self._arrived += len(data)
            if self._arrived > LARGEST_HEADERS:
                self.refuse(431, f"The headers are larger than {LARGEST_HEADERS // 1024} KiB.")

    def send_400_response(self, msg: str) -> None:
        self.refuse(400, "This is not a request that can be read.")

    def refuse(self, status: int, text: str) -> None:
        """Send an error response before there is a request, and disconnect."""
        self.transport.write(refusal(status, text))
        self.transport.close()


def refusal(status: int, text: str) -> bytes:
    """Return an error response as it is written to a connection that is closed after it."""
    body = msgspec.json.encode({"code": f"http_{status}", "text": text})
    headers = {b"content-type": KIND, b"content-length": str(len(body)).encode(), b"connection": b"close"}
    headers |= security_headers(KIND, secure=False)
    lines = [b"HTTP/1.1 %d %s" % (status, http.HTTPStatus(status).phrase.encode())]
    lines += [name + b": " + value for name, value in headers.items()]
    return b"\r\n".join([*lines, b"", body])
