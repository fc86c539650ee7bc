"""No word is missing: every phase of every game and preset, asked or not, answered early or not, live and replayed."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

import paiguan
from paiguan.bots.levels import bot
from paiguan.engine.deal import Deal
from paiguan.parlour import events as e
from paiguan.parlour.replay import replay
from paiguan.parlour.scene import hand_facts
from paiguan.parlour.secret import asks_in_secret, declining
from paiguan.parlour.table import Table
from paiguan.parlour.wire import HandFacts, Language
from tests.parlour.tables import of_deal, projected, seated
from tests.playing import CHOSEN, games, label, started

LANGUAGES: tuple[Language, ...] = ("zh-Hant", "zh-Hans", "en")
all_games = pytest.mark.parametrize("place", range(len(games())), ids=[label(game) for game in games()])
SEEDS_SEARCHED = 1500


@cache
def hands(place: int) -> tuple[Deal, ...]:
    """Return finished hands: one by regulars, from the wall if there is one, and up to two with secret questions."""
    game = games()[place]
    begun = [started(game, 9 if game.seats == 3 else 8)]  # seat 0 deals first in a match
    deals = (game.deal(seed=seed, dealer=0) for seed in range(SEEDS_SEARCHED))
    begun += [deal for deal in deals if asks_in_secret(deal)][:2]
    return tuple(_played(deal) for deal in begun)


def _played(deal: Deal) -> Deal:
    step = 0
    while not deal.over:
        step += 1
        if deal.chance or step % 7 == 0:
            deal.push(deal.legal_moves.random(step))
        else:
            deal.push(bot("regular").choose(deal, deal.actor or 0, step))
    return deal


def tables(deal: Deal) -> Iterator[Table]:
    """Yield a table of people before each move of a hand, and after the last."""
    record: Any = deal.record()
    table = seated(deal.game.name, deal.game.given, deal.game.seats)
    table.apply(e.Seated(at=0, first=0))
    given = {key: value for key, value in record.items() if key not in ("game", "options", "actions")}
    table.apply(e.Dealt(at=0, deal=given))
    yield table
    for action in record["actions"]:
        by: Any = "dice" if action["do"] == "roll" else "guest"
        table.apply(e.Moved(at=0, seat=action["seat"], move=action, by=by))
        yield table


def refusing(table: Table, seat: int) -> dict[str, Any]:
    assert table.deal is not None
    return declining(table.deal, seat)


def said(facts: HandFacts) -> Iterator[str]:
    """Yield every text of a scene's hand."""
    yield facts.prompt
    for offer in facts.offers:
        yield offer.text
    for line in facts.log[-3:]:
        yield line.text
    if facts.account is not None:
        yield facts.account.headline
        for item in facts.account.items:
            yield item.name
            yield item.text


def check(texts: Iterator[str]) -> None:
    for text in texts:
        assert text
        assert "{" not in text, text
        assert "None" not in text, text


@all_games
def test_every_viewer_has_a_text_at_every_moment(place: int) -> None:
    early = 0
    for deal in hands(place):
        projection = None
        for table in tables(deal):
            projection = projection or projected(table)
            secret = [seat for seat in range(table.game.seats) if table.asked_in_secret(seat)]
            for answered in (False, True) if secret else (False,):
                if answered:
                    for seat in secret:
                        table.apply(e.QueuedAnswer(at=0, seat=seat, move=refusing(table, seat)))
                for seat in (None, *range(table.game.seats)):
                    guest = "" if seat is None else table.chairs[seat].guest
                    for quiet in (False, True):
                        for language in LANGUAGES:
                            facts = hand_facts(table, projection.history(seat), guest, language, quiet, None)
                            check(said(facts))
                            early += answered and seat in secret
                            assert not (answered and seat in secret and facts.asked)
                            assert bool(facts.offers) == facts.asked
    if games()[place].name == "weimaque" or "all_lipai" in label(games()[place]):
        assert early  # the walk includes a seat that answered early


@all_games
def test_every_hand_can_be_replayed_from_every_seat(place: int) -> None:
    for deal in hands(place):
        record: Any = deal.record()
        names = ["甲", "乙", "丙", "丁"][: deal.game.seats]
        for seat in (None, *range(deal.game.seats)):
            for language in LANGUAGES:
                shown = replay(record, names, seat, seat, language)
                check(step.prompt for step in shown.steps)
                check(line.text for step in shown.steps for line in step.lines)


def test_a_player_who_has_answered_about_the_five_tigers_is_asked_to_wait() -> None:
    """六虎 4.1: one deal in a few hundred."""
    if "liuhu" not in CHOSEN:
        pytest.skip("another game")
    game = paiguan.game("liuhu")
    deal = next(deal for deal in (game.deal(seed=seed, dealer=0) for seed in range(20_000)) if deal.phase == "WUHU")
    table = of_deal(seated("liuhu", {}, 4), deal)
    seat = deal.actor
    assert seat is not None
    table.apply(e.QueuedAnswer(at=0, seat=seat, move=refusing(table, seat)))
    for language in LANGUAGES:
        facts = hand_facts(table, projected(table).history(seat), table.chairs[seat].guest, language, True, None)
        check(said(facts))
        assert msgspec.json.encode(facts)
