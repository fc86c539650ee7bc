/** A web socket that stays up: it reconnects by itself, first at once, then ever more slowly. */

import { addressOf } from '../base';

export type LineStatus = 'connecting' | 'open' | 'lost' | 'refused' | 'closed';

const FIRST_WAIT = 300; // ms; doubled with every failure
const LONGEST_WAIT = 10_000;
export const FULL = 1013; // the close code of a house that has no room
// How long to wait after a close that says so, in ms. A house that restarts (1012): all who were there come back, so not all at
// once, and not before it can be open. One that has no room, or that was asked too much (4029).
const WAITS: Record<number, number> = { 1012: 1_500, [FULL]: 30_000, 4029: 10_000 };
const STEADY = 5_000; // ms after which a line counts as one that works
const QUIET = 15_000; // ask whether anybody is there after so long a silence
const PATIENCE = 6_000; // for the answer, before the line counts as dead

export interface Ears {
  address: () => string; // path and query; asked anew for every connection
  opened?: () => void;
  heard: (message: string) => void;
  probe?: () => void; // sends something that must be answered
}

export class Line {
  status = $state<LineStatus>('connecting');
  code = $state(0); // of the last close
  everOpen = $state(false);

  #ears: Ears;
  #socket: WebSocket | null = null;
  #failures = 0;
  #stood = 0; // since when, on the clock of `performance.now()`
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #wake = () => this.#hurry();
  #cut = () => this.status === 'open' && this.#lost(0); // said by the browser; if it was wrong, the next call stands at once

  constructor(ears: Ears) {
    this.#ears = ears;
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  post(message: string): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(message);
    return true;
  }

  /** Somebody waits for an answer longer than he should: is anybody there? */
  check() {
    if (this.status === 'open' && this.#ears.probe) this.#probe();
  }

  /** Hang up and call again, as after a change of language. */
  renew() {
    if (this.status === 'closed') return;
    this.#drop();
    this.#failures = 0;
    this.#connect();
  }

  close() {
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#retry);
    this.#drop();
    this.status = 'closed';
  }

  #connect() {
    clearTimeout(this.#retry);
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}${addressOf(this.#ears.address())}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#stood = performance.now();
      this.status = 'open';
      this.everOpen = true;
      this.#listen();
      this.#ears.opened?.();
    };
    socket.onmessage = (event) => {
      this.#listen();
      this.#ears.heard(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #lost(code: number) {
    // A line that breaks as soon as it stands is called ever more slowly too.
    if (this.status === 'open' && performance.now() - this.#stood > STEADY) this.#failures = 0;
    this.#drop();
    this.code = code;
    // 44xx: the house says no (no such table, shown the door); calling again would not help.
    if (code >= 4400 && code < 4500) {
      this.status = 'refused';
      return;
    }
    this.status = 'lost';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    const asked = WAITS[code];
    const spread = asked ? asked * (0.3 + Math.random()) : wait * (0.7 + 0.6 * Math.random());
    this.#retry = setTimeout(() => this.#connect(), spread);
  }

  #drop() {
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** Wait for silence; then probe, and give the answer some time. */
  #listen() {
    clearTimeout(this.#watch);
    if (!this.#ears.probe) return;
    this.#watch = setTimeout(() => this.#probe(), QUIET);
  }

  #probe() {
    this.#ears.probe?.();
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lost(0), PATIENCE);
  }

  /** Back from sleep or from a tunnel: timers may have stood still, so ask now. */
  #hurry() {
    if (document.visibilityState === 'hidden') return;
    if (this.status === 'lost') {
      this.#failures = 0;
      this.#connect();
    } else this.check();
  }
}
