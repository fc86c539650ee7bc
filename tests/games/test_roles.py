"""One role, one file name in all games: a reader who knows one game finds everything in the next."""

import ast
from pathlib import Path

import pytest

import paiguan

GAMES = Path(paiguan.__file__).parent / "games"

# Every game has these files, in the order in which they are best read.
ROLES = {
    "options": "options and presets as data",
    "state": "the pieces as bits and by their ids, and the state of a hand",
    "combos": "what pieces make together, and what beats what",
    "legal": "action codes, and the legal ones of the actor",
    "play": "the deal, and what each code does",
    "settle": "who pays whom, what that is drawn from, and who deals next",
    "information": "who sees what: the concealed state and the observation",
    "features": "what a network is told: the concealed state laid out for learning",
    "worlds": "worlds that a seat holds possible",
    "record": "the record format: moves, what was dealt and what came of it",
    "refusals": "the rule that refuses a move",
    "score": "what people tell of a hand, and the small checks of the record format",
    "sheet": "score sheets of real tables, whole or being filled in",
    "view": "what a seat sees as a struct, the table as text",
    "wording": "what a house tells of it: log, prompts, buttons, settlement",
    "interface": "everything for people and records, gathered",
}
MOST = 18  # files of a game, with those that only it has; the table of contents is not counted
# What is not code lies apart, so that the folder of a game is its rules.
DATA = {"lessons.json", "puzzles.jsonl", "ratings.json", "share.png"}

# What only one game has.
OWN = {
    "tianjiu": {"seating"},  # 執位: chairs are chosen by dice (4.1)
    "liuhu": set[str](),
    "mohuahua": set[str](),
    "shisanzhang": {"specials", "pairs"},  # hands that are declared (5.4); two seats that meet (6.1 to 6.7)
    "weimaque": {"points", "history"},  # a hundred ways to score (5); cards that pass by, and what they tell (4.5)
}
# The kernels of the contract, and the file that defines each.
HOMES = {
    "legal": "legal",
    "play": "play",
    "deal": "play",
    "restart": "play",
    "actor": "play",
    "set_actor": "play",
    "settle": "settle",
    "conceal": "information",
    "observe": "information",
    "encode": "information",
    "features": "features",
    "sample_world": "worlds",
}
SHORT = 40  # lines; what is shorter belongs to another file, unless there is a reason
REASONS = {"interface": "wiring alone"}

every_game = pytest.mark.parametrize("name", paiguan.GAMES)


def files(name: str) -> dict[str, Path]:
    """The files of a game, without the table of contents in `__init__`."""
    return {path.stem: path for path in sorted((GAMES / name).glob("*.py")) if path.stem != "__init__"}


@every_game
def test_a_game_has_the_files_of_all_roles_and_few_of_its_own(name: str) -> None:
    assert set(files(name)) == ROLES.keys() | OWN[name]
    assert len(files(name)) <= MOST


@every_game
def test_the_folder_of_a_game_has_its_rules_and_one_folder_of_data(name: str) -> None:
    found = {path.name for path in (GAMES / name).iterdir()} - {"__pycache__"}
    assert found == {f"{role}.py" for role in (*files(name), "__init__")} | {"data"}
    assert {path.name for path in (GAMES / name / "data").iterdir()} == DATA


@every_game
def test_no_file_of_a_game_is_short_without_a_reason_or_long(name: str) -> None:
    for role, path in files(name).items():
        lines = len(path.read_text().splitlines())
        assert lines <= 310, f"{name}/{role} has {lines} lines"
        assert lines >= SHORT or role in REASONS, f"{name}/{role} has {lines} lines"


@every_game
def test_each_kernel_of_the_contract_is_defined_in_the_file_of_its_role(name: str) -> None:
    rules = paiguan.game(name).rules
    homes = {kernel: getattr(rules, kernel).py_func.__module__.split(".")[-1] for kernel in HOMES}
    assert homes == HOMES


@every_game
def test_the_table_of_contents_names_every_file_in_the_order_of_the_roles(name: str) -> None:
    contents = ast.get_docstring(ast.parse((GAMES / name / "__init__.py").read_text())) or ""
    listed = [line.split()[0] for line in contents.splitlines()[2:]]
    assert listed[: len(ROLES)] == list(ROLES)
    assert set(listed[len(ROLES) :]) == OWN[name]
