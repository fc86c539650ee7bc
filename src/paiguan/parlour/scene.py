"""What one viewer may see of a table, in their language: the seat's view, its history, the scene and its texts.

Everything is made from the viewer's `View` and from public facts of the table; `projection.py` decides when it is sent.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from paiguan.engine.contract import Json, Move, View
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.names import SEARCHING
from paiguan.engine.offering import openings, sendable
from paiguan.engine.settlement import Settlement, line
from paiguan.engine.terms import Voice, capital, terms
from paiguan.parlour import events as e
from paiguan.parlour import seating
from paiguan.parlour import wire as w
from paiguan.parlour.bots import note_on
from paiguan.parlour.chair import Chair
from paiguan.parlour.decide.moves import before_last_decision
from paiguan.parlour.sealing import facts as seal_facts
from paiguan.parlour.table import Table
from paiguan.parlour.wording import (
    Message,
    account,
    asked_for,
    barred,
    house_word,
    line_of,
    offers,
    payment,
    prompt,
    raised,
    tell,
    voice_of,
)

# ---- the view of a seat ---------------------------------------------------------------------------------------------


class SeatHistory:
    """A hand as one viewer has followed it, move by move. `seat` None is a spectator."""

    def __init__(self, deal: Deal, seat: int | None) -> None:
        self.seat = seat
        self.view = deal.view(seat)
        self.messages: list[Message] = list(tell(deal.game, None, self.view, None))
        self.intermediate_views: list[View] = []  # views passed through in the last step without a decision
        self.changed = True  # the last move is visible to this viewer
        self.views = 1  # how many the viewer has been shown so far, intermediate ones included
        self.message_counts: list[int] = []  # number of messages up to each intermediate view
        self._lines: dict[str, list[w.Line]] = {}

    def follow(self, deal: Deal) -> None:
        """Advance by one move. Moves hidden from this viewer are skipped."""
        before, self.view = self.view, deal.view(self.seat)
        self.changed = self.view is not before and self.view != before
        if not self.changed:
            return
        action = dict(self.view.log[-1]) if len(self.view.log) > len(before.log) else None
        intermediate_views = deal.game.interface.intermediate_views
        self.intermediate_views = [] if intermediate_views is None else list(intermediate_views(before, self.view))
        self.message_counts = []
        # One view at a time: the log must read the same whether or not a seat was asked about each of them.
        at = before
        for passing in self.intermediate_views:
            self.messages += tell(deal.game, at, passing, action)
            self.message_counts.append(len(self.messages))
            at, action = passing, None
        self.messages += tell(deal.game, at, self.view, action)
        self.views += len(self.intermediate_views) + 1

    def lines(self, names: Sequence[str], language: w.Language) -> list[w.Line]:
        """Return all lines of the log so far."""
        lines = self._lines.setdefault(language, [])
        if len(lines) < len(self.messages):
            voice = voice_of(self.messages[0].game, names, language, self.seat)
            lines += [line_of(message, voice) for message in self.messages[len(lines) :]]
        return lines


# ---- the scene ------------------------------------------------------------------------------------------------------


def asked(table: Table, seat: int | None, quiet: bool) -> bool:
    """Return whether the viewer may act now: on secret questions while the table is quiet, on others when it is not."""
    if seat is None or table.stage != "playing" or table.chairs[seat].queued_answer is not None:
        return False
    return quiet if table.asked_in_secret(seat) else not quiet and table.may_act(seat)


def facts(
    table: Table,
    code: str,
    here: set[str],
    watchers: int,
    language: w.Language,
    quiet: bool = False,
) -> w.TableFacts:
    """Return the table apart from the hand, for a spectator. While it is `quiet` the end of the hand stays hidden."""
    stage = "playing" if quiet and not table.closed else table.stage
    over, totals = stage == "over", table.match.totals
    if quiet and table.hand.payments:
        totals = tuple(total - paid for total, paid in zip(totals, table.hand.payments, strict=True))
    standing: dict[str, Json] = table.hand.standing if stage == "playing" else msgspec.to_builtins(table.match.standing)
    return w.TableFacts(
        id=table.id,
        code=code,
        game=table.game.name,
        options=table.game.given,
        values=table.game.values,
        seats=tuple(person(chair, table.game, here, table.clock is not None, language) for chair in table.chairs),
        you=None,
        host=False,
        public=table.public,
        clock=table.clock,
        stage=stage,
        hands=len(table.hands),
        length=table.game.interface.house.length(table.game.values) if table.contest is None else table.contest.hands,
        standing=standing,
        totals=totals,
        places=table.match.places if over else None,
        took=round(table.played.took, 1) if over else None,
        money=money_facts(table) if over else None,
        watchers=watchers,
        throws=table.throws,
        choosing=seating.facts(table, stage),
        hints=table.hints if not table.begun else table.advises,
        speaks=table.watchers_speak,
        chat=table.chat,
        daily=None if table.daily is None else w.DailyFacts(day=table.daily.day, late=table.daily.late),
        contest=None if table.contest is None else contest_facts(table.contest, table.paused),
        origin=None if table.origin is None else origin_facts(table, table.origin, language),
        seals=seal_facts(table, stage),
    )


def contest_facts(contest: e.Contest, paused: bool) -> w.ContestFacts:
    return w.ContestFacts(
        tournament=contest.tournament,
        round=contest.round,
        rounds=contest.rounds,
        board=contest.board,
        duplicate=bool(contest.deals),
        paused=paused,
    )


def origin_facts(table: Table, origin: e.Origin, language: w.Language) -> w.Origin:
    """Return the hand that a try is about, for its player; a try has no other viewers."""
    deal = table.game.load({**table.hand.dealt, **table.hand.standing})
    for move in table.hand.moves[: origin.moves]:
        deal.push(move)
    seat = origin.move["seat"]
    # Where all decide at once, others may have moved first.
    made = [move for move in table.hand.moves[origin.moves :] if move["seat"] == seat][:1]
    played, *again = (advice_offer(deal, deal.copy().push(move), language) for move in (origin.move, *made))
    return w.Origin(
        table=origin.table,
        hand=origin.hand,
        step=origin.step,
        puzzle=origin.puzzle,
        paid=origin.value if origin.puzzle else origin.payments[seat],
        played=played,
        again=again[0] if again else None,
    )


def facts_for(guest: str, table: Table, public: w.TableFacts) -> w.TableFacts:
    """Return the table as a guest sees it."""
    seat, host = table.seat_of(guest), guest == table.host and table.contest is None
    if seat is None and not host:
        return public
    return msgspec.structs.replace(public, you=seat, host=host, speaks=seat is not None or public.speaks)


def money_facts(table: Table) -> tuple[str, ...] | None:
    """Return the totals in money as exact fractions, or None where a point is a unit of money."""
    money = table.match.money
    return None if money is None or money == table.match.totals else tuple(str(one) for one in money)


def person(chair: Chair, game: Game, here: set[str], clocked: bool, language: w.Language) -> w.Person:
    if chair.open:
        return w.Person(kind="open", name="")
    return w.Person(
        kind="guest" if chair.guest else "bot",
        name=chair.called(language),
        level=chair.level or ("regular" if chair.away else None),
        note=note_on(chair.level, game, language, short=True) if chair.level in SEARCHING else "",
        away=chair.away,
        here=not chair.guest or chair.guest in here,
        ready=chair.ready,
        vacant=chair.vacant,
        bank=round(chair.bank, 1) if clocked and chair.guest else None,
    )


def hand_facts(
    table: Table,
    history: SeatHistory,
    guest: str,
    language: w.Language,
    quiet: bool,
    held: int | None,
    go_on: int | None = None,
    gone_on: bool = False,
) -> w.HandFacts:
    """Return the hand as a viewer sees it, without its clock.

    While the table is `quiet`, `held` may be the index of an intermediate view that is still on show. `go_on` is the
    number of the view that the viewer is to go on from; `gone_on` says that the viewer has, and others have not.
    """
    names = table.names(language)
    deal, seat = table.deal, history.seat
    assert deal is not None
    question = None if seat is None or held is not None else table.secret_question(seat)
    deal = deal if question is None else question
    view = (
        history.intermediate_views[held]
        if held is not None
        else history.view
        if question is None
        else question.view(seat)
    )
    if quiet and question is None:
        # A seat that is not asked sees the phase and turn of the public view. Its own may be ahead: in 天九 the dealer
        # may lead once the window has closed.
        public = deal.view(None) if held is None else view
        view = msgspec.structs.replace(view, phase=public.phase, turn=public.turn)
    may = held is None and asked(table, seat, quiet)
    moves = tuple(openings(deal, seat)) if may and seat is not None else ()
    offered = offers(deal, seat, language, moves) if moves and seat is not None else ()
    return w.HandFacts(
        number=len(table.hands),
        step=len(view.log),
        view=_in_words(shown_view(view), view, table, language, seat),
        log_from=0,
        log=tuple(history.lines(names, language)[: None if held is None else history.message_counts[held]]),
        offers=offered,
        raised=raised(deal.game, view, offered) if offered else (),
        prompt=asked_for(deal, view, moves, names, language, seat)
        if moves and seat is not None
        else house_word("go_on" if go_on is not None else "gone_on", language)
        if go_on is not None or gone_on
        else prompt(deal.game, view, may, names, language, seat),
        asked=may,
        go_on=go_on,
        takeback=(may or not quiet) and before_last_decision(table, guest) is not None,
        account=account(deal, names, language, seat) if deal.over and held is None else None,
    )


def _in_words(
    shown: dict[str, Json], view: Any, table: Table, language: w.Language, seat: int | None
) -> dict[str, Json]:
    """Word the reasons why verbs are barred (偎麻雀) in the viewer's language."""
    if "barred" in shown:
        shown["barred"] = msgspec.to_builtins(barred(table.game, view.barred, table.names(language), language, seat))
    return shown


