"""`paiguan advise`: the best few moves of a position and why; `--review`: what each decision of a hand cost."""

from pathlib import Path
from typing import Any

import msgspec

from paiguan.bots.advice import advise
from paiguan.bots.review import review
from paiguan.cli.common import Complaint, add_budget, add_language, budget_of
from paiguan.engine.deal import Deal, IllegalMove
from paiguan.engine.records import BadRecord, deal_of_record, lines_of
from paiguan.engine.terms import terms


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "advise",
        help="the best few moves of a recorded position, and why",
        description="Reads the first record of FILE, plays its actions, and advises the seat to act: the best few moves "
        "with expected units and their 95 % interval, and the reason. With --review it goes through all decisions of "
        "the record instead and says what each cost against the best move.",
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--seat", type=int, help="advise this seat, where several may act")
    parser.add_argument("--best", type=int, default=3, help="how many moves to show")
    parser.add_argument("--review", action="store_true", help="review the hand, decision by decision")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    add_budget(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(chosen: Any) -> int:
    deal = read_deal(chosen.file, chosen.lang)
    budget = budget_of(chosen)
    if chosen.review:
        judged = review(deal, chosen.seed, **budget)
        print(msgspec.json.encode(judged).decode() if chosen.json else judged.text())
        return 0
    if chosen.best < 1:
        raise Complaint(f"--best must be at least 1, not {chosen.best}")
    try:
        advice = advise(deal, chosen.seat, chosen.best, chosen.seed, **budget)
    except ValueError as error:
        raise Complaint(str(error)) from None
    print(msgspec.json.encode(advice).decode() if chosen.json else advice.text(deal, chosen.lang))
    return 0


def read_deal(path: Path, language: str) -> Deal:
    if not path.is_file():
        raise Complaint(f"there is no file {path}")
    for number, record in lines_of(path):
        try:
            if isinstance(record, BadRecord):
                raise record
            return deal_of_record(record)
        except BadRecord as error:
            raise Complaint(f"{path.name}, line {number}, {error.field}: {error}") from None
        except IllegalMove as error:
            sentence = terms(error.game).sentence(error.refusal.code, error.refusal.params, language)
            raise Complaint(f"{path.name}, line {number}, actions: {sentence}") from None
    raise Complaint(f"{path.name} holds no record")
