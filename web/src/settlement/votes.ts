/** Who is asked whether there shall be another match, and who has said so. */

import type { TableFacts } from '../wire';

export interface Votes {
  people: number[]; // seats of people who play in person
  any: boolean; // somebody wants another match
  missing: number; // who have not said so
}

export function votesOf({ seats }: Pick<TableFacts, 'seats'>): Votes {
  const people = seats.flatMap((one, seat) => (one.kind === 'guest' && !one.away ? [seat] : []));
  const missing = people.filter((seat) => !seats[seat]!.ready).length;
  return { people, any: missing < people.length, missing };
}
