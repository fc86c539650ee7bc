/** The room that the table has on the screen, and how it is laid out in it: the one place that decides it. */

import { arranged, type Arrangement } from './arrangement';
import type { GameModule } from './module';

class Felt {
  screen = $state.raw({ width: 390, height: 844 }); // px of the box that the table stands in; `Places` tells
  text = $state(16); // px: the reader's own size of letters, `1rem`

  readonly #arrangement = $derived.by<Arrangement>(() => arranged(this.screen.width, this.screen.height, this.text));

  /** How much larger everything is drawn; sizes below, and all sizes of the table, are before that. */
  get scale() {
    return this.#arrangement.scale;
  }
  get width() {
    return this.#arrangement.width;
  }
  get height() {
    return this.#arrangement.height;
  }
  get mode() {
    return this.#arrangement.mode;
  }

  /** Seats all round the table, with plates. */
  get wide() {
    return this.mode === 'wide' || this.mode === 'desktop';
  }
  /** A phone on its side: the bar is a rail, the dock a column, and one's own line a chip beside the others'. */
  get sideways() {
    return this.mode === 'sideways';
  }
  /** Room for a panel beside the table. */
  get roomy() {
    return this.mode === 'desktop';
  }
  /** Seats have plates; else there is room for chips. */
  get plates() {
    return this.wide || this.mode === 'tablet';
  }
  /** No room for a third row in the dock. */
  get tight() {
    return this.mode === 'tiny' || this.mode === 'phone';
  }
}

export const felt = new Felt();

const SHARES = { upright: 0.3, sideways: 0.37, wide: 0.25 };

/** How much of the height a game's hand takes, as the table lies now. */
export function shareOf({ handShare: shares = SHARES }: Pick<GameModule, 'handShare'>): number {
  return felt.wide ? shares.wide : felt.sideways ? shares.sideways : shares.upright;
}
