/** The lobby, live: the whole list comes with every change. */

import { language } from '../i18n/index.svelte';
import { Line } from './line.svelte';
import type { Summary } from '../wire';

export class Lobby {
  tables = $state.raw<Summary[] | null>(null); // null: not heard yet
  #line: Line;

  constructor() {
    this.#line = new Line({
      address: () => `/ws/lobby?lang=${language()}`,
      heard: (message) => {
        const news = JSON.parse(message) as { is: string; tables?: Summary[] };
        if (news.is === 'lobby') this.tables = news.tables ?? [];
      },
    });
  }

  get status() {
    return this.#line.status;
  }

  /** With which the house last closed it. */
  get code() {
    return this.#line.code;
  }

  close() {
    this.#line.close();
  }
}
