"""Moves and settlements in words where no seat is being asked: advice, reviews, score sheets."""

from collections.abc import Sequence

import msgspec

from paiguan.engine.contract import Move
from paiguan.engine.deal import Deal
from paiguan.engine.game import Game
from paiguan.engine.settlement import Settlement, line
from paiguan.engine.terms import terms
from paiguan.parlour import wire as w
from paiguan.parlour.telling import offers, payment
from paiguan.parlour.telling.offering import sendable
from paiguan.parlour.telling.told import capital


def advice_offer(deal: Deal, move: Move, language: w.Language) -> w.Offer:
    """A move as the button that makes it; its text says with which pieces."""
    action = sendable(move)
    listed = offers(deal, move.seat, language)
    for offer in listed:
        if not offer.count and offer.move is not None and offer.move == action:
            return msgspec.structs.replace(offer, text=whole(offer))
    fields = ("card",) if action.get("card") else ("cards", "extra", "head", "mid", "tail")
    piles = [[action[field]] if field == "card" else action[field] for field in fields if action.get(field)]
    words = terms(deal.game.name)
    if move.verb == "bet":
        named = str(action["amount"])
    elif move.verb == "arrange":  # thirteen cards are read pile by pile, by their signs
        named = " · ".join(" ".join(words.data["pieces"][card]["short"] for card in pile) for pile in piles)
    else:
        comma = ", " if language == "en" else "、"
        named = comma.join(words.name("pieces", piece, language) for pile in piles for piece in pile)
    text = capital(f"{words.name('verbs', move.verb, language)} {named}".strip())
    return w.Offer(verb=move.verb, text=text, move=action, pieces=tuple(piece for pile in piles for piece in pile))


def whole(offer: w.Offer) -> str:
    """What a button and its chip say together: 引 · 3 張 with 三張九 is 引 三張九."""
    return offer.text if offer.combo in offer.text else f"{offer.text.split(' · ')[0]} {offer.combo}"


def sheet_account(game: Game, settlement: Settlement, names: Sequence[str], language: w.Language) -> w.Account:
    """The settlement of a hand played with real pieces."""
    words = terms(game.name)
    items = tuple(
        payment(words, item, words.name("items", item.id, language), line(words, item, language).strip(), language)
        for item in settlement.items
    )
    sums = " · ".join(f"{name} {amount:+d}" for name, amount in zip(names, settlement.payments, strict=True))
    return w.Account(items=items, payments=settlement.payments, headline=sums.replace("-", "−"))
