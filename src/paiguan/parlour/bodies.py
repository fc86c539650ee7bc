"""Request bodies: sent as JSON, decoded strictly into the types the route declares, with bounded nesting."""

import re
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import InternalServerException

from paiguan.parlour.http.refusals import HttpRefusal

DEEPEST = 32  # nesting depth of lists and objects; a record needs 6
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


class JsonRequest(Request[Any, Any, State]):
    """A request whose body is decoded strictly.

    The framework decodes JSON under any content type, so a form on another site could send it, and it accepts 0 for
    false.
    """

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:  # the client disconnected; the framework would report this as a server fault
            raise HttpRefusal(400, "bad_request", "The connection ended in the middle of the body.") from None

    async def json(self) -> Any:
        if not _is_json(self.headers.get("content-type", "")):
            raise HttpRefusal(415, "http_415", "Send the body as JSON, with the header Content-Type: application/json.")
        field = self.route_handler.parsed_data_field
        return read(await self.body(), Any if field is None else field.annotation)


def read(body: bytes, kind: Any) -> Any:
    """Decode a body into a value of this type. Raises HttpRefusal."""
    try:
        found = msgspec.json.decode(body)
    except RecursionError:
        raise too_deep() from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise HttpRefusal(400, "bad_request", "The body cannot be read: it must be one JSON value in UTF-8.") from None
    if NUL.search(body):
        raise HttpRefusal(400, "bad_request", "The body holds the character NUL: leave it out.")
    if _is_too_deep(found):
        raise too_deep()
    try:
        return msgspec.convert(found, kind)
    except msgspec.ValidationError as error:
        # For example "Expected `int`, got `str` - at `$.clock.move`": names types and places, never a value.
        raise HttpRefusal(400, "bad_request", f"The body is not what this address takes: {error}.") from None


def too_deep() -> HttpRefusal:
    return HttpRefusal(400, "bad_request", f"The body is nested too deeply: at most {DEEPEST} lists or objects.")


def _is_json(header: str) -> bool:
    kind, *parameters = (part.strip().lower() for part in header.split(";"))
    charsets = [one.partition("=")[2].strip('" ') for one in parameters if one.startswith("charset=")]
    return kind == "application/json" and all(charset in ("utf-8", "utf8") for charset in charsets)


def _is_too_deep(value: Any) -> bool:
    level = [value]
    for _ in range(DEEPEST):
        inner = ((one.values() if isinstance(one, dict) else one) for one in level if isinstance(one, dict | list))
        level = [one for part in inner for one in part]
    return any(isinstance(one, dict | list) for one in level)
