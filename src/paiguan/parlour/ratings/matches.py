"""Which matches are rated: made from the table alone, and counted in the transaction that ends the match.

Who sat at the first deal answers for the seat to the end: neither being away, nor leaving for good, nor somebody else who takes the
seat over changes whose result it is. Only hands that two people began and did not leave to one count, because one person alone with bots may
take moves back and ask for hints.
"""

from itertools import takewhile

from paiguan.parlour import events as e
from paiguan.parlour.played import Hand
from paiguan.parlour.results import counts
from paiguan.parlour.store.ratings import EndedMatch, Sitter
from paiguan.parlour.table import Table
from paiguan.ratings.model import swing_of


def ended_match(table: Table, at: float) -> EndedMatch | None:
    """Return the match that is over, or None if it is not, or counts for nobody."""
    match = table.match
    if not match.over or not counts(table) or table.hints:
        return None
    hands = list(takewhile(lambda hand: not hand.alone, table.hands[-match.standing.hands :]))
    if not hands:
        return None
    payments = [hand.payments for hand in hands]
    players = [
        Sitter(guest=chair.guest, level=chair.level or "", units=sum(paid[seat] for paid in payments))
        for seat, chair in enumerate(hands[0].seats)
        if not chair.guest.startswith(e.FORGOTTEN) and any(not _sat_out(table, hand, seat) for hand in hands)
    ]
    people = [one.guest for one in players if one.guest]
    if len(people) < 2 or len(set(people)) < len(people):
        return None
    return EndedMatch(
        table=table.id,
        game=table.game.name,
        number=table.played.matches,
        began=table.played.began,
        at=at,
        players=tuple(players),
        swing=swing_of(payments),
        hands=len(hands),
    )


def _sat_out(table: Table, hand: Hand, seat: int) -> bool:
    return table.game.interface.house.sits_out(table.game.plain_options, hand.standing["dealer"]) == seat
