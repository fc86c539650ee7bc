"""十三張 in words."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache

import msgspec

from paiguan.engine.contract import Item, Json, Move, View
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.settlement import Settlement
from paiguan.engine.wording import Aloud, Button, Message, phrase, signed
from paiguan.games.shisanzhang.combos import CATEGORIES, PILES, SIZES
from paiguan.games.shisanzhang.record import Arrange, Declare
from paiguan.games.shisanzhang.view import Commitment, Pile, ShisanzhangView

NAME = "shisanzhang"
RANKS = {**{value: str(value) for value in range(2, 11)}, 11: "J", 12: "Q", 13: "K", 14: "A"}
VALUES = {rank: value for value, rank in RANKS.items()}
BETS = (2, 3, 5, 10, 20, 50, 100)  # offered besides the least and the most


def pile_name(pile: Pile) -> Json:
    """一對 K, 葫蘆 9 帶 4: the category with the ranks that it is called by."""
    if pile.category in ("two_pair", "full"):
        return phrase("combinations", pile.category, "shown", rank=pile.ranks[0], rank2=pile.ranks[1])
    return phrase("combinations", pile.category, "shown", rank=pile.ranks[0])


def names_of(commitment: Commitment) -> dict[str, Json]:
    return {place: pile_name(pile) for place, pile in zip(PILES, commitment.piles, strict=True)}


# ---- the log -----------------------------------------------------------------------------------------------------


def tell(game: Game, before: View | None, after: View, action: Mapping[str, Json] | None) -> list[Message]:
    assert isinstance(after, ShisanzhangView)
    assert before is None or isinstance(before, ShisanzhangView)
    told: list[Message] = []
    if before is None:
        told.append(event("bank" if after.banker is not None else "deals", heading=True, player=after.dealer))
    elif action is not None:
        told += tell_move(after, action)
    if after.phase != "bet" and (before is None or before.phase == "bet"):
        told += [] if before is None else [event("bets_closed")]
        told.append(event("dealt", count=sum(SIZES)))
    if after.phase == "showdown" and (before is None or before.phase != "showdown"):
        told += tell_showdown(game, after)
    return told


def event(key: str, heading: bool = False, **params: Json) -> Message:
    kind: Json = "heading" if heading else "event"
    return Message(
        NAME, "events", key, "log", params, kind=kind, seat=params.get("player"), won=key in ("shot", "homerun")
    )


def tell_move(after: ShisanzhangView, action: Mapping[str, Json]) -> Iterator[Message]:
    """A bet is open; of a commitment others see only that it is made."""
    verb, seat = str(action["do"]), int(action["seat"])
    params: dict[str, Json] = {"player": seat}
    if verb == "bet":
        yield Message(NAME, "verbs", verb, "log", {**params, "count": action["amount"]}, seat=seat)
    elif after.phase == "showdown" or seat != after.seat:
        yield Message(NAME, "verbs", "commit", "log", params, seat=seat)
    else:
        commitment = after.commitments[seat]
        assert commitment is not None
        if commitment.special is not None:
            yield Message(NAME, "verbs", "declare", "log_own", {**params, "special": commitment.special}, seat=seat)
        else:
            yield Message(NAME, "verbs", "arrange", "log_own", {**params, **names_of(commitment)}, seat=seat)


def tell_showdown(game: Game, after: ShisanzhangView) -> Iterator[Message]:
    """All hands, then what the viewer won and lost pile by pile, then shots and the sums."""
    yield event("showdown", heading=True)
    for seat, commitment in enumerate(after.commitments):
        if commitment is not None:
            yield laid(after, seat, commitment)
    settlement = settled(game, after)
    for item in settlement.items:
        loser, winner = item.payer if item.payer is not None else item.debtor, item.payee
        if loser is None or winner is None:
            continue
        if item.id == "shoot":
            yield event("shot", player=winner, player2=loser)
        elif after.seat in (loser, winner):
            yield from tell_pile(after, item.id, winner, loser)
    for seat in sorted({item.payee for item in settlement.items if item.id == "homerun" and item.payee is not None}):
        yield event("homerun", player=seat)
    for seat, amount in enumerate(settlement.payments):
        yield event("hand_result", player=seat, amount=signed(amount))


def laid(after: ShisanzhangView, seat: int, commitment: Commitment) -> Message:
    params: dict[str, Json] = {"player": seat}
    if commitment.special is not None:
        cards = after.hands[seat]
        params |= {"special": commitment.special, "pieces": list(cards)}
        return Message(NAME, "verbs", "declare", "log", params, kind="event", seat=seat, pieces=cards)
    cards = tuple(card for pile in commitment.piles for card in pile.cards)
    field = "log_foul" if commitment.foul else "log"
    return Message(
        NAME, "verbs", "arrange", field, {**params, **names_of(commitment)}, kind="event", seat=seat, pieces=cards
    )


def tell_pile(after: ShisanzhangView, item: str, winner: int, loser: int) -> Iterator[Message]:
    """One pile of the viewer against another's, if that is what the item is about."""
    how, _, place = item.rpartition("_")
    if place not in PILES or how not in ("", "level", "tie"):
        return
    won, lost = (piles_of(after, seat)[PILES.index(place)] for seat in (winner, loser))
    pile = phrase("piles", place, "short")
    if how == "level":
        yield event("pile_level", pile=pile, player=winner, player2=loser)
        return
    params: dict[str, Json] = {"player": winner, "player2": loser, "combo": pile_name(won), "combo2": pile_name(lost)}
    if how == "tie":  # 食夾棍: the banker has it
        params |= {"payee": winner, "units": won.pays}
        yield Message(NAME, "items", item, "line", params, kind="event", seat=winner)
        return
    field = "log"
    if params["combo"] == params["combo2"]:
        field = "log_kicker"
        params |= kickers(won, lost)
    yield Message(NAME, "events", "pile_won", field, {"pile": pile, **params}, kind="event", seat=winner)


