"""Settlements of many hands on a phone: each is made by the library and told to the page as if it had been played at the table."""

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import WebSocketRoute, expect

import paiguan
from paiguan.bots.levels import bot
from paiguan.parlour.scene import SeatHistory, shown_view
from paiguan.parlour.wording import account
from tests.browser.conftest import Visit
from tests.browser.settled import check
from tests.browser.visitors import Visitor

SPEED = "() => localStorage.setItem('paiguan.settings', JSON.stringify({ speed: 'instant' }))"
# Hands of 偎麻雀 whose long names of melds and patterns once ran over the foot; of the others, any.
SEEDS = {"weimaque": (11, 49), "tianjiu": (1,), "liuhu": (1,), "mohuahua": (1,)}


class Teller:
    """Stands between the page and the house; once a hand is on the table, the page hears only what it is told here."""

    def __init__(self, visitor: Visitor) -> None:
        self.scene: dict[str, Any] = {}
        self._page: WebSocketRoute | None = None
        self._told = 0
        visitor.page.route_web_socket("**/ws/tables/**", self._meet)

    def _meet(self, page: WebSocketRoute) -> None:
        self._page, house = page, page.connect_to_server()

        def heard(message: str | bytes) -> None:
            reply = json.loads(message)
            if self._told:
                return
            if reply["is"] == "scene":
                self.scene = reply
            page.send(message)

        house.on_message(heard)

    def tell(self, deal: paiguan.Deal, seat: int, names: list[str]) -> None:
        """Let the page see a hand from a seat, as it stands."""
        assert self._page is not None
        self._told += 1
        history = SeatHistory(deal, seat)
        over = deal.over
        self.scene["seq"] += 1
        self.scene["table"] |= {
            "you": seat,
            "stage": "between" if over else "playing",
            "totals": list(deal.settlement.payments) if over else [0] * deal.game.seats,
        }
        self.scene["hand"] |= {
            "number": 10 + self._told,
            "step": len(history.view.log),
            "view": shown_view(history.view),
            "log_from": 0,
            "log": [],
            "offers": [],
            "asked": False,
            "account": msgspec.to_builtins(account(deal, names, "en", seat)) if over else None,
        }
        self._page.send(json.dumps(self.scene))


def played(game: paiguan.Game, seed: int) -> paiguan.Deal:
    """A hand to its end, by regular players."""
    deal, player = game.deal(seed=seed, dealer=seed % game.seats), bot("regular")
    while not deal.over:
        actor = deal.actor
        assert actor is not None
        deal.push(next(iter(deal.legal_moves)) if deal.chance else player.choose(deal, actor, seed=1))
    return deal


@pytest.mark.parametrize("name", SEEDS)
def test_a_settlement_fits_a_phone(visit: Visit, name: str) -> None:
    person, game = visit(size="phone"), paiguan.game(name)
    page = person.page
    teller = Teller(person)
    person.go("/")
    page.evaluate(SPEED)
    person.go(f"/t/{person.table(name)}")
    page.wait_for_function("() => document.querySelector('section.dock')?.dataset.step")
    names = [one["name"] for one in teller.scene["table"]["seats"]]
    for seed in SEEDS[name]:
        deal = played(game, seed)
        paid = deal.settlement.payments
        for seat in {paid.index(max(paid)), paid.index(min(paid)), min(range(len(paid)), key=lambda at: abs(paid[at]))}:
            teller.tell(game.deal(seed=seed), seat, names)
            expect(page.locator("dialog[open]")).to_have_count(0)
            teller.tell(deal, seat, names)
            expect(page.locator("dialog[open] .mine")).to_have_attribute("data-amount", str(paid[seat]))
            check(page)
