"""Questions that the rules put in secret, and the moves that decline them (secrecy windows are in `pacing.py`)."""

from paiguan.engine.contract import Json
from paiguan.engine.deal import Deal


def asks_in_secret(deal: Deal) -> bool:
    """Return whether the rules now ask a seat something that no other player may know of."""
    return deal.phase in deal.game.interface.house.secret


def declining(deal: Deal, seat: int | None) -> dict[str, Json]:
    """Return the move that declines a secret question."""
    return {"do": deal.game.interface.house.secret[deal.phase], "seat": seat}


def declined(deal: Deal) -> Deal:
    """Return the deal after the seat that is asked in secret has declined."""
    after = deal.copy()
    after.push(declining(deal, deal.actor))
    return after


def may_act(deal: Deal, seat: int) -> bool:
    """Return whether the rules accept a move of this seat now. Secret questions are asked one after another."""
    if deal.over or deal.chance:
        return False
    return deal.actor == seat or (not asks_in_secret(deal) and deal.may_act(seat))


def questions(deal: Deal) -> dict[int, Deal]:
    """Return the deal as the rules ask each seat in secret, all seats before it having declined.

    All seats that may be asked answer in the same window: a question put only after another's answer would reveal
    that answer.
    """
    found: dict[int, Deal] = {}
    if not asks_in_secret(deal):
        return found
    ahead, public = deal, deal.view(None)
    # Once the public view changes this is a different question, about the next card.
    while asks_in_secret(ahead) and ahead.actor is not None and ahead.view(None) == public:
        found.setdefault(ahead.actor, ahead)
        ahead = declined(ahead)
    return found