def shown_view(view: View) -> dict[str, Json]:
    """Return a View as JSON, without its log, which is sent in words."""
    out: dict[str, Json] = msgspec.to_builtins(msgspec.structs.replace(view, log=()))
    del out["log"]
    return out


# ---- texts where no seat is asked: advice, reviews, score sheets -----------------------------------------------------


def advice_offer(deal: Deal, move: Move, language: w.Language) -> w.Offer:
    """Return a move as the button that makes it; its text names the pieces."""
    action = sendable(move)
    listed = offers(deal, move.seat, language)
    for offer in listed:
        if not offer.count and offer.move is not None and offer.move == action:
            return msgspec.structs.replace(offer, text=whole(offer))
    fields = ("card",) if action.get("card") else ("cards", "extra", "head", "mid", "tail")
    piles = [[action[field]] if field == "card" else action[field] for field in fields if action.get(field)]
    words = terms(deal.game.name)
    if move.verb == "bet":
        named = str(action["amount"])
    elif move.verb == "arrange":  # thirteen cards are listed pile by pile, by their signs
        named = " · ".join(" ".join(words.data["pieces"][card]["short"] for card in pile) for pile in piles)
    else:
        named = words.show("pieces", [piece for pile in piles for piece in pile], {}, Voice((), language))
    text = capital(f"{words.name('verbs', move.verb, language)} {named}".strip(), language)
    return w.Offer(verb=move.verb, text=text, move=action, pieces=tuple(piece for pile in piles for piece in pile))


def whole(offer: w.Offer) -> str:
    """Return the text of a button together with its chip: 引 · 3 張 with 三張九 becomes 引 三張九."""
    return offer.text if offer.combo in offer.text else f"{offer.text.split(' · ')[0]} {offer.combo}"


def sheet_account(game: Game, settlement: Settlement, names: Sequence[str], language: w.Language) -> w.Account:
    """Return the settlement of a hand played with real pieces."""
    words = terms(game.name)
    items = tuple(
        payment(words, item, words.name("items", item.id, language), line(words, item, language).strip(), language)
        for item in settlement.items
    )
    sums = " · ".join(f"{name} {amount:+d}" for name, amount in zip(names, settlement.payments, strict=True))
    return w.Account(items=items, payments=settlement.payments, headline=sums.replace("-", "−"))
