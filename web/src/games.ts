/** The five games in the order of the house. Their names are `game-ID` in games.ftl, their own characters are here. */
export const GAMES = ['tianjiu', 'liuhu', 'mohuahua', 'weimaque', 'shisanzhang'] as const;
export type Game = (typeof GAMES)[number];

export const CHARACTERS: Record<Game, string> = {
  tianjiu: '天九',
  liuhu: '六虎',
  mohuahua: '抹花花',
  weimaque: '偎麻雀',
  shisanzhang: '十三張',
};

export function isGame(id: string | undefined): id is Game {
  return (GAMES as readonly string[]).includes(id ?? '');
}
