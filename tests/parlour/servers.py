"""Real servers for tests: started as separate processes, killed, started again."""

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tests.patience import PATIENCE, tries


class Server:
    """A server process where bots and dice take no time. Use it as a context manager."""

    module = "paiguan.cli"

    def __init__(self, database: str, log: Path, pace: str = "0", limits: str = "off", **settings: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}{settings.get('base_path', '')}"
        self.database, self._log = database, log
        self._settings = {"pace": pace, "limits": limits, **settings}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", self.module, "serve", "--port", str(self.port), "--database", self.database]
        with self._log.open("ab") as log:
            settings = {f"PAIGUAN_{name.upper()}": value for name, value in self._settings.items()}
            self._process = self._launch(command, {**os.environ, **settings}, log)
        for _ in tries():
            try:
                with urlopen(f"{self.url}/healthz", timeout=PATIENCE):
                    return
            except (URLError, OSError):
                assert self._process.poll() is None, f"the server did not start:\n{self._log.read_text()}"

    def _launch(self, command: list[str], environment: dict[str, str], log: Any) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(command, env=environment, stdout=log, stderr=log)

    def kill(self) -> None:
        """Kill the process, as a power failure would."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def stop(self) -> int:
        """Stop the process as an operator does, and return its exit status."""
        assert self._process is not None
        process, self._process = self._process, None
        process.terminate()
        return process.wait(PATIENCE)

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        """Return the status and the JSON of an HTTP response; the lines of one that comes line by line."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
        request = Request(self.url + path, data=data, headers=headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                text = answer.read() or b"null"
                lines = answer.headers.get("content-type", "").startswith("application/x-ndjson")
                return answer.status, [*map(json.loads, text.splitlines())] if lines else json.loads(text)
        except HTTPError as error:
            return error.code, json.loads(error.read() or b"null")

    def guest(self, name: str = "Guest") -> str:
        return str(self.ask("POST", "/api/tokens", {"name": name, "language": "en"})[1]["token"])

    def table(self, token: str, game: str, **wish: Any) -> str:
        status, answer = self.ask("POST", "/api/tables", {"game": game, **wish}, token)
        assert status == 201, answer
        return str(answer["id"])

    def wait_for(self, said: str) -> None:
        """Wait until the log contains this text."""
        for _ in tries():
            if said in self.log:
                return

    @property
    def complaints(self) -> str:
        """Errors in the server's log."""
        text = self._log.read_text()
        return text if any(mark in text for mark in ("Traceback", "ERROR", '"level":"error"')) else ""

    @property
    def log(self) -> str:
        return self._log.read_text()
