"""A server whose games are not compiled: hands can be played at once, and compiled code takes over in mid-hand."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from paiguan.engine.cache_key import cache_root
from paiguan.parlour import wire as w
from paiguan.parlour.client import Client, by_level
from tests.parlour.servers import Server
from tests.patience import PATIENCE
from tests.playing import CHOSEN

every_game = pytest.mark.parametrize("game", CHOSEN)


def settled(scene: w.Scene) -> bool:
    return scene.hand is not None and scene.hand.account is not None


def seats(game: str) -> list[str]:
    """Return a person and masters for all other seats."""
    return ["me", *["master"] * (2 if game == "mohuahua" else 3)]


def play(server: Server, table: str, token: str, stop: object = settled) -> Client:
    player = Client(server.url, table, token, by_level("novice"))
    asyncio.run(asyncio.wait_for(player.play(stop), PATIENCE))  # type: ignore[arg-type]
    return player


@pytest.fixture(scope="module")
def cold(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty cache."""
    folder = tmp_path_factory.mktemp("cold")
    with Server(f"sqlite:///{folder}/house.db", folder / "log", cache=str(folder / "cache")) as server:
        yield server
        assert not server.complaints
        assert server.stop() == 0


@pytest.fixture(scope="module")
def debugged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in which nothing is ever compiled, for debuggers."""
    folder = tmp_path_factory.mktemp("debugged")
    server = Server(f"sqlite:///{folder}/house.db", folder / "log")
    with pytest.MonkeyPatch.context() as settings:
        settings.setenv("NUMBA_DISABLE_JIT", "1")
        server.start()
    yield server
    server.kill()
    assert not server.complaints


@every_game
def test_a_hand_is_played_before_its_game_is_compiled(cold: Server, game: str) -> None:
    token = cold.guest()
    table = cold.table(token, game, seats=seats(game))
    play(cold, table, token)
    status, hands = cold.ask("GET", f"/api/tables/{table}/hands")
    assert (status, len(hands), sum(hands[0]["payments"])) == (200, 1, 0)
    assert f"game={game}" not in cold.log  # the game was not compiled


@every_game
def test_a_review_says_that_it_comes_later(cold: Server, game: str) -> None:
    token = cold.guest()
    table = cold.table(token, game, seats=seats(game))
    play(cold, table, token)
    status, answer = cold.ask("GET", f"/api/tables/{table}/hands/1/review?lang=en", token=token)
    assert (status, answer["code"]) == (503, "still_compiling")
    assert "still being compiled" in answer["text"]


@every_game
def test_a_hand_is_played_with_the_compiler_switched_off(debugged: Server, game: str) -> None:
    token = debugged.guest()
    play(debugged, debugged.table(token, game, seats=seats(game)), token)


def test_compiled_code_takes_over_in_the_middle_of_a_hand(tmp_path: Path) -> None:
    """Only the markers of the compiled code are removed, so that the server believes it must compile."""
    cache = tmp_path / "cache"
    cache.mkdir()
    os.symlink(cache_root() / "kernels", cache / "kernels", target_is_directory=True)
    game = CHOSEN[0]
    with Server(f"sqlite:///{tmp_path}/house.db", tmp_path / "log", cache=str(cache)) as server:
        token = server.guest()
        table = server.table(token, game, seats=seats(game))
        play(server, table, token, lambda scene: scene.hand is not None and scene.hand.step >= 2)
        server.wait_for(f"compiled game={game}")
        play(server, table, token)
        status, review = server.ask("GET", f"/api/tables/{table}/hands/1/review", token=token)
        assert status == 200
        assert review[-1]["finished"]
        assert review[0]["move"]["options"]
        for name in CHOSEN:
            server.wait_for(f"compiled game={name}")
        assert not server.complaints
