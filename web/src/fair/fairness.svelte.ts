/** The fair shuffle at a table: seals a number for every hand, opens it when all have sealed, and checks the hand afterwards. */

import { language } from '../i18n/index.svelte';
import { api } from '../net/api';
import type { Sitting } from '../table/sitting.svelte';
import type { Proof } from '../wire';
import { able } from './cut';
import { newSeal, noteDeal, noteHand, numberOf, seenOf } from './notes';
import { failuresOf, type Failure } from './proof';

export type Verdict = 'checking' | 'good' | 'bad';

export interface Proven {
  proof: Proof;
  failures: Failure[];
}

/** The proof of a hand with what this browser noted, checked. */
export async function check(table: string, hand: number): Promise<Proven> {
  const proof = await api<Proof>(`/api/tables/${table}/hands/${hand}/proof?lang=${language()}`);
  const whole = { ...proof, seen: seenOf(`${table}/${hand}`) };
  return { proof: whole, failures: await failuresOf(whole) };
}

export class Fairness {
  /** The last hand that was checked, or is being. */
  checked = $state(0);
  verdict = $state<Verdict | null>(null);

  #sealed = ''; // hand and seat
  #opened = 0; // hand
  #noted = 0;
  #cut = 0; // the last hand that was dealt by a cut

  constructor(readonly sitting: Sitting) {}

  /** A new scene. */
  follow() {
    const { table } = this.sitting;
    if (!table || !able()) return;
    if (table.you !== null) {
      this.#seal();
      this.#open();
      this.#note();
    }
    this.#check();
  }

  #seal() {
    const { stage, seals, hands, you, origin, daily, contest } = this.sitting.table!;
    if (origin || daily || contest?.duplicate || !['gathering', 'seating', 'settled', 'over'].includes(stage)) return;
    const next = seals?.hand === hands + 1 ? seals : null;
    if (!next?.called && !next?.seats[you!]?.by) void this.seal();
  }

  /** Seal a number for the next hand, once. */
  async seal() {
    const { hands, you } = this.sitting.table!;
    const key = `${hands + 1}.${you}`;
    if (this.#sealed === key || !able()) return;
    this.#sealed = key;
    await this.sitting.line.send({ do: 'seal', hand: hands + 1, seal: await newSeal() });
  }

  #open() {
    const { id, seals, you } = this.sitting.table!;
    const own = seals?.seats[you!];
    if (!seals?.called || own?.by !== 'guest' || own.opened || this.#opened === seals.hand) return;
    const number = numberOf(own.seal);
    if (!number) return; // another device's
    this.#opened = seals.hand;
    const guests = seals.seats.filter((one) => one.by === 'guest');
    noteDeal(
      own.seal,
      `${id}/${seals.hand}`,
      seals.root,
      guests.map((one) => one.seal),
    );
    void this.sitting.line.send({ do: 'unseal', hand: seals.hand, number });
  }

  /** Note one's pieces as they come, before any has left the hand. (Who throws the dice has moved before the deal.) */
  #note() {
    const { hand, table, module, view } = this.sitting;
    if (!hand || !module || !view || hand.number !== this.#opened || hand.number === this.#noted) return;
    const pieces = module.handOf(view);
    const played = hand.log.some((line) => line.seat === table!.you && line.pieces?.length);
    if (!played && !pieces.length) return;
    this.#noted = hand.number;
    if (!played) noteHand(`${table!.id}/${hand.number}`, pieces);
  }

  #check() {
    const { hand, table, held } = this.sitting;
    if (hand && table!.seals?.hand === hand.number) this.#cut = hand.number;
    if (!hand?.account || held || hand.number !== this.#cut || hand.number === this.checked) return;
    [this.checked, this.verdict] = [hand.number, 'checking'];
    check(table!.id, hand.number).then(
      ({ failures }) => (this.verdict = failures.length ? 'bad' : 'good'),
      () => (this.verdict = null), // no answer: the page of the hand tries again
    );
  }
}
