"""偎麻雀 in words.

Cards pass by without anybody's decision, so most of the log is read from the cards shown. It has the same lines whether somebody
was asked for a claim or nobody: a card, and then who took it, or with the next card that nobody did.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence

import msgspec

from paiguan.engine.contract import Item, Json, Move, View
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.kernel import interpreted
from paiguan.engine.settlement import Settlement
from paiguan.engine.state import duplicate
from paiguan.engine.wording import Aloud, Button, Message, phrase
from paiguan.games.weimaque.legal import locks_by_passing
from paiguan.games.weimaque.play import points_after
from paiguan.games.weimaque.record import Chi, Discard, Kong, Wei, code_of
from paiguan.games.weimaque.score import pattern
from paiguan.games.weimaque.state import ADD_IDS, CARDS, HARD_IDS, KIND
from paiguan.games.weimaque.view import Shown, WeimaqueView

NAME = "weimaque"
ORDER = {"hu": 0, "peng": 1, "chi": 2, "wei": 3, "kong": 4, "pass": 5, "discard": 6}
_points_after = interpreted(points_after)


# ---- the log -----------------------------------------------------------------------------------------------------


def tell(game: Game, before: View | None, after: View, action: Mapping[str, Json] | None) -> list[Message]:
    assert isinstance(after, WeimaqueView)
    told: list[Message] = []
    if before is None:
        params = {"player": after.dealer, "dreamer": after.dreamer}
        return [Message(NAME, "events", "deal", params=params, kind="heading")]
    assert isinstance(before, WeimaqueView)
    known, untaken = len(before.shown), False
    if before.phase == "claim":
        told += tell_own_answer(before, after)
        told += tell_taken(after, known - 1, own_claim(before, after))
        untaken = is_untaken(after, known - 1)
    elif action is not None and before.phase != "over":
        told += tell_move(before, after, action)
    for place in range(known, len(after.shown)):
        told += tell_card(after, place, "log_next" if untaken else "log")
        told += tell_taken(after, place)
        untaken = is_untaken(after, place)
    if after.phase == "over" and before.phase != "over" and after.winner is None:
        told.append(event("exhausted", "log_next" if untaken else "log"))
    return told


def event(key: str, field: str = "log", pieces: tuple[str, ...] = (), **params: Json) -> Message:
    """Something that happened without a decision."""
    shown: dict[str, Json] = {**params, "pieces": list(pieces)}
    return Message(NAME, "events", key, field, shown, kind="event", seat=params.get("player"), pieces=pieces)


def move_line(
    verb: str, field: str, seat: int, pieces: tuple[str, ...] = (), won: bool = False, **params: Json
) -> Message:
    """A move; a card of which several are laid is named once and drawn as often as it lies there."""
    named = [pieces[0]] if len(set(pieces)) == 1 else list(pieces)
    told = {"player": seat, "pieces": named, **params}
    return Message(NAME, "verbs", verb, field, told, seat=seat, won=won, pieces=pieces)


def tell_move(before: WeimaqueView, after: WeimaqueView, action: Mapping[str, Json]) -> Iterator[Message]:
    """What a seat does on its own turn; everybody sees it, but perhaps not the cards."""
    verb, seat = str(action["do"]), int(action["seat"])
    match verb:
        case "discard":
            yield move_line(verb, "log", seat, (str(action["card"]),))
        case "wei":
            count = int(action["n"])
            field = "log_four" if count == 4 else "log"
            if before.exposed is None or before.exposed.card is None:
                yield move_line(verb, f"{field}_hidden", seat, count=count)
            else:
                yield move_line(verb, field, seat, (before.exposed.card,) * count)
        case "kong":
            if action.get("card") is None:
                yield move_line(verb, "log_covered_hidden", seat, count=int(action["face_down"]))
            else:
                yield move_line(verb, "log_covered", seat, (str(action["card"]),) * 4)
        case "hu":
            yield won(after)


def won(after: WeimaqueView) -> Message:
    """The winner's line, by where the winning card came from."""
    assert after.winner is not None
    assert after.win is not None
    count = int(after.win["total"])
    if after.source == "initial":
        return move_line("hu", "log_initial", after.winner, won=True, count=count)
    card = after.shown[-1].card
    pieces = () if card is None else (card,)
    return move_line("hu", "log_wei" if after.source == "wei" else "log", after.winner, pieces, won=True, count=count)


def own_log(view: WeimaqueView) -> list[Mapping[str, Json]]:
    return [entry for entry in view.log if view.seat is not None and entry["seat"] == view.seat]


def new_answer(before: WeimaqueView, after: WeimaqueView) -> Mapping[str, Json] | None:
    """What the viewer has just answered to the exposed card."""
    entries = own_log(after)[len(own_log(before)) :]
    return entries[0] if entries and before.turn == before.seat else None


