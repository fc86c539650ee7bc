"""Every word in three languages, every code with a sentence, every sentence with its parameters."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar

import paiguan
from paiguan.engine.fluent import parameters_of, patterns
from paiguan.engine.game import interface_of
from paiguan.engine.options import Choice, Subset
from paiguan.engine.packages import folder, is_outside
from paiguan.engine.terms import HOUSE_TERMS, LANGUAGES, PLAIN_TERMS, SENTENCES_IN, load, terms


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


def parameters(name: str, language: str) -> dict[tuple[str, str], set[str]]:
    """Every sentence of a file, by identifier and attribute, with the parameters that it uses."""
    own = name in (HOUSE_TERMS, PLAIN_TERMS) or not is_outside(name)
    place = Path(paiguan.__path__[0], "terms", name) if own else folder(name) / SENTENCES_IN
    file = place / f"{language}.ftl"
    found = patterns(file.read_text(encoding="utf-8"), f"{name}/{file.name}")
    return {place: parameters_of(pattern) for place, pattern in found}


class Names:
    """Tests that everything in `games`, by their ids, has a name."""

    games: ClassVar[Sequence[str]] = ()

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "game" in metafunc.fixturenames:
            metafunc.parametrize("game", self.games)

    def test_options_values_presets_items_and_verbs_have_names(self, game: str) -> None:
        interface, words = interface_of(game), terms(game)
        for option in interface.options.options.values():
            entry = words.find("options", option.id)
            assert entry is not None, f"option {option.id} has no entry"
            assert {"name", "help"} <= set(entry)
            if isinstance(option, Choice | Subset):
                for value in option.values:
                    key = str(value).lower() if isinstance(value, bool) else str(value)
                    assert words.find(f"options.{option.id}", key) is not None, f"{option.id}={key} has no name"
        for preset in interface.options.presets:
            assert words.find("presets", preset) is not None, f"preset {preset} has no name"
        for item in (*interface.items, *interface.factors, *interface.notes):
            assert words.find("items", item) is not None, f"item {item} has no name"
        for kind in interface.moves:
            assert words.find("verbs", str(kind.__struct_config__.tag)) is not None, f"verb {kind} has no name"

    def test_options_of_the_words_are_options_of_the_game(self, game: str) -> None:
        data, options = load(game), interface_of(game).options
        assert set(data["options"]) == set(options.options)
        assert set(data["presets"]) == set(options.presets)


class Words(Names):
    """Tests of the words of `games`, by their ids, and of `shared` terms, which belong to no game."""

    shared: ClassVar[Sequence[str]] = ()

    def pytest_generate_tests(self, metafunc: Any) -> None:
        super().pytest_generate_tests(metafunc)
        if "name" in metafunc.fixturenames:
            metafunc.parametrize("name", [*self.shared, *self.games])

    def test_every_name_is_there_in_three_languages(self, name: str) -> None:
        for path, text in texts(load(name)):
            assert set(text) >= set(LANGUAGES), f"{name}{path} lacks a language"
            assert all(one.strip() for one in text.values()), f"{name}{path} is empty in a language"
            assert "{" not in "".join(text.values()), f"{name}{path} has parameters: it belongs in the .ftl files"

    def test_every_sentence_is_there_in_three_languages_with_the_same_parameters(self, name: str) -> None:
        first = parameters(name, LANGUAGES[0])
        for language in LANGUAGES[1:]:
            assert parameters(name, language) == first, f"{name}: {language} has other messages, or other parameters"

    def test_every_code_has_a_sentence_and_no_other_parameters(self, name: str) -> None:
        words, used = terms(name), parameters(name, LANGUAGES[0])
        for section in ("refusals", "option_conflicts", "hints"):
            for code, entry in words.data.get(section, {}).items():
                assert words.has(section, code, "", "en"), f"{name}: {code} has no sentence"
                assert used.get((f"{section}-{code}", ""), set()) <= set(entry.get("params", ())), f"{name} {code}"
