"""Start the server: listen on a socket, check the database, then run uvicorn in one process or several."""

import asyncio
import errno
import os
import signal
import socket
import sys
import tempfile
from pathlib import Path

import uvicorn
from uvicorn.supervisors import Multiprocess

from paiguan.parlour import logs
from paiguan.parlour.arrivals import PunctualProtocol
from paiguan.parlour.door import open_many_files
from paiguan.parlour.frames import FrameProtocol
from paiguan.parlour.settings import Settings
from paiguan.parlour.stopping import REQUEST_SHARE, SIGNALS
from paiguan.parlour.store import StoreError, open_store

LARGEST_FRAME = 16 * 1024
SHARED_NUMBERS = "PROMETHEUS_MULTIPROC_DIR"


class CannotOpen(Exception):
    """The server cannot start; the message is a sentence."""


def serve(settings: Settings) -> int:
    """Serve until told to stop, and return the exit status. Raises CannotOpen."""
    logs.set_up(settings)
    open_many_files()
    listener = listen(settings)
    try:
        asyncio.run(_try_database(settings.database))
    except StoreError as error:
        raise CannotOpen(str(error)) from None
    port = settings.port if settings.socket else listener.getsockname()[1]
    os.environ.update(settings.environment() | {"PAIGUAN_PORT": str(port)})
    print(f"牌館 Paiguan: {settings.address.replace(f':{settings.port}', f':{port}', 1)}", flush=True)
    config = uvicorn.Config(
        "paiguan.parlour.app:create_app",
        factory=True,
        workers=settings.workers,
        loop="auto",  # uvloop if installed
        http=PunctualProtocol,
        ws=FrameProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        proxy_headers=False,  # see proxies.py: only proxies named in the settings are trusted
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=max(1, round(settings.stop_seconds * REQUEST_SHARE)),
    )
    if settings.workers == 1:
        return _serve_alone(config, listener)
    with tempfile.TemporaryDirectory(prefix="paiguan-") as folder:
        os.environ[SHARED_NUMBERS] = folder
        supervisor = Multiprocess(config, sockets=[listener])
        supervisor.run()
        # A worker exits by the signal that stopped it (negative status), or with its own status if it failed.
        return int(any((process.exitcode or 0) > 0 for process in supervisor.processes))


def _serve_alone(config: uvicorn.Config, listener: socket.socket) -> int:
    for one in SIGNALS:  # uvicorn raises the signal again after stopping; a requested stop is not a failure
        signal.signal(one, lambda *_: None)
    server = uvicorn.Server(config)
    server.run([listener])
    return 0 if server.started else 1


async def _try_database(url: str) -> None:
    """Open the database once before serving, so that an error is reported in a sentence, and only once."""
    await (await open_store(url)).close()


def listen(settings: Settings) -> socket.socket:
    """Return the listening socket. Raises CannotOpen."""
    if settings.socket:
        return _listen_on_file(settings.socket)
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        listener = socket.socket(family, kind, protocol)
        if sys.platform != "win32":  # on Windows this would let two programs share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except OSError as error:
        raise CannotOpen(_why_not(error, settings)) from None
    listener.set_inheritable(True)
    return listener


def _why_not(error: OSError, settings: Settings) -> str:
    place = f"{settings.host}:{settings.port}"
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f"this machine has no address “{settings.host}”: give another with --host"
    if error.errno in (errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", -1)):
        return f"{place} is taken by another program: stop it, or choose another port with --port"
    if error.errno == errno.EACCES:
        return f"{place} needs rights that this user does not have: choose a port above 1023 with --port"
    return f"cannot listen on {place}: {error.strerror}"


def _listen_on_file(name: str) -> socket.socket:
    if not hasattr(socket, "AF_UNIX"):
        raise CannotOpen("this system has no Unix sockets: use --host and --port")
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        if Path(name).is_socket():
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
                if probe.connect_ex(name) == 0:
                    raise CannotOpen(f"{name} is taken by another program: stop it, or choose another with --socket")
            Path(name).unlink()  # left behind by a killed server
        listener.bind(name)
        Path(name).chmod(0o666)  # the proxy runs as another user; the folder's permissions decide who may connect
    except OSError as error:
        raise CannotOpen(f"cannot listen on {name}: {error.strerror or error}") from None
    return listener
