"""How the body of a request is read: JSON that is called JSON, of the types that the route names, not too deep."""

import re
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import InternalServerException

from paiguan.parlour.http import Problem

DEEPEST = 32  # lists and objects inside one another; a record needs 6
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


class JsonRequest(Request[Any, Any, State]):
    """A request whose body is read strictly.

    The framework would read JSON under any name, so that a form of another site could send it, and takes 0 for false.
    """

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:  # the client hung up; the framework would call that a fault of the house
            raise Problem(400, "bad_request", "The connection ended in the middle of the body.") from None

    async def json(self) -> Any:
        if not _is_json(self.headers.get("content-type", "")):
            raise Problem(415, "http_415", "Send the body as JSON, with the header Content-Type: application/json.")
        field = self.route_handler.parsed_data_field
        return read(await self.body(), Any if field is None else field.annotation)


def read(body: bytes, kind: Any) -> Any:
    """The body as a value of this type; raises Problem."""
    try:
        found = msgspec.json.decode(body)
    except RecursionError:
        raise too_deep() from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Problem(400, "bad_request", "The body cannot be read: it must be one JSON value in UTF-8.") from None
    if NUL.search(body):
        raise Problem(400, "bad_request", "The body holds the character NUL: leave it out.")
    if _is_too_deep(found):
        raise too_deep()
    try:
        return msgspec.convert(found, kind)
    except msgspec.ValidationError as error:
        # “Expected `int`, got `str` - at `$.clock.move`”: names types and places, never a value.
        raise Problem(400, "bad_request", f"The body is not what this address takes: {error}.") from None


def too_deep() -> Problem:
    return Problem(400, "bad_request", f"The body is nested too deeply: at most {DEEPEST} lists or objects.")


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
