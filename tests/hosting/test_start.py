"""A server that cannot start prints one line that says what to do, and exits with a status other than 0."""

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.parlour.clusters import postgres_running
from tests.parlour.nursery import WarmServer, told
from tests.parlour.servers import Server
from tests.patience import PATIENCE


def refused(*flags: str, before: str = "", **environment: str) -> str:
    """Run `paiguan serve` where it cannot start; return its one line of output. `before` is Python to run before it."""
    if not before:
        status, said = told("serve", *flags, **environment)
        assert (status, said.count("\n"), said.startswith("paiguan: ")) == (2, 1, True), said
        return said
    code = f"import sys; {before}\nfrom paiguan.cli import main\nsys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", code, "serve", *flags]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, **environment})
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("paiguan: ")
    return done.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = refused("--port", port, "--database", f"sqlite:///{tmp_path / 'house.db'}")
    assert f"127.0.0.1:{port} is taken by another program" in said
    assert list(tmp_path.iterdir()) == []


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    assert "has no address" in refused(
        "--host", "203.0.113.7", "--port", "0", "--database", f"sqlite:///{tmp_path}/h.db"
    )


def test_a_missing_folder(tmp_path: Path) -> None:
    said = refused("--port", "0", "--database", f"sqlite:///{tmp_path / 'none' / 'house.db'}")
    assert "its folder must be there and be writable" in said


def test_a_file_that_is_not_a_database(tmp_path: Path) -> None:
    (tmp_path / "house.db").write_text("a letter to a friend " * 100)
    assert "is not an SQLite database" in refused("--port", "0", "--database", f"sqlite:///{tmp_path / 'house.db'}")


def test_a_file_that_may_not_be_written(tmp_path: Path) -> None:
    """The file is opened so that SQLite itself refuses to write: file permissions do not stop root."""
    file = tmp_path / "house.db"
    with WarmServer(f"sqlite:///{file}", tmp_path / "log") as server:
        assert server.stop() == 0
    assert "cannot write to" in refused("--port", "0", "--database", f"sqlite:///file:{file}?mode=ro&uri=true")


def test_a_folder_that_may_not_be_written() -> None:
    """Not even root can create files in /proc and /sys."""
    folder = next((name for name in ("/proc", "/sys") if Path(name).is_dir()), None)
    if folder is None:
        pytest.skip("this system has no folder in which root may not write")
    assert "must be there and be writable" in refused("--port", "0", "--database", f"sqlite:///{folder}/house.db")


@pytest.mark.parametrize("page", [0, 1])
def test_a_file_that_is_damaged(tmp_path: Path, page: int) -> None:
    """The header is intact, and a page that is read at the start is random bytes. Damage elsewhere is found when it is read."""
    file = tmp_path / "house.db"
    with WarmServer(f"sqlite:///{file}", tmp_path / "log") as server:
        server.guest()
        assert server.stop() == 0
    with file.open("r+b") as written:
        written.seek(page * 4096 + (100 if page == 0 else 0))
        written.write(b"\xa5" * 3900)
    said = refused("--port", "0", "--database", f"sqlite:///{file}")
    assert "is damaged: restore a backup" in said or "is not an SQLite database" in said


@pytest.mark.parametrize(
    "url", ["mysql://me:secret@host/db", "sqlite://", "postgresql+asyncpg://", "house.db", "sqlite:///", "://secret"]
)
def test_an_address_of_a_database_that_cannot_be_read_is_not_repeated(url: str) -> None:
    said = refused("--port", "0", "--database", url)
    assert "--database must be an address that begins with sqlite:/// or postgresql+asyncpg://" in said
    assert "secret" not in said
    assert "DATABASE_URL must be" in refused("--port", "0", DATABASE_URL=url)


@pytest.mark.parametrize("url", ["me:secret@127.0.0.1:port/house", "[me:secret/house", "me:secret@127.0.0.1:99999/h"])
def test_an_address_of_postgresql_that_cannot_be_read(url: str) -> None:
    assert "secret" not in refused("--port", "0", "--database", f"postgresql+asyncpg://{url}")


