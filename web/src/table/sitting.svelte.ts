/** A guest at a table: the scene, his pieces and what he has picked, and all that he may say to the table. */

import { Fairness } from '../fair/fairness.svelte';
import { gameOf } from '../games';
import { language, t } from '../i18n/index.svelte';
import { said } from '../learn/courses.svelte';
import { guarded, type Lesson } from '../learn/lesson';
import { SeatRatings } from '../ratings/ratings.svelte';
import { TableLine } from '../net/table.svelte';
import { toast } from '../ui/toast.svelte';
import type {
  Advised,
  AnyView,
  HandFacts,
  LogLine,
  Move,
  Offer,
  Refusal,
  Scene,
  TableFacts,
  Tried,
  Unsent,
} from '../wire';
import type { GameModule } from './module';
import { placeFrom } from './places';
import { filledIn } from './offers';
import { same, Selection, without } from './selection.svelte';

export interface Verdict {
  good: boolean;
  text: string;
}

export class Sitting {
  readonly line: TableLine<AnyView>;
  readonly selection = new Selection();
  readonly fair = new Fairness(this);
  readonly ratings = new SeatRatings();
  module = $state.raw<GameModule | null>(null);
  missing = $state(false); // no page for this game
  verdict = $state.raw<Verdict | null>(null);
  advice = $state.raw<Advised | null>(null);
  asking = $state(false); // for advice
  coached = $state(false); // somebody's first hand: a coach speaks
  lesson = $state.raw<Lesson | null>(null); // the last of a course, played here
  sending = $state(false);
  chosen = $state.raw<Offer | null>(null); // a chip without pieces: picked by the first tap, played by the second
  waits = $state(false); // a table without a clock that waits for everybody, so that nobody is seen to have a choice
  passing = $state(0); // the number of a hand in which one passes on everything
  held = $state(false); // the hand is over, but its pieces are still being turned up: nobody is told the result yet

  #asked = 0; // counts the tries
  #warned = ''; // a move of a lesson that was asked about again
  #loading = '';
  #raised = ''; // the question at which pieces were raised
  #seen = { number: -1, lines: 0 }; // the hand in play, and how much of its log was there before its end

  constructor(id: string) {
    this.line = new TableLine<AnyView>(id);
  }

