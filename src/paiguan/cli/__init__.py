"""The command `paiguan`. Bad input of any kind ends in one sentence on stderr and exit code 2."""

import os
import sys
from collections.abc import Sequence

from paiguan.cli import advise, arena, backup, bot, compile, demo, info, record, referee, score, serve
from paiguan.cli.common import Complaint, Parser


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        chosen = build_parser().parse_args(arguments)
        return int(chosen.run(chosen))
    except Complaint as complaint:
        print(f"paiguan: {complaint}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  the reader has gone; nothing is left to say
        return 0
    except KeyboardInterrupt:
        print("paiguan: stopped", file=sys.stderr)
        return 130


def build_parser() -> Parser:
    parser = Parser(prog="paiguan", description="牌館: five Chinese card and tile games with exact rules.")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND", parser_class=Parser)
    for command in (serve, backup, bot, demo, score, referee, record, advise, arena, info, compile):
        command.add(commands)
    return parser
