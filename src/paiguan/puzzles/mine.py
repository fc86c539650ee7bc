"""The miner: plays hands, and keeps the decisions at which one move is clearly best.

A decision is first looked at in a few hundred worlds, as a review does. Whatever seems clear there is weighed anew in thousands of
worlds that nobody has seen: the move that looked best on the first ones looked so partly by luck, and only fresh worlds tell by
how much. The values of a puzzle are those of the fresh worlds alone, and all its moves were played in all of them.
"""

from collections import Counter
from math import log10
from typing import NamedTuple

import msgspec

from paiguan.bots.advice import reason_for
from paiguan.bots.comparing import Comparison
from paiguan.bots.learned import strongest
from paiguan.bots.levels import bot
from paiguan.bots.master import Master, Trial, Weighed, ranked
from paiguan.bots.recorder import play_out
from paiguan.bots.review import decisions
from paiguan.engine.contract import Move
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.offering import sendable
from paiguan.engine.packages import part
from paiguan.engine.terms import terms
from paiguan.puzzles.puzzle import Option, Puzzle

FEW = 256  # worlds of the first look
LIKELY = 2.0  # standard errors by which the best must lead there
WORLDS = 2048  # fresh worlds
CLEAR = 3.0  # standard errors by which the best must lead every other move there
GAP = 0.25  # units by which it must lead too: what is certain may still not matter
PLAUSIBLE = 1.0  # standard deviations of a hand's result: a move that loses more is no temptation
MOST = 24  # moves; a puzzle with more is hard to survey
TRIED = 4  # decisions of a hand that are weighed anew, at most
SHOWN = 5  # moves, where there are thousands and the search knows the ideas among them

PLAYERS = ("regular",)
# The difficulty follows from how often these levels, taken as solvers of these ratings, and a guesser find the best move.
SOLVERS = {"novice": 1000, "regular": 1300}
GUESSING = 800
ASKED = 8  # times each
SEARCH = 7919  # seeds of the fresh worlds are this far from those of the first look, which follow the steps of a hand


class Candidate(NamedTuple):
    """A decision that seems clear after the first look."""

    deal: Deal
    seat: int
    best: Move
    found: dict[str, int]  # by level: how often it plays the best move
    sure: float  # standard errors between the best and the next


def mine(game: Game, seed: int, hand: int) -> list[Puzzle]:
    """The puzzles of one hand. The same game, seed and hand give the same puzzles."""
    number = seed + hand
    deal = game.deal(seed=number, dealer=hand % game.seats)
    play_out(deal, number, PLAYERS)
    likely = [one for one in (_looked_at(*each) for each in decisions(deal, None)) if one is not None]
    likely.sort(key=lambda one: -one.sure)
    # Take each difficulty in turn; otherwise most puzzles would be those that every bot misses, or that every bot finds.
    level = Counter[int]()
    turn: list[tuple[int, int]] = []
    for place, one in enumerate(likely):
        total = sum(one.found.values())
        turn.append((level[total], place))
        level[total] += 1
    kept = (_confirmed(likely[place], hand, number + SEARCH) for _, place in sorted(turn)[:TRIED])
    return [one for one in kept if one is not None]


def sorts(one: Puzzle) -> tuple[str, ...]:
    """The sorts of a puzzle, for variety: its kind, its reason, its rating in steps of 200, and how many moves it has."""
    moves = "two" if len(one.options) == 2 else "few" if len(one.options) < 6 else "many"
    return f"kind {one.kind}", f"reason {one.reason}", f"rating {one.rating // 200}", f"moves {moves}"


def chosen(found: list[Puzzle], known: "Counter[str]") -> Puzzle | None:
    """The puzzle of a hand whose sorts are the rarest so far; None if the hand has none."""
    return min(found, key=lambda one: sum(known[sort] for sort in sorts(one)), default=None)


def _looked_at(deal: Deal, step: int, played: Move) -> Candidate | None:
    """The decision, if a few worlds say that one move is best."""
    if not 2 <= len(deal.legal_moves_of(played.seat)) <= (MOST if _listed(deal.game) else 10**9):
        return None
    comparison = Comparison(strongest(deal.game, worlds=FEW), deal, played.seat, played, step)
    comparison.more(FEW)
    weighed = comparison.weighed()
    if len(weighed) < 2 or not _leads(weighed, LIKELY):
        return None
    best, second = weighed[0].move, weighed[1]
    seeds = range(ASKED)
    found = {level: sum(bot(level).choose(deal, played.seat, one) == best for one in seeds) for level in SOLVERS}
    return Candidate(deal, played.seat, best, found, second.lost / max(second.lost_error, 1e-9))


def _confirmed(one: Candidate, hand: int, seed: int) -> Puzzle | None:
    """The puzzle, if fresh worlds say so too."""
    deal, seat = one.deal, one.seat
    trial = strongest(deal.game, worlds=WORLDS).trial(deal, seat, one.best, seed, every=_listed(deal.game))
    weighed = weigh(trial, WORLDS)
    if len(weighed) < 2 or weighed[0].move != one.best or not _leads(weighed, CLEAR):
        return None
    if not _listed(deal.game):
        weighed = weighed[:SHOWN]
    if weighed[1].lost > PLAUSIBLE * weighed[0].error * WORLDS**0.5:
        return None
    reason = reason_for(deal, seat, weighed)
    if reason.code not in terms(deal.game.name).data.get("hints", {}):
        return None
    return Puzzle(
        id=f"{hand}-{len(deal.moves)}",
        hand=hand,
        seat=seat,
        kind=kind_of(deal, seat, trial.moves),
        rating=rating(one.found, len(weighed)),
        reason=reason.code,
        params=msgspec.to_builtins(dict(reason.params)),
        record=deal.record(),
        options=tuple(_option(each) for each in weighed),
    )


def weigh(trial: Trial, worlds: int) -> list[Weighed]:
    """The moves of a trial after this number of worlds, best first. None is dropped: each is played in every world."""
    while trial.tally.worlds < worlds:
        trial.tally.add(next(trial.rounds))
    means, _ = trial.tally.ahead(trial.base)
    return trial.shown(ranked(trial.tally, trial.moves, int(means.argmax())))


def _leads(weighed: list[Weighed], errors: float) -> bool:
    return all(other.lost > max(GAP, errors * other.lost_error) for other in weighed[1:])


def _listed(game: Game) -> bool:
    """Whether the moves of a decision can be listed; a game with a search of its own has too many, and weighs ideas."""
    return Master().weighs_moves(game)


def _option(one: Weighed) -> Option:
    figures = (round(figure, 3) for figure in (one.gain, one.error, one.lost, one.lost_error))
    return Option(sendable(one.move), *figures)


def kind_of(deal: Deal, seat: int, moves: list[Move]) -> str:
    """The kind of a decision, as reviews name it."""
    decision = getattr(part(deal.game.name, "wording"), "decision", None)
    return "" if decision is None else str(decision(deal.view(seat), {move.verb for move in moves}))


def rating(found: dict[str, int], options: int) -> int:
    """How hard a puzzle is to begin with: the rating at which solvers as good as the bots would do as they do."""
    shares = {SOLVERS[level]: (times + 0.5) / (ASKED + 1) for level, times in found.items()} | {GUESSING: 1 / options}
    guesses = [strength + 400 * log10((1 - share) / share) for strength, share in shares.items()]
    return 10 * round(sum(guesses) / len(guesses) / 10)
