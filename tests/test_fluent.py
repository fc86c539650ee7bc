"""Fluent messages as we compile them: what each construct says, and that a fault in a file is named with its place."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from paiguan.engine.fluent import BadMessage, read
from paiguan.engine.terms import Voice, messages_in, terms

NAMES = ("Ann", "Bo", "Chu")


def said(text: str, viewer: int | None = None, language: str = "en", **params: Any) -> str:
    """The sentence of a message by the words of the house."""
    words = type(terms("house"))("house")
    words._messages[language] = {**terms("house").messages(language), **read(f"words-test = {text}")}
    return words.text("words", "test", "", params, Voice(NAMES, language, viewer))


def test_parameters_stand_in_braces() -> None:
    assert said("Dealt: { $count } each", count=12) == "Dealt: 12 each"
    assert said("Units: { $units }", units=-3) == "Units: −3"
    assert said("{ $player } led", player=1) == "Bo led"


def test_the_reader_is_you() -> None:
    assert said("Trick to { $player }", viewer=1, player=1) == "Trick to you"
    assert said("{ WHOSE($player) } play", viewer=1, player=1) == "your play"
    assert said("{ WHOSE($player) } play", viewer=0, player=1) == "Bo's play"
    assert said("輪到 { $player }", viewer=1, language="zh-Hant", player=1) == "輪到 你"


def test_a_verb_agrees_with_the_reader() -> None:
    text = "{ YOU($player) ->\n    [you] You pay\n   *[other] { $player } pays\n } { $payee }"
    assert said(text, viewer=0, player=0, payee=1) == "You pay Bo"
    assert said(text, viewer=1, player=0, payee=1) == "Ann pays you"
    assert said(text, player=0, payee=1) == "Ann pays Bo"


def test_a_number_chooses_by_its_value_then_by_its_plural() -> None:
    text = "{ $count ->\n    [0] none\n    [one] one card\n   *[other] { $count } cards\n }"
    assert [said(text, count=count) for count in (0, 1, 2, 21)] == ["none", "one card", "2 cards", "21 cards"]


def test_a_loss_is_a_loss() -> None:
    text = "{ LOSS($gain) ->\n    [loss] loses { AMOUNT($gain) }\n   *[other] gains { $gain }\n }"
    assert [said(text, gain=gain) for gain in (-2.6, 0, 2.6)] == ["loses 2.6", "gains 0", "gains 2.6"]


def test_lists_are_joined_by_the_language() -> None:
    assert said("{ $dice }", dice=[1, 2, 3]) == "1, 2, 3"
    assert said("{ $dice }", language="zh-Hans", dice=[1, 2, 3]) == "1、2、3"
    assert said("{ $players }", players=[0, 1]) == "Ann and Bo"
    assert said("{ $players }", viewer=1, players=[0, 1, 2]) == "Ann, you, Chu"
    assert said('{ LIST($numbers, by: "-") }', numbers=[2, 3, 4]) == "2-3-4"


def test_texts_in_quotes_keep_their_spaces() -> None:
    assert said('{ " and " }') == " and "


def test_a_full_width_bracket_is_followed_by_no_space() -> None:
    assert said("{ $field } 不對", language="zh-Hant", field="（甲）") == "（甲）不對"


def test_what_comes_from_outside_is_no_phrase() -> None:
    """A refusal quotes what somebody sent, even if that looks like one of our own phrases."""
    for sent in ({"a": 1}, {"section": "words", "key": "nothing", "field": "", "params": {}}):
        assert repr(sent) in terms("tianjiu").sentence("dealer_invalid", {"value": sent}, "en")


def test_only_english_has_capitals() -> None:
    assert terms("mohuahua").sentence("dealer_invalid", {"value": "zz"}, "zh-Hant").startswith("zz")


def test_a_parameter_that_is_missing_leaves_a_gap() -> None:
    assert said("Dealt: { $count } each") == "Dealt: {$count} each"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a = { $x", "cannot be read"),
        ("a = one\na = two", "a is there twice"),
        ("a = { NUMBER($x) }", "a: there is no function NUMBER"),
        ("a = { WHOSE() }", "a: WHOSE takes one parameter"),
        ("a =\n    .b = { c }", "a.b: only parameters, texts, selectors and functions"),
        ("-a = one", "-a: names are in the JSON file"),
    ],
)
def test_a_fault_in_a_file_is_named(text: str, fault: str) -> None:
    with pytest.raises(BadMessage, match="here.ftl: .*" + fault):
        read(text, "here.ftl")


def test_the_parser_is_not_loaded_with_the_library() -> None:
    code = "import sys, paiguan, paiguan.engine.terms, paiguan.cli; assert 'fluent' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def texts_in(folder: Path, language: str) -> dict[str, str]:
    nothing: Any = None
    return {id: pattern(nothing) for (id, _), pattern in messages_in(folder, language).items()}


def test_a_folder_holds_the_messages_of_a_game_and_a_layer_only_what_differs(tmp_path: Path) -> None:
    (tmp_path / "zh-Hant.ftl").write_text("a = 桌\nb = 牌\n", encoding="utf-8")
    (tmp_path / "zh-HK.ftl").write_text("a = 枱\n", encoding="utf-8")
    assert texts_in(tmp_path, "zh-Hant") == {"a": "桌", "b": "牌"}
    assert texts_in(tmp_path, "zh-HK") == {"a": "枱", "b": "牌"}


def test_english_stands_in_for_a_language_that_a_folder_lacks(tmp_path: Path) -> None:
    assert texts_in(tmp_path, "zh-HK") == {}
    (tmp_path / "en.ftl").write_text("a = table\n", encoding="utf-8")
    for language in ("en", "zh-Hant", "zh-HK", "zh-Hans"):
        assert texts_in(tmp_path, language) == {"a": "table"}


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans", "zh-HK"])
def test_messages_are_given_to_the_page_as_fluent(language: str) -> None:
    given = {(section, key): text for section, key, field, text in terms("liuhu").templates(language) if not field}
    text = given["labels", "cards_left"]
    assert "{ $count }" in text
    assert ("one", "") in read(f"one = {text}")
    assert "{" not in given["labels", "old_now"]
