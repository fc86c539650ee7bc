"""What one viewer may see of a table, in their language: the view of a seat, its history, the scene, the words.

Everything here is made from a viewer's `View` and from what is public at the table; `viewers.py` decides when it is sent.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from paiguan.engine.contract import Move, View
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.offering import sendable
from paiguan.engine.settlement import Settlement, line
from paiguan.engine.terms import terms
from paiguan.parlour import wire as w
from paiguan.parlour.decide import before_last_decision
from paiguan.parlour.table import Chair, Table
from paiguan.parlour.telling import Told, account, barred, offers, payment, prompt, tell, word
from paiguan.parlour.telling.told import capital

# ---- the view of a seat ---------------------------------------------------------------------------------------------


class SeatHistory:
    """A hand as one viewer followed it, move by move; `seat` None is a spectator's."""

    def __init__(self, deal: Deal, seat: int | None) -> None:
        self.seat = seat
        self.view = deal.view(seat)
        self.told: list[Told] = list(tell(deal.game, None, self.view, None))
        self.stills: list[View] = []  # what passed by in the last step without a decision
        self.changed = True  # the viewer may know of the last move
        self.shown_new = False  # a card was turned or discarded in the last step
        self.told_at: list[int] = []  # how many lines had been told when each of the stills was shown
        self._lines: dict[str, list[w.Line]] = {}

    def follow(self, deal: Deal) -> None:
        """Go one move further. Moves hidden from this viewer are skipped."""
        before, self.view = self.view, deal.view(self.seat)
        self.changed = self.view != before
        if not self.changed:
            return
        action = dict(self.view.log[-1]) if len(self.view.log) > len(before.log) else None
        stills = deal.game.face.stills
        self.stills = [] if stills is None else list(stills(before, self.view))
        self.told_at = []
        # Told still by still, as it would be told if somebody had been asked about each of them.
        at = before
        for still in self.stills:
            self.told += tell(deal.game, at, still, action)
            self.told_at.append(len(self.told))
            at, action = still, None
        self.told += tell(deal.game, at, self.view, action)
        self.shown_new = len(getattr(self.view, "shown", ())) > len(getattr(before, "shown", ()))

    def lines(self, names: Sequence[str], language: w.Language) -> list[w.Line]:
        """All lines of the log so far."""
        lines = self._lines.setdefault(language, [])
        lines += [word(told, names, language, self.seat) for told in self.told[len(lines) :]]
        return lines


# ---- the scene ------------------------------------------------------------------------------------------------------


def asked(table: Table, seat: int | None, quiet: bool) -> bool:
    """Whether the viewer may act now. Secret questions are answered while the table is quiet, all others when it is not."""
    if seat is None or table.stage != "playing" or table.chairs[seat].meant is not None:
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
    """The table apart from the hand, for a spectator. While it is `quiet` nobody knows yet whether the hand is over."""
    stage = "playing" if quiet else table.stage
    over, totals = stage == "over", table.match.totals
    if quiet and table.hand.payments:
        totals = tuple(total - paid for total, paid in zip(totals, table.hand.payments, strict=True))
    standing: Any = table.hand.standing if stage == "playing" else msgspec.to_builtins(table.match.standing)
    return w.TableFacts(
        id=table.id,
        code=code,
        game=table.game.name,
        options=table.game.given,
        values=table.game.values,
        seats=tuple(person(chair, here, table.clock is not None, language) for chair in table.chairs),
        you=None,
        host=False,
        public=table.public,
        clock=table.clock,
        stage=stage,
        hands=len(table.hands),
        length=table.game.face.house.length(table.game.values),
        standing=standing,
        totals=totals,
        places=table.match.places if over else None,
        money=told_money(table) if over else None,
        watchers=watchers,
        throws=table.throws,
        hints=table.hints if not table.begun else table.advises,
        speaks=table.watchers_speak,
    )


def facts_for(guest: str, table: Table, public: w.TableFacts) -> w.TableFacts:
    """The table as a guest sees it."""
    seat, host = table.seat_of(guest), guest == table.host
    if seat is None and not host:
        return public
    return msgspec.structs.replace(public, you=seat, host=host, speaks=seat is not None or public.speaks)


