"""What guests have played: a row for each guest and finished hand, written in the transaction that ends the hand.

Rows are made from the table alone, so they can be made again from its events: by the migration that introduced them, and when a
guest is carried over or forgotten.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.terms import in_language
from paiguan.parlour import events as e
from paiguan.parlour.names import FORMER, Name
from paiguan.parlour.table import Table
from paiguan.parlour.wire import Language


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who had a seat: the name that a guest had then, or the name of a bot in every language."""

    name: str = ""
    bot: Name | None = None

    def called(self, language: Language) -> str:
        return in_language(self.bot or FORMER, language) if self.bot or not self.name else self.name


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """The rules and the players of a hand."""

    options: dict[str, Json] = {}
    seats: tuple[Sitter, ...] = ()


def counts(table: Table) -> bool:
    """Return whether hands of a table are games: tries and lessons are not, and the deals of days are listed by themselves."""
    return not table.single and not table.first_deal


def results(table: Table, ended: float) -> list[dict[str, Any]]:
    """Return the rows of the newest hand of a table, which is over: one for each guest to whom it was dealt."""
    if not counts(table):
        return []
    hand, match = table.hand, table.match
    about = msgspec.json.encode(About(table.game.given, tuple(Sitter(chair.name, chair.bot) for chair in hand.seats)))
    return [
        {
            "guest": chair.guest,
            "table_id": table.id,
            "hand": len(table.hands),
            "seat": seat,
            "game": table.game.name,
            "match_number": table.played.matches,
            "number": match.standing.hands,
            "ended": ended,
            "units": hand.payments[seat],
            "total": hand.totals[seat],
            "place": match.places[seat],
            "match_over": match.over,
            "about": about,
        }
        for seat, chair in enumerate(hand.seats)
        if chair.guest and not chair.guest.startswith(e.FORGOTTEN)
    ]


def all_results(table_id: str, events: Sequence[e.AnyEvent], finished: int) -> list[dict[str, Any]]:
    """Return the rows of the first `finished` hands of a table."""
    table, rows, done = Table(table_id), list[dict[str, Any]](), 0
    ended = 0.0

    def count() -> None:
        nonlocal done
        if done < len(table.hands) <= finished and table.hands[-1].payments:
            rows.extend(results(table, ended))
            done = len(table.hands)

    for event in events:
        if isinstance(event, e.Dealt | e.Rematched) and done < len(table.hands) <= finished:
            _ = table.match  # an older log has no Settled events: the hand is played
            count()
        table.apply(event)
        if isinstance(event, e.Moved | e.Settled):
            ended = event.at
        if isinstance(event, e.Settled):
            count()
    if done < len(table.hands) <= finished:
        _ = table.match
        count()
    return rows


def named(events: Iterable[e.AnyEvent]) -> list[str]:
    """Return the guests that events name, each once, except forgotten ones."""
    found: dict[str, None] = {}
    for event in events:
        match event:
            case e.Opened(host=guest) | e.Sat(guest=guest) | e.PassedOn(guest=guest):
                found[guest] = None
            case e.Dealt(seats=seats):
                found.update(dict.fromkeys(one.guest for one in seats))
    return [guest for guest in found if guest and not guest.startswith(e.FORGOTTEN)]
