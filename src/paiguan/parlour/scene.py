"""The scene: all that one viewer may see of a table, in his language."""

from typing import Any

import msgspec

from paiguan.parlour import wire as w
from paiguan.parlour.clock import now
from paiguan.parlour.decide import before_last_decision
from paiguan.parlour.pacing import Quiet
from paiguan.parlour.sights import Sight
from paiguan.parlour.table import Chair, Table
from paiguan.parlour.telling import account, barred, offers, prompt


def asked(table: Table, seat: int | None, quiet: bool) -> bool:
    """The viewer may act now: the rules ask him, or he may answer before they do. In the quiet only secret questions count."""
    if seat is None or table.stage != "playing" or table.chairs[seat].meant is not None:
        return False
    return table.asked_in_secret(seat) or (not quiet and table.may_act(seat))


def facts(table: Table, guest: str, code: str, here: set[str], watchers: int, language: w.Language) -> w.TableFacts:
    playing, over = table.stage == "playing", table.stage == "over"
    standing: Any = table.hand.standing if playing else msgspec.to_builtins(table.match.standing)
    return w.TableFacts(
        id=table.id,
        code=code,
        game=table.game.name,
        options=table.game.given,
        values=table.game.values,
        seats=tuple(person(chair, here, table.clock is not None, language) for chair in table.chairs),
        you=table.seat_of(guest),
        host=guest == table.host,
        public=table.public,
        clock=table.clock,
        stage=table.stage,
        hands=len(table.hands),
        standing=standing,
        totals=table.match.totals,
        places=table.match.places if over else None,
        money=told_money(table) if over else None,
        watchers=watchers,
        throws=table.throws,
    )


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
    sight: Sight,
    guest: str,
    language: w.Language,
    quiet: Quiet | None,
) -> w.HandFacts:
    """In the quiet the table may still be shown what passed by before the present. Clocks are set by who sends it."""
    names = table.names(language)
    held = None if quiet is None or not sight.stills else quiet.held(now())
    deal, seat = table.deal, sight.seat
    assert deal is not None
    view = sight.view if held is None else sight.stills[held]
    may = held is None and asked(table, seat, quiet is not None)
    return w.HandFacts(
        number=len(table.hands),
        step=len(view.log),
        view=_in_words(shown_view(view), view, table, language, seat),
        stills=tuple(shown_view(still) for still in sight.stills) if held is None and table.people < 2 else (),
        log_from=0,
        log=tuple(sight.lines(names, language)[: None if held is None else sight.settled]),
        offers=offers(deal, seat, language) if may and seat is not None else (),
        prompt=prompt(deal.game, view, may, names, language, seat),
        asked=may,
        takeback=before_last_decision(table, guest) is not None,
        account=account(deal, names, language, seat) if deal.over and held is None else None,
    )


def _in_words(shown: dict[str, Any], view: Any, table: Table, language: w.Language, seat: int | None) -> dict[str, Any]:
    """Where a view says why verbs may not be used (偎麻雀), it says so in the viewer's language."""
    if "barred" in shown:
        shown["barred"] = barred(table.game, view.barred, table.names(language), language, seat)
    return shown


def shown_view(view: Any) -> dict[str, Any]:
    """A View as JSON, without its log: that is told in words."""
    out: dict[str, Any] = msgspec.to_builtins(view)
    out.pop("log", None)
    return out