def told_money(table: Table) -> tuple[str, ...] | None:
    """What the totals come to, as exact fractions; nothing where a point is a unit of money."""
    money = table.match.money
    return None if money is None or money == table.match.totals else tuple(str(one) for one in money)


def person(chair: Chair, here: set[str], clocked: bool, language: w.Language) -> w.Person:
    if chair.open:
        return w.Person(kind="open", name="")
    return w.Person(
        kind="guest" if chair.guest else "bot",
        name=chair.called(language),
        level=chair.level or ("regular" if chair.away else None),
        away=chair.away,
        here=not chair.guest or chair.guest in here,
        ready=chair.ready,
        bank=round(chair.bank, 1) if clocked and chair.guest else None,
    )


def hand_facts(
    table: Table,
    history: SeatHistory,
    guest: str,
    language: w.Language,
    quiet: bool,
    held: int | None,
) -> w.HandFacts:
    """The hand. While the table is `quiet`, `held` may name an intermediate view that is still being shown. The sender
    fills in the clock."""
    names = table.names(language)
    deal, seat = table.deal, history.seat
    assert deal is not None
    question = None if seat is None or held is not None else table.secret_question(seat)
    deal = deal if question is None else question
    view = history.stills[held] if held is not None else history.view if question is None else question.view(seat)
    if quiet and question is None:
        # Whoever is not asked sees the window as the public does: the dealer of 天九 may lead when it has closed.
        public = deal.view(None) if held is None else view
        view = msgspec.structs.replace(view, phase=public.phase, turn=public.turn)
    may = held is None and asked(table, seat, quiet)
    return w.HandFacts(
        number=len(table.hands),
        step=len(view.log),
        view=_in_words(shown_view(view), view, table, language, seat),
        log_from=0,
        log=tuple(history.lines(names, language)[: None if held is None else history.told_at[held]]),
        offers=offers(deal, seat, language) if may and seat is not None else (),
        prompt=prompt(deal.game, view, may, names, language, seat),
        asked=may,
        takeback=(may or not quiet) and before_last_decision(table, guest) is not None,
        account=account(deal, names, language, seat) if deal.over and held is None else None,
    )


def _in_words(shown: dict[str, Any], view: Any, table: Table, language: w.Language, seat: int | None) -> dict[str, Any]:
    """Where a view says why verbs may not be used (偎麻雀), it says so in the viewer's language."""
    if "barred" in shown:
        shown["barred"] = msgspec.to_builtins(barred(table.game, view.barred, table.names(language), language, seat))
    return shown


def shown_view(view: Any) -> dict[str, Any]:
    """A View as JSON, without its log: that is told in words."""
    out: dict[str, Any] = msgspec.to_builtins(view)
    out.pop("log", None)
    return out


# ---- words where no seat is being asked: advice, reviews, score sheets ------------------------------------------------


def advice_offer(deal: Deal, move: Move, language: w.Language) -> w.Offer:
    """A move as the button that makes it; its text says with which pieces."""
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
    elif move.verb == "arrange":  # thirteen cards are read pile by pile, by their signs
        named = " · ".join(" ".join(words.data["pieces"][card]["short"] for card in pile) for pile in piles)
    else:
        comma = ", " if language == "en" else "、"
        named = comma.join(words.name("pieces", piece, language) for pile in piles for piece in pile)
    text = capital(f"{words.name('verbs', move.verb, language)} {named}".strip())
    return w.Offer(verb=move.verb, text=text, move=action, pieces=tuple(piece for pile in piles for piece in pile))


def whole(offer: w.Offer) -> str:
    """What a button and its chip say together: 引 · 3 張 with 三張九 is 引 三張九."""
    return offer.text if offer.combo in offer.text else f"{offer.text.split(' · ')[0]} {offer.combo}"


def sheet_account(game: Game, settlement: Settlement, names: Sequence[str], language: w.Language) -> w.Account:
    """The settlement of a hand played with real pieces."""
    words = terms(game.name)
    items = tuple(
        payment(words, item, words.name("items", item.id, language), line(words, item, language).strip(), language)
        for item in settlement.items
    )
    sums = " · ".join(f"{name} {amount:+d}" for name, amount in zip(names, settlement.payments, strict=True))
    return w.Account(items=items, payments=settlement.payments, headline=sums.replace("-", "−"))
