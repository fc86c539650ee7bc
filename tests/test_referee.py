"""The referee on good, different and broken records."""

import copy
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import paiguan
from paiguan.cli import main
from paiguan.engine.records import BadRecord, judge
from tests.playing import CHOSEN

VECTORS = Path(__file__).parent / "vectors"


def records(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (VECTORS / f"{name}.jsonl").read_text().splitlines()]


def test_a_difference_is_exit_code_one_and_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = records("tianjiu")[0]
    record["expect"]["winner"] = 2
    file = tmp_path / "one.jsonl"
    file.write_text(json.dumps(record) + "\n")
    assert main(["referee", str(file), "--check"]) == 1
    assert json.loads(capsys.readouterr().out)["differences"] == {"winner": {"got": 3, "expected": 2}}
    assert main(["referee", str(file)]) == 0


def test_broken_lines_are_named_and_the_rest_is_judged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = records("tianjiu")[0]
    lines = [
        "{not json",
        json.dumps([1, 2]),
        json.dumps({**good, "game": "chess"}),
        json.dumps({**good, "deal": None}),
        json.dumps({**good, "dealer": 7}),
        json.dumps({**good, "actions": {}}),
        json.dumps({**good, "options": {"stake": "much"}}),
        json.dumps(good),
    ]
    file = tmp_path / "mixed.jsonl"
    file.write_bytes("\n".join(lines).encode() + b"\n\xff\xfe\n")
    assert main(["referee", str(file), "--check"]) == 2
    said = capsys.readouterr()
    reports = [json.loads(line) for line in said.out.splitlines()]
    assert [report.get("field") for report in reports] == [
        "line", "record", "game", "deal", "dealer", "actions", "options", None, "line",
    ]  # fmt: skip
    assert reports[7]["differences"] == {}
    assert len(said.err.splitlines()) == 8
    assert "line 5, dealer" in said.err


def test_expectations_of_any_form_are_compared_and_never_crash() -> None:
    record = records("tianjiu")[0]
    odds: tuple[Any, ...] = ([None, [], [], []], [[1, "66"], [], [], []], "66", 7, None)
    for odd in odds:
        assert "hands" in judge(record).differences({"hands": odd})


@pytest.mark.parametrize("name", paiguan.GAMES)
def test_of_what_is_wrong_with_an_action_the_terms_list_one_first(name: str) -> None:
    """六虎 looks for the seat before the verb, the others the other way round; what is badly written comes before both."""
    first = "unknown_seat" if name == "liuhu" else "unknown_verb"
    record = next(record for record in records(name) if record.get("actions"))
    said = next(action for record in records(name) for action in record.get("actions", []) if len(action) > 2)
    badly = {**dict.fromkeys(said, True), "seat": 9, "do": said["do"]}
    for action, code in (("pass", "malformed"), ({"seat": 9, "do": "fly"}, first), (badly, "malformed")):
        verdict = judge({**record, "actions": [action]})
        assert verdict.happened["illegal_at"] == 0
        assert verdict.why is not None
        assert verdict.why.code == code


def test_the_field_that_is_wrong_is_named() -> None:
    record = next(record for record in records("weimaque") if "stock" in record)
    for wrong in (None, record["stock"][1:]):
        with pytest.raises(BadRecord) as caught:
            judge({**record, "stock": wrong})
        assert caught.value.field == "stock"


def test_a_line_nested_too_deeply_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deep.jsonl"
    file.write_text("[" * 100_000 + "\n" + json.dumps(records("tianjiu")[0]) + "\n")
    assert main(["referee", str(file), "--check"]) == 2
    assert len(capsys.readouterr().out.splitlines()) == 2