def piles_of(view: ShisanzhangView, seat: int) -> tuple[Pile, ...]:
    commitment = view.commitments[seat]
    assert commitment is not None
    return commitment.piles


def settled(game: Game, after: ShisanzhangView) -> Settlement:
    """The settlement of an open hand: the view has all that a record of it has."""
    record = {"dealer": after.dealer, "deal": after.hands, "actions": after.log}
    return _settlement(game, msgspec.json.encode(record))


@lru_cache(maxsize=16)  # every viewer of a table asks at the same moment
def _settlement(game: Game, encoded: bytes) -> Settlement:
    record = msgspec.json.decode(encoded)
    deal = game.load(record)
    for action in record["actions"]:
        deal.push(action)
    return deal.settlement


def aloud(told: Message) -> Aloud:
    """Declared specials, and who won all piles of one player or of all (6)."""
    match told.section, told.key:
        case "verbs", "declare" if told.kind == "event":
            return Aloud(phrase("verbs", "declare"), "報到")
        case "events", "shot":
            return Aloud(phrase("items", "shoot"), sound="shot")
        case "events", "homerun":
            return Aloud(phrase("items", "homerun"), "全壘打")
    return Aloud()


# ---- what is waited for, and what may be done ----------------------------------------------------------------------


def prompt(game: Game, view: View, asked: bool) -> Message:
    assert isinstance(view, ShisanzhangView)
    if view.phase == "showdown":
        return Message(NAME, "phases", view.phase, "prompt")
    params: dict[str, Json] = {"players": list(view.waiting)}
    if asked:
        params |= {"min": game.values["min_bet"], "max": game.values["max_bet"]}
        if view.phase == "arrange" and view.must_declare:
            return Message(NAME, "notices", "special_forced", "text")
        return Message(NAME, "phases", view.phase, "prompt", params)
    if view.phase == "arrange" and view.seat is not None and view.committed[view.seat]:
        return Message(NAME, "notices", "committed", "text", params)
    return Message(NAME, "phases", view.phase, "wait", params)


def decision(view: View, verbs: Collection[str]) -> str:
    """The kind of a decision, for reviews: with a special hand it is about declaring it."""
    return "bet" if "bet" in verbs else "declare" if "declare" in verbs else "arrange"


def buttons(deal: Deal, seat: int, move: Move) -> Iterator[Button]:
    if move.verb == "bet":
        least, most = deal.game.values["min_bet"], deal.game.values["max_bet"]
        for amount in [least, *(bet for bet in BETS if least < bet < most), most]:
            label = Message(NAME, "verbs", "bet", "button_count", {"count": amount})
            yield Button(move, label, order=(amount,), given={"do": "bet", "amount": amount})
    elif isinstance(move, Declare):
        special = str(move.special)
        label = Message(NAME, "verbs", "declare", "button_special", {"special": special})
        points = after_move(deal, seat, move)[1].points
        yield Button(move, label, combo=phrase("combinations", special), order=(0, -points))
    else:
        assert isinstance(move, Arrange)
        cards = (*move.head, *move.mid, *move.tail)
        yield Button(move, Message(NAME, "verbs", "arrange", "button"), count=len(cards), order=(1,))