def test_what_postgresql_refuses() -> None:
    """A wrong password, a missing user, a missing database, a user without rights, a newer schema."""
    with postgres_running() as url:
        place = url.partition("@")[2].partition("/")[0]
        asyncio.run(_prepare(url))

        def said(who: str, name: str = "paiguan") -> str:
            line = refused("--port", "0", "--database", f"postgresql+asyncpg://{who}@{place}/{name}")
            assert "secret" not in line
            assert f"PostgreSQL at {place}" in line or "newer version" in line
            return line

        assert "refuses the user locked: check the name and the password" in said("locked:wrongsecret")
        assert "refuses the user nobody" in said("nobody:secret")
        assert "has no database “none”: create it" in said("paiguan", "none")
        assert "does not allow the user locked to do this" in said("locked:rightsecret", "bare")
        assert "written by a newer version" in said("paiguan", "future")


async def _prepare(url: str) -> None:
    import asyncpg

    server = await asyncpg.connect(url.replace("+asyncpg", ""))
    await server.execute("create user locked password 'rightsecret'")
    await server.execute("create database bare")
    await server.execute("create database future")
    hba = await server.fetchval("show hba_file")
    Path(hba).write_text("host all paiguan all trust\nhost all all all scram-sha-256\n")
    await server.execute("select pg_reload_conf()")
    await server.close()
    future = await asyncpg.connect(url.replace("+asyncpg", "").removesuffix("paiguan") + "future")
    await future.execute("create table alembic_version (version_num varchar(32) primary key)")
    await future.execute("insert into alembic_version values ('9999')")
    await future.close()


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with sqlite3.connect(file) as connection:
        connection.execute("create table alembic_version (version_num varchar(32) primary key)")
        connection.execute("insert into alembic_version values ('9999')")
    assert "written by a newer version" in refused("--port", "0", "--database", f"sqlite:///{file}")


def test_a_postgresql_that_does_not_answer_is_named_without_the_password() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    said = refused("--port", "0", "--database", f"postgresql+asyncpg://me:secret@127.0.0.1:{port}/house")
    assert f"PostgreSQL at 127.0.0.1:{port} does not answer" in said
    assert "secret" not in said


@pytest.mark.parametrize("missing", ["asyncpg", "greenlet"])
def test_the_packages_of_postgresql_are_asked_for_only_where_it_is_used(missing: str, tmp_path: Path) -> None:
    without = f"sys.modules[{missing!r}] = None"
    said = refused("--port", "0", "--database", "postgresql+asyncpg://me@127.0.0.1/house", before=without)
    assert said == "paiguan: PostgreSQL needs two more packages: pip install 'paiguan[postgres]'\n"
    code = f"import sys, asyncio; {without}\nfrom paiguan.parlour.store import open_store\n"
    code += (
        f"async def run():\n    await (await open_store('sqlite:///{tmp_path / 'h.db'}')).close()\nasyncio.run(run())"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=PATIENCE)


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="this system has no Unix sockets")
def test_a_unix_socket_left_behind_is_taken_over_and_one_in_use_is_not(tmp_path: Path) -> None:
    name = str(tmp_path / "house.sock")
    with socket.socket(socket.AF_UNIX) as killed:
        killed.bind(name)
    database = f"sqlite:///{tmp_path / 'house.db'}"
    command = [sys.executable, "-m", "paiguan.cli", "serve", "--socket", name, "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            assert name in server.stdout.readline()
            assert asked(name).startswith("HTTP/1.1 200")
            assert "is taken by another program" in refused("--socket", name, "--database", database)
        finally:
            server.terminate()
        assert server.wait(PATIENCE) == 0


def asked(name: str) -> str:
    """Wait for the answer to /readyz over a Unix socket."""
    while True:
        with socket.socket(socket.AF_UNIX) as line:
            if line.connect_ex(name):
                continue
            line.settimeout(60)
            line.sendall(b"GET /readyz HTTP/1.0\r\nHost: house\r\n\r\n")
            return line.recv(4096).decode()


def test_a_stop_before_the_first_guest_succeeds(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log") as server:
        assert server.stop() == 0
        assert not server.complaints


class Without(Server):
    """A server that cannot import the package that reads passkeys."""

    def _launch(self, command: list[str], environment: dict[str, str], log: Any) -> "subprocess.Popen[bytes]":
        code = "import sys; sys.modules['webauthn'] = None; from paiguan.cli import main; sys.exit(main(sys.argv[1:]))"
        place = command.index("-m")
        return super()._launch([*command[:place], "-c", code, *command[place + 2 :]], environment, log)


def test_what_reads_passkeys_is_imported_by_who_uses_one_and_not_when_the_server_starts(tmp_path: Path) -> None:
    with Without(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "log") as server:
        assert server.ask("GET", "/api/games")[0] == 200
        assert server.table(server.guest(), "shisanzhang")
        assert not server.complaints
