"""What the house writes to its log: events with fields, as text or as JSON lines.

A log must never hold a token, a hand or what somebody said. Messages of exceptions may hold any of these, so an exception is
logged as its kind and the places it went through, without its message.
"""

import asyncio
import logging
import re
import secrets
import sys
import time
from pathlib import Path
from traceback import extract_tb
from typing import Any

import msgspec

from paiguan.parlour.settings import Settings

log = logging.getLogger("paiguan")
FRAMES = 12  # of a traceback: the innermost say where it broke
# What libraries say at these levels is of no use to a host, or is said by us.
# The pool complains of connections that it cannot end because they are ended already, which is how a lost database is given up.
QUIET = {
    "uvicorn": logging.WARNING,
    "alembic": logging.WARNING,
    "websockets": logging.CRITICAL,
    "sqlalchemy.pool": logging.CRITICAL,
}
# uvicorn says this of every handshake that is refused with an answer of its own (front.py), though nothing is wrong.
NO_FAULT = "ASGI callable returned without completing handshake."
PLAIN = re.compile(r"[^\s\"=]+")  # a value that can stand in a line of text as it is


def say(event: str, level: int = logging.INFO, **fields: Any) -> None:
    """Log that something happened."""
    log.log(level, event, extra={"fields": fields})


def fault(event: str, error: BaseException, **fields: Any) -> str:
    """Log that something broke; returns the id under which it is found in the log."""
    name = secrets.token_hex(6)
    log.error(event, extra={"fields": {"id": name, **fields, **described(error)}})
    return name


def described(error: BaseException) -> dict[str, Any]:
    """An exception without its message: kind, cause, and places from the outermost to where it was raised."""
    kinds: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(kinds) < 4:
        kinds.append(f"{type(cause).__module__}.{type(cause).__name__}".removeprefix("builtins."))
        cause = cause.__cause__
    places = [f"{_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in extract_tb(error.__traceback__)]
    found: dict[str, Any] = {"error": " < ".join(kinds), "at": places[-FRAMES:]}
    if isinstance(error, OSError) and error.errno is not None:
        found["errno"] = error.errno
    return found


def _short(file: str) -> str:
    """A file of ours or of a package, without where that is installed."""
    parts = Path(file).parts
    for mark in ("site-packages", "src"):
        if mark in parts:
            return "/".join(parts[len(parts) - parts[::-1].index(mark) :])
    return "/".join(parts[-2:])


def facts(record: logging.LogRecord) -> dict[str, Any]:
    """What a record says: ours by event and fields; a library's by its text, and the exception without its message."""
    fields: dict[str, Any] | None = getattr(record, "fields", None)
    if fields is not None:
        return {"event": record.msg, **fields}
    found: dict[str, Any] = {"event": record.name, "text": record.getMessage().strip().partition("\n")[0]}
    if record.exc_info and record.exc_info[1] is not None:
        found |= described(record.exc_info[1])
    return found


def _when(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"


class JsonLines(logging.Formatter):
    """An object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": _when(record), "level": record.levelname.lower(), **facts(record)}
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    """Time, level, event, then the fields as name=value."""

    def format(self, record: logging.LogRecord) -> str:
        said = facts(record)
        words = [_when(record), record.levelname, str(said.pop("event"))]
        for name, value in said.items():
            shown = " < ".join(reversed(value)) if isinstance(value, list) else str(value)
            words.append(f"{name}={shown if PLAIN.fullmatch(shown) else msgspec.json.encode(shown).decode()}")
        return " ".join(words)


def set_up(settings: Settings) -> None:
    """Send all that this process logs to stderr, in the form that the settings ask for."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    handler.addFilter(lambda record: record.msg != NO_FAULT)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    level = logging.getLevelName(settings.log_level.upper())
    log.setLevel(level)
    for name, least in QUIET.items():
        logging.getLogger(name).setLevel(max(least, level))


def watch_loop() -> None:
    """Log what breaks in tasks that nobody waits for; asyncio would print the exception's message."""

    def broken(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if error is not None:
            fault("task", error, text=str(context.get("message", "")))
        else:
            say("task", logging.ERROR, text=str(context.get("message", "")))

    asyncio.get_running_loop().set_exception_handler(broken)
