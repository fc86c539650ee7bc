"""What a game tells, put into words for somebody: in their language, and with "you" where it speaks of them."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.game import face_of
from paiguan.engine.telling import Told
from paiguan.engine.terms import SEAT_PARAMETERS, Terms, terms
from paiguan.parlour.wire import Language, Line

SEATS = frozenset((*SEAT_PARAMETERS, "taker", "dreamer", "winner", "winners", "loser", "for"))
_encode, _decode = msgspec.msgpack.Encoder().encode, msgspec.msgpack.Decoder().decode
YOU = "\ue000"  # stands for "you" in an English sentence until its place is known


class Voice(NamedTuple):
    """Whom a sentence is for."""

    names: Sequence[str]
    language: Language
    viewer: int | None = None

    def seat(self, seat: int) -> str:
        if seat == self.viewer:
            return YOU if self.language == "en" else "你"
        return self.names[seat]


def word(told: Told, names: Sequence[str], language: Language, viewer: int | None = None) -> Line:
    """A line of the log in the viewer's language; the viewer himself is 你."""
    text = say(told, Voice(names, language, viewer))
    return Line(text=text, kind=told.kind, seat=told.seat, won=told.won, pieces=told.pieces)


def speaks_of(params: Mapping[str, Json], seat: int) -> bool:
    """Whether a sentence with these parameters names a seat, so that its owner reads "you" there."""
    for param, value in params.items():
        if isinstance(value, dict):
            if speaks_of(value["params"], seat):
                return True
        elif isinstance(value, list | tuple):
            if any(speaks_of({param: one}, seat) for one in value):
                return True
        elif param in SEATS and value == seat:
            return True
    return False


def say(told: Told, voice: Voice) -> str:
    """A sentence for somebody. Who is not spoken of in it reads what everybody else reads."""
    viewer = voice.viewer
    if viewer is not None and not speaks_of(told.params, viewer):
        viewer = None
    part = told.section, told.key, told.field, told.params
    return capital(_worded(told.game, _encode(part), tuple(voice.names), voice.language, viewer))


# Everybody at a table reads the same sentences, and buttons say the same at every table.
@lru_cache(maxsize=1 << 14)
def _worded(game: str, part: bytes, names: tuple[str, ...], language: Language, viewer: int | None) -> str:
    section, key, field, params = _decode(part)
    voice = Voice(names, language, viewer)
    return finish(fill(terms(game), section, key, field, params, voice), voice)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def name(game: str, part: Json, voice: Voice) -> str:
    """A phrase alone, or several in a list."""
    if not isinstance(part, dict):
        return finish(show(terms(game), "", part, {}, voice), voice)
    path = _encode((part["section"], part["key"], part["field"], part["params"]))
    return _worded(game, path, tuple(voice.names), voice.language, voice.viewer)


def fill(words: Terms, section: str, key: str, field: str, params: Mapping[str, Json], voice: Voice) -> str:
    text = template(words, section, key, field, voice.language)
    return text.format_map({param: show(words, param, value, params, voice) for param, value in params.items()})


@cache
def template(words: Terms, section: str, key: str, field: str, language: Language) -> str:
    entry = look_up(words, section, key, field)
    return entry if isinstance(entry, str) else str(entry[language])


def look_up(words: Terms, section: str, key: str, field: str) -> Any:
    """The entry of a path; an empty field is the entry itself, a dotted one goes further in."""
    entry: Any = words.data.get(section, {}).get(key)
    if entry is None:
        entry = words.house[section][key]
    for part in field.split(".") if field else ():
        entry = entry[part]
    return entry


def show(words: Terms, param: str, value: Json, params: Mapping[str, Json], voice: Voice) -> str:
    """A parameter as people read it."""
    if isinstance(value, dict):
        return fill(words, value["section"], value["key"], value["field"], value["params"], voice)
    if isinstance(value, list | tuple):
        comma = ", " if voice.language == "en" else "、"
        if param == "numbers":  # of a run: 二三四, 2-3-4
            comma = "-" if voice.language == "en" else ""
        elif param in SEATS and voice.language == "en" and len(value) == 2:
            comma = " and "
        return comma.join(show(words, param, one, params, voice) for one in value)
    if param in SEATS and isinstance(value, int):
        return voice.seat(value)
    if isinstance(value, str) and value in words.data["pieces"] and "option" not in params:
        return piece(words, param, value, voice.language)
    return words.show(param, value, voice.language, params)


@cache
def piece(words: Terms, param: str, value: str, language: Language) -> str:
    """A word that is the name of a piece, and is meant as one where the parameter's section says so."""
    shown = words.show(param, value, language, {})
    if shown != words.name("pieces", value, language):
        return shown
    entry = words.data["pieces"][value][face_of(words.game).house.piece_name]
    return entry if isinstance(entry, str) else str(entry[language])


# ---- English grammar of "you" ------------------------------------------------------------------------------------

_IRREGULAR = {"has": "have", "is": "are", "was": "were", "does": "do"}
_SUBJECT = re.compile(f"(^|[.;:,] ){YOU} (has|is|was|does|pays|gets|keeps|takes)\\b")
_ALSO = re.compile(r" and (also )?(has|is|was|pays|gets)\b")


def plain(verb: str) -> str:
    """The form of a verb that goes with "you"."""
    return _IRREGULAR.get(verb, verb.removesuffix("s"))


def finish(text: str, voice: Voice) -> str:
    """Puts "you" in its place: You at the beginning of a sentence, verbs that agree with it, your for you's. In Chinese no
    space follows a closing bracket."""
    if voice.language != "en" or YOU not in text:
        return text.replace("） ", "）")
    text = text.replace(f"{YOU}'s", "your")
    text = _SUBJECT.sub(lambda match: f"{match[1]}{YOU} {plain(match[2])}", text)
    if text.startswith(f"{YOU} "):
        text = _ALSO.sub(lambda match: f" and {match[1] or ''}{plain(match[2])}", text)
        text = text.replace("their own", "your own")
    return re.sub(f"(^|[.!?] +){YOU}", r"\1You", text).replace(YOU, "you")


def sentence(game: str, code: str, params: Mapping[str, Json], voice: Voice) -> tuple[str, str]:
    """The sentence of a refusal or a hint, and the section of the rules that it comes from."""
    words = terms(game)
    entry = words.find("refusals", code) or words.find("hints", code)
    if entry is None:
        raise KeyError(f"{game} has no sentence for {code!r}")
    shown = {param: show(words, param, value, params, voice) for param, value in params.items()}
    return capital(finish(str(entry["text"][voice.language]).format_map(shown), voice)), str(entry.get("rule", ""))
