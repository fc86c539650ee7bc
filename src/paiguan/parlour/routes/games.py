"""The games: their options, their words, the score of a hand played with real pieces, and what is said of their puzzles."""

from collections.abc import Mapping
from functools import cache
from typing import Literal, get_args

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from paiguan.engine.contract import Json
from paiguan.engine.game import Game, OptionError, interface_of
from paiguan.engine.names import LAYERS
from paiguan.engine.options import Choice, Flag, Option, Subset, Whole
from paiguan.engine.packages import GAMES
from paiguan.engine.terms import load, terms
from paiguan.parlour import wire as w
from paiguan.parlour.bots import note_on
from paiguan.parlour.files import File, answer, file
from paiguan.parlour.http import Req, parlour_of
from paiguan.parlour.http.games import Checked, GameFacts, Note, OptionFacts, SheetChecked, SheetWish, Wish
from paiguan.parlour.http.refusals import not_found, troubles
from paiguan.parlour.logs import say
from paiguan.parlour.routes.guests import allow, guest_of
from paiguan.parlour.sheets import checked, reckoned
from paiguan.puzzles import puzzles


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
    interface = interface_of(name)
    return GameFacts(
        id=name,
        seats=Game(name, {}).seats,
        presets={key: dict(value) for key, value in interface.options.presets.items()},
        options=tuple(option_facts(option) for option in interface.options.options.values()),
        decides_once=interface.house.decides_once,
        sheet={key: kind for key, (kind, _) in interface.sheet.items()},
        example=dict(interface.example),
    )


@cache
def all_games() -> File:
    body = msgspec.json.encode([game_facts(name) for name in GAMES])
    return file("games.json", body, cache="no-store", pack=True)


def note(game: str, level: Literal["error", "note"], code: str, params: Mapping[str, Json], language: str) -> Note:
    known = interface_of(game).options.options
    text = terms(game).sentence(code, params, language)
    named = {*params.values()} if all(isinstance(value, str) for value in params.values()) else {params.get("option")}
    entry = terms(game).find("option_conflicts", code) or {}
    spoken = [option for option in known if option in named or option in entry.get("options", ())]
    return Note(level=level, code=code, text=text, options=tuple(spoken))


@cache
def words_in(game: str, language: str) -> File:
    """The terms of a game cut to one language: its names, and its sentences as Fluent patterns."""
    words = _cut(load(game), language)
    for section, key, field, text in terms(game).templates(language):
        entries = words.setdefault(section, {})
        if field and isinstance(entries.get(key), str):  # a message with a text and attributes
            entries[key] = {"text": entries[key]}
        if field or isinstance(entries.get(key), dict):
            entries.setdefault(key, {})[field or "text"] = text
        else:
            entries[key] = text
    return file("words.json", msgspec.json.encode(words), pack=True)


def _cut(value: Json, language: str) -> Json:
    if isinstance(value, dict):
        for spoken in (language, LAYERS.get(language)):
            if isinstance(value.get(spoken), str):
                return value[spoken]
        return {key: _cut(one, language) for key, one in value.items()}
    return [_cut(one, language) for one in value] if isinstance(value, list) else value


class GameController(Controller):
    path = "/api"

    @get("/games", summary="The games: presets, options, score sheets.", sync_to_thread=False)
    def games(self, request: Req) -> Response[list[GameFacts]]:
        return answer(request, all_games())

    @get(
        "/words/{game:str}",
        summary="Every word of a game in one language.",
        responses=troubles(404),
        sync_to_thread=False,
    )
    def words(self, request: Req, game: FromPath[str], lang: FromQuery[w.Language] = "en") -> Response[dict[str, Json]]:
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
    def check(self, game: FromPath[str], data: JSONBody[Wish]) -> Checked:
        if game not in GAMES:
            raise not_found()
        try:
            opened = Game(game, data.options)
        except OptionError as error:
            bad = note(game, "error", error.code, error.params, data.lang)
            return Checked(seats=None, values=None, problems=(bad,))
        notes = opened.interface.options.notes(opened.values)
        shown = tuple(note(game, "note", one.code, one.params, data.lang) for one in notes)
        sits_out, options = opened.interface.house.sits_out, opened.plain_options
        idle = tuple(sits_out(options, dealer) for dealer in range(opened.seats))
        levels = {level: said for level in get_args(w.Level) if (said := note_on(level, opened, data.lang))}
        return Checked(seats=opened.seats, values=opened.values, idle=idle, levels=levels, problems=shown)

    @post(
        "/score/{game:str}",
        summary="Settle a hand played with real pieces.",
        responses=troubles(404, 422),
        status_code=200,
        sync_to_thread=False,
    )
    def score(self, game: FromPath[str], data: JSONBody[SheetWish]) -> w.Account:
        return reckoned(game, data)

    @post(
        "/score/{game:str}/check",
        summary="The same for a form that is being filled in: what it still lacks, what it comes to, who deals next.",
        responses=troubles(404),
        status_code=200,
        sync_to_thread=False,
    )
    def check_score(self, game: FromPath[str], data: JSONBody[SheetWish]) -> SheetChecked:
        return checked(game, data)

    @post(
        "/puzzles/{game:str}/{puzzle:str}/dispute",
        summary="Somebody finds that a puzzle is wrong: its id goes to the log, for the owner of the house.",
        responses=troubles(401, 404, 429),
        status_code=204,
    )
    async def dispute(self, request: Req, game: FromPath[str], puzzle: FromPath[str]) -> None:
        allow(request, parlour_of(request).limits.replays, await guest_of(request))
        if game not in GAMES or all(one.id != puzzle for one in puzzles(game)):
            raise not_found()
        say("puzzle_disputed", game=game, puzzle=puzzle)
