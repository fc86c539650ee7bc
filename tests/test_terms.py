"""Every word in three languages, every code with a sentence, every sentence with its parameters."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from paiguan.engine.game import face_of
from paiguan.engine.options import Choice, Subset
from paiguan.engine.terms import LANGUAGES, load, terms
from tests.playing import CHOSEN

every_game = pytest.mark.parametrize("name", CHOSEN)


def texts(data: Any, path: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """All texts of a terms file with their path: objects that are keyed by language."""
    if isinstance(data, dict):
        if any(language in data for language in LANGUAGES):
            yield path, data
        else:
            for key, value in data.items():
                yield from texts(value, f"{path}/{key}")
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from texts(value, f"{path}/{place}")


@pytest.mark.parametrize("name", ["house", *CHOSEN])
def test_every_text_is_there_in_three_languages(name: str) -> None:
    for path, text in texts(load(name)):
        assert set(text) == set(LANGUAGES), f"{name}{path} lacks a language"
        assert all(text[language].strip() for language in LANGUAGES), f"{name}{path} is empty in a language"


@pytest.mark.parametrize("name", ["house", *CHOSEN])
def test_placeholders_agree_between_languages_and_with_the_parameters(name: str) -> None:
    data = load(name)
    for section in ("refusals", "option_conflicts", "hints"):
        for code, entry in data.get(section, {}).items():
            for language in LANGUAGES:
                used = set(re.findall(r"{(\w+)}", entry["text"][language]))
                assert used <= set(entry.get("params", ())), f"{name} {code} {language}: {used}"


@every_game
def test_options_values_presets_items_and_verbs_have_names(name: str) -> None:
    face, words = face_of(name), terms(name)
    for option in face.options.options.values():
        entry = words.find("options", option.id)
        assert entry is not None, f"option {option.id} has no entry"
        assert set(entry["name"]) == set(entry["help"]) == set(LANGUAGES)
        if isinstance(option, Choice | Subset):
            for value in option.values:
                key = str(value).lower() if isinstance(value, bool) else str(value)
                assert words.find(f"options.{option.id}", key) is not None, f"{option.id}={key} has no name"
    for preset in face.options.presets:
        assert words.find("presets", preset) is not None, f"preset {preset} has no name"
    for item in (*face.items, *face.factors, *face.notes):
        assert words.find("items", item) is not None, f"item {item} has no name"
    for kind in face.moves:
        assert words.find("verbs", str(kind.__struct_config__.tag)) is not None, f"verb {kind} has no name"


@every_game
def test_options_of_the_words_are_options_of_the_game(name: str) -> None:
    data, options = load(name), face_of(name).options
    assert set(data["options"]) == set(options.options)
    assert set(data["presets"]) == set(options.presets)
