"""`paiguan arena`: duplicate matches between bots."""

import csv
import io
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path, PurePath

import msgspec

from paiguan.arena import Contest, Result, contest
from paiguan.arena.progress import Progress
from paiguan.arena.workers import local, on_ray
from paiguan.bots import bot
from paiguan.cli.beside import beside
from paiguan.cli.common import budget_of, open_game
from paiguan.cli.extras import require
from paiguan.cli.files import Writer, output
from paiguan.cli.first_use import run_compiled
from paiguan.cli.interrupts import STOPPED
from paiguan.cli.progress import progress
from paiguan.cli.terminal import say, say_json
from paiguan.engine.errors import UserError
from paiguan.engine.game import Game
from paiguan.engine.names import SEARCHING

FORMATS = ("png", "svg", "pdf")  # of a plot, by the ending of its name


def run(chosen: Namespace) -> int:
    game = open_game(chosen.game, chosen.options)
    run_compiled([game.name])
    try:
        what = contest(game, tuple(chosen.bots), chosen.deals, chosen.seed, budget_of(chosen))
    except ValueError as error:
        raise UserError(str(error)) from None
    with ExitStack() as stack:
        # Files are opened first, so that an unwritable one is refused before anything is played.
        table = stack.enter_context(output(chosen.csv)) if chosen.csv is not None else None
        picture = stack.enter_context(output(chosen.plot)) if chosen.plot is not None else None
        if chosen.plot is not None:
            require("plot")
        format = plot_format(chosen.plot)
        kept = Progress(Path(chosen.progress), what) if chosen.progress is not None else None
        if kept is not None:
            stack.callback(kept.close)
        result = played(what, chosen, kept)
        if table is not None:
            table(as_csv(result))
        if picture is not None:
            draw(result, picture, format)
    stopped = result.deals < what.deals
    # No timing after Ctrl-C: a master may take long for a move.
    times = {} if stopped else {name: milliseconds(game, name, what) for name in result.names}
    report(what, result, times, chosen.json)
    return STOPPED if stopped else 0


def plot_format(path: str | None) -> str:
    """The format of a plot by the ending of its name; PNG without an ending, as for a pipe."""
    ending = PurePath(path or "").suffix.lower().removeprefix(".") or FORMATS[0]
    if ending not in FORMATS:
        raise UserError(f"--plot draws {', '.join(FORMATS)} files, not .{ending}")
    return ending


def played(what: Contest, chosen: Namespace, kept: Progress | None) -> Result:
    """Run a contest, or the rest of it; returns the result, or what was finished before Ctrl-C."""
    result = Result(what) if kept is None else kept.result
    before = result.finished()
    try:
        work = partial(local, what, chosen.workers, finished=before)
        pieces = beside(work) if chosen.ray is None else on_ray(what, chosen.ray, before)
    except ValueError as error:
        raise UserError(str(error)) from None
    with progress() as bar:
        task = bar.add_task(" – ".join(what.players), total=what.deals, completed=result.deals)
        add = result.add if kept is None else kept.add
        try:
            for piece in pieces:
                add(piece)
                bar.update(task, completed=result.deals)
        except KeyboardInterrupt:
            if result.deals == 0:
                raise
            bar.console.print(f"stopped after {result.deals} of {what.deals} deals")
    return result


def report(what: Contest, result: Result, times: dict[str, float], as_json: bool) -> None:
    if as_json:
        lines = [{**msgspec.to_builtins(line), "ms_a_move": times.get(line.name)} for line in result.lines()]
        say_json(
            {**msgspec.to_builtins(what), "deals": result.deals, "result": lines, "stand_ins": dict(stand_ins(what))}
        )
        return
    say(f"{what.game} {dict(what.options) or ''}  deals {result.deals}, seed {what.seed}, {'–'.join(what.players)}")
    width = max(len(name) for name in result.names)
    for line in result.lines():
        time_a_move = f"   {times[line.name]:.3g} ms a move" if line.name in times else ""
        say(
            f"  {line.name:<{width}} {line.units:+8.3f} ± {line.interval:.3f} units a deal   "
            f"gained in {100 * line.won:4.1f} % of hands{time_a_move}"
        )
    for _, text in stand_ins(what):
        say(f"  {text}")


def stand_ins(what: Contest) -> Iterator[tuple[str, str]]:
    """The bots that play differently here than their names promise, each with a sentence that says how and why."""
    game = Game(what.game, what.options)
    for name in dict.fromkeys(what.players):
        if (found := bot(name).stand_in(game)) is not None:
            yield name, found.text(game.name)


def milliseconds(game: Game, name: str, what: Contest) -> float:
    """The mean time of a move over the decisions of one hand."""
    deal, player = game.deal(seed=what.seed), bot(name, **(what.budget if name in SEARCHING else {}))
    spent, moves = 0.0, 0
    while (actor := deal.actor) is not None:
        if deal.chance:
            deal.push(deal.legal_moves.random(moves))
            continue
        start = time.perf_counter()
        move = player.choose(deal, actor, seed=moves)
        if moves:  # the first one includes loading
            spent += time.perf_counter() - start
        deal.push(move)
        moves += 1
    return 1000 * spent / max(moves - 1, 1)


def as_csv(result: Result) -> bytes:
    """The units of every deal as CSV, a column for each bot."""
    samples = {name: result.samples(name) for name in result.names}
    text = io.StringIO()
    rows = ([deal, *row] for deal, row in enumerate(zip(*samples.values(), strict=True)))
    csv.writer(text).writerows([["deal", *samples], *rows])
    return text.getvalue().encode()


def draw(result: Result, write: Writer, format: str) -> None:
    from paiguan.arena.plot import picture

    write(picture(result, format))
