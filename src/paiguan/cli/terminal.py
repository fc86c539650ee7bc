"""Standard output and error, whatever they are connected to: a pipe nobody reads, a full disk, nothing at all, a terminal
that shows ASCII only."""

import codecs
import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from paiguan.cli.errors import UserError

# Signs of our sentences as ASCII. What is not listed (Chinese, mostly) is shown as a question mark.
PLAIN = {
    **dict.fromkeys("“”", '"'), **dict.fromkeys("‘’", "'"), **dict.fromkeys("–—−", "-"),
    "…": "...", "±": "+/-", "×": "x", "→": "->", "·": "-", "，": ", ", "。": ".", "：": ": ",
}  # fmt: skip


class Unshown:
    """Whether anything had to be left out because the terminal cannot show it."""

    seen = False


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """A codec error handler: text that an encoding lacks, in signs that it has."""
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
    """A standard stream that is closed gets its number taken by /dev/null: else the next file opened would be it, and
    whatever a library prints would end up there."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        os.set_inheritable(number, True)
    os.close(number)


def shows_everything(stream: Any = None) -> bool:
    """Whether a stream, standard output unless given, can show any text, Chinese above all."""
    encoding = getattr(stream or sys.stdout, "encoding", None) or "utf-8"
    try:
        return codecs.lookup(encoding).name.startswith(("utf-8", "utf-16", "utf-32"))
    except LookupError:
        return False


@contextmanager
def stdout_errors() -> Iterator[None]:
    """What writing to standard output can meet, in a sentence; a reader that has gone is a BrokenPipeError."""
    if sys.stdout is None:
        raise UserError("standard output is closed, and there is something to print")
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        if os.name == "nt" and error.errno == errno.EINVAL:  # how Windows says that the reader has gone
            raise BrokenPipeError from None
        raise UserError(f"cannot write to standard output: {error.strerror}") from None


def say(text: str) -> None:
    """Print a line or several."""
    with stdout_errors():
        print(text)


def say_json(value: Any) -> None:
    """Print a value as one line of JSON; where the terminal lacks signs they are escaped, so that it stays JSON."""
    import json

    import msgspec

    encoded = msgspec.json.encode(value)
    say(encoded.decode() if shows_everything() else json.dumps(msgspec.json.decode(encoded), separators=(",", ":")))


def write_stdout(data: bytes) -> None:
    """Data as it is, such as records: UTF-8 whatever the terminal is."""
    with stdout_errors():
        sys.stdout.buffer.write(data)


def flush() -> None:
    """Write out what is buffered while errors can still be told; Python itself would only do so after the exit code is set."""
    if sys.stdout is not None:
        with stdout_errors():
            sys.stdout.flush()


def drop_stdout() -> None:
    """Forget what could not be written, so that Python does not try again at its end."""
    if sys.stdout is None:
        return
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  until the process ends


def complain(sentence: str) -> None:
    """One line on standard error, whatever is in the sentence."""
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in sentence).split())
    if sys.stderr is not None:  # print(file=None) would take standard output instead
        with suppress(OSError, ValueError):  # nobody may be there to read it; the exit code says it too
            print(f"paiguan: {shown}", file=sys.stderr, flush=True)
