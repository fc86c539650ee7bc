"""An evening over HTTP: people who make a tournament, join it and play at its tables."""

import asyncio
from typing import Any

from paiguan.engine.packages import GAMES
from paiguan.parlour.client import Client, at_random
from tests.parlour.servers import Server
from tests.patience import PATIENCE, tries

GAME = GAMES[-1]  # a short one
PLAN = {"name": "Friday", "game": GAME, "rounds": 2, "hands": 2, "tables": 2, "level": "novice"}


class Evening:
    """A tournament on a server, and the tokens of the people who take part, the owner first."""

    def __init__(self, server: Server, names: list[str], **plan: Any) -> None:
        self.server = server
        self.tokens = [server.guest(name) for name in names]
        status, made = server.ask("POST", "/api/tournaments", {**PLAN, **plan}, self.tokens[0])
        assert status == 201, made
        self.id = made["id"]
        for token in self.tokens[1:]:
            assert self.post("join", token=token)[0] == 200

    def post(self, what: str, token: str = "", **body: Any) -> tuple[int, Any]:
        return self.server.ask("POST", f"/api/tournaments/{self.id}/{what}", body, token or self.tokens[0])

    def facts(self, token: str = "") -> Any:
        status, found = self.server.ask("GET", f"/api/tournaments/{self.id}?lang=en", token=token or self.tokens[0])
        assert status == 200, found
        return found

    def begin(self, number: int) -> Any:
        status, found = self.post("rounds", round=number)
        assert status == 200, found
        return found

    def tables(self, number: int) -> dict[str, list[str]]:
        """The tables of a round, each with the tokens of those who sit there."""
        found: dict[str, list[str]] = {}
        for token in self.tokens:
            for board in self.facts(token)["played"][number - 1]["boards"]:
                if board["mine"]:
                    found.setdefault(board["table"], []).append(token)
        return found

    def play(self, table: str, tokens: list[str]) -> None:
        """Play a table to its end."""

        async def run() -> None:
            players = [Client(self.server.url, table, token, at_random(7)) for token in tokens]
            over = (player.play(lambda scene: scene.table.stage == "over") for player in players)
            await asyncio.wait_for(asyncio.gather(*over), PATIENCE)

        asyncio.run(run())

    def until(self, stage: str) -> Any:
        """Wait until the tournament is shown in a stage: a window may hide the end of a hand for a moment."""
        for _ in tries():
            if (found := self.facts())["stage"] == stage:
                return found
        raise AssertionError("unreachable")
