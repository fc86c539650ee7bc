/** The size of the table on the screen. Pieces are given for a felt of 640 px and grow or shrink with it. */

const DRAWN_FOR = 640;

class Felt {
  height = $state(DRAWN_FOR);
  width = $state(390);
  wide = $state(false); // a desktop's layout: seats round the table, a side panel

  constructor() {
    const query = matchMedia('(min-width: 1024px), (min-width: 700px) and (orientation: landscape)');
    this.wide = query.matches;
    query.addEventListener('change', () => (this.wide = query.matches));
  }

  get scale(): number {
    return Math.max(0.55, Math.min(1.4, this.height / DRAWN_FOR));
  }

  px(size: number): number {
    return Math.round(size * this.scale);
  }
}

export const felt = new Felt();
