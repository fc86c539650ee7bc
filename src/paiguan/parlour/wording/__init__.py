"""The parlour's words: the log, what is waited for, what may be done, what a hand came to.

All of it is made from what one viewer may see, and no rule is decided here: two views are compared, or the game's kernels are
asked. A game has a module `wording` with what is special to it, or is told as `plain.py` tells any game:

    tell(game, before, after, action)   what is new, as Told
    prompt(game, view, asked)           what is waited for
    asks(deal, view, moves)             what a seat is asked, by its legal moves; None: as `prompt` has it
    aloud(message)                      what is called out with a line, and the seal of a great moment
    buttons(deal, seat, move)           a move as something to press
    called(game, params)                where pieces of a refusal go by other names than those of the terms
    good(deal, seat, move, after)       the sentence that a move may be made; `after` is the deal with it made; its parameters
                                        that are phrases are what the parts of the move are called
    explained(deal, items, place)       name and sentence of a line of the settlement
    headline(deal, settlement)          the result in a sentence
    weight(view, piece)                 how dear a piece is to discard, in games where the lowest may be raised unasked
    decision(view, verbs)               what kind of decision it is to choose among moves of these verbs, by its id in the
                                        terms' `decisions`; a game without it has no kinds
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from paiguan.bots.reasons import Reason
from paiguan.engine.contract import Item, Json, Move, Refusal, Result, View
from paiguan.engine.deal import Deal, IllegalMove
from paiguan.engine.game import Game
from paiguan.engine.offering import openings, sendable
from paiguan.engine.packages import part
from paiguan.engine.terms import Terms, Voice, terms
from paiguan.engine.wording import Button, Message
from paiguan.parlour.wire import Account, Barred, Language, Offer, Payment
from paiguan.parlour.wording import plain
from paiguan.parlour.wording.message import line_of, name, say, voice_of, word

__all__ = [
    "Kind",
    "Message",
    "Verdict",
    "account",
    "asked_for",
    "kind_of",
    "line_of",
    "offers",
    "prompt",
    "raised",
    "refused",
    "result_of",
    "tell",
    "tried",
    "voice_of",
    "word",
]


@cache
def wording_of(game: str) -> Any:
    """The module with what a game tells."""
    return part(game, "wording") or plain


def tell(game: Game, before: View | None, after: View, action: Mapping[str, Json] | None) -> list[Message]:
    """The messages for a viewer who last saw `before` (None: the hand has just been dealt). `action` is the move as the viewer's
    log has it, or None if the viewer may not know of it."""
    told: list[Message] = wording_of(game.name).tell(game, before, after, action)
    return told


def prompt(
    game: Game, view: View, asked: bool, names: Sequence[str], language: Language, viewer: int | None = None
) -> str:
    """What is waited for, as the viewer may know."""
    return say(wording_of(game.name).prompt(game, view, asked), voice_of(game.name, names, language, viewer))


def asked_for(
    deal: Deal, view: View, moves: Sequence[Move], names: Sequence[str], language: Language, seat: int
) -> str:
    """What a seat is asked, given its legal moves (`openings`): the sentence knows its hand."""
    module, voice = wording_of(deal.game.name), voice_of(deal.game.name, names, language, seat)
    asks = getattr(module, "asks", None)
    told = None if asks is None else asks(deal, view, moves)
    return say(module.prompt(deal.game, view, True) if told is None else told, voice)


def offers(deal: Deal, seat: int, language: Language, moves: Iterable[Move] | None = None) -> tuple[Offer, ...]:
    """What a seat may do now, the most sensible first; nothing if it may not act. `moves` are its `openings`, if known."""
    game, module = deal.game, wording_of(deal.game.name)
    voice = voice_of(game.name, [""] * game.seats, language)
    buttons = [one for move in moves or openings(deal, seat) for one in module.buttons(deal, seat, move)]
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
            points=button.points,
        )
        for button in buttons
    )


def raised(game: Game, view: Any, offered: Sequence[Offer]) -> tuple[str, ...]:
    """The pieces that lie picked when a seat is asked: the only answer there is or, where there is none, the lowest discard."""
    weight = getattr(wording_of(game.name), "weight", None)
    answers = [one for one in offered if one.pieces]
    if weight is None or len(answers) > 1 or any(one.count for one in answers):
        return ()
    if answers:
        return answers[0].pieces
    free = next((one.count for one in offered if one.count), 0)
    return tuple(sorted(view.hand, key=lambda piece: weight(view, piece))[:free])


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
    game, voice = deal.game, voice_of(deal.game.name, names, language, seat)
    after = deal.copy()
    # Where several seats may act at once this one is asked.
    game.loops.asked(after._states, game.option_array, seat)
    before = after.copy()
    try:
        made = after.push({**move, "seat": seat})
    except IllegalMove as illegal:
        refusal = illegal.refusal
        return Verdict(False, refusal.code, refusal.params, *refused(game, refusal, names, language, seat))
    told: Message = wording_of(game.name).good(before, seat, made, after)
    entry = terms(game.name).find(told.section, told.key) or {}
    parts = {part: name(game.name, value, voice) for part, value in told.params.items() if isinstance(value, Mapping)}
    return Verdict(True, told.key, told.params, say(told, voice), str(entry.get("rule", "")), parts)


def refused(
    game: Game, refusal: Refusal, names: Sequence[str], language: Language, viewer: int | None = None
) -> tuple[str, str]:
    """The sentence of a refusal and the section of the rules it comes from."""
    params, words = _called(game, refusal.params), terms(game.name)
    entry = words.find("refusals", refusal.code) or {}
    text = words.coded(refusal.code, params, voice_of(game.name, names, language, viewer))
    return text, str(entry.get("rule", ""))


def _called(game: Game, params: Mapping[str, Json]) -> Mapping[str, Json]:
    called = getattr(wording_of(game.name), "called", None)
    return params if called is None else called(game, params)


def refused_by_house(refusal: Refusal, language: Language) -> str:
    """The sentence of a refusal of the house. Games have codes of their own, which are never looked for here."""
    return terms("house").sentence(refusal.code, refusal.params, language)


def house_word(key: str, language: Language) -> str:
    """A sentence of the house that is no refusal."""
    return terms("house").text("words", key, "", {}, Voice((), language))


def reason(game: Game, why: Reason, names: Sequence[str], language: Language, viewer: int | None = None) -> str:
    """Why advice is good, in a sentence."""
    return refused(game, Refusal(why.code, why.params), names, language, viewer)[0]


class Kind(NamedTuple):
    """A kind of decision: its id, its name and the section of the rules about it."""

    id: str
    name: str
    rule: str


def kind_of(game: Game, view: View, verbs: Collection[str], language: Language) -> Kind:
    """What kind of decision a viewer has who may choose among these verbs."""
    decision = getattr(wording_of(game.name), "decision", None)
    id = "" if decision is None else str(decision(view, verbs))
    words = terms(game.name)
    entry = words.find("decisions", id)
    return Kind("", "", "") if entry is None else Kind(id, words.name("decisions", id, language), str(entry["rule"]))


def barred(
    game: Game, refusals: Mapping[str, Refusal], names: Sequence[str], language: Language, viewer: int | None
) -> dict[str, Barred]:
    """Why a viewer may not use verbs now: a sentence each, and a few characters for its button where there are such."""
    words, voice = terms(game.name), voice_of(game.name, names, language, viewer)
    said: dict[str, Barred] = {}
    for verb, refusal in refusals.items():
        code, params = refusal.code, dict(_called(game, refusal.params))
        brief = {"section": "refusals", "key": code, "field": "short", "params": refusal.params}
        short = name(game.name, brief, voice) if words.has("refusals", code, "short", language) else ""
        said[verb] = Barred(code=code, text=say(Message(game.name, "refusals", code, "", params), voice), short=short)
    return said


def payment(
    words: Terms, item: Item, name: str, text: str, language: Language, pieces: tuple[str, ...] = ()
) -> Payment:
    """A line of a settlement with its name and explanation, and the pieces it is about."""
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
        pieces=pieces,
    )


def result_of(deal: Deal) -> Result | None:
    """What the settlement of a finished hand is drawn from, if the game says."""
    game, result = deal.game, deal.game.interface.result
    return result and result(deal.view(None), deal.concealed(None), game.options, deal.settlement.items)


def account(deal: Deal, names: Sequence[str], language: Language, viewer: int | None = None) -> Account:
    """What the hand came to: every line explained, who pays whom, and the result in a sentence."""
    game, module = deal.game, wording_of(deal.game.name)
    words, settlement = terms(game.name), deal.settlement
    voice = voice_of(game.name, names, language, viewer)
    items = []
    for place, item in enumerate(settlement.items):
        title, told = module.explained(deal, settlement.items, place)
        items.append(payment(words, item, name(game.name, title, voice), say(told, voice), language, told.pieces))
    headline = say(module.headline(deal, settlement), voice)
    how = msgspec.to_builtins(result_of(deal))
    return Account(items=tuple(items), payments=settlement.payments, headline=headline, how=how)
