"""The words of the games in each language, and the one way from a code with parameters to a sentence.

Each game has a JSON file under `paiguan/terms` with the names of things (pieces, combinations, options, items) and the
parameters of every refusal; `house.json` has what all games share. Beside it is a folder with the sentences, one Fluent file
a language (`paiguan.engine.fluent` reads them). A refusal, an item or a hint is a code with parameters until a person reads
it; this module makes it a sentence.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.names import LANGUAGES, LAYERS
from paiguan.engine.packages import WORDS, folder, is_outside

if TYPE_CHECKING:
    from paiguan.engine.fluent import Messages, Pattern

__all__ = ["LANGUAGES", "SEAT_PARAMETERS", "Terms", "Voice", "capital", "load", "messages_in", "terms"]

# The section with the names of a parameter's values; other parameters are shown unchanged.
SECTION_OF = {
    "piece": ("pieces",),
    "pieces": ("pieces",),
    "partner": ("pieces",),
    **dict.fromkeys(("discard", "standing", "legal", "missing", "promoted", "joker", "card"), ("pieces",)),
    "catcher": ("pieces",),
    "target": ("pieces", "combinations"),
    "keep": ("combinations", "pieces"),
    "combo": ("combinations", "pieces"),
    "next": ("combinations", "pieces"),
    "top": ("combinations", "pieces"),
    "led": ("combinations", "pieces"),
    "kind": ("combinations", "pieces"),
    "led_kind": ("combinations",),
    "kinds": ("combinations",),
    "special": ("combinations",),
    "special2": ("combinations",),
    "phase": ("phases",),
    "verb": ("verbs",),
    "option": ("options",),
    "pile": ("piles",),
    "pile2": ("piles",),
    "item": ("items",),
    "suit": ("suits",),
    "deck": ("options.deck",),
    "method": ("options.paitou",),
    "table": ("options.specials",),
    "clash": ("options.special_clash",),
}
HOUSE_TERMS, PLAIN_TERMS = "house", "plain"  # the words that all games share; the defaults for games from outside
SENTENCES_IN = "terms"  # the folder of a package from outside
SEAT_PARAMETERS = frozenset(
    ("player", "player2", "players", "payer", "payee", "taker", "dreamer", "winner", "winners", "loser", "for")
)
PHRASE = {"section", "key", "field", "params"}  # the keys of a `paiguan.engine.wording.phrase`
SENTENCES = ("refusals", "option_conflicts", "hints")  # sections that are found by a code alone


class Voice(NamedTuple):
    """The reader of a sentence."""

    names: Sequence[str]  # the players' names; without them, seats are called by number
    language: str
    viewer: int | None = None  # the reader's own seat, called "you"
    piece: str = "name"  # the field of the terms that names a piece


class Terms:
    """The words of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.data: dict[str, Json] = load(game)
        self.house: dict[str, Json] = load(HOUSE_TERMS)
        self._messages: dict[str, Messages] = {}

    # ---- names -------------------------------------------------------------------------------------------------------

    def find(self, section: str, key: str) -> dict[str, Json] | None:
        """The entry for a key; `options.deck` looks among the values of that option."""
        if section.startswith("options."):
            entry = self.data.get("options", {}).get(section.removeprefix("options."), {}).get("values", {}).get(key)
        else:
            entry = self.data.get(section, {}).get(key) or self.house.get(section, {}).get(key)
        return entry if isinstance(entry, dict) else None

    def name(self, section: str, key: Json, language: str, field: str = "name") -> str:
        """The name of a thing; its key if it has no name."""
        key = str(key).lower() if isinstance(key, bool) else str(key)
        entry = self.find(section, key)
        if entry is None:
            return key
        for one in (field, "name", "button"):
            if one in entry:
                return in_language(entry[one], language)
        return in_language(entry, language) if "en" in entry else key

    def seat(self, seat: int, language: str) -> str:
        """The name of a seat, for a player without a name."""
        return self.text("words", "seat", "", {"seat": seat}, Voice((), language))

    def place(self, refusal: str) -> int:
        """The position of a refusal in the file. If several apply, the first is reported."""
        return list(self.data["refusals"]).index(refusal)

    # ---- sentences ---------------------------------------------------------------------------------------------------

    def sentence(self, code: str, params: Mapping[str, Json], language: str) -> str:
        """The sentence of a refusal, an option conflict or a hint, with seats called by their numbers."""
        return self.coded(code, params, Voice((), language))

    def coded(self, code: str, params: Mapping[str, Json], voice: Voice) -> str:
        """The sentence of a refusal, an option conflict or a hint, for a given reader."""
        for section in SENTENCES:
            if self.has(section, code, "", voice.language):
                return capital(self.text(section, code, "", params, voice), voice.language)
        raise KeyError(f"{self.game} has no sentence for {code!r}")

    def text(self, section: str, key: str, field: str, params: Mapping[str, Json], voice: Voice) -> str:
        """The text at a place in the terms: a message with its parameters, or a name. An empty field means the entry itself."""
        pattern = self._pattern(section, key, field, voice.language)
        if pattern is None:
            return self._named(section, key, field, voice.language)
        said = pattern(_Sentence(self, params, voice))
        return (
            said if voice.language == "en" else said.replace("） ", "）")
        )  # a full-width bracket includes its own space

    def has(self, section: str, key: str, field: str, language: str) -> bool:
        """Whether there is a message at a place in the terms."""
        return self._pattern(section, key, field, language) is not None

    def messages(self, language: str) -> "Messages":
        """Every message of the game and of `house`, by identifier and attribute."""
        found = self._messages.get(language)
        if found is None:
            found = {**_messages("house", language), **_messages(self.game, language)}
            self._messages[language] = found
        return found

    def templates(self, language: str) -> Iterator[tuple[str, str, str, str]]:
        """The section, key, field and pattern of each of the game's own messages, as Fluent; a choice in it is its default."""
        for (id, field), pattern in _messages(self.game, language).items():
            section, _, key = id.partition("-")
            yield section, key, field, pattern(_Template())

    def show(self, param: str, value: Json, params: Mapping[str, Json], voice: Voice, by: str | None = None) -> str:
        """A parameter as people read it: pieces and combinations by name, seats as players, lists joined."""
        # Only messages of a table may contain phrases. Parameters from the library's callers are not trusted as phrases.
        if isinstance(value, (str, int)):
            pass  # most are: the checks for phrases and lists cost more than all the rest
        elif isinstance(value, Mapping) and voice.names and value.keys() == PHRASE:
            return self.text(value["section"], value["key"], value["field"], value["params"], voice)
        elif isinstance(value, Sequence):
            if by is None:
                pair = param in SEAT_PARAMETERS and len(value) == 2
                by = self.text("words", "and" if pair else "comma", "", {}, voice)
            return by.join([self.show(param, one, params, voice) for one in value])
        if param in SEAT_PARAMETERS and isinstance(value, int):
            return self._player(value, voice)
        sections = SECTION_OF.get(param, ())
        if param == "allowed" and "option" in params:
            sections = (f"options.{params['option']}",)
        key = str(value).lower() if isinstance(value, bool) else str(value)
        for section in sections:
            if self.find(section, key):
                return self.name(section, key, voice.language, voice.piece if section == "pieces" else "name")
        if isinstance(value, int | float):
            return key.replace("-", "−" if value else "")  # no sign before zero, which rounding may leave there
        return key

    def _player(self, seat: int, voice: Voice) -> str:
        if seat == voice.viewer:
            return self.text("words", "you", "", {}, voice)
        return voice.names[seat] if voice.names else self.seat(seat, voice.language)

    def _pattern(self, section: str, key: str, field: str, language: str) -> "Pattern | None":
        return self.messages(language).get((f"{section}-{key}", "" if field == "text" else field))

    def _named(self, section: str, key: str, field: str, language: str) -> str:
        entry: Json = self.data.get(section, {}).get(key)
        if entry is None:
            entry = self.house[section][key]
        for part in field.split(".") if field else ():
            entry = entry[part]
        return in_language(entry, language)


