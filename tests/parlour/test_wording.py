"""The parlour's words: everything is named, nothing hidden is revealed, nothing illegal is offered."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import paiguan
from paiguan.bots.levels import bot
from paiguan.bots.reasons import Reason
from paiguan.engine.contract import Json, View
from paiguan.engine.offering import sendable
from paiguan.engine.records import deal_of_record, lines_of
from paiguan.engine.rng import below, seeded
from paiguan.engine.terms import Voice, load, terms
from paiguan.engine.wording import Message
from paiguan.parlour import wording
from paiguan.parlour.scene import advice_offer
from paiguan.parlour.wire import Language, Offer
from tests.playing import CHOSEN, games, label, started

VECTORS = Path(__file__).parents[1] / "vectors"
NAMES = ("阿蘭", "小滿", "石頭", "竹山")
LANGUAGES: tuple[Language, ...] = ("zh-Hant", "zh-Hans", "en")
all_games = pytest.mark.parametrize("place", range(len(games())), ids=[label(game) for game in games()])
Step = tuple[paiguan.Deal, dict[int | None, View]]


@cache
def hand(place: int, seed: int) -> tuple[Step, ...]:
    """Return a hand move by move: the deal and all views. Even seeds are played at random, odd ones by regulars."""
    return tuple(played(games()[place], seed))


def played(game: paiguan.Game, seed: int) -> Iterator[Step]:
    deal, step = started(game, seed), 0
    while True:
        yield deal.copy(), {seat: deal.view(seat) for seat in (None, *range(game.seats))}
        if deal.over:
            return
        step += 1
        actor = deal.actor
        assert actor is not None
        if seed % 2 == 0 or deal.chance:
            deal.push(deal.legal_moves.random(seed * 1000 + step))
        else:
            deal.push(bot("regular").choose(deal, actor, seed))


def told_to(game: paiguan.Game, steps: tuple[Step, ...], viewer: int | None) -> Iterator[Message]:
    before: View | None = None
    for _, views in steps:
        after = views[viewer]
        grown = before is not None and len(after.log) > len(before.log)
        yield from wording.tell(game, before, after, after.log[-1] if grown else None)
        before = after


def numbers_in(value: Json) -> set[str]:
    if isinstance(value, dict):
        return set().union(*(numbers_in(one) for one in value.values()))
    if isinstance(value, list | tuple):
        return set().union(*(numbers_in(one) for one in value))
    return {str(abs(value))} if isinstance(value, int) else set()


def check_text(game: str, text: str, language: str) -> None:
    assert text
    assert "{" not in text, text
    assert "None" not in text, text
    if language == "en":
        assert not re.search(r"(^|[.;:,] )[Yy]ou (has|is|was|pays|gets)\b|\b[Yy]ou's", text), text
    else:
        assert not re.search(r"[a-z]|[A-Z]+-?\d|[A-Z]{2}", text), text


@all_games
def test_every_line_is_worded_in_every_language_and_names_everything(place: int) -> None:
    game = games()[place]
    for seed in (1, 2):
        for viewer in (None, *range(game.seats)):
            for told in told_to(game, hand(place, seed), viewer):
                for language in LANGUAGES:
                    line = wording.word(told, NAMES, language, viewer)
                    check_text(game.name, line.text, language)
                    for text in filter(None, (line.call, line.brief)):
                        check_text(game.name, text, language)
                assert told == msgspec.json.decode(msgspec.json.encode(told), type=Message)


CLAIMS = [at for at, game in enumerate(games()) if game.name == "weimaque"]


@pytest.mark.parametrize("place", CLAIMS, ids=[label(games()[at]) for at in CLAIMS])
def test_a_call_that_lost_is_made_beside_the_better_one(place: int) -> None:
    lost = 0
    for seed in range(2, 22, 2):
        for viewer in range(4):
            lines = [
                wording.word(told, NAMES, "en", viewer) for told in told_to(games()[place], hand(place, seed), viewer)
            ]
            for better, line in pairwise(lines):
                if line.lost:
                    lost += 1
                    assert (line.seat, line.call != "") == (viewer, True)
                    assert better.call
                    assert better.seat != viewer
                    assert not better.lost
    assert lost


@all_games
def test_what_a_play_was_is_said_in_a_few_words_on_the_felt(place: int) -> None:
    """The captions of games with tricks; every put-down has one, shorter than its line of the log."""
    game = games()[place]
    moves = [
        told for told in told_to(game, hand(place, 1), None) if told.key in ("play", "lead", "beat", "discard", "pad")
    ]
    for told in moves if game.name in ("tianjiu", "liuhu", "mohuahua") else ():
        line = wording.word(told, NAMES, "en", None)
        assert line.brief
        assert len(line.brief) < len(line.text)
        assert not any(name in line.brief for name in NAMES)


DOMINOES = [
    at for at, game in enumerate(games()) if game.name in ("tianjiu", "mohuahua") and "poker" not in label(game)
]


@pytest.mark.parametrize("place", DOMINOES, ids=[label(games()[at]) for at in DOMINOES])
def test_dominoes_are_named_and_not_numbered(place: int) -> None:
    game = games()[place]
    for told in told_to(game, hand(place, 1), 0):
        text = wording.word(told, NAMES, "zh-Hant", 0).text
        bare = terms(game.name).text(told.section, told.key, told.field, {}, Voice(NAMES, "zh-Hant"))
        allowed = numbers_in(told.params) | set(re.findall(r"\d+", bare))
        assert set(re.findall(r"\d+", text)) <= allowed, text


@all_games
def test_prompts_offers_and_trials_are_worded(place: int) -> None:
    game = games()[place]
    for deal, views in hand(place, 1):
        for viewer, view in views.items():
            asked = viewer is not None and bool(wording.offers(deal, viewer, "en"))
            for language in LANGUAGES:
                check_text(game.name, wording.prompt(game, view, asked, NAMES, language, viewer), language)
                for offer in wording.offers(deal, viewer, language) if viewer is not None else ():
                    check_text(game.name, offer.text, language)
                    assert not re.search(r"[{}]", offer.combo)
                    if offer.move is not None and not offer.count and offer.verb != "roll":
                        verdict = wording.tried(deal, viewer or 0, offer.move, NAMES, language)
                        assert verdict.good, verdict
                        check_text(game.name, verdict.text, language)


@all_games
def test_an_illegal_move_is_answered_with_its_rule(place: int) -> None:
    game = games()[place]
    moves = [deal.moves[-1] for deal, _ in hand(place, 1)[1:]]
    for at, (deal, _) in enumerate(hand(place, 1)):
        for move in moves[:: max(1, len(moves) // 8)]:
            action = msgspec.to_builtins(move)
            for seat in range(game.seats):
                verdict = wording.tried(deal, seat, action, NAMES, "zh-Hant")
                if not verdict.good:
                    assert verdict.code, at
                    assert re.match(r"\d", verdict.rule), verdict
                    check_text(game.name, verdict.text, "en")


@pytest.mark.parametrize("name", CHOSEN)
def test_the_hands_of_the_rule_pages_are_told_and_accounted_for(name: str) -> None:
    """The vectors hold what is rare in play: 例牌, five tigers, caught Supremes, specials against specials, pots."""
    for _, record in lines_of(VECTORS / f"{name}.jsonl"):
        assert isinstance(record, dict)
        if "check" in record or record["expect"].get("illegal_at") is not None:
            continue
        whole = deal_of_record(record)
        game, moves = whole.game, whole.moves
        deal = whole.copy()
        for _ in moves:
            deal.pop()
        steps: list[Step] = [(deal.copy(), {seat: deal.view(seat) for seat in (None, *range(game.seats))})]
        for move in moves:
            deal.push(move)
            steps.append((deal.copy(), {seat: deal.view(seat) for seat in (None, *range(game.seats))}))
        for viewer in (None, *range(game.seats)):
            for told in told_to(game, tuple(steps), viewer):
                for language in LANGUAGES:
                    check_text(game.name, wording.word(told, NAMES, language, viewer).text, language)
            if whole.over:
                check_account(whole, viewer)


# ---- secrets -------------------------------------------------------------------------------------------------------


def strings_in(value: Json) -> set[str]:
    if isinstance(value, str):
        return {value, *value.replace(":", " ").split(" ")}  # melds and claims are written as one string
    if isinstance(value, dict):
        return set().union(*(strings_in(one) for one in value.values()))
    return set().union(*(strings_in(one) for one in value)) if isinstance(value, list | tuple) else set()


@all_games
def test_no_line_names_a_piece_that_its_viewer_does_not_see(place: int) -> None:
    game = games()[place]
    pieces = set(terms(game.name).data["pieces"])
    for seed in (1, 2):
        for viewer in (None, *range(game.seats)):
            before: View | None = None
            for _, views in hand(place, seed):
                after = views[viewer]
                grown = before is not None and len(after.log) > len(before.log)
                told = wording.tell(game, before, after, after.log[-1] if grown else None)
                named = strings_in([msgspec.to_builtins(one) for one in told]) & pieces
                assert named <= strings_in(msgspec.to_builtins([before, after])), told
                before = after


@all_games
def test_hidden_pieces_do_not_change_any_text(place: int) -> None:
    game = games()[place]
    for at, (deal, views) in enumerate(hand(place, 1)):
        for seat in range(game.seats):
            other = deal.resample(seat, seed=at)
            assert other.view(seat) == views[seat]
            assert wording.offers(deal, seat, "zh-Hant") == wording.offers(other, seat, "zh-Hant")
            for offer in wording.offers(deal, seat, "en"):
                if offer.move is not None and not offer.count and offer.verb != "roll":
                    one, same = (wording.tried(world, seat, offer.move, NAMES, "en") for world in (deal, other))
                    assert one == same


def test_a_layout_that_is_tried_has_its_piles_named() -> None:
    if "shisanzhang" not in CHOSEN:
        pytest.skip("another game")
    deal = paiguan.game("shisanzhang", preset="points3").deal(seed=7, dealer=0)
    view: Any = deal.view(1)
    cards = list(view.hands[1])
    codes = set()
    for turn in range(len(cards)):
        turned = cards[turn:] + cards[:turn]
        layout = {"do": "arrange", "head": turned[:3], "mid": turned[3:8], "tail": turned[8:]}
        verdict = wording.tried(deal, 1, layout, NAMES, "en")
        assert {"head", "mid", "tail"} <= set(verdict.names)
        assert all(verdict.names.values())
        assert verdict.code.startswith("foul") == ("Foul" in verdict.text)
        codes.add(verdict.code)
    assert len(codes) > 1


def test_the_log_does_not_mention_the_poll_for_a_lipai() -> None:
    if "tianjiu" not in CHOSEN:
        pytest.skip("another game")
    game = paiguan.game("tianjiu", preset="all_lipai")
    deals = (game.deal(seed=seed, dealer=0) for seed in range(4000))
    polled = next(deal for deal in deals if deal.phase == "lipai" and deal.actor != 0)
    actor = polled.actor
    passed = polled.copy()
    while passed.phase == "lipai":
        passed.push({"seat": passed.actor, "do": "pass"})
    for viewer in (None, *(seat for seat in (1, 2, 3) if seat != actor)):
        said = [wording.prompt(game, deal.view(viewer), False, NAMES, "zh-Hant", viewer) for deal in (polled, passed)]
        assert said[0] == said[1] == "等莊家 阿蘭 出頭牌"
        assert wording.tell(game, polled.view(viewer), passed.view(viewer), None) == []


@all_games
def test_advised_moves_are_told_apart(place: int) -> None:
    """Two ways to 吃, two cards to lead: the text of each says which it is."""
    for deal, _ in hand(place, 0):
        for seat in range(deal.game.seats) if not (deal.over or deal.chance) else ():
            if not deal.may_act(seat):
                continue
            moves = [move for move in wording.openings(deal, seat) if not move.chosen_freely]
            for language in LANGUAGES:
                said = [advice_offer(deal, move, language).text for move in moves]
                assert all(said)
                assert len(set(said)) == len(said), said


def test_the_log_does_not_mention_the_question_about_the_five_tigers() -> None:
    if "liuhu" not in CHOSEN:
        pytest.skip("another game")
    game = paiguan.game("liuhu")
    deals = (game.deal(seed=seed, dealer=0) for seed in range(20_000))
    asked = next(deal for deal in deals if deal.phase == "WUHU" and deal.actor != 0)
    declined = asked.copy()
    declined.push({"seat": asked.actor, "do": "nowuhu"})
    for viewer in (None, *(seat for seat in (1, 2, 3) if seat != asked.actor)):
        said = [wording.prompt(game, deal.view(viewer), False, NAMES, "zh-Hant", viewer) for deal in (asked, declined)]
        assert said[0] == said[1] == "等 阿蘭 決定做不做"
        assert wording.tell(game, asked.view(viewer), declined.view(viewer), None) == []


def test_the_log_does_not_show_which_seat_is_asked_about_a_card() -> None:
    """偎麻雀: a seat that is not asked gets the same log lines whether or not another seat was asked."""
    for place, game in enumerate(games()):
        if game.name != "weimaque":
            continue
        for deal, views in hand(place, 1):
            if deal.phase != "claim":
                continue
            said = {
                wording.prompt(game, view, False, NAMES, "zh-Hant", viewer)
                for viewer, view in views.items()
                if viewer is None or not wording.offers(deal, viewer, "en")
            }
            assert len(said) == 1
        lines = [wording.word(told, NAMES, "zh-Hant", None).text for told in told_to(game, hand(place, 1), None)]
        assert not any("過" in line for line in lines)


# ---- offers --------------------------------------------------------------------------------------------------------


def fitting(offer: Offer, action: dict[str, Json]) -> bool:
    """Return whether a whole move is an instance of an offer."""
    if offer.verb != action["do"]:
        return False
    if offer.count:
        chosen = ("cards", "card", "head", "mid", "tail") if offer.move is None else ("extra",)
        fixed = offer.move is None or action["cards"] == offer.move["cards"]
        pieces = [action[field] for field in chosen if field in action]
        return fixed and sum(1 if isinstance(one, str) else len(one) for one in pieces) == offer.count
    return offer.verb in ("bet", "roll") or offer.move == action


@all_games
def test_offers_are_legal_and_cover_all_legal_moves(place: int) -> None:
    game = games()[place]
    for seed in (1, 2):
        for deal, _ in hand(place, seed):
            for seat in range(game.seats):
                offers, legal = wording.offers(deal, seat, "zh-Hant"), deal.legal_moves_of(seat)
                whole = [offer for offer in offers if offer.move is not None and not offer.count]
                for offer in whole:
                    assert offer.verb == "roll" or {**(offer.move or {}), "seat": seat} in legal
                for action in sample(legal, len(offers)):
                    assert any(fitting(offer, action) for offer in offers), action
                freely = {move.__struct_config__.tag for move in deal.game.interface.moves if move.chosen_freely}
                free = [offer.verb for offer in offers if offer.verb in freely and offer.verb != "bet"]
                assert len(set(free)) == len(free)
                assert bool(offers) == (next(iter(sample(legal, 1)), None) is not None)


def sample(legal: Any, offers: int) -> Iterator[dict[str, Json]]:
    """Yield some legal moves as actions."""
    rng = seeded(len(repr(legal)))
    for _ in range(4 if offers else 1):
        try:
            move = legal.random(int(below(rng, 1 << 20)))
        except IndexError:
            return
        yield sendable(move)


# ---- the settlement ------------------------------------------------------------------------------------------------


@all_games
def test_an_account_says_every_line_and_adds_up(place: int) -> None:
    game = games()[place]
    for seed in (1, 2, 3, 4):
        deal = hand(place, seed)[-1][0] if seed < 3 else list(played(game, seed))[-1][0]
        for viewer in (None, 0):
            check_account(deal, viewer)


def check_account(deal: paiguan.Deal, viewer: int | None) -> None:
    for language in LANGUAGES:
        account = wording.account(deal, NAMES, language, viewer)
        assert account.payments == deal.settlement.payments
        sums = [0] * deal.game.seats
        for line in account.items:
            check_text(deal.game.name, line.text, language)
            check_text(deal.game.name, line.name, language)
            assert re.match(r"\d", line.rule), line
            if line.payer is not None and line.payee is not None:
                sums[line.payer] -= line.amount
                sums[line.payee] += line.amount
        assert tuple(sums) == account.payments
        check_text(deal.game.name, account.headline, language)


LISTS = ("pieces", "promoted", "discard")  # parameters that are lists of pieces


def test_a_hint_names_the_guests() -> None:
    """Every hint that mentions a player uses their name, never the number of their seat."""
    for name in CHOSEN:
        game = paiguan.game(name)
        for code, hint in load(name)["hints"].items():
            if any("player" in param for param in hint["params"]):
                params: dict[str, Any] = dict.fromkeys(hint["params"], 2)
                params |= {
                    param: 1 if "player" in param else [] for param in params if param in LISTS or "player" in param
                }
                for language in LANGUAGES:
                    assert NAMES[1] in wording.reason(game, Reason(code, params), NAMES, language, 0)
