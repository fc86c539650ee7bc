"""What a prompt says of the hand is true there: checked against the kernels, move by move, over many hands."""

from typing import Any

import pytest

import paiguan
from paiguan.bots.levels import bot
from paiguan.engine.deal import Deal
from paiguan.engine.offering import openings
from paiguan.engine.wording import Message
from paiguan.games.mohuahua.combos import COMBOS
from paiguan.games.weimaque.state import CARDS, ids
from paiguan.parlour.wording import offers, wording_of
from tests.playing import CHOSEN

HANDS = 8
PLAYS = ("play", "beat")  # verbs that beat what lies on the table
TRICKS = [
    (game, options)
    for game, options in (("tianjiu", {}), ("liuhu", {}), ("mohuahua", {}), ("mohuahua", {"must_beat": False}))
    if game in CHOSEN
]


def played(game: paiguan.Game, seed: int) -> Any:
    """Yield the deals of a hand before each decision; every third move is a random one, so that rare positions come up."""
    deal = game.deal(seed=seed, dealer=seed % game.seats)
    while not deal.over:
        yield deal
        actor = deal.actor or 0
        by_chance = deal.chance or len(deal.moves) % 3 == 0
        deal.push(deal.legal_moves.random(seed) if by_chance else bot("novice").choose(deal, actor, seed))


def asks(deal: Deal) -> Message | None:
    told: Message | None = wording_of(deal.game.name).asks(
        deal, deal.view(deal.actor), tuple(openings(deal, deal.actor or 0))
    )
    return told


def beatable(deal: Deal) -> bool:
    """Whether any cards of the deck would beat the best play of a trick of 抹花花, as the rules' own check has it."""
    view: Any = deal.view(None)
    check = deal.game.interface.checks["compare"]
    led = view.trick.owner == deal.state.leader
    best = list(next(play.pieces for play in view.trick.plays if play.seat == view.trick.owner))
    return any(
        check(deal.game.options, {"best": best, "play": list(combo.cards), "led": led})["beats"] for combo in COMBOS
    )


@pytest.mark.parametrize(("name", "options"), TRICKS, ids=str)
def test_a_follower_is_told_what_beats(name: str, options: dict[str, Any]) -> None:
    game, seen = paiguan.game(name, **options), set()
    for seed in range(HANDS):
        for deal in played(game, seed):
            if deal.phase.lower() != "follow":
                continue
            moves = list(openings(deal, deal.actor or 0))
            beating = [move for move in moves if move.verb in PLAYS]
            told = asks(deal)
            said = "" if told is None else f"{told.key} {told.field}"
            assert ("none" in said or "top" in said or "cannot" in said) == (not beating), said
            assert ("one" in said.replace("none", "")) == (len(beating) == 1), said
            if name == "mohuahua":
                assert ("must" in said) == (bool(beating) and len(beating) == len(moves)), said
            if told is not None and len(beating) == 1:
                after = deal.copy()
                after.push(beating[0])  # what the sentence names does beat: it is the best play of the trick afterwards
                trick: Any = after.view(None)
                assert trick.trick is None or trick.trick.owner == deal.actor
            if "cannot" in said:
                view: Any = deal.view(deal.actor)
                assert told is not None
                assert view.stacks[view.seat] + len(view.trick.shown[view.trick.owner]) < told.params["least"]
                assert len(view.hand) == told.params["count"]
            if name == "mohuahua" and not beating:
                assert ("top" in said) == (not beatable(deal)), said
            seen.add(said)
    assert len(seen) > 2, seen


def test_the_seats_that_may_finish_are_those_that_may() -> None:
    """天九: a seat without the stacks is told so, and is offered no play in the last trick."""
    if "tianjiu" not in CHOSEN:
        pytest.skip("another game")
    game, barred = paiguan.game("tianjiu"), 0
    for seed in range(3 * HANDS):
        for deal in played(game, seed):
            view: Any = deal.view(deal.actor)
            if deal.phase == "follow" and len(view.hand) == len(view.trick.shown[view.trick.owner]):
                assert len(view.finishing) == game.seats
                if not view.finishing[view.seat]:
                    barred += 1
                    assert not any(move.verb == "play" for move in openings(deal, view.seat))
            elif view.finishing:
                assert len(view.hand) <= 2
    assert barred


