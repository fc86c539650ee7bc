"""Combinations: what may be led, what may answer, and what beats what (rules 5)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from paiguan.engine.kernel import constant, kernel
from paiguan.games.mohuahua.options import Options
from paiguan.games.mohuahua.state import CARDS, COPIES, KIND, ONE, counts, pips

# 5.1  The groups, which are led alone or several at once.
GROUPS = {"xi": ("21", "42"), "niu": ("62", "63"), "bai": ("44", "55", "66"), "yu": ("22", "33", "11")}
TOGETHER = (4, 6, 8, 12)  # the possible numbers of cards of several groups led at once

# 5.3 rule 5  What a follower may lay on each group; nothing beats a group of Heavens.
ANSWERS = {"heaven2": ("66", "66"), "heaven3": ("66", "66", "66"), "bai": GROUPS["bai"]}
BEATEN_BY = {"niu": ("heaven2",), "yu": ("bai", "heaven3"), "bai": ("heaven3",)}


class Combo(NamedTuple):
    """A combination: its kind of section 5.1, its cards, and its groups if it has any."""

    kind: str
    cards: tuple[str, ...]
    groups: tuple[str, ...] = ()


def identical() -> Iterator[Combo]:
    """Equal cards, kind by kind: the code of n equal cards is that of the single plus n - 1."""
    for card in CARDS:
        for size, kind in enumerate(("single", "pair", "triple", "quad")[: COPIES[KIND[card]]], 1):
            yield Combo(kind, (card,) * size)


def alone() -> Iterator[Combo]:
    for group, cards in GROUPS.items():
        yield Combo(group, cards, (group,))
    for liang, group in (("bailiang", "bai"), ("yuliang", "yu")):
        for card in GROUPS[group]:
            yield Combo(liang, GROUPS[group] + (card,) * 3)


def several(with_bai: bool) -> Iterator[Combo]:
    """數組牌: all multisets of two or more groups that one deck can make, with an allowed number of cards."""
    most = {group: min(COPIES[KIND[card]] for card in cards) for group, cards in GROUPS.items()}
    for times in product(*(range(most[group] + 1) for group in GROUPS)):
        groups = tuple(group for group, n in zip(GROUPS, times, strict=True) for _ in range(n))
        cards = tuple(card for group in groups for card in GROUPS[group])
        if len(groups) >= 2 and len(cards) in TOGETHER and ("bai" in groups) == with_bai:
            yield Combo("groups", cards, groups)


def trios() -> Iterator[Combo]:
    """三喜, 三牛 (option `trio`): three cards of the two kinds, with both present."""
    for trio, group in (("xi3", "xi"), ("niu3", "niu")):
        for card in GROUPS[group]:
            yield Combo(trio, (*GROUPS[group], card), (trio,))


def answers(groups: tuple[str, ...]) -> Iterator[Combo]:
    """Everything that beats several groups one to one and that one deck can make (5.3 rule 5)."""
    if len(groups) < 2:
        return
    for beaters in product(*(BEATEN_BY.get(group, ()) for group in groups)):
        cards = tuple(card for group in beaters for card in ANSWERS[group])
        if all(n <= COPIES[KIND[card]] for card, n in Counter(cards).items()):
            yield Combo("answer", cards, beaters)


# A combination is an index into this list, and the code of a face-up play. What may be led by default comes first, then what
# `bai_groups` adds, what can only be an answer, and last what `trio` adds.
PLAIN = tuple(identical())
DEFAULT_LEADS = (*PLAIN, *alone(), *several(with_bai=False))
WITH_BAI = tuple(several(with_bai=True))
_LED = {counts(combo.cards): combo for combo in DEFAULT_LEADS + WITH_BAI}
_ANSWERS = {counts(answer.cards): answer for lead in _LED.values() for answer in answers(lead.groups)}
ONLY_ANSWERS = tuple(answer for cards, answer in _ANSWERS.items() if cards not in _LED)
COMBOS = (*DEFAULT_LEADS, *WITH_BAI, *ONLY_ANSWERS, *trios())
COUNT = len(COMBOS)
SPECIAL = len(PLAIN)  # the first combination that is not of equal cards
BAI_LEADS = len(DEFAULT_LEADS)  # the first led with `bai_groups` only
NO_LEADS = BAI_LEADS + len(WITH_BAI)  # the first that can only answer
TRIOS = NO_LEADS + len(ONLY_ANSWERS)  # the first of `trio`
NONE = -1

_COMBO_OF = {counts(combo.cards): code for code, combo in enumerate(COMBOS)}
assert len(_COMBO_OF) == COUNT, "two combinations of the same cards"


def combo_of(cards: Sequence[str]) -> int:
    """The combination that cards make, or NONE; also for more copies than the deck has."""
    if any(cards.count(card) > COPIES[KIND[card]] for card in cards):
        return NONE
    return _COMBO_OF.get(counts(cards), NONE)


HEAVEN_QUAD = combo_of(("66",) * 4)
ONE_XI, ONE_NIU, ONE_BAI, ONE_YU = (combo_of(cards) for cards in GROUPS.values())


def name(combo: Combo) -> str:
    """The id of a combination in the terms."""
    if combo.kind == "single":
        return combo.cards[0]
    if combo.kind in ("groups", "answer"):
        return "+".join(combo.groups)
    if combo.groups:
        return combo.kind
    return f"{combo.kind}-{combo.cards[-1]}"


NAMES = tuple(name(combo) for combo in COMBOS)


def named(cards: Sequence[str]) -> str | None:
    """The id in the terms of the combination that cards make, or None."""
    combo = combo_of(cards)
    return None if combo == NONE else NAMES[combo]


# ---- what beats what -------------------------------------------------------------------------------------------


def has_xi(combo: Combo) -> bool:
    return "xi" in combo.groups or combo.kind == "xi3"


def level_of_six(combo: Combo) -> int:
    """The level of a combination of six cards: 擺兒量 above 魚兒量 above all others (5.2)."""
    return {"bailiang": 2, "yuliang": 1}.get(combo.kind, 0)


def class_of(combo: Combo) -> int:
    """The class of a combination of up to three cards (5.3 rule 7); a 喜 counts only when led and is the lowest here."""
    if set(combo.cards) == {"66"}:
        return 5
    return {"xi": 0, "xi3": 0, "yu": 2, "bai": 3, "niu": 4, "niu3": 4}.get(combo.kind, 1)


def outranks(play: Combo, best: Combo) -> bool:
    """Whether a play outranks a `best` that is not locked by a led 喜, by the rules of 5.3 in their order."""
    quad = COMBOS[HEAVEN_QUAD]
    size = len(best.cards)
    if play == quad:
        return best != quad
    if best == quad or len(play.cards) != size or has_xi(play):
        return False
    if level_of_six(play) or level_of_six(best):
        return (level_of_six(play), sum(map(pips, play.cards))) > (level_of_six(best), sum(map(pips, best.cards)))
    if len(best.groups) >= 2:
        return counts(play.cards) in {counts(answer.cards) for answer in answers(best.groups)}
    if best.kind == "quad":
        return play.groups == ("niu", "niu") or (play.kind == "quad" and pips(play.cards[0]) > pips(best.cards[0]))
    if class_of(play) == class_of(best) == 1:
        return pips(play.cards[0]) > pips(best.cards[0])
    return class_of(play) > class_of(best)


cards_of = constant([counts(combo.cards) for combo in COMBOS])
size_of = constant([len(combo.cards) for combo in COMBOS])
single_of = constant([combo_of((card,)) for card in CARDS])
# 5.3  "Locked": led with a 喜 in it. No follower's play ever has one, so on the table this depends on the cards alone.
locks = constant([has_xi(combo) for combo in COMBOS])
over = constant([[outranks(play, best) for play in COMBOS] for best in COMBOS], dtype="?")
# What beats a combination on the table: as many equal cards of certain kinds, here as spare bits (see `at_least`), and the
# combinations of a list in ascending order. Only the Heaven quad may beat a locked one.
_EQUALS = [
    [play for play in range(SPECIAL) if over[best, play] and size_of[play] == size_of[best] and not locks[best]]
    for best in range(COUNT)
]
_OTHERS = [
    [HEAVEN_QUAD] if locks[best] else [play for play in range(COUNT) if over[best, play] and play not in _EQUALS[best]]
    for best in range(COUNT)
]
_FROM = [sum(map(len, _OTHERS[:best])) for best in range(COUNT + 1)]
equals_over = constant([sum(ONE[KIND[COMBOS[play].cards[0]]] << 3 for play in plays) for plays in _EQUALS])
others_over = constant([play for plays in _OTHERS for play in plays])
others_from = constant(_FROM[:-1])
# Those of option `trio` come last, so that they are left out by ending the list early.
others_to = constant(
    [
        [_FROM[best] + sum(play < TRIOS or trio for play in plays) for best, plays in enumerate(_OTHERS)]
        for trio in (False, True)
    ]
)
# 6.1  What the winning play of a trick earns. Four equal cards in several groups are not a 量子.
xi_of = constant([combo.groups.count("xi") + (combo.kind == "xi3") for combo in COMBOS])
niu_of = constant([combo.groups.count("niu") + (combo.kind == "niu3") for combo in COMBOS])
liang_of = constant([combo.kind in ("quad", "bailiang", "yuliang") for combo in COMBOS])


@kernel
def beats(options: Options, best: int, led: bool, play: int) -> bool:
    """Whether a follower's play beats the best so far (5.3)."""
    if play >= TRIOS and not options.trio:
        return False
    if led and locks[best]:
        return play == HEAVEN_QUAD and options.quad66_beats_led_xi != 0
    return over[best, play]


@kernel
def others_end(options: Options, best: int) -> int:
    """The end of the list of other combinations that beat one on the table."""
    if locks[best] and not options.quad66_beats_led_xi:
        return others_from[best]
    return others_to[options.trio, best]


@kernel
def may_lead(options: Options, combo: int) -> bool:
    """Whether the options allow a combination to be led (5.1)."""
    if combo < BAI_LEADS:
        return True
    return options.bai_groups != 0 if combo < NO_LEADS else combo >= TRIOS and options.trio != 0
