/** What a coach says beside the table: one message for each thing a game may ask of its player. */

import { gameOf } from '../games';
import type { AnyView, HandFacts } from '../wire';

export interface Line {
  id: string;
  args: { can: 'yes' | 'no' };
}

export function lineOf(game: string, hand: Pick<HandFacts<AnyView>, 'account' | 'asked' | 'view' | 'offers'>): Line {
  const { phases, chance } = gameOf(game).coach;
  const phase = hand.view.phase.toLowerCase();
  const key = hand.account ? 'end' : hand.asked && phases.includes(phase) ? phase : 'wait';
  const can = hand.asked && hand.offers.some((offer) => offer.verb === chance[phase]) ? 'yes' : 'no';
  return { id: `learn-${game}-${key}`, args: { can } };
}
