"""`paiguan completion`: completion with the Tab key. The scripts ask the program itself, so they are never out of date."""

import argparse
from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping, Sequence

from paiguan.cli.terminal import say
from paiguan.engine.errors import UserError
from paiguan.engine.names import LEVELS
from paiguan.engine.packages import GAMES

# Values of arguments without argparse's `choices`, which would refuse a wrong value with a worse sentence.
KNOWN: Mapping[str, Sequence[str]] = {"game": GAMES, "games": GAMES, "bots": LEVELS, "level": LEVELS, "players": LEVELS}

# If the program has no candidates, the shell completes files.
SCRIPTS = {
    "bash": """\
_paiguan() {
    local IFS=$'\\n'
    COMPREPLY=($("${COMP_WORDS[0]}" completion --candidates "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _paiguan paiguan""",
    "zsh": """\
_paiguan() {
    local -a found
    found=("${(@f)$("${words[1]}" completion --candidates "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    if [[ -n "$found" ]]; then compadd -a found; else _files; fi
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
compdef _paiguan paiguan""",
    "fish": """\
function __paiguan_candidates
    set -l words (commandline -opc) (commandline -ct)
    set -l found ($words[1] completion --candidates $words[2..-1] 2>/dev/null)
    if test (count $found) -gt 0
        string join \\n -- $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c paiguan -f -a '(__paiguan_candidates)'""",
}


def run(chosen: Namespace) -> int:
    if chosen.candidates is not None:
        from paiguan.cli.commands import build_parser

        if found := list(candidates(build_parser(), chosen.candidates)):
            say("\n".join(found))
    elif chosen.shell is None:
        raise UserError(f"name your shell: {', '.join(SCRIPTS)} (try: paiguan completion --help)")
    else:
        say(SCRIPTS[chosen.shell])
    return 0


def candidates(parser: argparse.ArgumentParser, words: Sequence[str]) -> Iterator[str]:
    """The candidates for the last of some words, given the words before it."""
    *before, begun = words or [""]
    place = 0  # among the positional arguments
    wanted: argparse.Action | None = None  # the option that the next word belongs to
    for word in before:
        if wanted is not None:
            wanted = None
        elif word.startswith("-") and word != "-":
            wanted = next(
                (action for action in parser._actions if word in action.option_strings and takes_value(action)), None
            )
        elif (chosen := _subparser(parser, word)) is not None:
            parser, place = chosen, 0
        else:
            place += 1
    if wanted is None and begun.startswith("-"):
        offered: Iterable[str] = _options(parser)
    else:
        offered = _values(wanted or _positional(parser, place))
    return (word for word in offered if word.startswith(begun))


def takes_value(action: argparse.Action) -> bool:
    return action.nargs != 0


def _subparser(parser: argparse.ArgumentParser, word: str) -> argparse.ArgumentParser | None:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            found: argparse.ArgumentParser | None = action.choices.get(word)
            return found
    return None


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        if action.help != argparse.SUPPRESS:
            yield from (name for name in action.option_strings if name.startswith("--"))


def _positional(parser: argparse.ArgumentParser, place: int) -> argparse.Action | None:
    """The positional argument at a place; the last one takes all further words if it may be repeated."""
    actions = [action for action in parser._actions if not action.option_strings]
    if place < len(actions):
        return actions[place]
    return actions[-1] if actions and actions[-1].nargs in ("*", "+") else None


def _values(action: argparse.Action | None) -> Iterable[str]:
    if action is None:
        return ()
    return KNOWN.get(action.dest, ()) if action.choices is None else [str(choice) for choice in action.choices]
