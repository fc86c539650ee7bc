/** Numbers as the house writes them. */

/** An amount won or lost: always signed, with a true minus. */
export function signed(amount: number): string {
  if (amount === 0) return '0';
  return amount < 0 ? `\u2212${-amount}` : `+${amount}`;
}

/** A number that may be negative, without a plus. */
export function plain(amount: number): string {
  return amount < 0 ? `\u2212${-amount}` : `${amount}`;
}

/** 75 → "1:15". */
export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** How long something took, in whole minutes: at least one. */
export function lasting(seconds: number): { hours: number; minutes: number } {
  const whole = Math.max(1, Math.round(seconds / 60));
  return { hours: Math.floor(whole / 60), minutes: whole % 60 };
}

/** How wide a text is, in letters; a CJK character counts for two. */
export const letters = (text: string) => [...text].reduce((sum, ch) => sum + (ch > '\u2e80' ? 2 : 1), 0);

/** A text whose names of tiles, such as Seven 4-3, are not parted between their numbers. */
export const unbroken = (text: string) => text.replace(/(\d)-(?=\d)/g, '$1\u2011');

/** How many lines a text takes where a line has room for so many letters; it is parted at spaces and behind hyphens. */
export function linesOf(text: string, room: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.match(/[^\s-]+-?\s*|-/g) ?? []) {
    const long = letters(word.trimEnd());
    if (used && used + long > room) [lines, used] = [lines + 1, 0];
    used += letters(word);
  }
  return lines;
}