def own_claim(before: WeimaqueView, after: WeimaqueView) -> str | None:
    """The claim that the viewer has made on the exposed card, now or before."""
    answer = new_answer(before, after)
    verb = str(answer["do"]) if answer is not None else (before.answer or "pass").split(" ")[0]
    return None if verb == "pass" else verb


def tell_own_answer(before: WeimaqueView, after: WeimaqueView) -> Iterator[Message]:
    """The viewer's own pass, which is told to no other viewer; a claim is told when it is carried out."""
    answer = new_answer(before, after)
    if answer is not None and answer["do"] == "pass" and before.exposed is not None and before.exposed.card is not None:
        card = before.exposed.card
        field = "log_locks" if card in after.locks and card not in before.locks else "log"
        yield move_line("pass", field, int(answer["seat"]), (card,))


def tell_card(after: WeimaqueView, place: int, field: str) -> Iterator[Message]:
    """A card turned from the stock; one thrown from a hand is told with the move."""
    shown = after.shown[place]
    if shown.how == "discard":
        return
    if shown.card is None:
        yield event("draw_hidden", field, player=shown.by)
        return
    last = after.stock == 0 and all(later.how == "discard" for later in after.shown[place + 1 :])
    yield event("draw_last" if last else "draw", field, player=shown.by, pieces=(shown.card,))


def is_untaken(after: WeimaqueView, place: int) -> bool:
    """Nobody took a card that lay open, and nobody will: the next line says so."""
    shown = after.shown[place]
    decided = place < len(after.shown) - 1 or after.phase != "claim"
    return shown.how != "wei" and shown.taker is None and decided


def tell_taken(after: WeimaqueView, place: int, claim: str | None = None) -> Iterator[Message]:
    """Who took a card, if anybody did; `claim` is what the viewer wanted it for."""
    shown = after.shown[place]
    if shown.taker is not None and shown.card is not None:
        yield taken(after, shown)
        if claim is not None and shown.taker != after.seat:
            told = event("outranked", player=shown.taker, combo=phrase("verbs", claim), pieces=(shown.card,))
            yield msgspec.structs.replace(told, seat=after.seat)  # the viewer called, too


def taken(after: WeimaqueView, shown: Shown) -> Message:
    assert shown.claim is not None
    assert shown.taker is not None
    assert shown.card is not None
    verb, *cards = shown.claim.split(" ")
    if verb == "hu":
        return won(after)
    if verb == "chi":
        run = tuple(sorted((*cards, shown.card), key=KIND.__getitem__))
        told = move_line("chi", "log", shown.taker, (shown.card,), combo=[phrase("pieces", card) for card in run])
        return Message(NAME, "verbs", "chi", "log", told.params, seat=shown.taker, pieces=run)
    if verb == "peng":
        return move_line("peng", "log", shown.taker, (shown.card,) * 3)
    added = shown.taker == shown.by
    return move_line("kong", "log_added" if added else "log", shown.taker, (shown.card,) * (1 if added else 4))


GREAT = 20  # 檄 of a win that is stamped
CALLS = ("chi", "peng", "wei", "kong", "hu")  # the lowest first (4)


def aloud(told: Message) -> Aloud:
    """The claims, the viewer's own that lost to a better one among them; a win of many points is stamped."""
    if told.key == "outranked":
        return Aloud(told.params["combo"], lost=True)
    if told.section != "verbs" or told.key not in CALLS:
        return Aloud()
    stamp = "大胡" if told.key == "hu" and int(told.params["count"]) >= GREAT else ""
    return Aloud(phrase("verbs", told.key), stamp, rank=CALLS.index(told.key))


# ---- what is waited for, and what may be done ----------------------------------------------------------------------


def prompt(game: Game, view: View, asked: bool) -> Message:
    assert isinstance(view, WeimaqueView)
    field, params = "waiting", dict[str, Json](player=view.turn)
    if view.exposed is not None:
        params = {"player": view.exposed.by, "pieces": view.exposed.card}
    if asked:
        field = "prompt"
        if view.phase == "discard" and view.win is not None:
            field = "prompt_hu"
        elif view.phase == "claim" and view.exposed is not None:
            own, thrown = view.exposed.by == view.seat, view.exposed.how == "discard"
            field = "prompt_own" if own else "prompt_discard" if thrown else "prompt"
    return Message(NAME, "phases", view.phase, field, params)


