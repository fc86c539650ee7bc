"""Compare what people were told with what the store holds."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from paiguan.parlour import events as e
from paiguan.parlour.played import Hand
from paiguan.parlour.store.database import in_one_transaction
from paiguan.parlour.store.schema import events as event_rows
from paiguan.parlour.table import Table
from tests.faults.crowd import Crowd, Memory, Player

_events = msgspec.json.Decoder(e.AnyEvent)
# Moves whose pieces stay face down until the end of the hand.
FACE_DOWN = {("tianjiu", "discard"), ("mohuahua", "discard"), ("shisanzhang", "arrange")}


class Findings(msgspec.Struct):
    """The faults found, with examples of each."""

    lost: list[str] = []  # acknowledged but not in the store
    doubled: list[str] = []  # in the store twice
    lied: list[str] = []  # refused but in the store
    gaps: list[str] = []  # tables whose events cannot be replayed
    stale: list[str] = []  # people who see less or more than is stored
    leaks: list[str] = []  # frames with pieces that their viewer could not know
    events: int = 0

    @property
    def all(self) -> list[str]:
        return [*self.lost, *self.doubled, *self.lied, *self.gaps, *self.stale[:5], *self.leaks[:5]]


def audit(url: str, crowd: Crowd) -> Findings:
    """Compare the store with a crowd that has stopped moving."""
    memory, found, stored = crowd.memory, Findings(), _stored(url)
    commands: Counter[str] = Counter()
    for bodies in stored.values():
        for _, body in bodies:
            if command := _events.decode(body).command:
                commands[command.split(" ", 1)[1]] += 1
            found.events += 1
    found.lost = [f"{what} is not stored" for command, what in memory.acknowledged.items() if command not in commands]
    found.doubled = [f"{command} is stored {times} times" for command, times in commands.items() if times > 1]
    found.lied = [
        f"{one} is stored, and was refused: {code}" for one, code in memory.refused.items() if one in commands
    ]
    for table, bodies in stored.items():
        if [seq for seq, _ in bodies] != list(range(1, len(bodies) + 1)):
            found.gaps.append(table)
            continue
        found.leaks += _leaks(table, [_events.decode(body) for _, body in bodies], memory, found, crowd.tables[table])
    return found


def _stored(url: str) -> dict[str, list[tuple[int, bytes]]]:
    def read(connection: Connection) -> dict[str, list[tuple[int, bytes]]]:
        rows: dict[str, list[tuple[int, bytes]]] = defaultdict(list)
        query = select(event_rows).order_by(event_rows.c.table_id, event_rows.c.seq)
        for table, seq, body in connection.execute(query):
            rows[table].append((seq, bytes(body)))
        return rows

    return asyncio.run(in_one_transaction(url, read))


def _leaks(
    table_id: str, events: list[e.AnyEvent], memory: Memory, found: Findings, players: list[Player]
) -> Iterator[str]:
    """Find the moments at which somebody was shown a kind of piece that they could not know.

    A player knows the pieces of their own hand, those face up in moves so far, and in 偎麻雀 the cards drawn so far. These are read
    from the stored hand, not from the concealed state that the server uses."""
    table, hands = Table(table_id), 0
    for event in events:
        table.apply(event)
        ends = isinstance(event, e.Moved) and table.deal is not None and table.deal.over
        if ends or event is events[-1]:
            hands = len(table.hands)
            yield from _leaks_of_hand(table, hands, memory)
    found.stale += _lagging(table, players)


def lagging(url: str, crowd: Crowd) -> list[str]:
    """Return who sees less or more than is stored now."""
    found: list[str] = []
    for name, bodies in _stored(url).items():
        table = Table(name)
        for _, body in bodies:
            table.apply(_events.decode(body))
        found += _lagging(table, crowd.tables[name])
    return found


def _lagging(table: Table, players: list[Player]) -> Iterator[str]:
    for player in players:
        seat = player.scene.table.you if player.scene is not None else None
        place = (len(table.hands), len(table.deal.view(seat).log)) if table.deal is not None else (0, 0)
        if player.place != place:
            yield f"{table.game.name} {table.id} {player.name}: {player.place}, stored {place}"


def _leaks_of_hand(table: Table, number: int, memory: Memory) -> Iterator[str]:
    if not table.hands or table.deal is None:
        return
    hand, deal = table.hand, table.deal
    deck, public = set(_strings(hand.dealt)), _public(table)
    laid = [
        (move["seat"], (table.game.name, move["do"]) in FACE_DOWN, deck.intersection(_strings(move)))
        for move in hand.moves
    ]
    for seat in [None, *range(len(table.chairs))]:
        moments = memory.shown.pop((table.id, number, seat), {})
        own: set[str] = set() if seat is None or not moments else _own(deal, seat, hand)
        opened, counted = (
            set[str](),
            0,
        )  # by the number of moves counted; later moments include all that was known earlier
        for step, frames in sorted(moments.items()):
            moves, turned = public[min(step + 1, len(public) - 1)]
            for mover, face_down, pieces in laid[counted:moves]:
                if mover == seat or not face_down:
                    opened |= pieces
            counted = max(counted, moves)
            if extra := {one.decode() for one in frames}.intersection(deck) - own - opened - {*turned}:
                yield f"{table.game.name} {table.id} hand {number} seat {seat} step {step}: {sorted(extra)}"


def _own(deal: Any, seat: int, hand: Hand) -> set[str]:
    """The pieces of a seat's own hand. Where dice decide who gets which tiles (天九): what the seat holds and has played."""
    if "deal" in hand.dealt:
        dreams = deal.game.name == "weimaque" and not hand.dealt["deal"][seat]  # the dreamer may see all hands (4)
        return set(_strings(hand.dealt["deal"] if dreams else hand.dealt["deal"][seat]))
    moved = [move for move in hand.moves if move["seat"] == seat]
    return {*deal.view(seat).hand, *_strings(moved)}


def _public(table: Table) -> list[tuple[int, list[str]]]:
    """For each length of the public log: the most moves that can have been made, and the cards drawn from the stock."""
    deal, stock = table.game.load(table.hand.dealt), list(table.hand.dealt.get("stock", ()))
    public: list[tuple[int, list[str]]] = []
    for made, move in enumerate([None, *table.hand.moves]):
        if move is not None:
            deal.push(move)
        view: Any = deal.view(None)
        length = len(view.log)
        del public[length:]
        turned = stock[: len(stock) - view.stock] if stock else []
        public += [(made, turned)] * (length + 1 - len(public))
    return public


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _strings(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _strings(one)
