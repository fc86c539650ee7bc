"""The prospects of a hand: what it can win on lead."""

from typing import NamedTuple

from paiguan.bots.policies.mohuahua.lacks import BAI, C21, C42, C62, C63, NIU, XI, YU
from paiguan.bots.policies.mohuahua.odds import SURE, Odds
from paiguan.engine.bits import lowest
from paiguan.engine.kernel import constant, kernel
from paiguan.games.mohuahua.state import CARDS, PLACE, at_least, held, holds, kind_of

# The chance that a high card, which is not the highest, never wins a trick of singles later.
shy_of = constant([{"65": 0.7, "64": 0.88, "55": 0.88, "63": 0.95}.get(card, 1.0) for card in CARDS], "f8")


class Prospects(NamedTuple):
    """What a hand can win on lead: sure 墩; expected 墩 and bonus points, in fifteenths; the number of single cards that nothing
    beats; the chance to get the lead by a single card."""

    sure: int
    expected: int
    bonus: int
    tops: int
    access: float


@kernel
def prospects(hand: int, odds: Odds) -> Prospects:
    """Divide the hand into leads: 喜 and 牛, then 擺 and 魚 where they are worth more than their cards, then equal cards."""
    sure = 0
    expected = 0
    bonus = 0
    tops = 0
    barred = 1.0
    xi = min(held(hand, C21), held(hand, C42))
    niu = min(held(hand, C62), held(hand, C63))
    if xi:
        sure += 2 * xi
        expected += 2 * xi * SURE
        bonus += xi * SURE
        hand -= xi * XI
    if niu:
        chance = SURE if xi else odds.niu
        sure += 2 * niu if chance == SURE else 0
        expected += 2 * niu * chance
        bonus += niu * chance
        hand -= niu * NIU
    while holds(hand, BAI) and not at_least(hand, 4) & BAI << 3:
        chance = odds.bai
        sure += 3 if chance == SURE else 0
        expected += 3 * chance
        hand -= BAI
    while holds(hand, YU) and not at_least(hand, 4) & YU << 3:
        chance = odds.yu
        sure += 3 if chance == SURE else 0
        expected += 3 * chance
        hand -= YU
    rest = hand
    while rest:
        bit = lowest(rest)
        kind = kind_of(bit)
        place = PLACE * kind
        count = held(rest, kind)
        rest -= count << place
        alone = (odds.singles >> place) & SURE
        chance = alone
        if count == 2:
            chance = max(alone, (odds.pairs >> place) & SURE)
        elif count == 3:
            chance = max(alone, (odds.triples >> place) & SURE)
        elif count == 4:
            chance = max(alone, (odds.quads >> place) & SURE)
            bonus += 2 * ((odds.quads >> place) & SURE)
        if alone == SURE:
            tops += count
        for _ in range(count):
            barred *= (SURE - alone) * shy_of[kind] / SURE
        if chance == SURE:
            sure += count
        expected += count * chance
    return Prospects(sure, expected, bonus, tops, 1.0 - barred)