def asks(deal: Deal, view: View, moves: Sequence[Move]) -> Message | None:
    """Where one meld may be made of the exposed card and nothing else, what the hard points come to with it."""
    assert isinstance(view, WeimaqueView)
    melds = [move for move in moves if move.verb not in ("hu", "pass")]
    if view.phase != "claim" or view.seat is None or len(melds) != 1 or len(moves) > 2:
        return None
    told = prompt(deal.game, view, asked=True)
    worth = {"verb": melds[0].verb, "hard": points_of(deal, view.seat, melds[0])}
    return msgspec.structs.replace(told, field=f"{told.field}_worth", params={**told.params, **worth})


def decision(view: View, verbs: Collection[str]) -> str:
    """The kind of a decision, for reviews: of all that may be done the greatest."""
    if "hu" in verbs:
        return "hu"
    return "wei" if {"wei", "kong"} & set(verbs) else "discard" if view.phase == "discard" else "claim"


def buttons(deal: Deal, seat: int, move: Move) -> Iterator[Button]:
    state, options, verb = deal.state, deal.game.options, move.verb
    exposed = CARDS[state.card] if state.card >= 0 else ""
    order, field = ORDER[verb], "button"
    pieces: tuple[str, ...] = ()
    detail: Json = None
    match move:
        case Discard():
            yield Button(move, Message(NAME, "verbs", verb, field), count=1, order=(order,))
            return
        case Wei(n=n):
            field = "button_four" if n == 4 else "button"
            pieces, detail = (exposed,) * (n - 1), phrase("verbs", "wei", "detail", count=n)
        case Kong(card=str(card)):
            pieces = (card,) * 4
        case Kong():
            pieces = () if seat == state.by else (exposed,) * 3
        case Chi(with_=cards):
            pieces = cards
    if verb in ("kong", "chi", "peng"):
        pieces = (exposed,) * 2 if verb == "peng" else pieces
        detail = phrase("verbs", verb, "detail", pieces=list(pieces or (exposed,)))
    elif verb == "hu":
        view = deal.view(seat) if deal.actor == seat else asked_view(deal, seat)
        assert isinstance(view, WeimaqueView)
        detail = None if view.win is None else phrase("verbs", "hu", "detail", count=view.win["total"])
    elif verb == "pass":
        locks = bool(locks_by_passing(state, options, seat))
        detail = phrase("verbs", "pass", "detail" if locks else "detail_free", pieces=exposed)
    points = None if verb in ("hu", "pass") else points_of(deal, seat, move)
    yield Button(move, Message(NAME, "verbs", verb, field), pieces, detail, order=(order, len(pieces)), points=points)


def points_of(deal: Deal, seat: int, move: Move) -> int:
    """The hard points of a seat once it has laid the meld of a move."""
    return int(_points_after(duplicate(deal._states)[0], deal.game.options, seat, code_of(deal.state, move)))


def asked_view(deal: Deal, seat: int) -> View:
    """The view of a seat that is asked at the same time as another."""
    asked = deal.copy()
    deal.game.loops.asked(asked._states, deal.game.option_array, seat)
    return asked.view(seat)


def good(deal: Deal, seat: int, move: Move, after: Deal) -> Message:
    if move.verb == "pass" and locks_by_passing(deal.state, deal.game.options, seat):
        return Message(NAME, "verbs", "pass", "confirm", {"pieces": CARDS[deal.state.card]})
    return Message(NAME, "words", "may", "", {"verb": move.verb})


# ---- the settlement ------------------------------------------------------------------------------------------------


def explained(deal: Deal, items: Sequence[Item], place: int) -> tuple[Json, Message]:
    item = items[place]
    params: dict[str, Json] = {
        "value": item.units, "payer": item.payer, "payee": item.payee, "winner": item.payee,
        "min": int(deal.game.options.min_hard),
    }  # fmt: skip
    if item.payer is None and item.id != "huang":
        cards, reds = pattern(deal.state, deal.game.options, item.id)
        params |= {"pieces": cards, "count": reds}
    field = "help"
    if item.id == "win" and item.units:
        field = "help_sum" if deal.game.values["total_order"] == "add_then_multiply" else "help_multiply_first"
        params |= sums(items, item.units, field)
    return phrase("items", item.id), Message(NAME, "items", item.id, field, params)


def sums(items: Sequence[Item], total: int, field: str) -> dict[str, Json]:
    """What the explaining lines come to; the factor is what is left of the total."""
    hard = sum(item.units for item in items if item.id in HARD_IDS and item.payer is None)
    add = sum(item.units for item in items if item.id in ADD_IDS)
    times = total // (hard + add) if field == "help_sum" else (total - add) // max(hard, 1)
    return {"hard": hard, "add": add, "mult": times}


def headline(deal: Deal, settlement: Settlement) -> Message:
    view = deal.view(None)
    assert isinstance(view, WeimaqueView)
    if view.winner is not None:
        return won(view)
    return event("exhausted") if view.phase == "over" else Message(NAME, "phases", view.phase, "name")
