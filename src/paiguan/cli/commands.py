"""The arguments and the help of every command.

`paiguan.cli.NAME` does the work of a command and is imported when it runs. Nothing here imports the rules, the bots or the
server, so the help appears at once. `serve` and `backup` declare their own arguments, which come from the parlour's settings.
"""

import argparse

from paiguan.cli import backup, serve
from paiguan.cli.common import MOST_HANDS, add_budget, add_language, add_options, add_seed
from paiguan.cli.parser import ALL_GAMES, SOME_GAME, Commands, Parser, whole
from paiguan.engine.names import LEVELS, REVIEW_WORLDS

MOST_WORKERS = 1024
SHELLS = ("bash", "zsh", "fish")

GAME_HELP = f"one of {ALL_GAMES}"
OVERVIEW = """牌館: five traditional Chinese card and tile games with exact rules, to play, to score and to study.

{commands}

  paiguan COMMAND --help   explains a command: examples, what it prints, where to read on"""
FURTHER = f"""first steps:
  paiguan serve                                   play in the browser, against bots or friends
  paiguan demo                                    watch bots play a hand in the terminal
  paiguan score {SOME_GAME}                           list what to enter to settle a hand of real tiles
  paiguan record {SOME_GAME} --deals 1 --stop-after 8 --out hand.json
  paiguan advise hand.json                        show the best moves in that hand, and why

exit codes:
  0    done
  1    the result is negative: a difference (referee --check), not ready to play (doctor)
  2    an error, with one sentence on standard error that says what to do
  130  stopped by Ctrl-C
  141  the reader of the output has gone, as after | head

read on:
  README.md, docs/index.md                        the documentation, in the source
  docs/rules/GAME.md                              the rules of a game"""


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
    add_verify(commands)
    commands.group("learn and study")
    add_record(commands)
    add_advise(commands)
    add_arena(commands)
    add_puzzles(commands)
    add_info(commands)
    commands.group("this installation")
    add_doctor(commands)
    add_compile(commands)
    backup.add(commands)
    add_completion(commands)
    parser.description = OVERVIEW.format(commands=commands.overview())
    return parser


