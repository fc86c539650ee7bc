"""`paiguan advise`: the best moves of a position with reasons; with `--review`, what each decision of a hand cost."""

from argparse import Namespace

from paiguan.bots.advice import advise
from paiguan.bots.review import Review, review
from paiguan.cli.common import budget_of
from paiguan.cli.files import opened, shown
from paiguan.cli.first_use import run_compiled, run_interpreted
from paiguan.cli.progress import progress
from paiguan.cli.terminal import say, say_json
from paiguan.engine.deal import Deal, IllegalMove
from paiguan.engine.errors import UserError
from paiguan.engine.names import REVIEW_WORLDS
from paiguan.engine.records import BadRecord, deal_of_record, lines_of
from paiguan.engine.terms import terms


def run(chosen: Namespace) -> int:
    run_interpreted()  # until the game is known
    deal = read_deal(chosen.file, chosen.lang)
    run_compiled([deal.game.name])
    budget = budget_of(chosen)
    if chosen.review:
        judged = reviewed(deal, chosen)
        if chosen.json:
            say_json(judged)
        else:
            say(judged.text())
        return 0
    if deal.over:
        raise UserError("this hand is over: --review goes through its decisions")
    if chosen.seat is not None and not (chosen.seat < deal.game.seats and deal.may_act(chosen.seat)):
        raise UserError(f"seat {chosen.seat} has nothing to decide now; the actor is seat {deal.actor}")
    try:
        advice = advise(deal, chosen.seat, chosen.best, chosen.seed, **budget)
    except ValueError as error:
        raise UserError(str(error)) from None
    if chosen.json:
        say_json(advice)
    else:
        say(advice.text(deal, chosen.lang))
    return 0


def reviewed(deal: Deal, chosen: Namespace) -> Review:
    """Review the hand, with a bar for the decisions that are done."""
    with progress() as bar:
        task = bar.add_task("decisions")
        worlds = REVIEW_WORLDS if chosen.worlds is None else chosen.worlds
        return review(
            deal,
            chosen.seed,
            worlds,
            threads=chosen.threads,
            progress=lambda done, count: bar.update(task, completed=done, total=count),
        )


def read_deal(path: str, language: str) -> Deal:
    """Read the hand of the first record of a file."""
    with opened(path) as file:
        for number, record in lines_of(file):
            try:
                if isinstance(record, BadRecord):
                    raise record
                return deal_of_record(record)
            except BadRecord as error:
                raise UserError(f"{shown(path)}, line {number}, {error.field}: {error}") from None
            except IllegalMove as error:
                sentence = terms(error.game).sentence(error.refusal.code, error.refusal.params, language)
                raise UserError(f"{shown(path)}, line {number}, actions: {sentence}") from None
    raise UserError(f"{shown(path)} holds no record; `paiguan record GAME --deals 1 --stop-after 8` writes one")
