"""Every word in three languages, every code with a sentence, every sentence with its parameters."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

import paiguan
from paiguan.engine.fluent import parameters_of, patterns
from paiguan.engine.names import LAYERS
from paiguan.engine.terms import LANGUAGES, SEAT_PARAMETERS, Terms, Voice, load, messages_in, terms
from paiguan.testing import Words
from paiguan.testing.words import Names, texts
from tests.playing import CHOSEN

every_game = pytest.mark.parametrize("name", CHOSEN)


every_file = pytest.mark.parametrize("name", ["house", *CHOSEN])


@every_file
def test_every_name_is_there_in_three_languages(name: str) -> None:
    for path, text in texts(load(name)):
        assert set(text) - set(LAYERS) == set(LANGUAGES), f"{name}{path} lacks a language"
        assert all(one.strip() for one in text.values()), f"{name}{path} is empty in a language"
        assert "{" not in "".join(text.values()), f"{name}{path} has parameters: it belongs in the .ftl files"


# ---- sentences -----------------------------------------------------------------------------------------------------

Place = tuple[str, str]  # of a message: identifier and attribute
CODED = ("refusals", "option_conflicts", "hints")
# In English the cards of a set or a run are named as one, which says the kind.
SAYS_LESS = {("liuhu", "en", "verbs-lead", "log"): {"combo"}}


def path_of(name: str, language: str) -> Path:
    return Path(paiguan.__path__[0], "terms", name, f"{language}.ftl")


@cache
def parameters(name: str, language: str) -> dict[Place, set[str]]:
    """Every message of a file with the parameters that it uses."""
    text = path_of(name, language).read_text(encoding="utf-8")
    return {place: parameters_of(pattern) for place, pattern in patterns(text, f"{name}/{language}.ftl")}


@every_file
def test_every_message_is_there_in_three_languages_with_the_same_parameters(name: str) -> None:
    first = parameters(name, LANGUAGES[0])
    for language in LANGUAGES[1:]:
        assert list(parameters(name, language)) == list(first), f"{language} has other messages, or another order"
        for place, used in parameters(name, language).items():
            assert used | SAYS_LESS.get((name, language, *place), set()) == first[place], f"{name} {language} {place}"


@every_file
def test_every_code_has_a_sentence_and_no_other_parameters(name: str) -> None:
    data, used = load(name), parameters(name, LANGUAGES[0])
    for section in CODED:
        codes = {id.removeprefix(f"{section}-") for id, field in used if id.startswith(f"{section}-") and not field}
        assert codes == set(data.get(section, ())), f"{name}: {section} of the names and of the messages differ"
        for code in codes:
            assert used[f"{section}-{code}", ""] <= set(data[section][code]["params"]), f"{name} {code}"


def values_for(words: Terms, params: Iterable[str]) -> dict[str, Any]:
    """Something for each parameter, players all the reader."""
    pieces = [*words.data.get("pieces", ("x",))]
    values: dict[str, Any] = {"pieces": pieces[:2], "piece": pieces[0], "numbers": [1, 2]}
    return {param: 0 if param in SEAT_PARAMETERS else values.get(param, 3) for param in params}


@every_file
def test_every_message_is_whole_for_its_reader_and_for_others(name: str) -> None:
    words = terms(name)
    for language in (*LANGUAGES, *LAYERS):
        for (id, field), used in parameters(name, LANGUAGES[0]).items():
            section, _, key = id.partition("-")
            for viewer in (None, 0):
                voice = Voice(("Ann", "Bo", "Chu", "Dai"), language, viewer)
                said = words.text(section, key, field, values_for(words, used), voice)
                assert said
                assert "{" not in said, said
                if language == "en":
                    assert not re.search(r"(?<!by )\b[Yy]ou (?!pass\b)\w+s\b|\b[Yy]ou's\b|[.!?] +you\b", said), said


@pytest.mark.parametrize("language", LAYERS)
@every_file
def test_a_layer_has_only_what_it_says_differently(name: str, language: str) -> None:
    under = messages_in(path_of(name, language).parent, LAYERS[language])
    if path_of(name, language).is_file():
        for place, used in parameters(name, language).items():
            assert place in under, f"{name}/{language}.ftl: {place} is in no language below"
            assert used == parameters(name, LAYERS[language])[place]
            section, _, key = place[0].partition("-")
            below, above = (
                terms(name).text(section, key, place[1], dict.fromkeys(used, "x"), Voice((), one))
                for one in (LAYERS[language], language)
            )
            assert below != above, f"{name}/{language}.ftl: {place} says the same as {LAYERS[language]}"


# Sections whose messages the page fills in by itself, from patterns in which a choice is its default (`Terms.templates`).
FILLED_BY_THE_PAGE = ("combinations", "labels", "notices", "table", "terms")


def has_choice(node: Any) -> bool:
    inner = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return isinstance(node, ast.SelectExpression) or any(map(has_choice, inner))


@every_file
def test_what_the_page_fills_in_by_itself_has_no_choices(name: str) -> None:
    for language in LANGUAGES:
        for (id, field), pattern in patterns(path_of(name, language).read_text(encoding="utf-8")):
            if id.partition("-")[0] in FILLED_BY_THE_PAGE:
                assert not has_choice(pattern), f"{name} {language} {id} {field}: the page would say its default"


# ---- every message is used -----------------------------------------------------------------------------------------

# Messages whose names the sources put together.
PUT_TOGETHER = re.compile(
    r"labels-name_set_\d|levels-\w+(.short)?|table-tag_\w+|words-\w+|verbs-wei.log(_four)?_hidden|verbs-\w+.brief_\w+|phases-claim.prompt\w*_worth"
)


@cache
def sources(name: str) -> str:
    """What may name a message of a game: its rules and words, its page, and what of the page all games share."""
    root = Path(paiguan.__path__[0])
    page = root.parents[1] / "web" / "src"
    own = root if name == "house" else root / "games" / name
    shared = [path for path in page.rglob("*") if "games" not in path.relative_to(page).parts]
    found = [*own.rglob("*.py"), *shared, *(page / "games" / name).rglob("*")]
    return "\n".join(path.read_text(encoding="utf-8") for path in found if path.suffix in (".py", ".ts", ".svelte"))


@every_file
def test_every_message_is_used(name: str) -> None:
    text = sources(name)

    def is_named(word: str) -> bool:
        return re.search(rf"""['"`/.]{re.escape(word)}\b""", text) is not None

    for id, field in parameters(name, LANGUAGES[0]):
        section, _, key = id.partition("-")
        if section not in CODED and not PUT_TOGETHER.fullmatch(".".join(filter(None, (id, field)))):
            assert all(map(is_named, filter(None, (key, field)))), f"{name}: nobody says {id} {field}"


class TestNames(Names):
    games = CHOSEN


class TestWordsOfAnyGame(Words):
    """What games from outside say where they have no words of their own."""

    shared = ("plain",)
