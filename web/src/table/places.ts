/** Where a seat is on the screen: counter-clockwise from the viewer, who sits at the bottom. */

export type Place = 'self' | 'right' | 'top' | 'left';

const PLACES: Record<number, Place[]> = {
  2: ['self', 'top'],
  3: ['self', 'right', 'left'],
  4: ['self', 'right', 'top', 'left'],
};
const ROW: Place[] = ['left', 'top', 'right']; // in a row above the middle

export function placeFrom(near: number, seat: number, seats: number): Place {
  return PLACES[seats]?.[(seat - near + seats) % seats] ?? 'top';
}

/** Everybody else, as they stand in the row. */
export function othersFrom(near: number, seats: number): { seat: number; place: Place }[] {
  return Array.from({ length: seats }, (_, seat) => ({ seat, place: placeFrom(near, seat, seats) }))
    .filter(({ place }) => place !== 'self')
    .sort((one, other) => ROW.indexOf(one.place) - ROW.indexOf(other.place));
}
