"""The features of a regular of 偎麻雀 and their weights, found by `python -m paiguan.bots.tune weimaque`."""

from paiguan.engine.kernel import constant

FEATURES = (
    "comes: a card for 碰",
    "comes: a card for 吃",
    "comes: a card for 胡",
    "comes: cards in the others' hands, against those in the stock",
    "comes: each further card that is missing",
    "points: a 偎 makes up for one that is short",
    "points: a fourth card makes up for what is short",
    "worth: of winning, besides the total",
    "worth: of ways besides the best",
    "worth: 單吊 at the end",
    "worth: 背靠背 at the end",
    "discard: others may have two of it",
    "discard: the next seat may have a run for it",
    "claim: 吃",
    "win: now, rather than wait",
)
(
    COMES_PENG,
    COMES_CHI,
    COMES_HU,
    COMES_HANDS,
    COMES_MISSING,
    POINTS_WEI,
    POINTS_FOURTH,
    WORTH_WIN,
    WORTH_OTHERS,
    WORTH_DANDIAO,
    WORTH_BEIKAOBEI,
    DISCARD_PENG,
    DISCARD_CHI,
    CLAIM_CHI,
    WIN_NOW,
) = range(len(FEATURES))

WEIGHTS = constant(
    [
        1.65,  # comes: a card for 碰
        1.08,  # comes: a card for 吃
        1.25,  # comes: a card for 胡
        0.10,  # comes: cards in the others' hands, against those in the stock
        0.60,  # comes: each further card that is missing
        0.20,  # points: a 偎 makes up for one that is short
        0.11,  # points: a fourth card makes up for what is short
        3.37,  # worth: of winning, besides the total
        0.17,  # worth: of ways besides the best
        12.47,  # worth: 單吊 at the end
        22.25,  # worth: 背靠背 at the end
        0.48,  # discard: others may have two of it
        0.16,  # discard: the next seat may have a run for it
        -0.51,  # claim: 吃
        2.20,  # win: now, rather than wait
    ],
    "f8",
)
