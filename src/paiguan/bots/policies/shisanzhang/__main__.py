"""Recompute and print the table TYPICAL: `python -m paiguan.bots.policies.shisanzhang`."""

import numpy as np

import paiguan
from paiguan.bots.policies.shisanzhang.players import commitment
from paiguan.bots.policies.shisanzhang.typical import TYPICAL
from paiguan.bots.policies.shisanzhang.weights import WEIGHTS
from paiguan.engine.kernel import Grid, OptionArray, Rng, States, kernel
from paiguan.engine.rng import seeded
from paiguan.engine.state import blank
from paiguan.games.shisanzhang.combos import HEAD_PILE, MID_PILE, PILES, TAIL_PILE, strength
from paiguan.games.shisanzhang.play import deal
from paiguan.games.shisanzhang.specials import NONE
from paiguan.games.shisanzhang.state import STATE


@kernel
def lay_many(states: States, options: OptionArray, rng: Rng, out: Grid) -> None:
    """Write to out[pile] the strengths of a pile as regulars lay it in random deals."""
    for layout in range(out.shape[1]):
        special = 0
        while special != NONE:
            deal(states[0], options[0], rng)
            hand = states[0].dealt[0]
            special, head, mid = commitment(options[0], hand, False, WEIGHTS)
        out[HEAD_PILE, layout] = strength(options[0], head)
        out[MID_PILE, layout] = strength(options[0], mid)
        out[TAIL_PILE, layout] = strength(options[0], hand ^ head ^ mid)


def main(layouts: int = 50_000) -> None:
    """Print the table, half from a game with shots and half from one without. Repeat with the new table until it is stable."""
    found = []
    for preset in ("hongkong", "points3"):
        strengths = np.zeros((len(PILES), layouts), np.int64)
        game = paiguan.game("shisanzhang", preset=preset)
        lay_many(blank(STATE), game.option_array, seeded(0), strengths)
        found.append(strengths)
    for (pile, typical), strengths in zip(TYPICAL.items(), np.sort(np.hstack(found)), strict=True):
        middles = (np.arange(len(typical)) + 0.5) / len(typical) * strengths.size
        print(f'    "{pile}": ({", ".join(f"0x{one:06X}" for one in strengths[middles.astype(int)])}),')


if __name__ == "__main__":
    main()
