"""六虎 in words."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Literal

from paiguan.engine.contract import Item, Json, Move, View
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.offering import openings
from paiguan.engine.settlement import Settlement
from paiguan.engine.wording import Aloud, Button, Message, phrase
from paiguan.games.liuhu.record import Beat, CardMove
from paiguan.games.liuhu.view import LiuhuView

NAME = "liuhu"
ORDER = {"wuhu": 0, "hu": 1, "zuo": 2, "nowuhu": 3, "pass": 4, "lead": 5, "beat": 6, "discard": 7}
KIND_ORDER = {"set": 0, "run": 1, "single": 2}


def kind_of(game: Game, cards: Sequence[str]) -> str | None:
    assert game.interface.combo is not None
    return game.interface.combo(game.options, cards)


def named(game: Game, cards: Sequence[str]) -> Json:
    """Cards by name: a run or a set as one (二三四拾, 三張九), others one by one."""
    kind = kind_of(game, cards) if len(cards) > 2 else None
    numbered = [card for card in cards if card[1:].isdigit()]
    if kind == "run":
        numbers = [phrase("numbers", card[1:]) for card in sorted(numbered)]
        return phrase("labels", "name_run", "", numbers=numbers, suit=phrase("suits", cards[0][0]))
    if kind == "set":
        label = phrase("labels", f"name_set_{len(cards)}", "", number=phrase("numbers", numbered[0][1:]))
        joker = [card for card in cards if card not in numbered]
        return phrase("labels", "name_set_joker", "", name=label, joker=joker[0]) if joker else label
    return [phrase("pieces", card) for card in cards]


def combo(game: Game, cards: Sequence[str]) -> Json:
    """With its kind: 順 二三四拾; a single card is its name."""
    kind = kind_of(game, cards)
    if len(cards) == 1 or kind is None:
        return named(game, cards)
    return phrase("labels", "name_combo", "", kind=phrase("combinations", kind), pieces=named(game, cards))


def called(game: Game, params: Mapping[str, Json]) -> dict[str, Json]:
    """The parameters of a refusal, runs and sets in them by their names."""
    plays = {key: params[key] for key in ("pieces", "standing") if len(params.get(key, ())) > 2}
    return {**params, **{key: named(game, cards) for key, cards in plays.items() if kind_of(game, cards)}}


# ---- the log -----------------------------------------------------------------------------------------------------


def tell(game: Game, before: View | None, after: View, action: Mapping[str, Json] | None) -> list[Message]:
    assert isinstance(after, LiuhuView)
    if before is None:
        told = [event("dealer_seat", "heading", player=after.dealer)]
        return told if after.dream is None else [*told, event("dream_seat", player=after.dream)]
    assert isinstance(before, LiuhuView)
    if action is None:
        return []
    return [*tell_move(game, before, after, action), *tell_result(game, before, after)]


def event(key: str, kind: Literal["heading", "event"] = "event", **params: Json) -> Message:
    seat = params.get("player")
    return Message(NAME, "events", key, "text", params, kind=kind, seat=seat, won=key == "trick_won")


def tell_move(game: Game, before: LiuhuView, after: LiuhuView, action: Mapping[str, Json]) -> Iterator[Message]:
    verb, seat = str(action["do"]), int(action["seat"])
    cards = tuple(action.get("cards", ()))
    key, field = verb, "log"
    params: dict[str, Json] = {"player": seat, "count": int(action.get("count", len(cards)))}
    if cards:
        params["pieces"] = named(game, cards)
    if verb == "wuhu":
        cards = after.winner_shows
        params["pieces"] = [phrase("pieces", card) for card in cards]
    elif verb == "zuo" and after.privileged == seat:
        key = "zuo_privileged"
    elif verb == "pass" and before.phase == "LEAD":
        key = "pass_empty"
    elif verb == "lead":
        yield event("trick_heading", "heading", count=after.trick_number)
        params["combo"] = phrase("combinations", kind_of(game, cards))
        field = "log_single" if len(cards) == 1 else "log"
    elif verb == "discard" and game.values["discard_face"] == "down":
        key = "discard_down"
    elif verb == "hu":
        old = len(set(after.winner_shows) & set(after.old))
        params |= {"hu_tricks": after.won[seat], "hu_old": old, "hu": after.won[seat] + old}
    yield Message(NAME, "verbs", key, field, params, seat=seat, won=verb in ("hu", "wuhu"), pieces=cards)


def tell_result(game: Game, before: LiuhuView, after: LiuhuView) -> Iterator[Message]:
    """What a move brought about: old cards, the trick, the end."""
    if promoted := [card for card in after.old if card not in before.old]:
        yield event("promoted", pieces=[phrase("pieces", card) for card in promoted])
    for seat, won in enumerate(after.won):
        if won > before.won[seat]:
            yield event("trick_won", player=seat, count=won - before.won[seat], won=won)
    if after.end == "hu":
        if after.winner_shows:
            yield event("hand_shown", pieces=[phrase("pieces", card) for card in after.winner_shows])
        if after.dream_shows is not None:
            yield event("dream_shown", card=after.dream_shows)
    elif after.end in ("draw", "void"):
        yield event(after.end)


def aloud(told: Message) -> Aloud:
    """The calls before the first card, and the win."""
    if told.section != "verbs" or told.key not in ("zuo", "zuo_privileged", "pass", "hu", "wuhu"):
        return Aloud()
    rank = 3 if told.key in ("hu", "wuhu") else 0 if told.key == "pass" else 1
    return Aloud(phrase("verbs", told.key, "button"), "五虎下山" if told.key == "wuhu" else "", rank=rank)


# ---- what is waited for, and what may be done ----------------------------------------------------------------------


def prompt(game: Game, view: View, asked: bool) -> Message:
    return Message(NAME, "phases", view.phase, "prompt" if asked else "wait", {"player": view.turn})


def asks(deal: Deal, view: View, moves: Sequence[Move]) -> Message | None:
    """What is asked of a seat that follows, by what of its hand beats the standing play (4.4)."""
    assert isinstance(view, LiuhuView)
    if view.phase != "FOLLOW" or view.trick is None:
        return None
    beats = [move for move in moves if isinstance(move, Beat)]
    params: dict[str, Json] = {"standing": named(deal.game, view.trick.standing), "count": view.trick.count}
    if view.trick.top_led:
        return Message(NAME, "phases", "FOLLOW", "prompt_top", params)
    if not beats:
        return Message(NAME, "phases", "FOLLOW", "prompt_none", params)
    if len(beats) == 1:
        return Message(NAME, "phases", "FOLLOW", "prompt_one", {**params, "combo": named(deal.game, beats[0].cards)})
    return Message(NAME, "phases", "FOLLOW", "prompt_some", params)


def weight(view: View, card: str) -> Json:
    """How dear a card is to discard: old cards and tigers last (5.1, 5.3), the others by number."""
    assert isinstance(view, LiuhuView)
    number = int(card[1:]) if card[1:].isdigit() else 0
    return card in view.old, number < 2, number


def decision(view: View, verbs: Collection[str]) -> str:
    """The kind of a decision, for reviews: where one may declare it is about that."""
    if "hu" in verbs:
        return "hu"
    return {"WUHU": "wuhu", "CALL": "call", "LEAD": "lead"}.get(view.phase, "beat_or_discard")


def buttons(deal: Deal, seat: int, move: Move) -> Iterator[Button]:
    assert isinstance(move, CardMove)
    game, cards, verb = deal.game, move.cards, move.verb
    params: dict[str, Json] = {"count": len(cards)}
    order = ORDER[verb]
    if verb == "discard":
        key = "discard_down" if game.values["discard_face"] == "down" else verb
        label = Message(NAME, "verbs", key, "button_n", params)
        yield Button(move, label, count=len(cards), order=(order,))
    elif cards:
        rank = int(game.interface.codes(deal.state, game.options, move)[0])
        label = Message(NAME, "verbs", verb, "button_n", params)
        kind = KIND_ORDER[str(kind_of(game, cards))]
        yield Button(move, label, cards, combo(game, cards), order=(order, kind, -len(cards), -rank))
    elif verb == "hu":
        view: Any = deal.view(seat)
        hu = view.won[seat] + view.hu_old
        yield Button(move, Message(NAME, "verbs", verb, "button_n", {"hu": hu}), order=(order,))
    else:
        key = "pass_empty" if verb == "pass" and deal.phase == "LEAD" else verb
        yield Button(move, Message(NAME, "verbs", key, "button"), order=(order,))


def good(deal: Deal, seat: int, move: Move, after: Deal) -> Message:
    """Why a move may be made, and what it may bring."""
    assert isinstance(move, CardMove)
    game, cards, view = deal.game, move.cards, deal.view(seat)
    then: Any = after.view(seat)
    assert isinstance(view, LiuhuView)
    params: dict[str, Json] = {"count": len(cards), "pieces": named(game, cards) if cards else []}
    key = ""
    if move.verb == "lead":
        key = "ok_lead_top" if then.trick is not None and then.trick.top_led else "ok_lead"
        params["combo"] = phrase("combinations", kind_of(game, cards))
    elif move.verb == "beat" and view.trick is not None:
        params["standing"] = named(game, view.trick.standing)
        key = "ok_beat"
        if then.won[seat] > view.won[seat]:
            key = "ok_beat_last"
            if after.why_not({"do": "hu", "seat": seat}) is None:
                key, params["hu"] = "ok_beat_last_hu", then.won[seat] + then.hu_old
    elif move.verb == "discard":
        beats = any(one.verb == "beat" for one in openings(deal, seat))
        free = game.values["decline"] == "free"
        key = "ok_discard" if not beats else "ok_discard_free" if free else "ok_discard_break"
    elif move.verb == "hu":
        key = "ok_hu"
        score = next(item.units for item in after.settlement.items if item.id in ("win", "baoshu"))
        params |= {"hu": view.won[seat] + view.hu_old, "score": score}
    elif move.verb == "zuo" and then.privileged == seat:
        key = "warn_zuo"
    elif move.verb == "nowuhu":
        key = "warn_nowuhu"
    if not key:
        return Message(NAME, "words", "may", "", {"verb": move.verb})
    return Message(NAME, "legal", key, "text", params)


# ---- the settlement ------------------------------------------------------------------------------------------------


def explained(deal: Deal, items: Sequence[Item], place: int) -> tuple[Json, Message]:
    item, view = items[place], deal.view(None)
    assert isinstance(view, LiuhuView)
    units = {one.id: one.units for one in items if one.payer is None}
    params: dict[str, Json] = {"count": item.units, "score": item.units, "card": view.dream_shows}
    key = item.id
    if key in ("win", "baoshu"):
        params["hu"] = units["hu_tricks"] + units["hu_old"]
    elif key == "dream":
        params["hu"] = units["dream_base"] + units["dream_match"]
    elif key == "dream_match" and deal.game.values["dream_count"] == "dealt":
        key = "dream_match_dealt"
    if key.startswith("dream_match") and view.dream_shows is not None and not view.dream_shows[1:].isdigit():
        if deal.game.values["yunxian_number"] == "none":
            key = "dream_match_none"
    return phrase("items", key), Message(NAME, "items", key, "help", params)


def headline(deal: Deal, settlement: Settlement) -> Message:
    """食糊, 五虎下山, 打和 or 流局."""
    view = deal.view(None)
    assert isinstance(view, LiuhuView)
    if view.end in ("draw", "void"):
        return event(view.end)
    params: dict[str, Json] = {"player": view.winner}
    if view.end == "wuhu":
        params["pieces"] = [phrase("pieces", card) for card in view.winner_shows]
        return Message(NAME, "verbs", "wuhu", "log", params)
    if view.end != "hu":
        return Message(NAME, "phases", "END", "prompt")
    units = {item.id: item.units for item in settlement.items}
    params |= {"hu_tricks": units["hu_tricks"], "hu_old": units["hu_old"]}
    params["hu"] = units["hu_tricks"] + units["hu_old"]
    return Message(NAME, "verbs", "hu", "log", params)
