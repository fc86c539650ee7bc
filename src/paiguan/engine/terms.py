"""The words of the games in three languages, and sentences made of them.

One file a game under `paiguan/terms`, and `house.json` for what all games share. A refusal, an item, a hint is a code
with parameters until a person reads it; here it becomes a sentence.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from paiguan.engine.names import LANGUAGES

__all__ = ["LANGUAGES", "SEAT_PARAMETERS", "Terms", "load", "terms"]

# Which section names the values of a parameter; parameters not listed are shown as they are.
SECTION_OF = {
    "piece": ("pieces",),
    "pieces": ("pieces",),
    "partner": ("pieces",),
    **dict.fromkeys(("discard", "standing", "legal", "missing", "promoted", "joker", "card"), ("pieces",)),
    "catcher": ("pieces",),
    "target": ("pieces", "combinations"),
    "keep": ("combinations", "pieces"),
    "combo": ("combinations", "pieces"),
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
SEAT_PARAMETERS = ("player", "player2", "players", "payer", "payee")


class Terms:
    """The words of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.data: dict[str, Any] = load(game)
        self.house: dict[str, Any] = load("house")

    def find(self, section: str, key: str) -> dict[str, Any] | None:
        """The entry for a key; `options.deck` looks among the values of that option."""
        if section.startswith("options."):
            entry = self.data["options"].get(section.removeprefix("options."), {}).get("values", {}).get(key)
        else:
            entry = self.data.get(section, {}).get(key) or self.house.get(section, {}).get(key)
        return entry if isinstance(entry, dict) else None

    def name(self, section: str, key: Any, language: str) -> str:
        """What people call it; the key itself where it has no name."""
        key = str(key).lower() if isinstance(key, bool) else str(key)
        entry = self.find(section, key)
        if entry is None:
            return key
        for field in ("name", "button", "text"):
            if field in entry:
                return str(entry[field][language])
        return str(entry.get(language, key))

    def sentence(self, code: str, params: Mapping[str, Any], language: str) -> str:
        """The sentence of a refusal or an option conflict, with its parameters named in the language."""
        for section in ("refusals", "option_conflicts", "hints"):
            if (entry := self.find(section, code)) is not None:
                shown = {key: self.show(key, value, language, params) for key, value in params.items()}
                return str(entry["text"][language]).format_map(_Lenient(shown))
        raise KeyError(f"{self.game} has no sentence for {code!r}")

    def place(self, refusal: str) -> int:
        """Where the file lists a refusal: of several that apply, the first is the answer."""
        return list(self.data["refusals"]).index(refusal)

    def show(self, param: str, value: Any, language: str, params: Mapping[str, Any]) -> str:
        """A parameter as people read it: pieces and combinations by name, seats as players, lists joined."""
        if isinstance(value, Sequence) and not isinstance(value, str):
            comma = ", " if language == "en" else "、"
            return comma.join(self.show(param, one, language, params) for one in value)
        if param in SEAT_PARAMETERS and isinstance(value, int):
            return self.seat(value, language)
        sections = SECTION_OF.get(param, ())
        if param == "allowed" and "option" in params:
            sections = (f"options.{params['option']}",)
        for section in sections:
            if self.find(section, str(value).lower() if isinstance(value, bool) else str(value)):
                return self.name(section, value, language)
        if isinstance(value, bool):
            return str(value).lower()
        return str(value).replace("-", "−") if isinstance(value, int | float) else str(value)

    def seat(self, seat: int, language: str) -> str:
        return str(self.house["words"]["seat"][language]).format(seat=seat)


class _Lenient(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return "{" + key + "}"


@cache
def load(name: str) -> dict[str, Any]:
    text = (files("paiguan") / "terms" / f"{name}.json").read_bytes()
    return dict(msgspec.json.decode(text))


@cache
def terms(game: str) -> Terms:
    return Terms(game)
