/** One geometry for five games: every piece is 200 high, and as wide as its family. */

export const HEIGHT = 200;
export const HALF_HEIGHT = 62; // the index end of a strip

export type Family = 'tile' | 'strip' | 'card';
export const WIDTH: Record<Family, number> = { tile: 90, strip: 56, card: 130 };

export type Face = 'domino' | 'huahua' | 'zipai' | 'liuhu' | 'card';
const FACES: Record<string, Face> = {
  tianjiu: 'domino',
  liuhu: 'liuhu',
  mohuahua: 'huahua',
  weimaque: 'zipai',
  shisanzhang: 'card',
};

/** 抹花花 may be played with playing cards (`deck` = poker). */
export function faceOf(game: string, poker = false): Face {
  return poker && game === 'mohuahua' ? 'card' : (FACES[game] ?? 'card');
}

export function familyOf(face: Face): Family {
  return face === 'domino' ? 'tile' : face === 'card' ? 'card' : 'strip';
}

/** How wide a piece of a game is at a height, in the same unit. */
export function pieceWidth(game: string, height: number, poker = false): number {
  return (height * WIDTH[familyOf(faceOf(game, poker))]) / HEIGHT;
}

/** Half a turn about the centre: the other end of a piece. */
export function turned(family: Family): string {
  return `rotate(180 ${WIDTH[family] / 2} ${HEIGHT / 2})`;
}

/** The baseline that centres a Kai character of a size on a height. */
export function baseline(centre: number, size: number): number {
  return centre + size * 0.36;
}
