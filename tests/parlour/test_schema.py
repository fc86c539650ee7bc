"""The HTTP interface matches its own description: Schemathesis with every check enabled finds nothing.

`SCHEMATHESIS_EXAMPLES=200 SCHEMATHESIS_SEEDS=1,2,3 pytest tests/parlour/test_schema.py` searches longer.
"""

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from paiguan.parlour.app import create_app
from paiguan.parlour.client import Client, at_random
from paiguan.parlour.settings import Settings
from tests.parlour.nursery import WarmServer
from tests.parlour.servers import Server
from tests.patience import PATIENCE

EXAMPLES = os.environ.get("SCHEMATHESIS_EXAMPLES", "8")
SEEDS = os.environ.get("SCHEMATHESIS_SEEDS", "11").split(",")
# No schema can say whether options fit together, a sheet adds up, a record follows the rules, a name holds a letter, a step
# of a hand was a decision of one's own a passkey has signed what it was asked to
# or an address is one of a push service.
# These routes may answer 422 with the rule. A 400 for what the schema allows is a finding there too.
RULES_REFUSE = (
    "PUT /api/me",
    "POST /api/me/passkeys",
    "POST /api/me/passkeys/use",
    "PUT /api/me/push",
    "POST /api/tables",
    "POST /api/tables/{table}/hands/{hand}/tries",
    "POST /api/tables/{table}/hands/{hand}/line",
    "POST /api/score/{game}",
    "POST /api/replay",
    "POST /api/tournaments",
)
# These end the guest who asks: another one asks them, so that the rest of the interface answers a guest who exists.
LAST_WISHES = ("DELETE /api/me", "DELETE /api/me/bin")
USUAL = ["2xx", "3xx", "401", "403", "404", "409", "429", "5xx"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("house")
    with WarmServer(f"sqlite:///{folder / 'house.db'}", folder / "log") as server:
        yield server
        assert not server.complaints


def finished_hand(server: Server, token: str) -> str:
    """Return a table with a finished hand, so that replays, records and reviews exist."""
    table = server.table(token, "shisanzhang")
    client = Client(server.url, table, token, at_random(1))

    async def played() -> None:
        await client.play(lambda scene: bool(scene.hand and scene.hand.account))

    asyncio.run(asyncio.wait_for(played(), PATIENCE))
    while server.ask("GET", f"/api/tables/{table}/hands/1/review", token=token)[0] == 503:
        time.sleep(0.2)  # the rules are still being compiled
    return table


def settings(table: str, token: str, other: str) -> str:
    """Return the Schemathesis configuration: who asks, an existing table, and the routes whose rules may refuse more."""
    told = f'headers = {{ Authorization = "Bearer {token}" }}\n'
    told += f'[parameters]\n"path.table" = "{table}"\n"path.hand" = 1\n'
    for name in LAST_WISHES:
        told += f'[[operations]]\ninclude-name = "{name}"\nheaders = {{ Authorization = "Bearer {other}" }}\n'
    for name in RULES_REFUSE:
        statuses = json.dumps([*USUAL, "422"])
        told += f'[[operations]]\ninclude-name = "{name}"\n'
        told += f"checks.positive_data_acceptance.expected-statuses = {statuses}\n"
    return told


@pytest.mark.parametrize("seed", SEEDS)
def test_every_answer_is_as_described(server: Server, tmp_path: Path, seed: str) -> None:
    token = server.guest()
    config = tmp_path / "schemathesis.toml"
    config.write_text(settings(finished_hand(server, token), token, server.guest()))
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "--no-color", "run"]
    command += [f"{server.url}/api/schema/openapi.json", "--checks", "all"]
    command += ["--max-examples", EXAMPLES, "--seed", seed, "--continue-on-failure", "--generation-database", "none"]
    command += ["--request-timeout", "60", "--no-shrink"]
    command += ["--generation-allow-x00", "false"]  # refused everywhere, which no schema says: test_refused_requests.py
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=3600)
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr
    paths = server.ask("GET", "/api/schema/openapi.json")[1]["paths"]
    assert f"Tested: {sum(map(len, paths.values()))}\n" in done.stdout, done.stdout


@pytest.mark.filterwarnings("error::litestar.exceptions.LitestarDeprecationWarning")
def test_every_parameter_of_a_route_says_where_it_comes_from(tmp_path: Path) -> None:
    """Litestar 3 will no longer infer it."""
    with TestClient(create_app(Settings(database=f"sqlite:///{tmp_path / 'house.db'}"))) as client:
        assert client.get("/healthz").status_code == 200