def after_move(deal: Deal, seat: int, move: Move) -> tuple[ShisanzhangView, Commitment]:
    """The seat's own view of what it would have committed to."""
    after = deal.copy()
    after.push(move)
    view = after.view(seat)
    assert isinstance(view, ShisanzhangView)
    commitment = view.commitments[seat]
    assert commitment is not None
    return view, commitment


def good(deal: Deal, seat: int, move: Move, after: Deal) -> Message:
    """A layout may be laid even if it is a foul; then the sentence warns."""
    if move.verb == "bet":
        return Message(NAME, "notices", "bet_ok", "text", {"count": getattr(move, "amount", 0)})
    _, commitment = after_move(deal, seat, move)
    if commitment.special is not None:
        params: dict[str, Json] = {"special": commitment.special, "units": commitment.points}
        return Message(NAME, "notices", "declare_ok", "text", params)
    return layout_told(commitment)


def layout_told(commitment: Commitment) -> Message:
    head, mid, tail = (order_of(pile) for pile in commitment.piles)
    params = names_of(commitment)
    if not commitment.foul:
        return Message(NAME, "notices", "layout_ok_loose" if mid == tail else "layout_ok", "text", params)
    if mid == tail and not head > mid:
        return Message(NAME, "notices", "foul_equal", "text", {**params, "combo": params["mid"]})
    wrong = "foul_both" if head > mid and mid > tail else "foul_head_mid" if head > mid else "foul_mid_tail"
    return Message(NAME, "notices", wrong, "text", params)


def order_of(pile: Pile) -> tuple[int, tuple[int, ...]]:
    """For telling which two piles of a foul stand the wrong way round; that it is one the rules have said."""
    return CATEGORIES.index(pile.category), pile.key


# ---- the settlement ------------------------------------------------------------------------------------------------


def explained(deal: Deal, items: Sequence[Item], place: int) -> tuple[Json, Message]:
    item, view = items[place], deal.view(None)
    assert isinstance(view, ShisanzhangView)
    payer = item.payer if item.payer is not None else item.debtor
    payee = item.payee
    assert payer is not None
    assert payee is not None
    won, lost = view.commitments[payee], view.commitments[payer]
    assert won is not None
    assert lost is not None
    params: dict[str, Json] = {
        "payer": payer, "payee": payee, "player": payer, "player2": payee, "units": item.units,
        "special": won.special, "special2": lost.special,
    }  # fmt: skip
    field = "help"
    where = next((i for i, pile in enumerate(PILES) if pile in item.id.split("_")), None)
    if where is not None and won.piles:
        params["combo"] = pile_name(won.piles[where])
        params["total"] = won.piles[where].pays
        if lost.piles:
            params["combo2"] = pile_name(lost.piles[where])
            if item.id in PILES and params["combo"] == params["combo2"]:
                field = "help_kicker"
                params |= kickers(won.piles[where], lost.piles[where])
    if item.id == "special" and lost.special is not None:
        field = "help_over"
    elif item.id == "shoot" and lost.foul:
        field = "help_foul"
    elif item.id == "pot_share":
        params |= {"player": payee, "amount": item.amount, "score": score_of(items, payee)}
    return phrase("items", item.id), Message(NAME, "items", item.id, field, params)


def kickers(won: Pile, lost: Pile) -> dict[str, Json]:
    """The first ranks that differ between two piles of one name."""
    pair = next(pair for pair in zip(won.key, lost.key, strict=True) if pair[0] != pair[1])
    return {key: RANKS[value] for key, value in zip(("rank", "rank2"), pair, strict=True)}


def score_of(items: Sequence[Item], seat: int) -> int:
    """What the lines of the pairs come to in a pot game."""
    scores = [item for item in items if item.id != "pot_share"]
    return sum(item.amount * ((item.payee == seat) - (item.debtor == seat)) for item in scores)


def headline(deal: Deal, settlement: Settlement) -> Message:
    """Home run, or who won most."""
    for item in settlement.items:
        if item.id == "homerun":
            return event("homerun", player=item.payee)
    best = max(settlement.payments)
    first = [seat for seat, amount in enumerate(settlement.payments) if amount == best]
    return event("hand_result", player=first[0] if len(first) == 1 else first, amount=signed(best))
