"""`paiguan referee`: replay records and say what happened."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from paiguan.cli.common import Complaint, add_language
from paiguan.engine.referee import findings


def add(commands: Any) -> None:
    referee = commands.add_parser(
        "referee",
        help="replay records and say what happened",
        description="Replays each record of FILE (one JSON object a line) and prints a JSON line with what happened: "
        "the first illegal action and why, payments, items. With --check it compares with the record's `expect` and "
        "exits 1 on a difference. A line that is no record is reported by line and field; exit code 2.",
    )
    referee.add_argument("file", type=Path)
    referee.add_argument("--check", action="store_true", help="compare with `expect`; exit 1 on a difference")
    add_language(referee)
    referee.set_defaults(run=run)


def run(chosen: Any) -> int:
    if not chosen.file.is_file():
        raise Complaint(f"there is no file {chosen.file}")
    unreadable = different = 0
    for finding in findings(chosen.file, chosen.check, chosen.lang):
        print(msgspec.json.encode(finding.report).decode())
        if not finding.readable:
            unreadable += 1
            where = f"line {finding.line}, {finding.report['field']}"
            print(f"paiguan: {chosen.file.name}, {where}: {finding.report['error']}", file=sys.stderr)
        elif not finding.as_expected:
            different += 1
    return 2 if unreadable else 1 if different else 0
