"""A review can be trusted: whatever worlds it happens to imagine, it does not contradict itself."""

from collections.abc import Iterator

import pytest

import paiguan
from paiguan.bots.comparing import LEAST, Comparison, Verdict
from paiguan.bots.levels import bot
from paiguan.bots.master import Master, Weighed
from paiguan.bots.review import NEAR, SHOWN, Reviewer, review
from paiguan.engine.contract import Move
from paiguan.engine.deal import Deal
from paiguan.engine.packages import GAMES
from tests.playing import random_deal

SEEDS = range(6)
HANDS = 24
WORLDS = 2 * LEAST  # fewer than a review spends: errors are larger, and verdicts must be all the more careful
APART = 4.0  # standard errors between two estimates of the same difference


def played(game: str, seed: int) -> Deal:
    """A hand of novices, who make mistakes that are not absurd."""
    deal, player = paiguan.game(game).deal(seed=seed), bot("novice")
    while not deal.over:
        move = deal.legal_moves.random(len(deal.moves)) if deal.chance else player.choose(deal, deal.actor or 0, seed)
        deal.push(move)
    return deal


def doubtful(game: str) -> Iterator[tuple[Deal, Move]]:
    """Positions of many hands, the last of each at which a novice did something else than a regular would: late in a hand the
    worlds are short."""
    regular = bot("regular")
    for seed in range(HANDS):
        deal = played(game, seed)
        moves, past = deal.moves, deal.copy()
        for _ in moves:
            past.pop()
        found: list[tuple[Deal, Move]] = []
        for move in moves:
            if not past.chance and regular.choose(past, move.seat, 1) != move:
                found = [(past.copy(), move)]
            past.push(move)
        yield from found


def judged(deal: Deal, move: Move, seed: int) -> tuple[Verdict, list[Weighed]]:
    comparison = Comparison(Master(), deal, move.seat, move, seed)
    comparison.more(WORLDS)
    return comparison.verdict(), comparison.weighed()


@pytest.mark.parametrize("game", GAMES)
def test_six_seeds_agree(game: str) -> None:
    mistakes = 0
    for deal, move in doubtful(game):
        found = [judged(deal, move, seed) for seed in SEEDS]
        verdicts = [verdict for verdict, _ in found]
        if not any(verdict.mistake for verdict in verdicts):
            continue
        mistakes += 1
        surest = max(verdicts, key=lambda one: one.lost - 2 * one.error)
        for verdict in verdicts:
            # The seeds put the difference at the same size, within their errors …
            assert abs(verdict.lost - surest.lost) <= APART * (verdict.error**2 + surest.error**2) ** 0.5, verdicts
            # … and where one of them is quite sure of a mistake, all see it.
            assert verdict.mistake or surest.lost <= 2 * APART * surest.error, (move, verdicts)
        best = {str(weighed[0].move): weighed[0].move for verdict, weighed in found if verdict.mistake}
        # What one seed calls best, no other seed calls a mistake.
        for place, other in enumerate(best.values()):
            assert not judged(deal, other, SEEDS.stop + place)[0].mistake, (move, other)
    assert mistakes >= 3, "these hands test nothing"


@pytest.mark.parametrize("game", GAMES)
def test_a_review_holds_together(game: str) -> None:
    """The options are in order, the move made is among them, and only mistakes count as lost."""
    found = review(played(game, 3), worlds=LEAST)
    for one in found.decisions:
        assert one.options[one.played].move == one.move
        assert len(one.options) <= SHOWN
        assert one.final
        if one.mistake:
            assert one.played > 0
            assert one.lost > 2 * one.error
            near = one.options[0].gain - NEAR
            assert all(option.gain > near for place, option in enumerate(one.options) if place != one.played)
    mistakes = [one for one in found.decisions if one.mistake]
    assert sum(found.lost) == pytest.approx(sum(one.lost for one in mistakes))


def test_worlds_are_spent_where_they_decide() -> None:
    """The first round shows every decision; the others only those that are not settled."""
    reviewer = Reviewer(random_deal(paiguan.game(GAMES[0]), 5), worlds=8 * LEAST)
    seen = [work().step for work in reviewer.steps()]
    first, rest = seen[: len(reviewer)], seen[len(reviewer) :]
    assert len(set(first)) == len(reviewer)
    assert set(rest) < set(first)
