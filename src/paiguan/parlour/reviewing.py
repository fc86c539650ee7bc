"""The review of a finished hand for one of its players, told bit by bit while it is thought about."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec

from paiguan.bots.master import Weighed
from paiguan.bots.review import Decision, Reviewer
from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal
from paiguan.engine.records import begin_record, deal_of_record
from paiguan.parlour import wire as w
from paiguan.parlour.mistakes import MARGIN, ByKind, tallied
from paiguan.parlour.replay import own_decisions
from paiguan.parlour.scene import advice_offer
from paiguan.parlour.wording import kind_of, reason


class ReviewOption(msgspec.Struct, frozen=True, kw_only=True):
    """A move, and what it was expected to bring by the end of the hand."""

    offer: w.Offer
    value: float  # units
    margin: float  # half of its 95 % interval
    worlds: int  # in which it was played


class Reviewed(msgspec.Struct, frozen=True, kw_only=True):
    """A decision. The first of the `options` is the best, `played` the place of the move that was made.

    `lost` is the difference of the two in the same worlds, with a `margin` of its own; one inside its error is no `mistake`.
    """

    step: int  # of the replay, before the move
    seat: int
    kind: str  # id of the kind of decision; empty in games without kinds
    name: str  # of the kind
    rule: str  # the section about it
    options: tuple[ReviewOption, ...]
    played: int
    lost: float
    margin: float
    mistake: bool
    reason: str  # why the best is good, in a sentence


class ReviewNews(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a review: how far it is, and a decision that is new or better known. A later line replaces an earlier one of the
    same step."""

    done: int  # decisions that will not change any more
    count: int
    move: Reviewed | None = None
    finished: bool = False


class HandReview:
    """A review of the decisions of one seat. Nothing else is looked at, and each with what the seat knew then."""

    def __init__(self, record: dict[str, Json], own: int, names: Sequence[str], language: w.Language) -> None:
        self._own, self._names, self._language = own, names, language
        self._record = record
        self._step = dict(own_decisions(record, own))
        self._reviewer = Reviewer(deal_of_record(record), {own})
        self._final: set[int] = set()
        self._found: dict[int, tuple[str, Decision]] = {}  # by step, with the id of its kind

    def __len__(self) -> int:
        """The number of decisions."""
        return len(self._reviewer)

    def steps(self) -> Iterator[Callable[[], ReviewNews]]:
        """Yield pieces of work, each of which returns a line."""
        for work in self._reviewer.steps():
            yield partial(self._told, work)

    def last(self) -> ReviewNews:
        return ReviewNews(done=len(self._reviewer), count=len(self._reviewer), finished=True)

    def tally(self) -> ByKind:
        """Count the decisions by kind, as far as they are known."""
        return tallied(self._found.values())

    def _told(self, work: Callable[[], Decision]) -> ReviewNews:
        one = work()
        if one.final:
            self._final.add(one.step)
        return ReviewNews(done=len(self._final), count=len(self._reviewer), move=self._worded(one))

    def _worded(self, one: Decision) -> Reviewed:
        deal = self._before(one.step)
        game, language = deal.game, self._language
        verbs = {move.verb for move in self._reviewer.moves_at(one.step)}
        kind = kind_of(game, deal.view(self._own), verbs, language)
        self._found[one.step] = kind.id, one
        return Reviewed(
            step=self._step[one.step],
            seat=one.seat,
            kind=kind.id,
            name=kind.name,
            rule=kind.rule,
            options=tuple(self._option(deal, option) for option in one.options),
            played=one.played,
            lost=round(one.lost, 2),
            margin=round(MARGIN * one.error, 2),
            mistake=one.mistake,
            reason=reason(game, one.reason, self._names, language, self._own),
        )

    def _option(self, deal: Deal, option: Weighed) -> ReviewOption:
        return ReviewOption(
            offer=advice_offer(deal, option.move, self._language),
            value=round(option.gain, 2),
            margin=round(MARGIN * option.error, 2),
            worlds=option.worlds,
        )

    def _before(self, place: int) -> Deal:
        deal = begin_record(self._record)
        for action in self._record["actions"][:place]:
            deal.push(action)
        return deal
