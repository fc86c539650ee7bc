"""The five games: their options, their words, and the score of a hand played with real pieces."""

from functools import cache
from typing import Any

import msgspec
from litestar import Controller, Response, get, post

from paiguan.engine.contract import Refusal
from paiguan.engine.deal import IllegalMove
from paiguan.engine.game import GAMES, Game, OptionError, face_of
from paiguan.engine.options import Choice, Flag, Option, Subset, Whole
from paiguan.engine.terms import load, terms
from paiguan.parlour import wire as w
from paiguan.parlour.files import File, answer, file
from paiguan.parlour.http import (
    Checked,
    GameFacts,
    Note,
    OptionFacts,
    Problem,
    Req,
    SheetChecked,
    SheetWish,
    Trouble,
    Wish,
    denied,
    not_found,
    troubles,
)
from paiguan.parlour.scene import sheet_account


def option_facts(option: Option) -> OptionFacts:
    match option:
        case Flag():
            return OptionFacts(id=option.id, kind="flag", default=option.default)
        case Choice():
            return OptionFacts(id=option.id, kind="choice", default=option.default, values=option.values)
        case Subset():
            return OptionFacts(id=option.id, kind="subset", default=option.default, values=option.values)
        case Whole():
            return OptionFacts(id=option.id, kind="whole", default=option.default, low=option.low, high=option.high)
    return OptionFacts(id=option.id, kind="other", default=option.default)


@cache
def game_facts(name: str) -> GameFacts:
    face = face_of(name)
    return GameFacts(
        id=name,
        seats=Game(name, {}).seats,
        presets={key: dict(value) for key, value in face.options.presets.items()},
        options=tuple(option_facts(option) for option in face.options.options.values()),
        decides_once=face.house.decides_once,
        sheet={key: kind for key, (kind, _) in face.sheet.items()},
        example=dict(face.example),
    )


def note(game: str, level: Any, code: str, params: Any, language: str) -> Note:
    known = face_of(game).options.options
    text = terms(game).sentence(code, params, language)
    named = {*params.values()} if all(isinstance(value, str) for value in params.values()) else {params.get("option")}
    entry = terms(game).find("option_conflicts", code) or {}
    spoken = [option for option in known if option in named or option in entry.get("options", ())]
    return Note(level=level, code=code, text=text, options=tuple(spoken))


@cache
def words_in(game: str, language: str) -> File:
    """The terms of a game cut to one language."""
    return file("words.json", msgspec.json.encode(_cut(load(game), language)), pack=True)


def _cut(value: Any, language: str) -> Any:
    if isinstance(value, dict):
        if language in value and isinstance(value[language], str):
            return value[language]
        return {key: _cut(one, language) for key, one in value.items()}
    return [_cut(one, language) for one in value] if isinstance(value, list) else value


def reckoned(game: str, data: SheetWish) -> w.Account:
    """What a sheet comes to; raises Problem."""
    if game not in GAMES:
        raise not_found()
    try:
        opened = Game(game, data.options)
        settlement = opened.score(data.sheet)
    except OptionError as error:
        raise denied(game, Refusal(error.code, error.params), data.lang) from None
    except IllegalMove as error:
        raise denied(game, error.refusal, data.lang) from None
    names = data.names or [terms(game).seat(seat, data.lang) for seat in range(opened.seats)]
    if len(names) != opened.seats:
        raise Problem(422, "names", f"This game has {opened.seats} seats.")
    return sheet_account(opened, settlement, names, data.lang)


class GameController(Controller):
    path = "/api"

    @get("/games", summary="The five games: presets, options, score sheets.", sync_to_thread=False)
    def games(self) -> list[GameFacts]:
        return [game_facts(name) for name in GAMES]

    @get(
        "/words/{game:str}",
        summary="Every word of a game in one language.",
        responses=troubles(404),
        sync_to_thread=False,
    )
    def words(self, request: Req, game: str, lang: w.Language = "en") -> Response[dict[str, Any]]:
        if game not in (*GAMES, "house"):
            raise not_found()
        return answer(request, words_in(game, lang))

    @post(
        "/games/{game:str}/check",
        summary="Do these options go together?",
        responses=troubles(404),
        status_code=200,
        sync_to_thread=False,
    )
    def check(self, game: str, data: Wish) -> Checked:
        if game not in GAMES:
            raise not_found()
        try:
            opened = Game(game, data.options)
        except OptionError as error:
            bad = note(game, "error", error.code, error.params, data.lang)
            return Checked(seats=None, values=None, problems=(bad,))
        notes = opened.face.options.notes(opened.values)
        shown = tuple(note(game, "note", one.code, one.params, data.lang) for one in notes)
        sits_out, options = opened.face.house.sits_out, opened.plain_options
        idle = tuple(sits_out(options, dealer) for dealer in range(opened.seats))
        return Checked(seats=opened.seats, values=opened.values, idle=idle, problems=shown)

    @post(
        "/score/{game:str}",
        summary="Settle a hand played with real pieces.",
        responses=troubles(404, 422),
        status_code=200,
        sync_to_thread=False,
    )
    def score(self, game: str, data: SheetWish) -> w.Account:
        return reckoned(game, data)

    @post(
        "/score/{game:str}/check",
        summary="The same for a form that is being filled in: a sheet that is refused is an answer too.",
        responses=troubles(404),
        status_code=200,
        sync_to_thread=False,
    )
    def check_score(self, game: str, data: SheetWish) -> SheetChecked:
        try:
            return SheetChecked(account=reckoned(game, data))
        except Problem as problem:
            if problem.status != 422:
                raise
            return SheetChecked(refused=Trouble(problem.code, problem.text))
