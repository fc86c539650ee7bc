"""What every command takes. Nothing here imports the rules, the bots or the server: the help must come at once.

`paiguan.cli.NAME` does the work of a command and is imported when it runs; `serve` and `backup` declare their own arguments,
which come from the settings of the parlour.
"""

import argparse
from typing import Any

from paiguan.cli import backup, serve
from paiguan.cli.common import MOST_HANDS, add_budget, add_language, add_options, add_seed
from paiguan.cli.parser import Commands, Parser, whole
from paiguan.engine.names import GAMES, LEVELS

MOST_WORKERS = 1024
SHELLS = ("bash", "zsh", "fish")

GAME_HELP = f"one of {', '.join(GAMES)}"
OVERVIEW = """牌館: five Chinese card and tile games with exact rules.

{commands}

  paiguan COMMAND --help explains a command, with examples"""
FURTHER = """first steps:
  paiguan serve                                   play in the browser, against bots or friends
  paiguan demo tianjiu                            watch a hand in the terminal
  paiguan score tianjiu                           what to enter to settle a hand of real tiles
  paiguan record tianjiu --deals 1 --stop-after 8 --out hand.json
  paiguan advise hand.json                        the best moves there, and why

exit codes:
  0 done, 1 no (referee --check, doctor), 2 an error in one sentence, 130 Ctrl-C, 141 nobody reads the output

Documentation: README.md and docs/ of the source; the rules are in docs/rules."""


def build_parser() -> Parser:
    parser = Parser(prog="paiguan", epilog=FURTHER, usage="paiguan COMMAND …")
    parser.add_argument("--version", action=Version, nargs=0, help="versions of paiguan and what it runs on")
    commands = Commands(parser)
    commands.group("play")
    serve.add(commands)
    add_bot(commands)
    add_demo(commands)
    commands.group("at a table with real pieces")
    add_score(commands)
    add_referee(commands)
    commands.group("learn and study")
    add_record(commands)
    add_advise(commands)
    add_arena(commands)
    add_info(commands)
    commands.group("this installation")
    add_doctor(commands)
    add_compile(commands)
    backup.add(commands)
    add_completion(commands)
    parser.description = OVERVIEW.format(commands=commands.overview())
    return parser