def broken(value: Any, generator: random.Random) -> Any:
    """A copy of a record with something wrong somewhere."""
    junk: list[Any] = [None, True, -1, 99, 2**70, 1.5, "", "zz", "66", [], [[]], {}, {"a": 1}, ["66", 3], "\x00"]
    value = copy.deepcopy(value)
    node = value
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        if not keys:
            return value
        key = generator.choice(keys)
        if isinstance(node[key], dict | list) and node[key] and generator.random() < 0.7:
            node = node[key]
            continue
        match generator.randrange(3):
            case 0:
                node[key] = generator.choice(junk)
            case 1:
                del node[key]
            case _ if isinstance(node, list):
                node.append(node[key])
            case _:
                node[f"{key}x"] = node.pop(key)
        return value


@pytest.mark.parametrize("name", CHOSEN)
def test_whatever_is_wrong_with_a_record_it_is_said_and_never_a_crash(name: str) -> None:
    generator = random.Random(1)
    said: list[tuple[str, str]] = []
    for record in records(name):
        for _ in range(12):
            wrong = broken(record, generator)
            try:
                judge(wrong)
            except BadRecord as error:
                said.append((error.field, str(error)))
    assert len(said) > 50
    assert all(field and sentence for field, sentence in said)


# Small checks that ask about what no table can have.
IMPOSSIBLE: dict[str, list[dict[str, Any]]] = {
    "tianjiu": [
        {"check": "next", "dealer": 0, "streak": -5, "winner": 0},
        {"check": "next", "dealer": 0, "winner": 4},
        {"check": "first_taker", "dealer": 0, "dice": [7, 1]},
        {"check": "first_taker", "dealer": 4, "dice": [1, 1]},
        {"check": "draw", "method": "guess", "first": 0, "wall": [str(n) for n in range(32)]},
        {"check": "draw", "method": "waxin", "first": 0, "wall": [str(n) for n in range(33)]},
        {"check": "seating", "rolls": [{"A": [1, 1], "B": [1, 1], "C": [2, 2], "D": [3, 3]}], "choices": [0, 1, 2, 3]},
    ],
    "liuhu": [
        {"check": "settle", "dealer": 0, "winner": 2, "hu": 6, "dream_card": "G5", "winner_hand": []},  # the dream
        {"check": "settle", "dealer": 0, "winner": 0, "hu": 6, "privileged": 2, "dream_card": "G5", "winner_hand": []},
        {"check": "score", "hu": 68},
        {"check": "deal", "dealer": 5, "order": []},
        {"check": "match", "results": [{"end": "hu"}]},
        {"check": "match", "results": [{"end": "hu", "winner": 7}]},
    ],
    "mohuahua": [
        {"check": "legal", "hand": ["66"], "best": ["65", "64"], "led": True},  # no combination
        {"check": "legal", "hand": ["66"] * 5, "best": ["65"], "led": True},
        {"check": "legal", "hand": ["66"], "best": ["65"]},
        {"check": "score", "tricks": [6, 5, 5], "won": {"0": {"xi": -1}}},
        {"check": "score", "tricks": [6, 5, 5], "won": {"0": {"tricks": 3}}},
        {"check": "score", "tricks": [6, 5, 5], "won": {"3": {"xi": 1}}},
    ],
    "weimaque": [
        {"check": "score", "concealed": ["s1", "s1"], "source": "sky"},
        {"check": "decompositions", "concealed": ["s1"] * 5},
        {"check": "zhuo", "tuanyuan": ["s1", "s2", "s3", "s4", "s5", "s6", "s7"]},
        {"check": "claims", "seat": 3, "exposed_by": 0, "how": "found", "card": "b4", "hand": ["b4"]},
    ],
    "shisanzhang": [
        {"check": "classify", "pile": "head", "cards": {"As": 1, "Ks": 2, "Qs": 3}},
        {"check": "classify", "pile": "hat", "cards": ["As", "Ks", "Qs"]},
        {"check": "odds", "special": "luck"},
    ],
}


@pytest.mark.parametrize(
    "record", [{"game": name, **record} for name in CHOSEN for record in IMPOSSIBLE[name]], ids=str
)
def test_checks_of_what_cannot_be_are_refused_in_words(record: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as caught:
        judge(record)
    assert not re.search("argument|tuple", str(caught.value))
