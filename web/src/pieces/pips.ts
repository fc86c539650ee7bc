/** Pips of one end of a domino. The other end is the same, turned half round. */

/** Where pips may lie on the top end: columns, rows, and the spread of the four and the five. */
export interface Zone {
  width: number;
  left: number;
  rows: [number, number, number];
  two: number; // the two lies across the outer edge
  four: number; // half its height
  five: number;
  radius: number;
  one: number; // the one is larger
}

export const BONE: Zone = { width: 90, left: 27, rows: [26, 51, 76], two: 30, four: 19, five: 23, radius: 10, one: 15 };
export const PAPER: Zone = {
  width: 56,
  left: 16.5,
  rows: [20, 39, 58],
  two: 20,
  four: 12.5,
  five: 17,
  radius: 7.4,
  one: 12,
};

export interface Pip {
  x: number;
  y: number;
  r: number;
  red: boolean;
}

function places(n: number, zone: Zone): [number, number][] {
  const [top, middle, bottom] = zone.rows;
  const centre = zone.width / 2;
  const right = zone.width - zone.left;
  const pair = (y: number): [number, number][] => [
    [zone.left, y],
    [right, y],
  ];
  switch (n) {
    case 1:
      return [[centre, middle]];
    case 2:
      return pair(zone.two);
    case 3:
      return [
        [zone.left, top],
        [centre, middle],
        [right, bottom],
      ];
    case 4:
      return [...pair(middle - zone.four), ...pair(middle + zone.four)];
    case 5:
      return [...pair(middle - zone.five), [centre, middle], ...pair(middle + zone.five)];
    default:
      return [...pair(top), ...pair(middle), ...pair(bottom)];
  }
}

/** All pips of a face such as "63". Ones and fours are red; so is half of 天 on bone: 3 + 3, alike from both sides. */
export function pips(id: string, zone: Zone): Pip[] {
  const bone = zone === BONE;
  return [...id].flatMap((digit, end) =>
    places(Number(digit), zone).map(([x, y]) => ({
      x: end ? zone.width - x : x,
      y: end ? 200 - y : y,
      r: digit === '1' ? zone.one : zone.radius,
      red: digit === '1' || digit === '4' || (bone && id === '66' && x < zone.width / 2),
    })),
  );
}
