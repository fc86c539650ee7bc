"""One role, one file name in all games: a reader who knows one game finds everything in the next."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

import paiguan

GAMES = Path(paiguan.__file__).parent / "games"

# Every game has these files, in the order in which they are best read.
ROLES = {
    "pieces": "the pieces as bits, and their ids",
    "options": "options and presets as data",
    "state": "the state of a hand, action codes, phases",
    "combos": "what pieces make together, and what beats what",
    "legal": "the legal codes of the actor",
    "play": "the deal, and what each code does",
    "settle": "who pays whom, and who deals next",
    "information": "who sees what: veil and observation",
    "worlds": "worlds that a seat holds possible",
    "moves": "moves as people and records write them",
    "refusals": "the rule that refuses a move",
    "record": "records: what was dealt and what came of it",
    "score": "score sheets of real tables, and the small checks of the record format",
    "view": "what a seat sees as a struct, the table as text",
    "telling": "what a house tells of it: log, prompts, buttons, settlement",
    "rules": "the kernels of the contract, gathered",
    "face": "everything for people and records, gathered",
}
# What only one game has.
OWN = {
    "tianjiu": {"seating"},  # 執位: chairs are chosen by dice (4.1)
    "liuhu": set[str](),
    "mohuahua": set[str](),
    "shisanzhang": {"specials", "pot"},  # hands that are declared (5.4); the settlement of 6.8
    "weimaque": {"points", "history"},  # a hundred ways to score (5); what claims tell of hands nobody saw
}
# The kernels of the contract, and the file that defines each.
HOMES = {
    "legal": "legal",
    "play": "play",
    "deal": "play",
    "restart": "play",
    "actor": "play",
    "ask": "play",
    "settle": "settle",
    "veil": "information",
    "see": "information",
    "encode": "information",
    "imagine": "worlds",
}
SHORT = 40  # lines; what is shorter belongs to another file, unless there is a reason
REASONS = {
    "rules": "templates are bound to a module that holds the kernels and nothing else",
    "face": "wiring alone",
}

every_game = pytest.mark.parametrize("name", paiguan.GAMES)


def files(name: str) -> dict[str, Path]:
    """The files of a game, without the table of contents in `__init__`."""
    return {path.stem: path for path in sorted((GAMES / name).glob("*.py")) if path.stem != "__init__"}


@every_game
def test_a_game_has_the_files_of_all_roles_and_few_of_its_own(name: str) -> None:
    assert set(files(name)) == ROLES.keys() | OWN[name]
    assert 14 <= len(files(name)) <= 19


@every_game
def test_no_file_of_a_game_is_short_without_a_reason_or_long(name: str) -> None:
    for role, path in files(name).items():
        lines = len(path.read_text().splitlines())
        assert lines <= 310, f"{name}/{role} has {lines} lines"
        assert lines >= SHORT or role in REASONS, f"{name}/{role} has {lines} lines"


@every_game
def test_each_kernel_of_the_contract_is_defined_in_the_file_of_its_role(name: str) -> None:
    rules = import_module(f"paiguan.games.{name}.rules")
    homes = {kernel: getattr(rules, kernel).py_func.__module__.split(".")[-1] for kernel in HOMES}
    assert homes == HOMES


@every_game
def test_the_table_of_contents_names_every_file_in_the_order_of_the_roles(name: str) -> None:
    contents = ast.get_docstring(ast.parse((GAMES / name / "__init__.py").read_text())) or ""
    listed = [line.split()[0] for line in contents.splitlines()[2:]]
    assert listed[: len(ROLES)] == list(ROLES)
    assert set(listed[len(ROLES) :]) == OWN[name]
