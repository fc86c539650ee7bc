/** What is printed on the cards. */

/** Every face, in the order of the rule page. */
export const CARDS = '66 65 64 55 63 62 44 61 51 33 42 22 21 11'.split(' ');

/** [traditional, simplified] */
export const NAMES: Record<string, readonly [string, string]> = {
  66: ['天', '天'],
  65: ['虎', '虎'],
  64: ['紅十', '红十'],
  55: ['黑十', '黑十'],
  63: ['牛九', '牛九'],
  62: ['牛八', '牛八'],
  44: ['紅八', '红八'],
  61: ['么七', '幺七'],
  51: ['錘六', '锤六'],
  33: ['串六', '串六'],
  42: ['香六', '香六'],
  22: ['長二', '长二'],
  21: ['拐子', '拐子'],
  11: ['地眼', '地眼'],
};

// With playing cards: the rank, and the suits of its copies.
const POKER: Record<string, readonly [string, string]> = {
  66: ['K', 'shdc'],
  65: ['Q', 'shdc'],
  64: ['J', 'shdc'],
  55: ['T', 'shdc'],
  63: ['9', 'sc'],
  62: ['9', 'hd'],
  44: ['8', 'shdc'],
  61: ['7', 'shdc'],
  51: ['6', 'shdc'],
  33: ['3', 'shdc'],
  42: ['5', 'sc'],
  22: ['2', 'shdc'],
  21: ['5', 'hd'],
  11: ['A', 'shdc'],
};

export function pokerCard(id: string, copy: number): string {
  const [rank, suits] = POKER[id] ?? ['A', 's'];
  return rank + suits.charAt(copy % suits.length);
}
