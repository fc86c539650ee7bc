"""What a settlement is drawn from agrees with the settlement, hand after hand and under every setting."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import paiguan
from paiguan.bots.levels import bot
from paiguan.engine.contract import Item
from paiguan.parlour.wording import account, result_of
from tests.playing import CHOSEN, games, label, started

HANDS = 12  # of each setting; every third is played by regulars, so that some are won by design
NAMES = ("阿蘭", "小滿", "石頭", "竹山")


def finished(game: paiguan.Game, seed: int) -> paiguan.Deal:
    deal, step = started(game, seed), 0
    while not deal.over:
        step += 1
        if seed % 3 or deal.chance:
            deal.push(deal.legal_moves.random(seed * 1000 + step))
        else:
            assert deal.actor is not None
            deal.push(bot("regular").choose(deal, deal.actor, seed))
    return deal


def ended(name: str) -> Iterator[tuple[paiguan.Deal, Any, dict[str, list[Item]]]]:
    """Finished hands of a game with their results, and the lines of their settlements by item."""
    if name not in CHOSEN:
        pytest.skip("not among the chosen games")
    for game in games():
        if game.name != name:
            continue
        for seed in range(HANDS):
            deal = finished(game, seed)
            lines: dict[str, list[Item]] = {}
            for item in deal.settlement.items:
                lines.setdefault(item.id, []).append(item)
            yield deal, result_of(deal), lines


def units(lines: dict[str, list[Item]], id: str) -> int:
    return sum(item.units for item in lines.get(id, ()))


@pytest.mark.parametrize("place", range(len(games())), ids=[label(game) for game in games()])
def test_what_a_player_wins_is_what_is_between_them_and_each_other(place: int) -> None:
    game = games()[place]
    for seed in range(4):
        deal = finished(game, seed)
        told = account(deal, NAMES[: game.seats], "en")
        assert sum(told.payments) == 0
        for seat in range(game.seats):
            groups = [0] * game.seats
            for item in told.items:
                if item.payer == seat and item.payee is not None:
                    groups[item.payee] -= item.amount
                elif item.payee == seat and item.payer is not None:
                    groups[item.payer] += item.amount
            assert sum(groups) == told.payments[seat]
            assert groups[seat] == 0


def test_the_ribbon_of_tianjiu_has_every_stack_and_every_bonus() -> None:
    bonuses = 0
    for deal, result, lines in ended("tianjiu"):
        view: Any = deal.view(None)
        stacks = [0] * 4
        for trick in result.tricks:
            stacks[trick.owner] += trick.stacks
        if result.claimed:
            assert (result.tricks, set(result.claimed)) == ((), set(view.claimed))
            continue
        assert tuple(stacks) == view.stacks
        assert result.tricks[-1].owner == result.ended == view.winner
        for id in ("zun", "qinzun", "sida"):
            paid = [trick.owner for trick in result.tricks if trick.bonus == id]
            assert Counter(paid * 3) == Counter(item.payee for item in lines.get(id, ()))
            bonuses += len(paid)
    assert bonuses > 5


def test_the_sum_of_liuhu_is_that_of_the_settlement() -> None:
    declared = dreams = 0
    for deal, result, lines in ended("liuhu"):
        scores = dict(result.ladder)
        assert list(scores) == list(range(6, 13))
        if result.end in ("draw", "void"):
            assert not lines
            continue
        assert scores[result.hu] == result.score
        paid = [item for id in ("win", "baoshu", "wuhu") for item in lines.get(id, ())]
        assert paid
        assert {item.units for item in paid} == {result.score}
        if result.end == "hu":
            declared += 1
            assert sum(map(len, result.taken)) == result.tricks == units(lines, "hu_tricks")
            assert len(result.old) == units(lines, "hu_old")
        if result.dream is not None:
            dreams += 1
            assert len(result.dream.matching) == units(lines, "dream_match")
            assert {item.units for item in lines["dream"]} == {result.dream.score}
            view: Any = deal.view(None)
            assert set(result.dream.matching) <= {*view.winner_shows, *view.winner_dealt}
    assert declared > 20
    assert dreams > 5


def test_the_tracks_of_mohuahua_are_the_tricks_and_the_cards_those_that_are_paid_for() -> None:
    from paiguan.games.mohuahua.settle import paid_cards

    cards_of_one = {"xi": 2, "niu": 2}
    seen = 0
    for deal, result, lines in ended("mohuahua"):
        view: Any = deal.view(None)
        assert all(track.tricks == view.tricks[track.seat] for track in result.tracks)
        if view.phase == "done":
            assert {track.seat for track in result.tracks} == {
                seat for seat in range(deal.game.seats) if seat != view.resting
            }
        winners = {item.payee for item in deal.settlement.items}
        assert {track.seat for track in result.tracks if track.outcome != "short"} >= winners
        for id in ("xi", "niu", "liang"):
            for item in lines.get(id, ()):
                assert item.payee is not None
                count = getattr(view, id)[item.payee]
                cards = paid_cards(view.log, id, item.payee)
                assert count
                assert len(cards) == count * cards_of_one[id] if id in cards_of_one else len(cards) >= 4 * count
                seen += 1
    assert seen > 20


def test_the_groups_of_weimaque_are_the_hand_and_their_points_the_hard_points() -> None:
    won = whole = ringed = 0
    for deal, result, lines in ended("weimaque"):
        if result.ended is None:
            assert (result.groups, result.sums, list(lines)) == ((), (), ["huang"])
            continue
        won += 1
        view: Any = deal.view(None)
        assert len(result.groups) == 7
        assert [group.kind for group in result.groups].count("pair") == 1
        assert sum(point for group in result.groups for point in group.points) == result.hard == view.win["hard"]
        assert result.hard >= result.least
        held = sorted(card for group in result.groups for card in group.pieces)
        melds = sum((4 if name.startswith("kong") else 3) for name in view.melds[result.ended])
        assert len(held) in (melds + len(view.hands[result.ended]), melds + len(view.hands[result.ended]) + 1)
        assert sum(len(group.points) - 1 for group in result.groups) * 3 <= units(lines, "tuanyuan")
        whole += sum(group.whole for group in result.groups)
        rings = [group for group in result.groups if group.winning is not None]
        assert len(rings) == (view.source not in ("initial", "wei"))
        for group in rings:
            assert group.pieces[group.winning] == view.shown[-1].card
            ringed += 1
        running = result.hard
        for step in result.sums:
            running = running + step.value if step.sign == "+" else running * step.value
            assert step.result == running
        assert running == result.total == view.win["total"]
        explained = {id for step in result.sums for id in step.items}
        assert (
            explained == {id for id, items in lines.items() if items[0].payer is None} - view.win["hard_items"].keys()
        )
    assert won > 10
    assert whole > 0
    assert ringed > 5


def test_the_grid_of_shisanzhang_adds_up_to_the_payments() -> None:
    compared = shots = 0
    for deal, result, lines in ended("shisanzhang"):
        view: Any = deal.view(None)
        players = deal.game.seats
        met = {frozenset((pair.one, pair.other)) for pair in result.pairs}
        expected = players - 1 if result.banker is not None else players * (players - 1) // 2
        assert len(met) == len(result.pairs) == expected
        sums = [0] * players
        for pair in result.pairs:
            sums[pair.one] += pair.amount
            sums[pair.other] -= pair.amount
            specials = [view.commitments[seat].special for seat in (pair.one, pair.other)]
            fouls = [view.commitments[seat].foul for seat in (pair.one, pair.other)]
            assert (pair.piles == ()) == (any(specials) or all(fouls))
            assert all(winner in (None, pair.one, pair.other) for winner in pair.piles)
            if pair.shot is not None:
                shots += 1
                assert pair.piles == (pair.shot,) * 3
            compared += bool(pair.piles)
        assert result.pot or tuple(sums) == deal.settlement.payments
        assert sum(pair.shot is not None for pair in result.pairs) == len(lines.get("shoot", ()))
    assert compared > 50
    assert shots > 5
