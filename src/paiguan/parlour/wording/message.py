"""What a game tells, put into words for somebody at a table, once for all who read the same."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.game import interface_of
from paiguan.engine.packages import part
from paiguan.engine.terms import SEAT_PARAMETERS, Voice, capital, terms
from paiguan.engine.wording import Aloud, Message
from paiguan.parlour.wire import Language, Line

_encode, _decode = msgspec.msgpack.Encoder().encode, msgspec.msgpack.Decoder().decode
_decode_message = msgspec.msgpack.Decoder(Message).decode


def voice_of(game: str, names: Sequence[str], language: Language, viewer: int | None = None) -> Voice:
    """How a table speaks to a viewer: players by their names, pieces so that twins are told apart."""
    return Voice(tuple(names), language, viewer, interface_of(game).house.piece_name)


def word(told: Message, names: Sequence[str], language: Language, viewer: int | None = None) -> Line:
    """A line of the log in the viewer's language; the viewer is called "you"."""
    return line_of(told, voice_of(told.game, names, language, viewer))


def line_of(told: Message, voice: Voice) -> Line:
    """A line of the log, made once for all who read the same."""
    return _line(_encode(told), _heard(told, voice))


@lru_cache(maxsize=1 << 14)
def _line(encoded: bytes, voice: Voice) -> Line:
    told = _decode_message(encoded)
    heard = aloud(told)
    return Line(
        text=say(told, voice),
        kind=told.kind,
        seat=told.seat,
        won=told.won,
        pieces=told.pieces,
        brief=brief(told, voice),
        call="" if heard.call is None else capital(name(told.game, heard.call, voice), voice.language),
        seal=heard.seal,
        sound=heard.sound,
        rank=heard.rank,
        lost=heard.lost,
    )


def brief(told: Message, voice: Voice) -> str:
    """A move beside the pieces that it put down: `brief_lead` goes with `log_lead`, `brief` with all that have none."""
    for field in (told.field.replace("log", "brief", 1), "brief"):
        if told.kind == "move" and terms(told.game).has(told.section, told.key, field, voice.language):
            part = _encode((told.section, told.key, field, told.params))
            return _worded(told.game, part, _heard(told, voice))
    return ""


def aloud(told: Message) -> Aloud:
    """What is called out with a line, as the game's wording has it."""
    of_game = getattr(part(told.game, "wording"), "aloud", None)
    return Aloud() if of_game is None else of_game(told)


def speaks_of(params: Mapping[str, Json], seat: int) -> bool:
    """Whether a sentence with these parameters names a seat, whose player then reads "you" there."""
    for param, value in params.items():
        if isinstance(value, dict):
            if speaks_of(value["params"], seat):
                return True
        elif isinstance(value, (list, tuple)):
            if any(speaks_of({param: one}, seat) for one in value):
                return True
        elif value == seat and param in SEAT_PARAMETERS:
            return True
    return False


def _heard(told: Message, voice: Voice) -> Voice:
    """The voice in which a sentence is said: a viewer who is not spoken of in it reads what everybody else reads."""
    if voice.viewer is None or speaks_of(told.params, voice.viewer):
        return voice
    return Voice(voice.names, voice.language, None, voice.piece)


def say(told: Message, voice: Voice) -> str:
    """A sentence for somebody."""
    part = _encode((told.section, told.key, told.field, told.params))
    return capital(_worded(told.game, part, _heard(told, voice)), voice.language)


# Everybody at a table reads the same sentences, and buttons say the same at every table.
@lru_cache(maxsize=1 << 14)
def _worded(game: str, part: bytes, voice: Voice) -> str:
    section, key, field, params = _decode(part)
    return terms(game).text(section, key, field, params, voice)


def name(game: str, part: Json, voice: Voice) -> str:
    """A phrase alone, or several in a list."""
    if not isinstance(part, dict):
        return terms(game).show("", part, {}, voice)
    return _worded(game, _encode((part["section"], part["key"], part["field"], part["params"])), voice)
