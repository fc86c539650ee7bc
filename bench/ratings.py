"""`make ratings`: put the levels of bots on the scale of the players' ratings, and write ratings.json
beside the rules of each game.

A regular is the anchor, START points. It plays matches of USUAL hands against novices, in all seatings, which takes seconds: their shares,
as `ratings.model` shares a pair, give the novice's rating; the shares and the units together give the swing, the units of a hand
that count as one standard deviation. The levels that search take hours to measure, so theirs come from the rows of
docs/strength.md: units a deal divided by the swing, and so into a share and into points. The error is the row's.
"""

import argparse
import math
from collections.abc import Iterator
from statistics import NormalDist
from typing import Any, NamedTuple

import msgspec
import numpy as np

import paiguan
from bench.games import measured as games
from bench.games import notes_on
from bench.strength import PAGE
from paiguan.arena import contest
from paiguan.bots import bot
from paiguan.bots.levels import playout_of
from paiguan.engine.game import Game
from paiguan.engine.names import LEVELS
from paiguan.engine.packages import data
from paiguan.engine.rng import seeded, sow
from paiguan.engine.state import ITEM, blank
from paiguan.ratings.bots import FILE, BotGame, BotRating
from paiguan.ratings.model import NOISE, START, USUAL, share, swing_of

SPREAD = math.sqrt(2.0) * NOISE  # points of a pair whose ratings are certain, in a match of USUAL hands
MATCHES, SEED = 1000, 5
ANCHOR = "regular"
_normal = NormalDist().cdf


class Row(NamedTuple):
    """A row of docs/strength.md."""

    units: float
    error: float


class Measured(NamedTuple):
    """A regular's matches against novices: its mean share of a pair, and the mean lead in units a hand, each with its standard error."""

    share: float
    share_error: float
    lead: float


def rows() -> dict[tuple[str, str, str, str], Row]:
    """Read docs/strength.md: by game, preset and the two levels."""
    found: dict[tuple[str, str, str, str], Row] = {}
    for line in PAGE.read_text().splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) == 10 and "±" in cells[7]:
            units, interval = cells[7].split("±")
            found.setdefault((cells[1], cells[2], cells[3], cells[4]), Row(float(units), float(interval) / 1.96))
    return found


def hands(game: Game, seed: int, first: int, count: int, turned: int) -> Iterator[list[int]]:
    """Play hands of one regular and novices; yield the units of each player, the regular first."""
    levels = np.array([LEVELS.index(ANCHOR)] + [LEVELS.index("novice")] * (game.seats - 1), np.int64)
    states, playout = blank(game.rules.STATE, 2), playout_of(game)
    game.interface.begin(states[0], game.options, {})
    legal, items, rng = np.zeros(game.rules.LEGAL, np.int16), blank(ITEM, game.rules.ITEMS), seeded(0)
    for deal in range(first, first + count):
        states[1] = states[0]
        sow(rng, seed, deal)
        states[1].dealer = deal % game.seats
        game.rules.deal(states[1], game.options, rng)
        playout.play_turned(states[1], game.options, levels, turned, legal, rng)
        gains, won = np.zeros(game.seats, np.int64), np.zeros(game.seats, np.int64)
        playout.add_gains(states[1], game.options, turned, items, gains, won)
        yield gains.tolist()


def against_novices(game: Game, matches: int, seed: int) -> Measured:
    """Play matches, each in all seatings. The mean over the seatings of a match is one sample, as in the arena."""
    samples, leads = [], []
    for number in range(matches):
        shares = []
        for turned in range(game.seats):
            played = list(hands(game, seed, number * USUAL, USUAL, turned))
            totals = [sum(units) for units in zip(*played, strict=True)]
            swing = swing_of(played)
            shares += [share(totals[0] - other, swing) for other in totals[1:]]
            leads += [totals[0] - other for other in totals[1:]]
        samples.append(sum(shares) / len(shares))
    return Measured(
        float(np.mean(samples)),
        float(np.std(samples, ddof=1) / matches**0.5),
        float(np.mean(leads)) / USUAL,
    )


def share_of(lead: float) -> float:
    """Return the expected share of a pair whose totals differ by this number of standard deviations."""
    return (_normal(lead) + _normal(lead / math.sqrt(2.0))) / 2


def lead_of(wanted: float) -> float:
    """Return the inverse of `share_of`."""
    low, high = -20.0, 20.0
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if share_of(middle) < wanted else (low, middle)
    return low


def points_of(wanted: float) -> float:
    """Return the lead in points that makes a share expected."""
    return SPREAD * math.log(wanted / (1.0 - wanted))


def from_units(row: Row, seats: int, swing: float) -> tuple[float, float]:
    """Return the lead in points of a bot that gains this number of units a deal, and its standard error."""

    def points(units: float) -> float:
        lead = units * seats / (seats - 1)  # the others lose it among them
        return points_of(share_of(lead * math.sqrt(USUAL) / (math.sqrt(2.0) * swing)))

    return points(row.units), (points(row.units + row.error) - points(row.units - row.error)) / 2


def levels_of(game: Game, preset: str, measured: Measured, swing: float) -> dict[str, BotRating]:
    known = rows()
    error = points_of(measured.share + measured.share_error) - points_of(measured.share)
    found = {
        "novice": _rating(-points_of(measured.share), error, "matches"),
        ANCHOR: _rating(0.0, 0.0, "anchor"),
    }
    master = from_units(known[game.name, preset, "master", ANCHOR], game.seats, swing)
    found["master"] = _rating(*master, "units")
    row = known.get((game.name, preset, "sharp", ANCHOR))
    if row is not None:
        found["sharp"] = _rating(*from_units(row, game.seats, swing), "units")
    else:  # a master with a tenth of the time: between the two, and uncertain by as much
        half = master[0] / 2
        found["sharp"] = _rating(half, max(abs(half), master[1]), "assumed")
    if bot("grandmaster").stand_in(game) is None:
        raise SystemExit(f"{game.name}: the grandmaster has a network that docs/strength.md does not know")
    found["grandmaster"] = _rating(*master, "as master")
    return {level: found[level] for level in LEVELS if level in found}


def _rating(lead: float, error: float, source: Any) -> BotRating:
    return BotRating(points=round(START + lead, 1), deviation=round(error, 1), from_=source)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.ratings", description=__doc__)
    parser.add_argument("games", nargs="*", default=games())
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--seed", type=int, default=SEED)
    chosen: Any = parser.parse_args()
    for name in chosen.games:
        preset = next(iter(notes_on(name).STRENGTH))
        game = paiguan.game(name, preset=preset)
        contest(game, (ANCHOR, "novice"), 1, chosen.seed)  # refuses a seed that networks were trained on
        measured = against_novices(game, chosen.matches, chosen.seed)
        swing = measured.lead * math.sqrt(USUAL) / (math.sqrt(2.0) * lead_of(measured.share))
        found = BotGame(
            preset=preset,
            swing=round(swing, 3),
            matches=chosen.matches,
            hands=USUAL,
            seed=chosen.seed,
            levels=levels_of(game, preset, measured, swing),
        )
        print(name, f"share {measured.share:.3f} ± {measured.share_error:.3f}, swing {swing:.2f}", flush=True)
        for level, one in found.levels.items():
            print(f"  {level:<12}{one.points:7.0f} ± {one.deviation:.0f}  {one.from_}", flush=True)
        text = msgspec.json.format(msgspec.json.encode(found), indent=1)
        data(name, FILE).write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
