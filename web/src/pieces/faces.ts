/** What is printed on the paper pieces: [traditional, simplified]. */

export const HUAHUA: Record<string, readonly [string, string]> = {
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

// 抹花花 with playing cards: the rank, and the suits of its copies.
export const POKER: Record<string, readonly [string, string]> = {
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

// 字牌 and 六虎 count alike in small characters.
const SMALL = '一二三四五六七八九十';
const LARGE = ['壹貳叁肆伍陸柒捌玖拾', '壹贰叁肆伍陆柒捌玖拾'] as const;

export interface Zipai {
  character: string;
  large: boolean;
  red: boolean;
}

/** "s2" → 二, "b10" → 拾. Two, seven and ten are red. */
export function zipai(id: string, hans = false): Zipai {
  const large = id.startsWith('b');
  const number = Number(id.slice(1));
  const characters = large ? LARGE[hans ? 1 : 0] : SMALL;
  return { character: characters[number - 1] ?? '', large, red: number === 2 || number === 7 || number === 10 };
}

export type Sign = 'square' | 'rings' | 'links' | 'coin' | 'cloud' | 'flower' | 'cat' | 'letter';

const SUITS: Record<string, { sign: Sign; name: readonly [string, string] }> = {
  T: { sign: 'square', name: ['拾', '拾'] },
  G: { sign: 'rings', name: ['貫', '贯'] },
  S: { sign: 'links', name: ['索', '索'] },
  Q: { sign: 'coin', name: ['線', '线'] },
};

const NAMED: Record<string, { sign: Sign; name: readonly [string, string] }> = {
  T1: { sign: 'square', name: ['百子', '百子'] },
  Q1: { sign: 'coin', name: ['毛公', '毛公'] },
  YX: { sign: 'cloud', name: ['雲線', '云线'] },
  LH: { sign: 'flower', name: ['麗花', '丽花'] },
  MG: { sign: 'cat', name: ['貓公', '猫公'] },
  ZX: { sign: 'letter', name: ['捉信', '捉信'] },
  YS: { sign: 'cloud', name: ['雲拾', '云拾'] },
};

// The red imprint: the nines, 八拾, 百子, 毛公 and 雲線.
const IMPRINT = new Set(['T9', 'G9', 'S9', 'Q9', 'T8', 'T1', 'Q1', 'YX']);

export interface Liuhu {
  name: string; // of a named card; else empty
  number: string;
  suit: string;
  sign: Sign;
  red: boolean;
}

export function liuhu(id: string, hans = false): Liuhu {
  const script = hans ? 1 : 0;
  const red = IMPRINT.has(id);
  const named = NAMED[id];
  if (named) return { name: named.name[script], number: '', suit: '', sign: named.sign, red };
  const suit = SUITS[id.charAt(0)];
  const number = SMALL[Number(id.slice(1)) - 1] ?? '';
  return { name: '', number, suit: suit?.name[script] ?? '', sign: suit?.sign ?? 'square', red };
}

/** Every face of a game, in the order of its rule page. */
export const ALL: Record<string, readonly string[]> = {
  tianjiu: '66 11 44 31 55 33 22 65 64 61 51 63 54 62 53 52 43 42 32 41 21'.split(' '),
  liuhu: [...'TGSQ'].flatMap((suit) => [...'987654321'].map((n) => suit + n)).concat('YX', 'LH', 'MG', 'ZX', 'YS'),
  mohuahua: '66 65 64 55 63 62 44 61 51 33 42 22 21 11'.split(' '),
  weimaque: [...'sb'].flatMap((size) => Array.from({ length: 10 }, (_, i) => `${size}${i + 1}`)),
  shisanzhang: [...'shdc'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => rank + suit)),
};
