"""天九 in words."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from paiguan.engine.contract import Item, Json, Move, View
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.settlement import Settlement
from paiguan.engine.wording import Aloud, Button, Message, phrase
from paiguan.games.tianjiu.combos import FINISH, NONE, combo_of, kinds_in, lipai_kinds
from paiguan.games.tianjiu.play import he_item
from paiguan.games.tianjiu.record import Discard, Play
from paiguan.games.tianjiu.settle import par
from paiguan.games.tianjiu.state import ITEM_IDS, KIND, RANK, first_taker, mask
from paiguan.games.tianjiu.view import TianjiuView

NAME = "tianjiu"
FINISHES = ("yao", "baozun", "sidabao", "sweep7", "sweep8")


def combo(game: Game, cards: Sequence[str]) -> Json:
    """A play by its name; a single tile by its own, so that equals are told apart."""
    if len(cards) == 1:
        return phrase("pieces", cards[0], "long")
    assert game.interface.combo is not None
    return phrase("combinations", game.interface.combo(game.options, cards))


def named(id: str, cards: Sequence[str]) -> Json:
    """What lies on a trick: the view has its id and its tiles."""
    return phrase("pieces", cards[0], "long") if len(cards) == 1 else phrase("combinations", id)


# ---- the log -----------------------------------------------------------------------------------------------------


def tell(game: Game, before: View | None, after: View, action: Mapping[str, Json] | None) -> list[Message]:
    assert isinstance(after, TianjiuView)
    assert before is None or isinstance(before, TianjiuView)
    told: list[Message] = []
    if action is not None and before is not None:
        told += tell_move(game, before, after, action)
    if any(after.tiles) and (before is None or not any(before.tiles)):
        told.append(Message(NAME, "events", "dealt", params={"count": max(after.tiles)}, kind="heading"))
    if before is not None:
        told += tell_result(game, before, after, action)
    return told


def tell_move(game: Game, before: TianjiuView, after: TianjiuView, action: Mapping[str, Json]) -> Iterator[Message]:
    verb, seat = str(action["do"]), int(action["seat"])
    cards = tuple(action.get("cards", ()))
    params: dict[str, Json] = {"player": seat}
    match verb:
        case "paitou":
            yield Message(NAME, "verbs", verb, params={**params, "method": action["method"]}, seat=seat)
        case "roll":
            dice = list(action["dice"])
            taker = int(first_taker(game.options, after.dealer, sum(dice)))
            yield Message(NAME, "verbs", verb, params={**params, "dice": dice, "taker": taker}, seat=seat)
        case "claim":
            kinds = kinds_in(int(lipai_kinds(game.options, mask(cards))))
            yield Message(NAME, "verbs", verb, params={**params, "kinds": kinds}, seat=seat, won=True, pieces=cards)
        case "pass":
            yield Message(NAME, "verbs", verb, params=params, seat=seat)
        case "play":
            field = "log"
            if before.trick is None:
                field = "log_lead"
                number = {"trick": after.trick_number, "count": phrase("numerals", len(cards), "")}
                yield Message(NAME, "events", "trick_heading", params=number, kind="heading")
            elif after.phase != "over" and sum(after.stacks) > sum(before.stacks):
                if after.stacks[seat] > before.stacks[seat]:
                    field = "log_win"
            params |= {"combo": combo(game, cards), "count": len(cards)}
            yield Message(NAME, "verbs", verb, field, params, seat=seat, won=field == "log_win", pieces=cards)
        case "discard":
            own = seat == after.seat
            params["count"] = action.get("count", len(cards))
            if own:
                params["pieces"] = list(cards)
            yield Message(
                NAME, "verbs", verb, "log_own" if own else "log", params, seat=seat, pieces=cards if own else ()
            )


def tell_result(
    game: Game, before: TianjiuView, after: TianjiuView, action: Mapping[str, Json] | None
) -> Iterator[Message]:
    """Who won the trick, and the hand; what was paid at once."""
    if action is None or action["do"] not in ("play", "discard"):
        return
    gained = [seat for seat in range(4) if after.stacks[seat] > before.stacks[seat]]
    if before.trick is None or not (gained or after.phase == "over"):
        return
    played = action["do"] == "play"  # a follower's play beats what lies there, or it would be no legal play
    cards = tuple(action["cards"]) if played else before.trick.shown[before.trick.owner]
    winner = int(action["seat"]) if played else before.trick.owner
    what = combo(game, cards)
    if after.phase == "over":
        yield Message(
            NAME, "events", "finish", params={"player": winner, "combo": what}, kind="event", seat=winner, won=True
        )
        return
    if not played:
        params = {"player": winner, "combo": what, "count": after.stacks[winner] - before.stacks[winner]}
        yield Message(NAME, "events", "trick_won", params=params, kind="event", seat=winner, won=True)
    for seat in range(4):
        if (amount := after.payments[seat] - before.payments[seat]) > 0:
            leader = before.trick.leader
            item = _due(game, before.trick.shown[leader], seat == leader)
            params = {"item": item, "player": seat, "amount": amount}
            yield Message(NAME, "events", "paid_now", params=params, kind="event", seat=seat)


def aloud(told: Message) -> Aloud:
    """A shown 例牌, and the 賀 that is paid at once (6.2)."""
    match told.section, told.key:
        case "verbs", "claim":
            return Aloud(phrase("verbs", "claim", "button"))
        case "events", "paid_now":
            item = told.params["item"]
            return Aloud(phrase("items", item), "四大賀" if item == "sida" else "")
    return Aloud()


# ---- what is waited for, and what may be done ----------------------------------------------------------------------


def prompt(game: Game, view: View, asked: bool) -> Message:
    assert isinstance(view, TianjiuView)
    if view.phase == "over":
        return Message(NAME, "phases", "over", "prompt")
    if view.phase == "opening":
        own = view.seat == view.dealer
        return Message(NAME, "phases", "opening", "wait_own" if own else "wait", {"player": view.dealer})
    if not asked:
        own = view.phase == "roll" and view.turn is not None and view.turn == view.seat
        return Message(NAME, "phases", view.phase, "wait_own" if own else "wait", {"player": view.turn})
    if view.phase == "lead":
        return Message(NAME, "events", "your_lead")
    if view.phase == "follow" and view.trick is not None:
        cards = view.trick.shown[view.trick.owner]
        return Message(NAME, "events", "your_turn", params={"top": named(view.trick.top, cards), "count": len(cards)})
    return Message(NAME, "phases", view.phase, "prompt", {"kinds": list(view.lipai)})


def asks(deal: Deal, view: View, moves: Sequence[Move]) -> Message | None:
    """What is asked of a seat that follows, by what of its hand beats the top (4.5)."""
    assert isinstance(view, TianjiuView)
    if view.phase != "follow" or view.trick is None or view.seat is None:
        return None
    plays = [move for move in moves if isinstance(move, Play)]
    top = view.trick.shown[view.trick.owner]
    params: dict[str, Json] = {"top": named(view.trick.top, top), "count": len(top)}
    if len(plays) > 1:
        return None
    if plays:
        return Message(NAME, "events", "one_beats", params={**params, "combo": combo(deal.game, plays[0].cards)})
    if view.finishing and len(view.hand) == len(top) and not view.finishing[view.seat]:
        return Message(
            NAME, "events", "cannot_finish", params={**params, "stacks": view.stacks[view.seat], "least": FINISH}
        )
    return Message(NAME, "events", "none_beats", params=params)


def weight(view: View, tile: str) -> Json:
    """How dear a tile is to discard: by its rank in its suit (5.1)."""
    return RANK[KIND[tile]]


def decision(view: View, verbs: Collection[str]) -> str:
    """The kind of a decision, for reviews: that of the last trick is one of its own (4.5)."""
    assert isinstance(view, TianjiuView)
    if view.phase != "follow" or view.trick is None:
        return {"opening": "lead"}.get(view.phase, view.phase)
    if len(view.hand) == len(view.trick.shown[view.trick.leader]):
        return "last_trick"
    return "beat_or_discard" if "play" in verbs else "discard"


def buttons(deal: Deal, seat: int, move: Move) -> Iterator[Button]:
    if isinstance(move, Play):
        field = "button_lead" if deal.phase == "lead" else "button_beat"
        what = combo(deal.game, move.cards)
        rank = int(deal.game.interface.codes(deal.state, deal.game.options, move)[0])
        label = Message(NAME, "verbs", "play", field, {"combo": what})
        yield Button(move, label, move.cards, what, order=(1, -rank))
    elif isinstance(move, Discard):
        count = len(move.cards)
        yield Button(move, Message(NAME, "verbs", "discard", "button_count", {"count": count}), count=count, order=(2,))
    elif move.verb == "roll":
        yield Button(move, Message(NAME, "verbs", "roll", "button"), given={"do": "roll"})
    elif move.verb == "paitou":
        method = phrase("options", "paitou", f"values.{getattr(move, 'method', '')}.name")
        yield Button(move, Message(NAME, "verbs", "paitou", "button"), combo=method)
    else:
        yield Button(move, Message(NAME, "verbs", move.verb, "button"), order=(0,))


def good(deal: Deal, seat: int, move: Move, after: Deal) -> Message:
    """Why a move may be made."""
    if isinstance(move, Discard):
        return Message(NAME, "events", "can_discard", params={"count": len(move.cards)})
    if isinstance(move, Play):
        params: dict[str, Json] = {"combo": combo(deal.game, move.cards)}
        if deal.phase == "lead":
            return Message(NAME, "events", "can_lead", params=params)
        view = deal.view(seat)
        assert isinstance(view, TianjiuView)
        assert view.trick is not None
        params["top"] = named(view.trick.top, view.trick.shown[view.trick.owner])
        return Message(NAME, "events", "can_beat", params=params)
    return Message(NAME, "words", "may", "", {"verb": move.verb})


# ---- the settlement ------------------------------------------------------------------------------------------------


def explained(deal: Deal, items: Sequence[Item], place: int) -> tuple[Json, Message]:
    item, state, game = items[place], deal.state, deal.game
    params: dict[str, Json] = {"payer": item.payer, "payee": item.payee, "units": item.units, "for": item.debtor}
    title: Json = phrase("items", item.id)
    field = "help"
    level = int(par(game.options))
    cards: tuple[str, ...] = ()
    if item.id in ("zun", "sida"):
        cards = paid_for(deal, items, place)
        params["combo"] = combo(game, cards)
    elif item.id == "loss":
        stacks = int(state.stacks[item.payer])
        params |= {"stacks": stacks, "par": level}
        title = phrase("items", "loss", "line_kong" if item.notes else "line", short=level - stacks)
    elif item.id == "ru":
        params |= {"stacks": int(state.stacks[item.payee]), "par": level}
        if str(item.units) in ("1", "2"):
            title = phrase("items", "ru", f"values.{item.units}.name")
    elif item.id == "cover" and item.debtor == item.payer:
        field = "help_self"
    return title, Message(NAME, "items", item.id, field, params, pieces=cards)


def paid_for(deal: Deal, items: Sequence[Item], place: int) -> tuple[str, ...]:
    """The play that a 賀 was paid for: the payee's Supremes, or fours, in the order of the hand; three lines for each."""
    item = items[place]
    earlier = [one for one in items[:place] if one.id == item.id and one.payee == item.payee]
    plays = [move for move in deal.moves if isinstance(move, Play) and move.seat == item.payee]
    fits = [move for move in plays if _due(deal.game, move.cards, True) == item.id]
    return fits[min(len(earlier) // 3, len(fits) - 1)].cards


def _due(game: Game, led: Sequence[str], leader_won: bool) -> str | None:
    """What is due at once for a trick to which this was led."""
    item = int(he_item(game.options, combo_of(led), leader_won))
    return None if item == NONE else ITEM_IDS[item]


def headline(deal: Deal, settlement: Settlement) -> Message:
    """Who won, and how."""
    view: Any = deal.view(None)
    if view.claimed:
        kinds = kinds_in(int(lipai_kinds(deal.game.options, mask(view.claimed))))
        return Message(NAME, "events", "finish_lipai", params={"player": view.winner, "kinds": kinds})
    plays = [move for move in deal.moves if isinstance(move, Play)]
    if not deal.over or not plays:
        return Message(NAME, "phases", "over", "prompt")
    last = next(move for move in reversed(plays) if move.seat == view.winner)
    params = {"player": view.winner, "combo": combo(deal.game, last.cards)}
    if covers := [item for item in settlement.items if item.id == "cover"]:
        led = next(move for move in reversed(plays) if move.seat == covers[0].payer)
        caught = {"player": covers[0].payer, "combo": combo(deal.game, led.cards), "winner": view.winner}
        return Message(NAME, "events", "caught", params=caught)
    ways = {factor for item in settlement.items for factor in item.factors if factor in FINISHES}
    if ways:
        params["item"] = [way for way in FINISHES if way in ways]
        return Message(NAME, "events", "finish_with", params=params)
    return Message(NAME, "events", "finish", params=params)
