/** Faces of the house's own players: ink on rice paper, one mark of cinnabar each. Animals: no age, sex or region to get wrong. */

export interface Drawing {
  ink: string; // lines, on a ground of 64 by 64
  eyes: readonly (readonly [x: number, y: number, radius: number])[];
  red: string; // the mark
  filled?: boolean; // the mark is a shape, not a line
}

const CAT: Drawing = {
  ink: 'M13 22 14 9l9 6q9-3 18 0l9-6 1 13q4 22-19 24Q9 44 13 22ZM22 27q2.5-3 5 0M37 27q2.5-3 5 0M32 37v3q-3 3-6 1M32 40q3 3 6 1M15 33l-8-2M15 37l-7 2M49 33l8-2M49 37l7 2',
  eyes: [],
  red: 'M28 33.5h8l-4 4.5z',
  filled: true,
};
const TURTLE: Drawing = {
  ink: 'M10 40Q12 16 32 16t22 24ZM32 16v9M32 25l-9 6M32 25l9 6M23 31l-3 9M41 31l3 9M23 31h18M54 36q8-3 6-10-2-5-7-3-4 2-3 8M14 40v7h7v-7M43 40v7h7v-7',
  eyes: [[56.5, 27, 1.7]],
  red: 'M29.5 35.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  filled: true,
};
const SPARROW: Drawing = {
  ink: 'M12 27q0-14 15-14 10 0 13 9l16 8-13 2q-1 16-17 16-15-1-14-21ZM40 27l15 3M17 31q8 1 13 9M16 37q5 1 8 6M24 48v6M31 47v6',
  eyes: [[32, 23, 2.4]],
  red: 'M20 17q5-3 9-1',
};
const TIGER: Drawing = {
  ink: 'M12 20q-5-9 3-11 5-1 8 4 9-3 18 0 3-5 8-4 8 2 3 11 4 28-20 28T12 20ZM21 28l6-2M43 28l-6-2M29 36h6l-3 3.5zM32 40q-3 4-7 2M32 40q3 4 7 2M12 31l6 1M12 37l6-1M52 31l-6 1M52 37l-6-1',
  eyes: [
    [24.5, 31, 1.8],
    [39.5, 31, 1.8],
  ],
  red: 'M27 13.5h10M28.5 17.5h7M27 22h10M32 13.5V22',
};
const CRANE: Drawing = {
  ink: 'M26 11q9-3 10 5 0 5-6 9-9 7-4 14 6 8 17 6l10 5M30 25q14 0 21 12l3 13M43 45q-9 5-17-1M34 47v9M40 47v9M26 13 9 18l17 1',
  eyes: [[30, 15.5, 1.8]],
  red: 'M27 9.5q4-3 8 0',
};
const DOG: Drawing = {
  ink: 'M19 14q13-5 26 0 4 8 3 18-2 16-16 16T16 32q-1-10 3-18ZM19 14q-9-2-11 6-1 9 3 14 5-2 6-9M45 14q9-2 11 6 1 9-3 14-5-2-6-9M28.5 33.5q3.5-2 7 0-1 4-3.5 4t-3.5-4ZM32 37.5v3M25 39q3 4 7 1.5 4 2.5 7-1.5',
  eyes: [
    [25.5, 27, 2.1],
    [38.5, 27, 2.1],
  ],
  red: 'M30.5 43q1.5 4 3.5 0',
};
const RABBIT: Drawing = {
  ink: 'M24 25Q16 8 22 5q7-1 8 18M40 25Q48 8 42 5q-7-1-8 18M24 25q-9 6-8 15 2 12 16 12t16-12q1-9-8-15-8-4-16 0ZM32 41v3q-3 3-6 1M32 44q3 3 6 1',
  eyes: [
    [25.5, 34, 2],
    [38.5, 34, 2],
  ],
  red: 'M29 38h6l-3 3.5z',
  filled: true,
};
const FROG: Drawing = {
  ink: 'M17 22q-3-11 6-12 7 0 8 7h2q1-7 8-7 9 1 6 12 8 6 8 14 0 13-23 13T9 36q0-8 8-14ZM18 38q14 9 28 0M9 44l-4 6M55 44l4 6',
  eyes: [
    [23.5, 17.5, 2.2],
    [40.5, 17.5, 2.2],
  ],
  red: 'M19 32q2-2 4 0M41 32q2-2 4 0',
};

const NAMED: readonly [string, Drawing][] = [
  ['阿蘭 阿兰 Orchid', SPARROW],
  ['石頭 石头 Pebble', TURTLE],
  ['小滿 小满 Barley', CAT],
  ['長庚 长庚 Vesper', CRANE],
  ['月桂 月桂 Laurel', RABBIT],
  ['青禾 青禾 Clover', FROG],
  ['小雲 小云 Skye', DOG],
  ['阿秀 阿秀 Iris', TIGER],
];
const BY_NAME = new Map(NAMED.flatMap(([names, drawing]) => names.split(' ').map((name) => [name, drawing] as const)));

/** The face of a player of the house, by the name in any language. */
export const faceOf = (name: string): Drawing | undefined => BY_NAME.get(name);