class _Sentence:
    """The parameters of one sentence, for one reader."""

    __slots__ = ("params", "terms", "voice")

    def __init__(self, terms: Terms, params: Mapping[str, Json], voice: Voice) -> None:
        self.terms, self.params, self.voice = terms, params, voice

    def shown(self, param: str, by: str | None = None) -> str:
        if param not in self.params:
            return f"{{${param}}}"  # as in Fluent: a sentence with a gap is better than none
        return self.terms.show(param, self.params[param], self.params, self.voice, by)

    def whose(self, param: str) -> str:
        if self.is_reader(param):
            return self.terms.text("words", "your", "", {}, self.voice)
        return self.terms.text("words", "whose", "", {"name": self.shown(param)}, self.voice)

    def chosen(self, param: str) -> object:
        return self.params.get(param)

    def is_reader(self, param: str) -> bool:
        return self.voice.viewer is not None and self.params.get(param) == self.voice.viewer


class _Template:
    """Parameters left open, as Fluent writes them."""

    def shown(self, param: str, by: str | None = None) -> str:
        return f"{{ ${param} }}"

    def whose(self, param: str) -> str:
        return f"{{ ${param} }}'s"

    def chosen(self, param: str) -> object:
        return None

    def is_reader(self, param: str) -> bool:
        return False


def capital(text: str, language: str) -> str:
    """Capitalise the first letter in English."""
    return text[:1].upper() + text[1:] if language == "en" else text


def in_language(entry: str | Mapping[str, str], language: str) -> str:
    """A name in a language, or in the language below it; a plain string is the same in all languages."""
    if isinstance(entry, str):
        return entry
    return str(entry[language] if language in entry else entry[LAYERS[language]])


@cache
def load(name: str) -> dict[str, Json]:
    """Load a file of terms. A game from outside has its own, completed with the default terms."""
    if name in (HOUSE_TERMS, PLAIN_TERMS) or not is_outside(name):
        return dict(msgspec.json.decode((files("paiguan") / "terms" / f"{name}.json").read_bytes()))
    own = msgspec.json.decode((folder(name) / WORDS).read_bytes())
    usual = load(PLAIN_TERMS)
    return {section: {**usual.get(section, {}), **own.get(section, {})} for section in {**usual, **own}}


@cache
def _messages(name: str, language: str) -> "Messages":
    """The sentences of a game or of `house`; those of a game from outside are completed with the default ones."""
    if name in (HOUSE_TERMS, PLAIN_TERMS) or not is_outside(name):
        return messages_in(files("paiguan") / "terms" / name, language)
    return {**_messages(PLAIN_TERMS, language), **messages_in(folder(name) / SENTENCES_IN, language)}


def messages_in(place: Traversable, language: str) -> "Messages":
    """The messages of a folder in a language: `en.ftl`, `zh-Hans.ftl`, `zh-Hant.ftl`, and `zh-HK.ftl` with only what
    differs from `zh-Hant`. English stands in for a language that the folder lacks."""
    from paiguan.engine.fluent import read  # the parser is loaded with the first sentence, not with the library

    file = place / f"{language}.ftl"
    below = messages_in(place, LAYERS[language]) if language in LAYERS else {}
    if file.is_file():
        return {**below, **read(file.read_text("utf-8"), f"{place.name}/{file.name}")}
    return below or (messages_in(place, "en") if language != "en" else {})


@cache
def terms(game: str) -> Terms:
    return Terms(game)