  readonly scene = $derived.by<Scene<AnyView> | null>(() => this.line.scene);
  readonly table = $derived.by<TableFacts | null>(() => this.scene?.table ?? null);
  readonly hand = $derived.by<HandFacts<AnyView> | null>(() => this.scene?.hand ?? null);
  /** Which hand of the match it is; the table numbers those of all its matches. */
  readonly number = $derived.by(() => Number(this.table?.standing.hands ?? 0) + (this.hand?.account ? 0 : 1));
  /** The table's number of the first hand of this match. */
  readonly first = $derived.by(() => (this.hand?.number ?? 1) - this.number + 1);
  readonly view = $derived.by<AnyView | null>(() => this.hand?.view ?? null);
  readonly offers = $derived.by<Offer[]>(() => this.hand?.offers ?? []);
  /** One is waited for, but has nothing to decide. */
  readonly goesOn = $derived.by(() => Boolean(this.hand && this.hand.go_on !== null && !this.hand.asked));
  readonly names = $derived.by<string[]>(() => (this.table ? namesOf(this.table) : []));
  readonly log = $derived.by<LogLine[]>(() =>
    this.held ? (this.hand?.log.slice(0, this.#seen.lines) ?? []) : (this.hand?.log ?? []),
  );
  readonly totals = $derived.by<number[]>(() => {
    const { hand } = this;
    const hidden = this.held ? hand?.account?.payments : undefined;
    const paid = hand && !hand.account ? this.module?.paid?.(hand.view) : undefined;
    return (this.table?.totals ?? []).map((total, seat) => total - (hidden?.[seat] ?? 0) + (paid?.[seat] ?? 0));
  });
  /** Only bots sit here besides: nobody waits, and nobody watches how long one thinks. */
  readonly alone = $derived.by(
    () => this.table?.seats.every((person, seat) => person.kind === 'bot' || seat === this.table?.you) ?? false,
  );
  /** The seat at the bottom of the screen. */
  readonly near = $derived.by(() => this.table?.you ?? 0);

  placeOf = (seat: number) => placeFrom(this.near, seat, this.table?.seats.length ?? 4);

  /** Load the game's part of the page, once it is known which. */
  async meet(game: string) {
    if (this.#loading === game) return;
    this.#loading = game;
    try {
      this.module = (await gameOf(game).table()).default;
    } catch {
      this.missing = true;
    }
  }

  /** A new scene: the hand as it is now, and nothing left over from before. */
  followScene() {
    const { module, hand, view } = this;
    if (!module || !hand || !view) return;
    this.selection.follow(module.handOf(view), module.group?.bind(module));
    if (hand.go_on !== null) this.waits = true;
    if (this.advice && this.advice.step !== hand.step) this.advice = null;
    if (this.chosen && !hand.offers.includes(this.chosen)) this.chosen = null;
    this.#hold(hand, module);
    this.#raise(hand);
  }

  /** Pick what the server says there is to pick, once a question, unless something is picked already; who learns picks alone. */
  #raise(hand: HandFacts<AnyView>) {
    const question = hand.asked ? `${hand.number}.${hand.step}` : '';
    if (question === this.#raised) return;
    if (this.selection.raised) this.selection.clear(); // for an earlier question
    this.#raised = question;
    if (hand.raised.length && !this.selection.picked.size && !this.coached) this.selection.pick(hand.raised, true);
  }

  /** Whoever saw the hand played sees its end turned up first; whoever comes later does not wait. */
  #hold(hand: HandFacts<AnyView>, module: GameModule) {
    const { number } = hand;
    if (!hand.account) {
      this.held = false;
      this.#seen = { number, lines: hand.log.length };
    } else if (this.#seen.number === number && module.turnsUp?.(hand.view)) {
      this.held = true;
      this.#seen = { ...this.#seen, number: -1 };
    }
  }

  reveal = () => {
    this.held = false;
  };

  // ---- a move ------------------------------------------------------------------------------------------------------

  /** The offer that the picked pieces make, with its pieces put in. */
  readonly matching = $derived.by<{ offer: Offer; move: Move } | null>(() => {
    const ids = this.selection.ids;
    if (!ids.length) return null;
    for (const offer of this.offers) {
      const { pieces = [], count = 0, move } = offer;
      if (pieces.length && !count && move && same(pieces, ids)) return { offer, move };
      if (pieces.length && count && move) {
        const extra = without(ids, pieces);
        if (extra?.length === count) return { offer, move: filledIn(offer, extra) };
      }
    }
    return null;
  });

  /** A verb for which pieces are chosen freely: 墊牌. */
  readonly free = $derived.by<Offer | null>(
    () => this.offers.find((offer) => offer.count && !offer.pieces?.length) ?? null,
  );

  readonly freeMove = $derived.by<Move | null>(() => {
    const ids = this.selection.ids;
    if (!this.free || ids.length !== this.free.count) return null;
    return filledIn(this.free, ids);
  });

  /** The move, if there is only one. */
  readonly forced = $derived.by<Move | null>(() => {
    const [only, ...others] = this.offers;
    if (!only || others.length || !this.hand?.asked) return null;
    const held = this.selection.held.map((one) => one.id);
    if (only.count) return only.count === held.length && !only.pieces?.length ? filledIn(only, held) : null;
    return only.move ?? null;
  });

  /** Ask what the picked pieces would be. */
  async judge() {
    const ids = this.selection.ids;
    const turn = ++this.#asked;
    if (!ids.length || this.selection.raised || !this.hand?.asked || !this.module) {
      this.verdict = null;
      return;
    }
    const verb = this.module.verb?.(this.hand.view) ?? 'play';
    const beating = this.offers.some((offer) => offer.pieces?.length);
    const open = beating ? this.offers.find((offer) => offer.verb === verb && offer.into) : this.free;
    const move = this.matching?.move ?? (open ? filledIn(open, ids) : { do: verb, cards: ids });
    const answer = await this.line.send({ do: 'try', move });
    if (turn === this.#asked) this.verdict = { good: answer.is === 'tried' && answer.good, text: answer.text };
  }

  attempt = async (move: Move): Promise<Tried | null> => {
    const turn = ++this.#asked;
    const answer = await this.line.send({ do: 'try', move });
    if (turn !== this.#asked) return null;
    return answer.is === 'tried'
      ? answer
      : { is: 'tried', id: answer.id, good: false, text: answer.text, code: answer.code, rule: answer.rule, names: {} };
  };

  play = async (move: Move) => {
    const { hand } = this;
    if (!hand || this.sending || this.#warns(move)) return;
    this.sending = true;
    try {
      const answer = await this.line.send({ do: 'play', hand: hand.number, step: hand.step, move });
      if (answer.is === 'refused') {
        this.verdict = { good: false, text: answer.text };
        if (!this.selection.picked.size) toast(answer.text, 'bad');
      } else {
        this.selection.clear();
        this.verdict = null;
      }
    } finally {
      this.sending = false;
    }
  };

  /** Go on from what is on show, and decline whatever is asked about it. */
  goOn = async () => {
    const { hand } = this;
    if (!hand || hand.go_on === null || this.sending) return;
    this.sending = true;
    await this.say({ do: 'go_on', hand: hand.number, view: hand.go_on });
    this.sending = false;
  };

  /** A lesson asks again before a move that would lose the hand; made a second time it is played. */
  #warns(move: Move): boolean {
    const { lesson, table } = this;
    if (!lesson?.play || !table || this.hand?.number !== 1) return false;
    const others = this.offers.flatMap((offer) => (offer.move && !offer.count ? [offer.move] : []));
    const text = guarded(lesson.play.guards, move, others);
    const made = JSON.stringify(move);
    if (!text || this.#warned === made) return false;
    this.#warned = made;
    const warning = said(table.game, `${lesson.id}-play-${text}`);
    this.verdict = { good: false, text: warning };
    if (!this.selection.picked.size || this.module?.Dock) toast(warning, 'bad');
    return true;
  }

  /** Tap on a chip: first its pieces are picked, then it is played. */
  take(offer: Offer, asks = false) {
    const { pieces = [], count = 0, move } = offer;
    if (asks && this.chosen !== offer) this.chosen = offer;
    else if (!pieces.length && !count && move) void this.play(move);
    else if (this.matching?.offer === offer) void this.play(this.matching.move);
    else if (pieces.length) this.selection.pick(pieces);
    else if (this.freeMove) void this.play(this.freeMove);
  }

  /** Enter: whatever the picked pieces may do. */
  playPicked() {
    if (this.chosen?.move) void this.play(this.chosen.move);
    else if (this.matching) void this.play(this.matching.move);
    else if (this.freeMove && !this.offers.some((offer) => offer.pieces?.length)) void this.play(this.freeMove);
  }

  // ---- anything else -----------------------------------------------------------------------------------------------

  /** Send, and say so where the house refuses. */
  async say(command: Unsent): Promise<boolean> {
    const answer = await this.line.send(command);
    if (answer.is === 'refused') toast((answer as Refusal).text, 'bad');
    return answer.is !== 'refused';
  }

  async hint() {
    if (this.advice) {
      this.advice = null;
      return;
    }
    if (!this.hand?.asked || this.asking) return;
    if (!this.table?.hints) {
      toast(t('table-no-hints'));
      return;
    }
    this.asking = true;
    let first: Advised | null = null;
    // Not shown where the hand has moved on, nor where the first choice was shown and closed.
    const show = (advised: Advised) => {
      if (advised.step !== this.hand?.step || this.advice !== first) return;
      this.advice = first = advised;
    };
    const answer = await this.line.send({ do: 'hint', preliminary: true }, show);
    this.asking = false;
    if (answer.is === 'advised') {
      show(answer);
    } else {
      this.advice = null;
      toast(answer.text, 'bad');
    }
  }

  async takeBack() {
    this.selection.clear();
    await this.say({ do: 'takeback' });
  }

  close() {
    this.line.close();
  }
}

/** Names by seat; one's own is 你. */
function namesOf(table: TableFacts): string[] {
  void language();
  return table.seats.map((person, seat) => (seat === table.you ? t('table-you') : person.name || t('table-open-seat')));
}