class Version(argparse.Action):
    """Print the versions of the installed packages without importing them."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from paiguan.cli.terminal import say
        from paiguan.cli.versions import version_line

        say(version_line())
        parser.exit()


def add_bot(commands: Commands) -> None:
    bot = commands.add_parser(
        "bot",
        help="let a bot take a seat at a table",
        description="Takes an open seat at a table of a running server and plays until the match is over. URL is the link of "
        "the table, as in the browser's address bar.",
        example="paiguan bot http://127.0.0.1:8080/t/ID\n"
        "paiguan bot http://127.0.0.1:8080/t/ID --level master --name Lin --hands 4",
        output="the log of each hand as the bot sees it, its result, and the totals at the end",
        read_on="docs/parlour.md, “Writing a bot”: how to let your own program play",
    )
    bot.add_argument("url", metavar="URL", help="link of the table")
    bot.add_argument("--level", default="regular", help=f"one of {', '.join(LEVELS)} (default regular)")
    bot.add_argument("--name", default="", help="name at the table (default: the level)")
    bot.add_argument("--token", default="", help="play as this guest, in the seat they have (default: a new guest)")
    bot.add_argument("--hands", type=whole(1, MOST_HANDS), metavar="N", help="leave after N hands")


def add_demo(commands: Commands) -> None:
    demo = commands.add_parser(
        "demo",
        help="watch bots play a hand in the terminal",
        description="Deals a hand, lets bots play it to the end, and settles it.",
        example=f"paiguan demo {SOME_GAME} --lang en\npaiguan demo {SOME_GAME} --seed 7 --player novice",
        output="the dealt hand, the moves, the final table, the payments with their reasons, and the command that repeats the "
        "same hand",
        read_on=f"docs/{SOME_GAME}.md: the game in brief",
    )
    demo.add_argument("game", nargs="?", metavar="GAME", help=f"{GAME_HELP} (default: the first)")
    add_seed(demo, None, "deal and play the hand of this number (default: a random one)")
    demo.add_argument("--player", choices=LEVELS, default="regular", help="level of the bots (default regular)")
    add_options(demo)
    add_language(demo)


def add_score(commands: Commands) -> None:
    score = commands.add_parser(
        "score",
        help="settle a hand played with real pieces",
        description="Computes who pays whom from the result of a hand, given as KEY=VALUE words or as a JSON object in a file "
        "(- for standard input). Without a result it lists the keys of the game with an example.",
        example=f"paiguan score {SOME_GAME}                          # what to enter, with an example\n"
        f"paiguan score {SOME_GAME} hand.json --json",
        output="a line for each payment with the rule behind it, then the sum of each seat",
        read_on=f"docs/rules/{SOME_GAME}.md, section 6: the payments",
    )
    score.add_argument("game", metavar="GAME", help=GAME_HELP)
    score.add_argument("entries", nargs="*", metavar="KEY=VALUE | FILE", help="the result of the hand")
    score.add_argument("--json", action="store_true", help="print the settlement as JSON")
    add_options(score)
    add_language(score)


def add_referee(commands: Commands) -> None:
    referee = commands.add_parser(
        "referee",
        help="replay records and report what was legal and who pays",
        description="Replays each record of FILE, one JSON object a line. With --check it compares the result with the "
        "record's `expect` and exits with code 1 if one differs. A line that is not a record is reported with its number and "
        "field (exit code 2), and the others are still replayed.",
        example=f"paiguan referee game.jsonl --check\npaiguan record {SOME_GAME} | paiguan referee - --check",
        output="a JSON line for each record: the first illegal action and why, payments and items; with --check also the "
        "differences",
        read_on=f"docs/{SOME_GAME}.md, “Record format”: how to write a record",
    )
    referee.add_argument("file", metavar="FILE", help="file of records; - for standard input")
    referee.add_argument("--check", action="store_true", help="compare with `expect`; exit code 1 on a difference")
    add_language(referee)


def add_verify(commands: Commands) -> None:
    verify = commands.add_parser(
        "verify",
        help="check the proof of a fair shuffle",
        description="Checks a proof that the page of a hand's fair shuffle has downloaded: that the pieces were sealed before anybody "
        "knew the cut, that every number matches its seal, that every piece that was shown lies where the cut and the rules put "
        "it, and that all of this is what your browser noted before the deal. Exit code 1 if anything is wrong.",
        example="paiguan verify fair-proof.json\ncurl -s URL | paiguan verify -",
        output="a sentence that says that nobody touched the deal, and how much of it the rules have shown; or one sentence for "
        "each thing that is wrong, on standard error",
        read_on="docs/fair-shuffle.md: how the shuffle is sealed, and what the proof shows",
    )
    verify.add_argument("file", metavar="FILE", help="file with a proof; - for standard input")


def add_record(commands: Commands) -> None:
    record = commands.add_parser(
        "record",
        help="let bots play hands and write them as records",
        description="Writes hands played by bots, for data sets and regression tests. Every record has its result in `expect`, "
        "so `paiguan referee --check` accepts it.",
        example=f"paiguan record {SOME_GAME} --deals 1000 --seed 1 --out data.jsonl\n"
        f"paiguan record {SOME_GAME} --deals 1 --stop-after 8 --out hand.json   # unfinished, for `paiguan advise`",
        output="a JSON line for each hand, to FILE or standard output",
        read_on=f"docs/{SOME_GAME}.md, “Record format”: the fields of a record",
    )
    record.add_argument("game", metavar="GAME", help=GAME_HELP)
    record.add_argument(
        "--deals", type=whole(1, MOST_HANDS), default=100, metavar="N", help="number of hands (default 100)"
    )
    add_seed(record, 0, "the same seed writes the same records (default 0)")
    record.add_argument(
        "--players",
        default="random",
        help=f"levels by seat, separated by commas and repeated as needed: {', '.join(LEVELS)} (default random)",
    )
    record.add_argument(
        "--stop-after",
        type=whole(0, 10_000),
        metavar="MOVES",
        help="end each record at the first decision after this many moves",
    )
    record.add_argument("--out", metavar="FILE", help="file to write (default: standard output)")
    add_budget(record)
    add_options(record)


def add_advise(commands: Commands) -> None:
    advise = commands.add_parser(
        "advise",
        help="show the best moves of a recorded position, and why",
        description="Replays the first record of FILE and advises the seat to act, or with --review judges every decision of "
        "the record. The advice comes from a master that sees only what the seat sees.",
        example=f"paiguan record {SOME_GAME} --deals 1 --stop-after 8 --out hand.json   # or export a hand from the page\n"
        "paiguan advise hand.json --lang en\npaiguan advise hand.json --review",
        output="the best moves with their expected value, its 95 % interval and the reasons; with --review the mistakes: what each "
        "cost, and the values of the best moves with their intervals",
        read_on="docs/strength.md: how strong a master is",
    )
    advise.add_argument("file", metavar="FILE", help="file with a record; - for standard input")
    advise.add_argument("--seat", type=whole(0, 3), metavar="N", help="advise this seat, if several may act")
    advise.add_argument("--best", type=whole(1, 1000), default=3, metavar="N", help="moves to show (default 3)")
    advise.add_argument(
        "--review",
        action="store_true",
        help=f"judge every decision of the record, in up to --worlds worlds each (default {REVIEW_WORLDS})",
    )
    add_seed(advise, 0, "with --worlds, the same seed gives the same advice (default 0)")
    advise.add_argument("--json", action="store_true", help="print JSON")
    add_budget(advise)
    add_language(advise)


def add_arena(commands: Commands) -> None:
    arena = commands.add_parser(
        "arena",
        help="let bots play against one another",
        description="Plays duplicate matches: every deal is played in all seatings, so all bots get the same cards. The last bot "
        "fills the remaining seats: `paiguan arena GAME master regular` is one master against regulars. The same seed gives "
        "the same result on any machine (for bots that search only with --worlds). Ctrl-C ends with the deals that are finished.",
        example=f"paiguan arena {SOME_GAME} regular novice --deals 10000\n"
        f"paiguan arena {SOME_GAME} master regular --deals 100 --plot duel.png --csv duel.csv",
        output="for each bot: units a deal with a 95 % interval, the share of hands in which it gained, the time of a move",
        read_on="docs/strength.md: results of all bots",
    )
    arena.add_argument("game", metavar="GAME", help=GAME_HELP)
    arena.add_argument("bots", nargs="+", metavar="BOT", help=f"two or more of {', '.join(LEVELS)}")
    arena.add_argument(
        "--deals", type=whole(1, MOST_HANDS), default=1000, metavar="N", help="number of deals (default 1000)"
    )
    add_seed(arena, 0, "the same seed gives the same deals (default 0)")
    arena.add_argument(
        "--workers",
        type=whole(1, MOST_WORKERS),
        metavar="N",
        help="cores to use (default: all that this process may use)",
    )
    arena.add_argument(
        "--progress",
        metavar="FILE",
        help="keep what is finished in this file; the same command goes on from it, with the result of one run",
    )
    arena.add_argument("--csv", metavar="FILE", help="write the units of every deal to this file")
    arena.add_argument("--json", action="store_true", help="print the result as JSON")
    arena.add_argument("--plot", metavar="FILE", help="plot the running means with their intervals (PNG, SVG or PDF)")
    arena.add_argument("--ray", metavar="ADDRESS", help="run on a Ray cluster (“local” starts one here)")
    add_budget(arena)
    add_options(arena)


def add_puzzles(commands: Commands) -> None:
    puzzles = commands.add_parser(
        "puzzles",
        help="find positions in which one move is clearly best",
        description="Plays hands and keeps the decisions at which one move leads every other by more than three standard errors, in "
        "worlds that had no part in finding it. Every puzzle is written as soon as it is found: Ctrl-C ends the run, and the "
        "same command goes on from the file. The same seed gives the same puzzles on any number of cores.",
        example=f"paiguan puzzles mine {SOME_GAME} --count 20\n"
        f"paiguan puzzles mine {SOME_GAME} --count 200 --seed 1 --out puzzles.jsonl",
        output="a file with a JSON line for each puzzle: the position, every move with its value and error, the reason, how hard "
        "it is; then the number of puzzles and of hands",
        read_on="docs/puzzles.md: what a puzzle promises, and the fields of the file",
    )
    puzzles.add_argument("action", choices=("mine",), metavar="mine", help="find puzzles")
    puzzles.add_argument("game", metavar="GAME", help=GAME_HELP)
    puzzles.add_argument(
        "--count", type=whole(1, 1_000_000), default=20, metavar="N", help="puzzles in the file at the end (default 20)"
    )
    add_seed(puzzles, 0, "the same seed gives the same puzzles (default 0)")
    puzzles.add_argument("--out", metavar="FILE", help="file to write or to go on with (default GAME-puzzles.jsonl)")
    puzzles.add_argument(
        "--workers",
        type=whole(1, MOST_WORKERS),
        metavar="N",
        help="cores to use (default: all that this process may use)",
    )
    add_options(puzzles)


def add_info(commands: Commands) -> None:
    info = commands.add_parser(
        "info",
        help="show sizes, versions and statistics of a game",
        description="Shows what a program that learns to play needs to know about a game.",
        example=f"paiguan info {SOME_GAME}\npaiguan info {SOME_GAME} --json --hands 100000",
        output="seats, numbers of actions and observations, presets; and of random play: the length of hands, decisions, legal "
        "codes and payments",
        read_on="docs/encodings.md: what each action and each place of an observation means; docs/research.md: environments",
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
        help="check the installation, and say what to do about problems",
        description="Checks everything that the commands need: packages, the page, the database, compiled games, extras. Exit "
        "code 0 if the games can be played in the browser, else 1.",
        example="paiguan doctor\npaiguan doctor --json",
        output="a line for each check: ok, optional, warning or bad, what was found, and what to do",
        read_on="README.md, “Install”: the extras",
    )
    doctor.add_argument("--json", action="store_true", help="print JSON")


def add_compile(commands: Commands) -> None:
    compile = commands.add_parser(
        "compile",
        help="compile the rules and the bots now, so that later commands start at once",
        description="Compiles games that are not compiled yet, about half a minute each. The machine code is kept in the cache "
        "(`paiguan doctor` shows where).",
        example=f"paiguan compile\npaiguan compile {SOME_GAME}",
        output="a line for each game that was compiled, with the seconds it took, on standard error",
        read_on="docs/architecture.md, “One rule source”: compiled and interpreted rules",
    )
    compile.add_argument("games", nargs="*", metavar="GAME", help="games to compile (default: all)")
    compile.add_argument(
        "--in-background", action="store_true", help="use only idle CPU time; ends with standard input"
    )


def add_completion(commands: Commands) -> None:
    completion = commands.add_parser(
        "completion",
        help="complete commands with the Tab key of your shell",
        description="Prints a script for your shell that makes the Tab key complete commands, options, games and bots.",
        example='eval "$(paiguan completion bash)"                                  # in ~/.bashrc\n'
        'eval "$(paiguan completion zsh)"                                   # in ~/.zshrc\n'
        "paiguan completion fish > ~/.config/fish/completions/paiguan.fish",
        output="a shell script; put the matching line above into your shell's startup file",
        read_on="the manual of your shell, on completion",
    )
    completion.add_argument("shell", choices=SHELLS, nargs="?", help="your shell")
    completion.add_argument("--candidates", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)  # for the scripts
