/** The line to one table: the latest scene, and commands that are sent until they are answered. */

import { language, t } from '../i18n/index.svelte';
import { settings } from '../settings.svelte';
import type { Advised, AnswerTo, Command, Json, Refusal, Reply, Said, Scene, Unsent } from '../wire';
import { Line } from './line.svelte';

const SAYINGS_KEPT = 50;
const LONG = 2_500; // ms for the answer to a move
const IN_FLIGHT = 20; // commands without an answer yet; the others wait, since the house closes on floods

interface Waiting {
  message: string;
  fleeting: boolean; // not to be sent again: it may have been heard already
  answer: (reply: Reply) => void;
  early?: (reply: Advised) => void;
}

/** Random, and also made where pages without TLS have no `randomUUID`. */
function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class TableLine<View = Record<string, Json>> {
  scene = $state.raw<Scene<View> | null>(null);
  /** When the scene came, on the clock of `performance.now()`: `hand.left` counts from here. */
  arrived = $state(0);
  /** The latest phrases, newest last. */
  said = $state.raw<Said[]>([]);
  /** How many phrases came in all; `said` holds only the latest. */
  heard = $state(0);
  /** A refusal that answers no command: the server could not read something. */
  trouble = $state.raw<Refusal | null>(null);

  #waiting = new Map<string, Waiting>();
  #sent = new Set<string>(); // over this connection, not answered yet
  #line: Line;

  constructor(readonly id: string) {
    this.#line = new Line({
      address: () => `/ws/tables/${encodeURIComponent(id)}?lang=${language()}&speed=${settings.speed}`,
      opened: () => this.#resume(),
      heard: (message) => this.#hear(JSON.parse(message) as Reply),
      probe: () => this.#line.post(JSON.stringify({ do: 'ping', id: freshId() })),
    });
  }

  get status() {
    return this.#line.status;
  }

  /** False until the first connection stood. */
  get everOpen() {
    return this.#line.everOpen;
  }

  get closeCode() {
    return this.#line.code;
  }

  /**
   * Settles when the server has answered, however many connections that takes. A refusal is an answer too; a preliminary hint is
   * not, and is handed to `early`.
   */
  send<C extends Unsent>(command: C, early?: (reply: Advised) => void): Promise<AnswerTo<C>> {
    const id = freshId();
    const message = JSON.stringify({ ...command, id } as unknown as Command);
    // What is said to nobody is not said later.
    const spoken = command.do === 'say' || command.do === 'write';
    if (spoken && this.status !== 'open') {
      return Promise.resolve({
        is: 'refused',
        id,
        code: 'offline',
        by: 'house',
        text: t('table-chat-offline'),
        params: {},
        rule: '',
      } as AnswerTo<C>);
    }
    return new Promise((resolve) => {
      this.#waiting.set(id, {
        message,
        fleeting: spoken,
        answer: (reply) => resolve(reply as AnswerTo<C>),
        early,
      });
      this.#post();
      if (command.do === 'play') setTimeout(() => this.#waiting.has(id) && this.#line.check(), LONG);
    });
  }

  /** Hear the table in the page's new language, at its new speed. */
  renew() {
    this.#line.renew();
  }

  close() {
    this.#line.close();
    this.#waiting.clear();
  }

  /** A scene brings only the new lines of the log; readers get them all. */
  #whole(scene: Scene<View>): Scene<View> {
    const { hand } = scene;
    if (!hand?.log_from) return scene;
    const before = this.scene?.hand?.log.slice(0, hand.log_from) ?? [];
    return { ...scene, hand: { ...hand, log_from: 0, log: [...before, ...hand.log] } };
  }

  /** A new connection: what has no answer yet is sent again. */
  #resume() {
    this.#sent.clear();
    for (const [id, { fleeting, answer }] of this.#waiting) {
      if (!fleeting) continue;
      this.#waiting.delete(id);
      answer({ is: 'done', id });
    }
    this.#post();
  }

  #post() {
    for (const [id, { message }] of this.#waiting) {
      if (this.#sent.size >= IN_FLIGHT) return;
      if (this.#sent.has(id)) continue;
      if (!this.#line.post(message)) return;
      this.#sent.add(id);
    }
  }

  #hear(reply: Reply) {
    if (reply.is === 'scene') {
      this.scene = this.#whole(reply as unknown as Scene<View>);
      this.arrived = performance.now();
    } else if (reply.is === 'said') {
      this.said = [...this.said, reply].slice(-SAYINGS_KEPT);
      this.heard++;
    } else if (reply.is === 'advised' && reply.preliminary) {
      this.#waiting.get(reply.id)?.early?.(reply);
    } else {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if (this.#sent.delete(reply.id)) this.#post();
      if (waiting) waiting.answer(reply);
      else if (reply.is === 'refused') this.trouble = reply;
    }
  }
}
