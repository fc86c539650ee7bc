"""`paiguan referee`: replay records and say what happened."""

from argparse import Namespace

from paiguan.cli.files import opened, shown
from paiguan.cli.first_use import FEW, run_compiled, run_interpreted
from paiguan.cli.terminal import complain, say_json
from paiguan.engine.errors import UserError
from paiguan.engine.packages import GAMES
from paiguan.engine.referee import findings


def run(chosen: Namespace) -> int:
    judged = unreadable = different = 0
    run_interpreted()
    with opened(chosen.file) as file:
        for finding in findings(file, chosen.check, chosen.lang):
            judged += 1
            if judged == FEW:
                run_compiled(GAMES)
            say_json(finding.report)
            if not finding.readable:
                unreadable += 1
                where = f"line {finding.line}, {finding.report['field']}"
                complain(f"{shown(chosen.file)}, {where}: {finding.report['error']}")
            elif not finding.as_expected:
                different += 1
    if not judged:
        raise UserError(f"{shown(chosen.file)} holds no record; `paiguan record GAME` writes some")
    return 2 if unreadable else 1 if different else 0
