"""What a contest does to ratings: OpenSkill's Bradley–Terry model with full pairing, and margins.

Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (JMLR 12, 2011), algorithm 1. Each player has a rating with an
uncertainty; everyone is compared with everyone. Three things are added to it:

- **Margins.** A pair is not won or lost but shared: half by who is ahead, half by how far. How far is measured against what went to
  and fro in the hands of this contest, so that stakes, units and the number of hands need no table of constants, and one enormous hand
  cannot decide much.
- **Length.** Luck evens out: the noise of a contest falls with the number of its hands.
- **Large fields.** A contest weighs no more than a table of four, however many take part, and everyone is compared with at most
  `2 * REACH` others.
"""

import hashlib
import math
from collections.abc import Sequence

import msgspec

# OpenSkill's 25, 25 / 3, 25 / 6, 25 / 300, in points: a lead of 200 points means about three quarters of a pair, in a match of USUAL hands.
START = 1500.0
UNCERTAINTY = 250.0
NOISE = 125.0  # of a player's result in a match of USUAL hands
DRIFT = 2.5  # added before every contest: players change
LEAST = 1e-4  # of the variance that a contest leaves
USUAL = 16  # hands
MOST_HANDS = 64  # that make a result more certain
TABLE = 3  # opponents whose weight a contest has at most
REACH = 8  # players on either side, in a drawn order, with whom a player is compared
PROVISIONAL = 10  # contests until a rating is more than a first guess


class Rating(msgspec.Struct, frozen=True):
    """What is known about a player: the strength in points, and its standard deviation."""

    points: float = START
    deviation: float = UNCERTAINTY


class Entry(msgspec.Struct, frozen=True):
    """A player of a contest. `key` names the player and draws the order of large fields; nothing else depends on it."""

    key: str
    rating: Rating
    units: int  # the result


class Contest(msgspec.Struct, frozen=True):
    """A finished match, or a deal that many have played: the players, and what their hands were about."""

    entries: tuple[Entry, ...]
    swing: float  # see `swing_of`
    hands: int


def swing_of(hands: Sequence[Sequence[int]]) -> float:
    """Return the units by which the totals of equal players would differ from zero: what their hands were about, added up as luck is."""
    return math.sqrt(sum(_variance(payments) for payments in hands))


def _variance(units: Sequence[int]) -> float:
    mean = sum(units) / len(units)
    return sum((one - mean) ** 2 for one in units) / len(units)


def share(ahead: int, swing: float) -> float:
    """Return the part of a pair, from 0 to 1, of the player who leads by this number of units, or trails."""
    if ahead == 0:
        return 0.5
    place = 1.0 if ahead > 0 else 0.0
    return (place + _normal(ahead / (math.sqrt(2.0) * swing))) / 2 if swing > 0.0 else place


def expected(one: Rating, other: Rating, hands: int = USUAL) -> float:
    """Return the share of a pair that is expected of a player."""
    return 1.0 / (1.0 + math.exp((other.points - one.points) / _spread(one, other, hands)))


def rated(contest: Contest) -> list[Rating]:
    """Return the ratings of the players after a contest, in the order of its entries. The order of the entries is irrelevant."""
    if len(contest.entries) < 2:
        raise ValueError("a contest has at least two players")
    # In the order of the keys, so that sums of floating-point numbers are the same however the entries are listed.
    order = sorted(range(len(contest.entries)), key=lambda place: contest.entries[place].key)
    before = [_drifted(entry.rating) for entry in contest.entries]
    found = list(before)
    for place, others in zip(order, _opponents([contest.entries[one].key for one in order]), strict=True):
        found[place] = _after(contest, before, place, [order[other] for other in others])
    return found


def _after(contest: Contest, before: Sequence[Rating], place: int, others: Sequence[int]) -> Rating:
    own, weight = before[place], min(1.0, TABLE / len(others))
    variance, gain, certainty = own.deviation**2, 0.0, 0.0
    for other in others:
        spread = _spread(own, before[other], contest.hands)
        likely = expected(own, before[other], contest.hands)
        part = share(contest.entries[place].units - contest.entries[other].units, contest.swing)
        gain += weight * variance / spread * (part - likely)
        certainty += weight * own.deviation / spread * variance / spread**2 * likely * (1.0 - likely)
    return Rating(own.points + gain, own.deviation * math.sqrt(max(1.0 - certainty, LEAST)))


def _opponents(keys: Sequence[str]) -> list[list[int]]:
    """Return with whom each is compared: everyone, or in a large field the neighbours in an order that nobody chooses."""
    count = len(keys)
    if count <= 2 * REACH + 1:
        return [[other for other in range(count) if other != place] for place in range(count)]
    drawn = sorted(range(count), key=lambda place: hashlib.sha256(keys[place].encode()).digest())
    found: list[list[int]] = [[] for _ in keys]
    for number, place in enumerate(drawn):
        steps = (*range(-REACH, 0), *range(1, REACH + 1))
        found[place] = sorted(drawn[(number + step) % count] for step in steps)
    return found


def combined(one: Rating, other: Rating) -> Rating:
    """Return the rating of a player who was rated under two names: both are what contests say about the same START."""
    first, second, start = one.deviation**-2, other.deviation**-2, UNCERTAINTY**-2
    precision = max(first + second - start, first, second)
    points = START + (first * (one.points - START) + second * (other.points - START)) / precision
    return Rating(points, precision**-0.5)


def _drifted(rating: Rating) -> Rating:
    return Rating(rating.points, math.hypot(rating.deviation, DRIFT))


def _spread(one: Rating, other: Rating, hands: int) -> float:
    noise = NOISE**2 * USUAL / min(max(hands, 1), MOST_HANDS)
    return math.sqrt(one.deviation**2 + other.deviation**2 + 2.0 * noise)


def _normal(x: float) -> float:
    return 0.5 * (1.0 + math.erf(x / math.sqrt(2.0)))
