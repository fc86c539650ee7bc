"""Files that commands read and write: any kind of path, and never a half-written file."""

import contextlib
import os
import re
import secrets
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from paiguan.cli.terminal import flush, write_stdout
from paiguan.engine.errors import UserError

STANDARD = "-"  # for a file: standard input or output
STDOUT, STDERR = 1, 2  # descriptors
MOST_LINKS = 40  # followed from one path, as Linux does
Writer = Callable[[bytes], object]


@contextlib.contextmanager
def output(path: str | None) -> Iterator[Writer]:
    """Open standard output (no path, or -) or a file for writing; the file appears complete or not at all.

    A pipe, a device and an open descriptor (/dev/stdout, /dev/fd/3) are written to directly. If the path is a symbolic link,
    its target is replaced and the link stays. A new file gets the usual permissions, an existing one keeps its own.
    """
    with _named_errors(path):
        target = STDOUT if path is None or path == STANDARD else _followed(path)
        if target == STDOUT:
            sink: Sink | None = None
        elif isinstance(target, int):
            sink = Sink(os.fdopen(os.dup(target), "wb"))
        elif target.exists() and not target.is_file():  # for a folder the system raises an error here
            sink = Sink(target.open("wb"))
        else:
            sink = Replacement(target)
    if sink is None:
        flush()
        yield write_stdout
        return
    try:
        yield _writer(path, sink)
        with _named_errors(path):
            sink.finish()
    except BaseException:
        sink.abandon()
        raise


def _writer(path: str | None, sink: "Sink") -> Writer:
    def write(data: bytes) -> None:
        with _named_errors(path):
            sink.file.write(data)

    return write


class Sink:
    """An open file that is written to directly."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file = file

    def finish(self) -> None:
        self.file.close()

    def abandon(self) -> None:
        with contextlib.suppress(OSError):
            self.file.close()


class Replacement(Sink):
    """A temporary file beside the target that replaces it when it is finished."""

    def __init__(self, target: Path) -> None:
        _check_replaceable(target)
        self._target = target
        self._beside = target.parent / f".paiguan-{secrets.token_hex(6)}"
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        super().__init__(os.fdopen(os.open(self._beside, flags, 0o666), "wb"))  # minus the umask, like any new file

    def finish(self) -> None:
        self.file.flush()
        os.fsync(self.file.fileno())  # a full disk may be reported only now
        self.file.close()
        if self._target.exists():
            self._beside.chmod(stat.S_IMODE(self._target.stat().st_mode))
        os.replace(self._beside, self._target)

    def abandon(self) -> None:
        super().abandon()
        self._beside.unlink(missing_ok=True)


def _check_replaceable(target: Path) -> None:
    if not target.parent.is_dir():
        raise FileNotFoundError(0, f"there is no folder {target.parent}")
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(0, "the file is write-protected")


@contextlib.contextmanager
def _named_errors(path: str | None) -> Iterator[None]:
    """Turn errors of the system into a sentence that names the file."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UserError(f"cannot write {path}: {error.strerror or error}") from None
    except ValueError:  # a NUL, or a character that the file system cannot write
        raise UserError(f"cannot write {path!r}: this is not the name of a file") from None


def _followed(path: str) -> Path | int:
    """The file behind symbolic links, or the number of the descriptor that a path names."""
    if not path:
        raise UserError("the name of the file to write is empty")
    for _ in range(MOST_LINKS):
        if (number := _descriptor(path)) is not None:
            return number
        if not os.path.islink(path):
            return Path(path)
        path = os.path.join(os.path.dirname(path), os.readlink(path))
    raise OSError(0, "too many symbolic links")


def _descriptor(path: str) -> int | None:
    if path in ("/dev/stdout", "/dev/stderr"):
        return STDOUT if path == "/dev/stdout" else STDERR
    found = re.fullmatch(r"/(?:dev|proc/self)/fd/(\d{1,9})", path)
    return int(found[1]) if found else None


@contextlib.contextmanager
def opened(path: str) -> Iterator[IO[bytes]]:
    """Open a file of any kind for reading: a pipe, /dev/fd/63, or standard input for “-”."""
    if path == STANDARD:
        if sys.stdin is None:
            raise UserError("standard input is closed, and “-” reads it")
        yield sys.stdin.buffer
        return
    if not path:
        raise UserError("the name of the file to read is empty")
    try:
        file = open(path, "rb")  # noqa: SIM115  not a `with`, because errors while reading must not be caught here
    except FileNotFoundError:
        raise UserError(f"there is no file {path}") from None
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}") from None
    except ValueError:
        raise UserError(f"{path!r} is not the name of a file") from None
    with file:
        yield file


def shown(path: str) -> str:
    """The name of an input file in messages."""
    return "standard input" if path == STANDARD else Path(path).name
