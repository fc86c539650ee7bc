"""The log: events with fields, as text or as JSON lines.

A log must never hold a token, a hand or what a guest said. Exception messages may hold any of these, so an exception is
logged as its type and traceback, without its message.
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
FRAMES = 12  # of a traceback; the innermost say where it failed
# Below these levels libraries say nothing useful to an operator, or repeat us. The pool complains about connections
# that it cannot close because they are closed already, which is normal after a lost database.
QUIET = {
    "uvicorn": logging.WARNING,
    "alembic": logging.WARNING,
    "websockets": logging.CRITICAL,
    "sqlalchemy.pool": logging.CRITICAL,
}
# uvicorn logs this for every handshake refused with an HTTP response (front.py), though nothing is wrong.
NO_FAULT = "ASGI callable returned without completing handshake."
PLAIN = re.compile(r"[^\s\"=]+")  # a value that needs no quotes in a text line


def say(event: str, level: int = logging.INFO, **fields: object) -> None:
    """Log an event."""
    log.log(level, event, extra={"fields": fields})


def fault(event: str, error: BaseException, **fields: object) -> str:
    """Log a failure and return the id by which it is found in the log."""
    name = secrets.token_hex(6)
    log.error(event, extra={"fields": {"id": name, **fields, **described(error)}})
    return name


def described(error: BaseException) -> dict[str, object]:
    """Describe an exception without its message: types of it and its causes, and the stack from the outermost frame."""
    kinds: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(kinds) < 4:
        kinds.append(f"{type(cause).__module__}.{type(cause).__name__}".removeprefix("builtins."))
        cause = cause.__cause__
    places = [f"{_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in extract_tb(error.__traceback__)]
    found: dict[str, object] = {"error": " < ".join(kinds), "at": places[-FRAMES:]}
    if isinstance(error, OSError) and error.errno is not None:
        found["errno"] = error.errno
    return found


def _short(file: str) -> str:
    """Return the path of a source file without the directory where it or its package is installed."""
    parts = Path(file).parts
    for mark in ("site-packages", "src"):
        if mark in parts:
            return "/".join(parts[len(parts) - parts[::-1].index(mark) :])
    return "/".join(parts[-2:])


def facts(record: logging.LogRecord) -> dict[str, object]:
    """Return the fields of a record: our own, or a library's text and its exception without the message."""
    fields: dict[str, object] | None = getattr(record, "fields", None)
    if fields is not None:
        return {"event": record.msg, **fields}
    found: dict[str, object] = {"event": record.name, "text": record.getMessage().strip().partition("\n")[0]}
    if record.exc_info and record.exc_info[1] is not None:
        found |= described(record.exc_info[1])
    return found


def _when(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"


class JsonLines(logging.Formatter):
    """Formats one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": _when(record), "level": record.levelname.lower(), **facts(record)}
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    """Formats time, level and event, then the fields as name=value."""

    def format(self, record: logging.LogRecord) -> str:
        said = facts(record)
        words = [_when(record), record.levelname, str(said.pop("event"))]
        for name, value in said.items():
            shown = " < ".join(reversed(value)) if isinstance(value, list) else str(value)
            words.append(f"{name}={shown if PLAIN.fullmatch(shown) else msgspec.json.encode(shown).decode()}")
        return " ".join(words)


def set_up(settings: Settings) -> None:
    """Send all logging of this process to stderr, in the format of the settings."""
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
    """Log failures of tasks that are never awaited; asyncio would print the exception's message."""

    def broken(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if error is not None:
            fault("task", error, text=str(context.get("message", "")))
        else:
            say("task", logging.ERROR, text=str(context.get("message", "")))

    asyncio.get_running_loop().set_exception_handler(broken)
