"""Records: a hand as one JSON line, for test vectors, stored games, replays and exports ("Record format" in each rule page)."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import IO

import msgspec
from numba.core.errors import NumbaError

from paiguan.engine.contract import Json, Refusal, RefusalError
from paiguan.engine.deal import Deal, IllegalMove
from paiguan.engine.errors import UserError
from paiguan.engine.game import Game, OptionError, interface_of
from paiguan.engine.kernel import Options
from paiguan.engine.moves import read_action
from paiguan.engine.packages import GAMES, UnknownGame
from paiguan.engine.terms import terms


class BadRecord(UserError, ValueError):
    """A line that is not a record: `field` says where, `str` what to do about it."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


class Verdict(msgspec.Struct, frozen=True):
    """The result of judging a record."""

    id: str | None
    game: str
    happened: Json  # by the keys of `expect`; the result of a small check may have any form
    check: str | None = None
    why: Refusal | None = None  # the rule that refused the action at `illegal_at`

    def differences(self, expect: Json) -> dict[str, dict[str, Json]]:
        """The expectations that are not met: key -> what was got and what was expected."""
        interface = interface_of(self.game)
        same = interface.same if self.check is None or interface.same_in_checks is None else interface.same_in_checks
        if not isinstance(expect, dict) or not isinstance(self.happened, dict):
            met = _met(same, self.check or "expect", self.happened, expect)
            return {} if met else {self.check or "expect": {"got": self.happened, "expected": expect}}
        return {
            key: {"got": self.happened.get(key), "expected": expected}
            for key, expected in expect.items()
            if key not in self.happened or not _met(same, key, self.happened[key], expected)
        }

    def to_json(self, language: str = "en") -> dict[str, Json]:
        out: dict[str, Json] = {"id": self.id, "game": self.game}
        if self.check is not None:
            return {**out, "check": self.check, "result": self.happened}
        out |= self.happened
        if self.why is not None:
            text = terms(self.game).sentence(self.why.code, self.why.params, language)
            out["why"] = {"code": self.why.code, "params": dict(self.why.params), "text": text}
        return out


def _met(same: Callable[[str, Json, Json], bool], key: str, got: Json, expected: Json) -> bool:
    """Whether an expectation is met. One of the wrong form is not."""
    try:
        return same(key, got, expected)
    except (TypeError, AttributeError, KeyError):
        return False


def lines_of(source: Path | IO[bytes]) -> Iterator[tuple[int, "Json | BadRecord"]]:
    """The records of a file, given as a path or open, with their line numbers; a line that is not JSON yields its error."""
    with source.open("rb") if isinstance(source, Path) else nullcontext(source) as file:
        for number, line in enumerate(file, 1):
            if not line.strip():
                continue
            try:
                yield number, msgspec.json.decode(line)
            except msgspec.DecodeError as error:
                yield number, BadRecord("line", f"this is not JSON: {error}")
            except RecursionError:
                yield number, BadRecord("line", "this is nested too deeply to be a record")
            except UnicodeDecodeError:
                yield number, BadRecord("line", "this is not UTF-8 text")


def game_of_record(record: Json) -> Game:
    """The game of a record, under its options. Raises BadRecord."""
    if not isinstance(record, dict):
        raise BadRecord("record", "a record is a JSON object with the fields game, options, deal, actions")
    name = record.get("game")
    if not isinstance(name, str):
        raise BadRecord("game", f"the field “game” must name one of {', '.join(GAMES)}")
    given = record.get("options")
    given = {} if given is None else given
    if not isinstance(given, dict):
        raise BadRecord("options", "the field “options” must be an object of option names and values")
    try:
        return Game(name, given)
    except UnknownGame as error:
        raise BadRecord("game", str(error)) from None
    except OptionError as error:
        raise BadRecord("options", str(error)) from None


def begin_record(record: Json) -> Deal:
    """The deal of a record before its first action. Raises BadRecord."""
    game = game_of_record(record)
    try:
        return game.load(record)
    except IllegalMove as error:
        raise BadRecord(_field_of(record, error.refusal), str(error)) from None


def _field_of(record: Json, refusal: Refusal) -> str:
    """The field that a refusal of a deal is about."""
    if refusal.code == "malformed":
        return str(refusal.params["field"])
    about = refusal.code.partition("_")[0]  # dealer_invalid, streak_invalid, stock_size …
    return about if about in record else "wall" if "wall" in record else "deal"


