"""What a game without a module `wording` tells: its own words where its terms have them, else those of `terms/plain.json`."""

from collections.abc import Iterator, Mapping, Sequence

from paiguan.engine.contract import Item, Json, Move, View
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.offering import sendable
from paiguan.engine.settlement import Settlement
from paiguan.engine.terms import terms
from paiguan.engine.wording import Button, Message, phrase


def tell(game: Game, before: View | None, after: View, action: Mapping[str, Json] | None) -> list[Message]:
    """The deal, the move, and who has taken a trick where the view has a `last_trick`."""
    told: list[Message] = []
    if before is None:
        told.append(Message(game.name, "events", "dealt", kind="heading"))
    if action is not None:
        told.append(told_move(game, action))
    trick, known = getattr(after, "last_trick", None), getattr(before, "last_trick", None)
    if trick is not None and trick != known:
        params = {"player": trick.winner, "number": trick.number}
        told.append(Message(game.name, "events", "trick_won", params=params, kind="event", seat=trick.winner, won=True))
    return told


def told_move(game: Game, action: Mapping[str, Json]) -> Message:
    verb, seat = str(action["do"]), int(action["seat"])
    pieces = pieces_in(game, action)
    plain = {key: list(value) if isinstance(value, tuple) else value for key, value in action.items()}
    params = {key: value for key, value in plain.items() if key not in ("do", "seat")}
    params |= {"player": seat, "verb": verb, "pieces": list(pieces)}
    section, key = ("verbs", verb) if has(game, "verbs", verb, "log") else ("events", "moved")
    return Message(game.name, section, key, "log", params, seat=seat, pieces=pieces)


def pieces_in(game: Game, action: Mapping[str, Json]) -> tuple[str, ...]:
    """The pieces that an action names, field by field."""
    known = terms(game.name).data["pieces"]
    fields = [value if isinstance(value, list | tuple) else [value] for value in action.values()]
    return tuple(one for field in fields for one in field if isinstance(one, str) and one in known)


def has(game: Game, section: str, key: str, field: str) -> bool:
    """Whether the terms have a text at a place: a message, or a name."""
    words = terms(game.name)
    return words.has(section, key, field, "en") or field in (words.find(section, key) or {})


def prompt(game: Game, view: View, asked: bool) -> Message:
    """What is waited for: the words of the phase, or those of any game."""
    field = "prompt" if asked or view.turn is None else "wait"
    params = {} if view.turn is None else {"player": view.turn}
    if has(game, "phases", view.phase, field):
        return Message(game.name, "phases", view.phase, field, params)
    return Message(game.name, "events", "over" if view.turn is None else "turn", field, params)


def buttons(deal: Deal, seat: int, move: Move) -> Iterator[Button]:
    """A button for each move, in the order of the codes."""
    game = deal.game
    pieces = pieces_in(game, sendable(move))
    code = int(game.interface.codes(deal.state, game.options, move)[0])
    field = "button" if has(game, "verbs", move.verb, "button") else "name"
    label = Message(game.name, "verbs", move.verb, field, {"pieces": list(pieces)})
    made = None if game.interface.combo is None else game.interface.combo(game.options, pieces)
    combo: Json = phrase("combinations", made) if made else phrase("pieces", pieces[0]) if len(pieces) == 1 else None
    yield Button(move, label, pieces, combo, order=(code,))


def good(deal: Deal, seat: int, move: Move, after: Deal) -> Message:
    return Message(deal.game.name, "words", "may", "", {"verb": move.verb})


def explained(deal: Deal, items: Sequence[Item], place: int) -> tuple[Json, Message]:
    """The name of a line, and its help or who pays whom."""
    item = items[place]
    params: dict[str, Json] = {"payer": item.payer, "payee": item.payee, "units": item.units, "amount": item.amount}
    title = phrase("items", item.id)
    if has(deal.game, "items", item.id, "help"):
        return title, Message(deal.game.name, "items", item.id, "help", params)
    return title, Message(deal.game.name, "events", "pays", "help", params)


def headline(deal: Deal, settlement: Settlement) -> Message:
    """Who has won most; nobody where nothing was paid."""
    most = max(settlement.payments)
    if most == 0:
        return Message(deal.game.name, "events", "drawn")
    winners = [seat for seat, paid in enumerate(settlement.payments) if paid == most]
    return Message(deal.game.name, "events", "finish", params={"winners": winners, "amount": most})
