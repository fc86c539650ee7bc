import type { Game } from '../games';

/** The pieces that stand for a game. */
export const SHOWN: Record<Game, { pieces: string[]; height: number }> = {
  tianjiu: { pieces: ['66', '63', '11', '42'], height: 104 },
  liuhu: { pieces: ['T9', 'G8', 'S3', 'Q1', 'YX'], height: 118 },
  mohuahua: { pieces: ['66', '55', '44', '21', '42'], height: 118 },
  weimaque: { pieces: ['s2', 's7', 's10', 'b7', 'b9'], height: 118 },
  shisanzhang: { pieces: ['As', 'Kh', 'Td'], height: 112 },
};
