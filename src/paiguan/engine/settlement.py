"""A settlement as people read it: items, factors, who pays whom under which rule."""

import msgspec

from paiguan.engine.contract import Item
from paiguan.engine.interface import GameInterface
from paiguan.engine.kernel import State
from paiguan.engine.state import NOBODY, Items
from paiguan.engine.terms import Terms, terms


class Settlement(msgspec.Struct, frozen=True):
    """The items of a hand and the payment of each seat; the payments sum to zero."""

    game: str
    items: tuple[Item, ...]
    payments: tuple[int, ...]

    def text(self, language: str = "en") -> str:
        """One line an item, then the sums."""
        words = terms(self.game)
        lines = [line(words, item, language) for item in self.items]
        sums = ", ".join(f"{words.seat(seat, language)} {amount:+d}" for seat, amount in enumerate(self.payments))
        return "\n".join([*lines, sums])


def line(words: Terms, item: Item, language: str) -> str:
    name = words.name("items", item.id, language)
    notes = "".join(f" ({words.name('items', note, language)})" for note in item.notes)
    if item.payer is None or item.payee is None:
        pair = (item.debtor, item.payee)
        between = " → ".join(words.seat(seat, language) for seat in pair if seat is not None)
        return f"  {between + '  ' if between else ''}{name}{notes}: {item.units}"
    product = "".join(f" × {words.name('items', factor, language)} {value}" for factor, value in item.factors.items())
    debtor = "" if item.debtor is None else f" ({words.seat(item.debtor, language)})"
    return (
        f"  {words.seat(item.payer, language)} → {words.seat(item.payee, language)}  "
        f"{name}{notes}{debtor}: {item.amount if not product else f'{item.units}{product} = {item.amount}'}"
    )


def read_items(interface: GameInterface, records: Items, count: int) -> tuple[Item, ...]:
    """Convert ITEM records to items with names instead of numbers."""
    return tuple(_item(interface, records[i]) for i in range(count))


def _item(interface: GameInterface, record: State) -> Item:
    factors = {name: int(record.factors[i]) for i, name in enumerate(interface.factors) if record.factors[i] != 1}
    return Item(
        id=interface.items[record.id],
        payer=_seat(record.payer),
        payee=_seat(record.payee),
        units=int(record.units),
        amount=int(record.amount),
        factors=factors,
        notes=tuple(name for i, name in enumerate(interface.notes) if record.notes >> i & 1),
        debtor=_seat(record.debtor),
    )


def _seat(value: int) -> int | None:
    return None if value == NOBODY else int(value)
