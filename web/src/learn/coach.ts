/** What a coach says beside the table: one message for each thing a game may ask of its player. */

import type { AnyView, HandFacts } from '../wire';

/** The verb that matters most in a phase: with it one may win, or beat. The message is told whether it is offered. */
const CHANCE: Record<string, Record<string, string>> = {
  tianjiu: { follow: 'play' },
  liuhu: { lead: 'hu', follow: 'beat' },
  mohuahua: { lead: 'declare', follow: 'play' },
  weimaque: { discard: 'hu', claim: 'hu' },
  shisanzhang: { arrange: 'declare' },
};

/** The phases in which a game asks something. Each has a message `learn-GAME-PHASE`. */
export const ASKED: Record<string, readonly string[]> = {
  tianjiu: ['paitou', 'roll', 'lipai', 'lead', 'follow'],
  liuhu: ['wuhu', 'call', 'lead', 'follow'],
  mohuahua: ['bid', 'lead', 'follow', 'pad'],
  weimaque: ['discard', 'wei', 'claim'],
  shisanzhang: ['bet', 'arrange'],
};

export interface Line {
  id: string;
  args: { can: 'yes' | 'no' };
}

export function lineOf(game: string, hand: Pick<HandFacts<AnyView>, 'account' | 'asked' | 'view' | 'offers'>): Line {
  const phase = hand.view.phase.toLowerCase();
  const key = hand.account ? 'end' : hand.asked && ASKED[game]?.includes(phase) ? phase : 'wait';
  const chance = CHANCE[game]?.[phase];
  const can = hand.asked && hand.offers.some((offer) => offer.verb === chance) ? 'yes' : 'no';
  return { id: `learn-${game}-${key}`, args: { can } };
}
