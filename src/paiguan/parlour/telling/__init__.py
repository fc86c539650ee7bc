"""The parlour's words: the log, what is waited for, what may be done, what a hand came to.

All of it is made from what one viewer may see, and no rule is decided here: two views are compared, or the game's kernels are
asked. Each game has a module `telling` with what is special to it:

    tell(game, before, after, action)   what is new, as Told
    prompt(game, view, asked)           what is waited for
    buttons(deal, seat, move)           a move as something to press
    called(game, params)                where pieces of a refusal go by other names than those of the terms
    good(deal, seat, move, after)       the sentence that a move may be made; `after` is the deal with it made; its parameters
                                        that are phrases are what the parts of the move are called
    explained(deal, items, place)       name and sentence of a line of the settlement
    headline(deal, settlement)          the result in a sentence
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from paiguan.bots.reasons import Reason
from paiguan.engine.contract import Json, Refusal, View
from paiguan.engine.deal import Deal, IllegalMove
from paiguan.engine.game import Game
from paiguan.engine.offering import openings, sendable
from paiguan.engine.settlement import Item
from paiguan.engine.telling import Button, Told
from paiguan.engine.terms import Terms, load, terms
from paiguan.parlour.telling.told import Voice, fill, name, say, sentence, word
from paiguan.parlour.wire import Account, Barred, Language, Offer, Payment

__all__ = ["Told", "Verdict", "account", "offers", "prompt", "refused", "tell", "tried", "word"]


@cache
def telling_of(game: str) -> Any:
    """The module with what a game tells."""
    return import_module(f"paiguan.games.{game}.telling")


def tell(game: Game, before: View | None, after: View, action: Mapping[str, Json] | None) -> list[Told]:
    """What is new for a viewer since his view `before`; None: the hand has just been dealt. `action` is the move as his log
    words it, None where he may not know of it."""
    told: list[Told] = telling_of(game.name).tell(game, before, after, action)
    return told


def prompt(
    game: Game, view: View, asked: bool, names: Sequence[str], language: Language, viewer: int | None = None
) -> str:
    """What is waited for, as the viewer may know."""
    return say(telling_of(game.name).prompt(game, view, asked), Voice(names, language, viewer))


def offers(deal: Deal, seat: int, language: Language) -> tuple[Offer, ...]:
    """What a seat may do now, the most sensible first; nothing if it may not act."""
    game, module = deal.game, telling_of(deal.game.name)
    voice = Voice([""] * game.seats, language)
    buttons = [one for move in openings(deal, seat) for one in module.buttons(deal, seat, move)]
    buttons.sort(key=lambda button: button.order)
    return tuple(
        Offer(
            verb=button.move.verb,
            text=say(button.label, voice),
            move=button.given if button.count else sendable(button.move) if button.given is None else button.given,
            count=button.count,
            into=_places(button),
            pieces=button.pieces,
            combo="" if button.combo is None else name(game.name, button.combo, voice),
        )
        for button in buttons
    )


def _places(button: Button) -> dict[str, int]:
    """Where the pieces of a player's choice go: the fields of such a move that are not given."""
    if not button.count:
        return {}
    fixed = {"do": "", **(button.given or {})}
    free = {field: value for field, value in sendable(button.move).items() if field not in fixed}
    return {field: len(value) if isinstance(value, list) else 0 for field, value in free.items()}


class Verdict(NamedTuple):
    """Whether a move may be made, and the sentence that says what it is or why not; what its parts are called."""

    good: bool
    code: str
    params: Mapping[str, Json]
    text: str
    rule: str
    names: Mapping[str, str] = {}


def tried(deal: Deal, seat: int, move: Mapping[str, Json], names: Sequence[str], language: Language) -> Verdict:
    """A selection on the page, tried; nothing changes."""
    game, voice = deal.game, Voice(names, language, seat)
    after = deal.copy()
    # Where several seats may act at once this one is asked.
    game.loops.asked(after._states, game.option_array, seat)
    before = after.copy()
    try:
        made = after.push({**move, "seat": seat})
    except IllegalMove as illegal:
        refusal = illegal.refusal
        return Verdict(False, refusal.code, refusal.params, *refused(game, refusal, names, language, seat))
    told: Told = telling_of(game.name).good(before, seat, made, after)
    entry = terms(game.name).find(told.section, told.key) or {}
    parts = {part: name(game.name, value, voice) for part, value in told.params.items() if isinstance(value, Mapping)}
    return Verdict(True, told.key, told.params, say(told, voice), str(entry.get("rule", "")), parts)


def refused(
    game: Game, refusal: Refusal, names: Sequence[str], language: Language, viewer: int | None = None
) -> tuple[str, str]:
    """The sentence of a refusal and the section of the rules it comes from."""
    called = getattr(telling_of(game.name), "called", None)
    params = refusal.params if called is None else called(game, refusal.params)
    return sentence(game.name, refusal.code, params, Voice(names, language, viewer))


def refused_by_house(refusal: Refusal, language: Language) -> str:
    """The sentence of a refusal of the house. Games have codes of their own, which are never looked for here."""
    entry = load("house")["refusals"][refusal.code]
    return str(entry["text"][language]).format_map(refusal.params)


def reason(game: Game, why: Reason, names: Sequence[str], language: Language, viewer: int | None = None) -> str:
    """Why advice is good, in a sentence."""
    return refused(game, Refusal(why.code, why.params), names, language, viewer)[0]


def barred(
    game: Game, refusals: Mapping[str, Refusal], names: Sequence[str], language: Language, viewer: int | None
) -> dict[str, Barred]:
    """Why a viewer may not use verbs now: a sentence each, and a few characters for its button where there are such."""
    words, voice = terms(game.name), Voice(names, language, viewer)
    said: dict[str, Barred] = {}
    for verb, refusal in refusals.items():
        short = "short" in (words.find("refusals", refusal.code) or {})
        brief = fill(words, "refusals", refusal.code, "short", refusal.params, voice) if short else ""
        text = refused(game, refusal, names, language, viewer)[0]
        said[verb] = Barred(code=refusal.code, text=text, short=brief)
    return said


def payment(words: Terms, item: Item, name: str, text: str, language: Language) -> Payment:
    """A line of a settlement with its name and explanation."""
    return Payment(
        item=item.id,
        name=name,
        text=text,
        rule=str((words.find("items", item.id) or {}).get("rule", "")),
        payer=item.payer,
        payee=item.payee,
        units=item.units,
        amount=item.amount,
        factors=tuple((words.name("items", factor, language), value) for factor, value in item.factors.items()),
        notes=tuple(words.name("items", note, language) for note in item.notes),
        debtor=item.debtor,
    )


def account(deal: Deal, names: Sequence[str], language: Language, viewer: int | None = None) -> Account:
    """What the hand came to: every line explained, who pays whom, and the result in a sentence."""
    game, module = deal.game, telling_of(deal.game.name)
    words, voice, settlement = terms(game.name), Voice(names, language, viewer), deal.settlement
    items = []
    for place, item in enumerate(settlement.items):
        title, told = module.explained(deal, settlement.items, place)
        items.append(payment(words, item, name(game.name, title, voice), say(told, voice), language))
    headline = say(module.headline(deal, settlement), voice)
    return Account(items=tuple(items), payments=settlement.payments, headline=headline)