def actions_of(record: Json) -> list[Json]:
    actions = record.get("actions", [])
    if not isinstance(actions, list):
        raise BadRecord("actions", "the field “actions” must be a list")
    return actions


def deal_of_record(record: Json) -> Deal:
    """The deal of a record after all its actions; raises IllegalMove at the first refused one."""
    deal = begin_record(record)
    for action in actions_of(record):
        push_action(deal, action)
    return deal


def push_action(deal: Deal, action: Json) -> None:
    """Make the move of an action. Text is refused here: an action of a record names its seat."""
    if isinstance(action, str):
        raise IllegalMove(deal.game.name, Refusal("malformed", {"field": "action"}))
    deal.push(action)


def judge(record: Json) -> Verdict:
    """Replay a record, or answer its small check. Raises BadRecord."""
    if isinstance(record, dict) and "check" in record:
        return judge_check(record)
    deal = begin_record(record)
    illegal_at, why = None, None
    for place, action in enumerate(actions_of(record)):
        try:
            push_action(deal, action)
        except IllegalMove as error:
            illegal_at, why = place, error.refusal
            break
    outcome = deal.outcome(illegal=illegal_at is not None)
    return Verdict(_id(record), deal.game.name, {"illegal_at": illegal_at, **outcome}, why=why)


def judge_check(record: Json) -> Verdict:
    """Answer one of the small checks of the record format. `options` and `view` are the same in every game."""
    name = record["check"]
    if name == "options":
        return Verdict(_id(record), _game_name(record), {"valid": _options_are_valid(record)}, check=name)
    game = game_of_record(record)
    known: dict[str, Callable[[Options, Json], Json]] = {
        "view": lambda _, record: seen_actions(record),
        **game.interface.checks,
    }
    if not isinstance(name, str) or name not in known:
        raise BadRecord("check", f"{game.name} knows the checks {', '.join(known)}")
    try:
        return Verdict(_id(record), game.name, known[name](game.options, record), check=name)
    except KeyError as error:
        raise BadRecord("check", f"“{error.args[0]}” is missing, or is no piece or word of {game.name}") from None
    except RefusalError as refused:
        words = terms(game.name).sentence(refused.refusal.code, refused.refusal.params, "en")
        raise BadRecord("check", words) from None
    except NumbaError:
        raise BadRecord("check", "a field of this check is of the wrong kind") from None
    except (TypeError, ValueError, IndexError, AttributeError, OverflowError, StopIteration) as error:
        raise BadRecord("check", f"a field of this check has a wrong value: {error}") from None


def _game_name(record: Json) -> str:
    name = record.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise BadRecord("game", f"the field “game” must name one of {', '.join(GAMES)}")
    return name


def _options_are_valid(record: Json) -> bool:
    try:
        game_of_record(record)
    except BadRecord:
        return False
    return True


def seen_actions(record: Json) -> list[Json]:
    """The check `view`: the log as one seat sees it. Moves that are fully visible are written as in the record."""
    deal = deal_of_record(record)
    actions = iter(actions_of(record))
    seen: list[Json] = []
    for shown in deal.view(record["viewer"]).log:
        action = next(a for a in actions if _same_move(deal, a, shown))
        seen.append(action if _normal(deal, action) == shown else dict(shown))
    return seen


def _same_move(deal: Deal, action: Json, shown: Json) -> bool:
    """Whether a log entry shows this action. A hidden move is shown with a verb that no player uses."""
    verbs = [kind.__struct_config__.tag for kind in deal.game.interface.moves]
    return bool(action["seat"] == shown["seat"] and (action["do"] == shown["do"] or shown["do"] not in verbs))


def _normal(deal: Deal, action: Json) -> Json:
    game = deal.game
    move = read_action(game.interface, action, game.seats)
    codes = game.interface.codes(deal.state, game.options, move)
    return msgspec.to_builtins(game.interface.move(deal.state, game.options, move.seat, codes)) if codes else None


def _id(record: Json) -> str | None:
    found = record.get("id")
    return None if found is None else str(found)


def encode(record: Mapping[str, Json]) -> bytes:
    return msgspec.json.encode(record)
