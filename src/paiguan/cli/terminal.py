"""Standard output and error, whatever they are connected to: a closed pipe, a full disk, nothing at all, a terminal that
shows only ASCII."""

import codecs
import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO

from paiguan.engine.errors import UserError

# Characters of our sentences as ASCII. Others (mostly Chinese) are shown as a question mark.
PLAIN = {
    **dict.fromkeys("“”", '"'), **dict.fromkeys("‘’", "'"), **dict.fromkeys("–—−", "-"),
    "…": "...", "±": "+/-", "×": "x", "→": "->", "·": "-", "，": ", ", "。": ".", "：": ": ",
}  # fmt: skip


class Unshown:
    """Whether any text was left out because the terminal cannot show it."""

    seen = False


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """A codec error handler that replaces characters missing from an encoding."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end]
    Unshown.seen = Unshown.seen or any(sign not in PLAIN for sign in text)
    return "".join(PLAIN.get(sign, "?") for sign in text), error.end


def prepare() -> None:
    """Make the standard streams safe to use."""
    _fill_descriptors()
    Unshown.seen = False
    codecs.register_error("paiguan-plain", _plainly)
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and not shows_everything(stream) and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="paiguan-plain")


def _fill_descriptors() -> None:
    """Open /dev/null in place of closed standard streams: otherwise the next opened file would get their number, and the output
    of libraries with it."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        os.set_inheritable(number, True)
    os.close(number)


def shows_everything(stream: IO[str] | None = None) -> bool:
    """Whether a stream, by default standard output, can show any text, Chinese in particular."""
    encoding = getattr(stream or sys.stdout, "encoding", None) or "utf-8"
    try:
        return codecs.lookup(encoding).name.startswith(("utf-8", "utf-16", "utf-32"))
    except LookupError:
        return False


@contextmanager
def stdout_errors() -> Iterator[None]:
    """Turn errors of writing to standard output into a UserError; if the reader has gone, BrokenPipeError is raised."""
    if sys.stdout is None:
        raise UserError("standard output is closed, and there is something to print")
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        if os.name == "nt" and error.errno == errno.EINVAL:  # on Windows: the reader has gone
            raise BrokenPipeError from None
        raise UserError(f"cannot write to standard output: {error.strerror}") from None


def say(text: str) -> None:
    """Print one or more lines."""
    with stdout_errors():
        print(text)


def say_json(value: object) -> None:
    """Print a value as one line of JSON; characters that the terminal cannot show are escaped, so it stays JSON."""
    import json

    import msgspec

    encoded = msgspec.json.encode(value)
    say(encoded.decode() if shows_everything() else json.dumps(msgspec.json.decode(encoded), separators=(",", ":")))


def write_stdout(data: bytes) -> None:
    """Write bytes unchanged: records are UTF-8 whatever the terminal's encoding is."""
    with stdout_errors():
        sys.stdout.buffer.write(data)


def flush() -> None:
    """Flush standard output while errors can still be reported; Python itself would flush only after the exit code is set."""
    if sys.stdout is not None:
        with stdout_errors():
            sys.stdout.flush()


def drop_stdout() -> None:
    """Discard what could not be written, so that Python does not try again at exit."""
    if sys.stdout is None:
        return
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  until the process ends


def complain(sentence: str) -> None:
    """Print one line on standard error; control characters and line breaks in the sentence become spaces."""
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in sentence).split())
    if sys.stderr is not None:  # print(file=None) would take standard output instead
        with suppress(OSError, ValueError):  # stderr may be closed; the exit code reports the error too
            print(f"paiguan: {shown}", file=sys.stderr, flush=True)