class Version(argparse.Action):
    """Prints the versions, from what is installed and without importing it."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        from paiguan.cli.terminal import say
        from paiguan.cli.versions import version_line

        say(version_line())
        parser.exit()


def add_bot(commands: Commands) -> None:
    bot = commands.add_parser(
        "bot",
        help="let a bot take a seat at a table",
        description="Sits down on an open seat of a table and plays until the match is over. URL is the table's link, as in "
        "the address line of the browser.",
        example="paiguan bot http://127.0.0.1:8080/t/ID --level regular",
    )
    bot.add_argument("url", metavar="URL")
    bot.add_argument("--level", default="regular", help=f"one of {', '.join(LEVELS)} (default regular)")
    bot.add_argument("--name", default="", help="its name at the table")
    bot.add_argument("--token", default="", help="play as this guest, on the seat it has; else as a new one")
    bot.add_argument("--hands", type=whole(1, MOST_HANDS), metavar="N", help="leave after so many hands")


def add_demo(commands: Commands) -> None:
    demo = commands.add_parser(
        "demo",
        help="play out a hand in the terminal and settle it",
        example='paiguan demo weimaque --lang en\npaiguan demo tianjiu --seed 7 --options \'{"preset": "xiao"}\'',
    )
    demo.add_argument("game", nargs="?", default=GAMES[0], metavar="GAME", help=f"{GAME_HELP} (default {GAMES[0]})")
    add_seed(demo, None, "the same seed deals and plays the same hand")
    demo.add_argument("--player", choices=LEVELS, default="regular", help="who plays (default regular)")
    add_options(demo)
    add_language(demo)


def add_score(commands: Commands) -> None:
    score = commands.add_parser(
        "score",
        help="settle a hand played with real pieces",
        description="Takes the result of a hand as KEY=VALUE words or as a JSON object in a file (- for standard "
        "input) and prints who pays whom. `paiguan score GAME` alone lists the keys of a game with an example.",
        example="paiguan score tianjiu\npaiguan score tianjiu dealer=0 winner=3 stacks=1,4,0,3 led=63",
    )
    score.add_argument("game", metavar="GAME", help=GAME_HELP)
    score.add_argument("entries", nargs="*", metavar="KEY=VALUE | FILE", help="what happened in the hand")
    score.add_argument("--json", action="store_true", help="print the settlement as JSON")
    add_options(score)
    add_language(score)


def add_referee(commands: Commands) -> None:
    referee = commands.add_parser(
        "referee",
        help="replay records and say what happened",
        description="Replays each record of FILE (one JSON object a line) and prints a JSON line with what happened: "
        "the first illegal action and why, payments, items. With --check it compares with the record's `expect` and "
        "exits 1 on a difference. A line that is not a record is reported by line and field; exit code 2.",
        example="paiguan referee game.jsonl --check\npaiguan record liuhu | paiguan referee - --check",
    )
    referee.add_argument("file", metavar="FILE", help="records; - for standard input")
    referee.add_argument("--check", action="store_true", help="compare with `expect`; exit 1 on a difference")
    add_language(referee)


def add_record(commands: Commands) -> None:
    record = commands.add_parser(
        "record",
        help="play deals out and write them as records",
        description="Writes one record a line, `expect` filled from what happened: data sets and regression files. "
        "Every record passes `paiguan referee --check`.",
        example="paiguan record liuhu --deals 1000 --seed 1 --out data.jsonl\n"
        "paiguan record tianjiu --deals 1 --stop-after 8 --out hand.json   # unfinished, for `paiguan advise`",
    )
    record.add_argument("game", metavar="GAME", help=GAME_HELP)
    record.add_argument("--deals", type=whole(1, MOST_HANDS), default=100, metavar="N", help="how many (default 100)")
    add_seed(record, 0, "the same seed writes the same records (default 0)")
    record.add_argument(
        "--players", default="random", help=f"by seat, repeated as needed: {', '.join(LEVELS)} (default random)"
    )
    record.add_argument(
        "--stop-after",
        type=whole(0, 10_000),
        metavar="MOVES",
        help="stop each hand at the first choice after so many moves",
    )
    record.add_argument("--out", metavar="FILE", help="file to write (default: standard output)")
    add_budget(record)
    add_options(record)


def add_advise(commands: Commands) -> None:
    advise = commands.add_parser(
        "advise",
        help="the best few moves of a recorded position, and why",
        description="Reads the first record of FILE, plays its actions, and advises the seat to act: the best few moves "
        "with expected units and their 95 % interval, and the reason. With --review it goes through all decisions of "
        "the record instead and says what each cost against the best move.",
        example="paiguan record tianjiu --deals 1 --stop-after 8 --out hand.json   # or export a hand from the page\n"
        "paiguan advise hand.json --lang en\npaiguan advise hand.json --review",
    )
    advise.add_argument("file", metavar="FILE", help="a record; - for standard input")
    advise.add_argument("--seat", type=whole(0, 3), metavar="N", help="advise this seat, where several may act")
    advise.add_argument("--best", type=whole(1, 1000), default=3, metavar="N", help="moves to show (default 3)")
    advise.add_argument("--review", action="store_true", help="review the hand, decision by decision")
    add_seed(advise, 0, "with --worlds, the same seed gives the same advice (default 0)")
    advise.add_argument("--json", action="store_true", help="print JSON")
    add_budget(advise)
    add_language(advise)


def add_arena(commands: Commands) -> None:
    arena = commands.add_parser(
        "arena",
        help="let bots play each other, with intervals",
        description="Plays duplicate matches: every deal with the bots moved on to every seat. Prints units a deal with "
        "a 95 % interval, the share of hands that gained, and the time a move. The last bot named fills the seats left: "
        "`paiguan arena tianjiu master regular` is one master against three regulars. The same seed gives the same "
        "result, wherever it is computed (a master needs --worlds for that). Ctrl-C ends with what is finished.",
        example="paiguan arena tianjiu regular novice --deals 10000\n"
        "paiguan arena tianjiu master regular --deals 100 --plot duel.png --csv duel.csv",
    )
    arena.add_argument("game", metavar="GAME", help=GAME_HELP)
    arena.add_argument("bots", nargs="+", metavar="BOT", help=f"two or more of {', '.join(LEVELS)}")
    arena.add_argument("--deals", type=whole(1, MOST_HANDS), default=1000, metavar="N", help="how many (default 1000)")
    add_seed(arena, 0, "the same seed gives the same deals (default 0)")
    arena.add_argument(
        "--workers",
        type=whole(1, MOST_WORKERS),
        metavar="N",
        help="cores to use (default: all that this process may use)",
    )
    arena.add_argument("--csv", metavar="FILE", help="write every deal's units to this file")
    arena.add_argument("--json", action="store_true", help="print the result as JSON")
    arena.add_argument(
        "--plot", metavar="FILE", help="draw the running means with their intervals to this PNG, SVG or PDF"
    )
    arena.add_argument("--ray", metavar="ADDRESS", help="spread the work over a Ray cluster (“local” starts one here)")
    add_budget(arena)
    add_options(arena)


def add_info(commands: Commands) -> None:
    info = commands.add_parser(
        "info",
        help="sizes of the spaces, versions, statistics of random play",
        example="paiguan info tianjiu --json",
    )
    info.add_argument("game", metavar="GAME", help=GAME_HELP)
    info.add_argument("--json", action="store_true", help="print JSON")
    info.add_argument(
        "--hands",
        type=whole(1, 1_000_000),
        default=2000,
        metavar="N",
        help="random hands for the statistics (default 2000)",
    )
    add_seed(info, 0, "the same seed gives the same statistics (default 0)")
    add_options(info)


def add_doctor(commands: Commands) -> None:
    doctor = commands.add_parser(
        "doctor",
        help="what is installed, compiled and reachable, and what to do about the rest",
        description="Looks at everything that the commands need and says of each whether it is there, and what to do if "
        "not. Exit code 0 if the games can be played in the browser, else 1.",
        example="paiguan doctor\npaiguan doctor --json",
    )
    doctor.add_argument("--json", action="store_true", help="print JSON")


def add_compile(commands: Commands) -> None:
    compile = commands.add_parser(
        "compile",
        help="compile the rules and the bots now, so that nothing waits for it later",
        example="paiguan compile\npaiguan compile tianjiu liuhu",
    )
    compile.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    compile.add_argument("--in-background", action="store_true", help="leave the processor to whoever else wants it")


def add_completion(commands: Commands) -> None:
    completion = commands.add_parser(
        "completion",
        help="complete commands with the Tab key of your shell",
        description="Prints a script that makes the Tab key complete commands, options, games and bots.",
        example='eval "$(paiguan completion bash)"                                  # in ~/.bashrc\n'
        'eval "$(paiguan completion zsh)"                                   # in ~/.zshrc\n'
        "paiguan completion fish > ~/.config/fish/completions/paiguan.fish",
    )
    completion.add_argument("shell", choices=SHELLS, nargs="?", help="your shell")
    completion.add_argument("--candidates", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)  # for the scripts
