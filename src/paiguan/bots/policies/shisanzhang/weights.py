"""The features of a layout and their weights for a regular, found by the cross-entropy method as in `paiguan.bots.tune`."""

from paiguan.engine.kernel import constant

# In the order of WEIGHTS.
FEATURES = (
    "head: chance to win it",
    "middle: chance to win it",
    "tail: chance to win it",
    "extras likely to be won",
    "chance to shoot",
    "chance to be shot",
    "chance of a home run",
    "declaring: the worth of the plain layout against it",
)
(
    WIN_HEAD,
    WIN_MID,
    WIN_TAIL,
    WIN_EXTRAS,
    SHOOT_THEM,
    BE_SHOT,
    HOME_RUN,
    PLAIN,
) = range(len(FEATURES))

# Every feature is in units, so a weight of 1 takes it at face value.
WEIGHTS = constant(
    [
        0.98,  # head: chance to win it
        1.00,  # middle: chance to win it
        0.93,  # tail: chance to win it
        1.00,  # extras likely to be won
        0.72,  # chance to shoot
        1.17,  # chance to be shot
        0.80,  # chance of a home run
        0.95,  # declaring: the worth of the plain layout against it
    ],
    "f8",
)