def hidden_from(deal: Deal, seat: int) -> list[str]:
    """The cards that a seat has not seen: others' hands, the stock, packets laid face down."""
    state, own = deal.state, deal.view(seat)
    cards: list[str] = []
    for other in range(deal.game.seats):
        if other == seat:
            continue
        cards += ids(int(state.hands[other]))
        for seen, laid in zip(own.melds[other], deal.view(other).melds[other], strict=True):  # type: ignore[attr-defined]
            if seen.startswith("face_down"):
                cards += [laid.split(":")[1]] * int(seen.split(":")[1])
    return [*cards, *(CARDS[kind] for kind in state.stock[state.drawn :])]


def test_waits_win_and_others_do_not() -> None:
    """偎麻雀: the kinds that a view lists are those that the check `waits` of the rules finds, and each is counted."""
    if "weimaque" not in CHOSEN:
        pytest.skip("another game")
    game, found = paiguan.game("weimaque"), 0
    check = game.interface.checks["waits"]
    for seed in (4, 5, 6):
        deal = game.deal(seed=seed, dealer=seed % game.seats)
        while not deal.over:
            for seat in range(game.seats):
                view: Any = deal.view(seat)
                waits = {wait.card: wait.unseen for wait in view.waits}
                assert not (waits and len(view.hands[seat]) % 3 != 1)
                if waits:
                    record = {"concealed": list(view.hands[seat]), "melds": list(view.melds[seat])}
                    both = [check(game.options, {**record, "source": source}) for source in ("self", "other")]
                    # A lock may bar a kind, of which the check knows nothing.
                    assert set(waits) - set(view.locks) == {card for one in both for card in one} - set(view.locks)
                    unseen = hidden_from(deal, seat)
                    assert waits == {card: unseen.count(card) for card in waits}
                    found += 1
            deal.push(bot("regular").choose(deal, deal.actor or 0, seed))
    assert found


def settled(deal: Deal, seat: int) -> Deal:
    """The deal once everybody else has passed on the card that a seat has answered to."""
    after = deal.copy()
    while after.phase == "claim" and after.actor not in (None, seat) and after.view(seat).answer:  # type: ignore[attr-defined]
        after.push({"do": "pass", "seat": after.actor})
    return after


@pytest.mark.parametrize("options", [{}, {"tuanyuan_scope": "set"}, {"tuanyuan_points": "replace"}], ids=str)
def test_a_claim_is_worth_what_its_button_says(options: dict[str, Any]) -> None:
    """偎麻雀: the hard points on a button are those of the position after it, and a pass locks as it says."""
    if "weimaque" not in CHOSEN:
        pytest.skip("another game")
    game, seen, spoken = paiguan.game("weimaque", **options), set(), 0
    for seed in range(HANDS):
        for deal in played(game, seed):
            for seat in filter(deal.may_act, range(game.seats)):
                before: Any = deal.view(seat)
                offered = offers(deal, seat, "zh-Hant")
                game.loops.asked((asked := deal.copy())._states, game.option_array, seat)
                if (told := asks(asked)) is not None:
                    (worth,) = (offer.points for offer in offered if offer.points is not None)
                    assert told.params["hard"] == worth
                    spoken += 1
                for offer in offered:
                    if offer.verb in ("discard", "hu"):
                        assert offer.points is None
                        continue
                    after = deal.copy()
                    game.loops.asked(after._states, game.option_array, seat)  # before any other that is asked
                    after.push({**(offer.move or {}), "seat": seat})
                    then: Any = settled(after, seat).view(seat)
                    if offer.verb == "pass":
                        locked = set(then.locks) - set(before.locks)
                        assert offer.points is None
                        assert offer.combo.startswith("會鎖") == bool(locked)
                    elif then.melds[seat] != before.melds[seat]:  # nobody has answered with a better claim
                        assert offer.points == then.hard, (seed, len(deal.moves), offer)
                        seen.add((offer.verb, (then.hard > before.hard) - (then.hard < before.hard)))
    assert spoken
    assert {verb for verb, _ in seen} == {"chi", "peng", "wei", "kong"}
    assert {way for _, way in seen} == {1, 0, -1}  # a triplet that a run breaks is lost
