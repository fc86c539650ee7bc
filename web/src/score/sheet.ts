/** What the forms of the score sheets share. */

import type { GameFacts, Json } from '../wire';

export type Sheet = Record<string, Json>;

export interface FormProps {
  values: Record<string, Json>; // every option of the table, as the server reads them
  names: string[]; // by seat
  idle: (number | null)[]; // the seat that sits out, by the dealer
  facts: GameFacts; // with what a sheet of the game asks for
  onchange: (sheet: Sheet | null, missing?: string) => void; // null: not filled in yet; `missing` is a message that says what
}

export const seatsOf = (names: string[]) => names.map((_, seat) => seat);

/** Leave out what was not filled in. */
export function filled(sheet: Record<string, Json | undefined>): Sheet {
  return Object.fromEntries(
    Object.entries(sheet).filter((pair): pair is [string, Json] => pair[1] !== undefined && pair[1] !== null),
  );
}
