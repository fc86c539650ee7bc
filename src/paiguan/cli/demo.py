"""`paiguan demo`: play a hand in the terminal."""

import os
from argparse import Namespace
from collections.abc import Iterator

from paiguan.bots.recorder import play_out
from paiguan.cli.common import open_game
from paiguan.cli.first_use import run_compiled, run_interpreted
from paiguan.cli.terminal import say
from paiguan.engine.deal import Deal
from paiguan.engine.names import SEARCHING
from paiguan.engine.packages import GAMES
from paiguan.engine.terms import terms


def run(chosen: Namespace) -> int:
    game = open_game(chosen.game or GAMES[0], chosen.options)
    (run_compiled if chosen.player in SEARCHING else run_interpreted)([game.name])
    seed = int.from_bytes(os.urandom(4)) if chosen.seed is None else chosen.seed
    deal = game.deal(seed=seed)
    say(f"{deal.text(chosen.lang)}\n")
    play_out(deal, seed, (chosen.player,))
    for line in move_lines(deal, chosen.lang):
        say(line)
    say(f"\n{deal.text(chosen.lang)}\n{deal.settlement.text(chosen.lang)}")
    rules = f" --options '{chosen.options}'" if game.given else ""
    say(f"\n(paiguan demo {game.name} --seed {seed} --player {chosen.player}{rules})")
    return 0


def move_lines(deal: Deal, language: str) -> Iterator[str]:
    """The moves of a hand, a line each."""
    words = terms(deal.game.name)
    for move in deal.moves:
        rest = " ".join(words.name("pieces", word, language) for word in move.words())
        yield f"  {words.seat(move.seat, language)}  {words.name('verbs', move.verb, language)} {rest}".rstrip()
