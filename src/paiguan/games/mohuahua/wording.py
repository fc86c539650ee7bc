"""抹花花 in words. With the poker deck cards go by the names of the poker cards that stand for them."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Literal

from paiguan.engine.contract import Item, Json, Move, View
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.kernel import interpreted
from paiguan.engine.moves import counted
from paiguan.engine.offering import openings
from paiguan.engine.settlement import Settlement
from paiguan.engine.terms import terms
from paiguan.engine.wording import Aloud, Button, Message, phrase
from paiguan.games.mohuahua.combos import COUNT, beats
from paiguan.games.mohuahua.record import FlowerMove, Play
from paiguan.games.mohuahua.settle import CI_AT, WIN, paid_cards
from paiguan.games.mohuahua.state import pips
from paiguan.games.mohuahua.view import MohuahuaView

NAME = "mohuahua"
ORDER = {"declare": 0, "go": 1, "fold": 2, "play": 3, "discard": 4, "pad": 5}
_beats = interpreted(beats)
BONUSES = ("xi", "niu", "liang")


def piece(game: Game, card: str) -> Json:
    return phrase("pieces", card, "poker.name" if game.values["deck"] == "poker" else "name")


def pieces(game: Game, cards: Sequence[str]) -> list[Json]:
    """One by one, equal ones counted: 天 ×3."""
    return [
        piece(game, card) if count == 1 else phrase("table", "piece_times", "", piece=piece(game, card), count=count)
        for card, count in counted(cards).items()
    ]


def named(game: Game, id: str) -> Json:
    """A combination by its id in the terms: a card, a name, or a kind and a card."""
    kind, _, card = id.rpartition("-")
    if not kind and id[0].isdigit():
        return piece(game, id)
    if kind and game.values["deck"] == "poker":
        return phrase("combinations", kind, "label", piece=piece(game, card))
    return phrase("combinations", id)


def combo(game: Game, cards: Sequence[str]) -> Json:
    assert game.interface.combo is not None
    return named(game, str(game.interface.combo(game.options, cards)))


def called(game: Game, params: Mapping[str, Json]) -> dict[str, Json]:
    """The parameters of a refusal, its cards by the names of the deck."""
    out = dict(params)
    for key, value in params.items():
        if key in ("piece", "pieces") and game.values["deck"] == "poker":
            known = [value] if isinstance(value, str) else list(value)
            out[key] = [piece(game, card) if terms(NAME).find("pieces", card) else card for card in known]
        elif key in ("combo", "top") and isinstance(value, str):
            out[key] = named(game, value)
    return out


# ---- the log -----------------------------------------------------------------------------------------------------


def tell(game: Game, before: View | None, after: View, action: Mapping[str, Json] | None) -> list[Message]:
    assert isinstance(after, MohuahuaView)
    if before is None:
        told = [event("deal", "heading", player=after.dealer)]
        return told if after.resting is None else [*told, event("rest", player=after.resting)]
    assert isinstance(before, MohuahuaView)
    if action is None:
        return []
    moves = list(tell_move(game, before, after, action))
    return [*moves, *tell_result(before, after, str(action["do"]), said=moves[-1].won)]


def event(key: str, kind: Literal["heading", "event"] = "event", **params: Json) -> Message:
    return Message(
        NAME, "events", key, "", params, kind=kind, seat=params.get("player"), won=key.startswith("trick_won")
    )


def gains(before: MohuahuaView, after: MohuahuaView) -> tuple[int | None, list[Json]]:
    """Who won a trick with this move, and its bonuses as phrases."""
    winner = next((seat for seat, won in enumerate(after.tricks) if won > before.tricks[seat]), None)
    if winner is None:
        return None, []
    counts = {name: getattr(after, name)[winner] - getattr(before, name)[winner] for name in BONUSES}
    return winner, [phrase("table", f"tag_{name}", "", count=count) for name, count in counts.items() if count]


def tell_move(game: Game, before: MohuahuaView, after: MohuahuaView, action: Mapping[str, Json]) -> Iterator[Message]:
    verb, seat = str(action["do"]), int(action["seat"])
    cards, extra = tuple(action.get("cards", ())), tuple(action.get("extra", ()))
    params: dict[str, Json] = {"player": seat}
    field = "log"
    if verb == "play":
        params["combo"] = combo(game, cards)
        winner, bonus = gains(before, after)
        hidden = int(action.get("count", len(extra)))
        if before.trick is None:
            yield heading(after, len(cards))
            field = "log_lead"
        elif hidden:
            field = "log_extra_open" if extra else "log_extra"
            params |= {"count": hidden, "pieces": pieces(game, extra)}
        elif len(cards) > before.trick.width:
            field, params["count"] = "log_quad66", len(cards)
        elif winner == seat and not bonus:
            field, params["count"] = "log_win", after.tricks[seat] - before.tricks[seat]
    elif verb in ("discard", "pad"):
        field = "log_open" if cards else "log"
        params |= {"count": int(action.get("count", len(cards))), "pieces": pieces(game, cards)}
    elif verb == "declare":
        params["count"] = after.tricks[seat]
    won = field == "log_win" or verb == "declare"
    yield Message(NAME, "verbs", verb, field, params, seat=seat, won=won, pieces=cards + extra)


def heading(after: MohuahuaView, count: int) -> Message:
    params: dict[str, Json] = {"n": after.trick_number, "count": phrase("numerals", count, "")}
    return Message(NAME, "table", "trick_title", "", params, kind="heading")


def tell_result(before: MohuahuaView, after: MohuahuaView, verb: str, said: bool) -> Iterator[Message]:
    """Who won the trick, unless that was `said` with the move, what it brought, and the end."""
    winner, bonus = gains(before, after)
    if winner is not None:
        count = after.tricks[winner] - before.tricks[winner]
        if bonus:
            yield event("trick_won_bonus", player=winner, count=count, bonus=bonus)
        elif not said:
            yield event("trick_won", player=winner, count=count)
        for least, key in ((CI_AT, "reached_ci"), (WIN, "reached_gou")):
            if before.tricks[winner] < least <= after.tricks[winner]:
                yield event(key, player=winner, count=after.tricks[winner])
                break
    if after.phase == "done" and verb != "declare":
        yield event("played_out")
    elif after.phase == "washed":
        yield Message(NAME, "items", "washed", "help", kind="event")


def aloud(told: Message) -> Aloud:
    """Lift or fold, a declared victory, and the tricks that make 夠 and 賜 (6.1)."""
    match told.section, told.key:
        case "verbs", "go" | "fold" | "declare":
            return Aloud(phrase("verbs", told.key, "button"))
        case "events", "reached_gou":
            return Aloud(phrase("items", "gou"), sound="chime")
        case "events", "reached_ci":
            return Aloud(phrase("items", "ci"), "賜")
    return Aloud()


# ---- what is waited for, and what may be done ----------------------------------------------------------------------


def prompt(game: Game, view: View, asked: bool) -> Message:
    assert isinstance(view, MohuahuaView)
    if view.phase in ("done", "washed"):
        return Message(NAME, "phases", view.phase, "prompt")
    if not asked or view.seat is None:
        return Message(NAME, "phases", view.phase, "wait", {"player": view.turn})
    params: dict[str, Json] = {}
    if view.trick is not None:
        params = {"best": named(game, view.trick.best), "count": view.trick.width - view.trick.down[view.seat]}
    return Message(NAME, "phases", view.phase, "prompt", params)


def asks(deal: Deal, view: View, moves: Sequence[Move]) -> Message | None:
    """The question to a seat that follows, by what in its hand beats the best play; a seat that can beat it may have to (4)."""
    assert isinstance(view, MohuahuaView)
    if view.phase != "follow" or view.trick is None:
        return None
    plays = [move for move in moves if isinstance(move, Play)]
    forced = all(isinstance(move, Play) for move in moves)
    params: dict[str, Json] = {"best": named(deal.game, view.trick.best), "count": view.trick.width}
    if not plays:
        field = "prompt_none" if may_be_beaten(deal) else "prompt_top"
        return Message(NAME, "phases", "follow", field, params)
    if len(plays) == 1:
        params["combo"] = combo(deal.game, plays[0].cards)
        return Message(NAME, "phases", "follow", "prompt_must_one" if forced else "prompt_one", params)
    return Message(NAME, "phases", "follow", "prompt_must" if forced else "prompt_some", params)


def may_be_beaten(deal: Deal) -> bool:
    """Whether any combination at all beats the best play of the trick (5.3)."""
    state = deal.state
    return any(_beats(deal.game.options, state.best, state.owner == state.leader, combo) for combo in range(COUNT))


def weight(view: View, card: str) -> Json:
    """How dear a card is to discard: by its pips (5.3)."""
    return pips(card)


def decision(view: View, verbs: Collection[str]) -> str:
    """The kind of a decision, for reviews: where one may declare it is about that."""
    return "declare" if "declare" in verbs else view.phase


def buttons(deal: Deal, seat: int, move: Move) -> Iterator[Button]:
    assert isinstance(move, FlowerMove)
    game, cards, verb = deal.game, move.cards, move.verb
    order = ORDER[verb]
    if verb == "play":
        what = combo(game, cards)
        rank = int(game.interface.codes(deal.state, game.options, move)[0])
        field = "button_lead" if deal.phase == "lead" else "button_beat"
        label = Message(NAME, "verbs", verb, field, {"combo": what})
        fixed: dict[str, Json] | None = {"do": verb, "cards": list(cards)} if move.extra else None
        places = (order, -len(cards), -rank)
        yield Button(move, label, cards, what, count=len(move.extra), order=places, given=fixed)
    elif cards:
        label = Message(NAME, "verbs", verb, "button_count", {"count": len(cards)})
        yield Button(move, label, count=len(cards), order=(order,))
    else:
        yield Button(move, Message(NAME, "verbs", verb, "button"), order=(order,))


def good(deal: Deal, seat: int, move: Move, after: Deal) -> Message:
    assert isinstance(move, FlowerMove)
    game, cards, view = deal.game, move.cards, deal.view(seat)
    assert isinstance(view, MohuahuaView)
    params: dict[str, Json] = {"count": len(cards)}
    if view.trick is not None:
        params["best"] = named(game, view.trick.best)
    if move.verb == "play":
        params["combo"] = combo(game, cards)
        return Message(NAME, "table", "ok_lead" if view.trick is None else "ok_play", "", params)
    if move.verb == "discard":
        beats = any(one.verb == "play" for one in openings(deal, seat))
        return Message(NAME, "table", "ok_discard_free" if beats else "ok_discard", "", params)
    if move.verb == "pad":
        return Message(NAME, "table", "ok_pad", "", params)
    return Message(NAME, "words", "may", "", {"verb": move.verb})


# ---- the settlement ------------------------------------------------------------------------------------------------


def explained(deal: Deal, items: Sequence[Item], place: int) -> tuple[Json, Message]:
    item, state = items[place], deal.state
    params: dict[str, Json] = {"tricks": int(state.tricks[item.payee]), "points": item.units}
    cards: tuple[str, ...] = ()
    if item.id in BONUSES:
        assert item.payee is not None
        params["count"] = int(getattr(state, item.id)[item.payee])
        cards = paid_cards(deal.view(None).log, item.id, item.payee)
    return phrase("items", item.id), Message(NAME, "items", item.id, "help", params, pieces=cards)


def headline(deal: Deal, settlement: Settlement) -> Message:
    """Who has 夠 or 賜."""
    if deal.phase == "washed":
        return Message(NAME, "items", "washed", "help")
    winners = sorted({item.payee for item in settlement.items if item.payee is not None})
    if len(winners) != 1:
        return Message(NAME, "items", "two_winners", "help", {"winners": winners}) if winners else event("played_out")
    won = {item.id for item in settlement.items}
    count = int(deal.state.tricks[winners[0]])
    return event("reached_ci" if "ci" in won else "reached_gou", player=winners[0], count=count)
