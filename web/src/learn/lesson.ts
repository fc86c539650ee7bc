/** One lesson: its data as `scripts/lessons.py` writes them, and what an answer to a step comes to. */

import { same, without } from '../table/selection.svelte';
import type { AnyView, Json, Language, LogLine, Move } from '../wire';

/** The languages that lessons are written in; Hong Kong reads zh-Hant. */
export type Written = Exclude<Language, 'zh-HK'>;
export const writtenIn = (language: Language): Written => (language === 'zh-HK' ? 'zh-Hant' : language);

export interface LessonScene {
  view: AnyView;
  log: Record<Written, LogLine[]>;
}

export interface Miss {
  text: string; // the end of a message id
  pieces?: string[]; // any pick that holds all of these; none: every other
  choice?: string;
}

export interface Task {
  id: string;
  rule: string;
  scene?: LessonScene;
  after?: LessonScene[]; // by the index of the answer
  show?: string[][]; // rows of loose pieces to tap
  shown?: string[][]; // rows to look at
  above?: string[]; // pieces to compare with
  piles?: string[][]; // one of these is tapped
  choices?: { id: string; sign?: string }[];
  verb?: string; // what the picked pieces do: a button makes the move
  accept: (string[][] | number | string)[];
  parts?: string[];
  notes?: Record<string, string>;
  miss?: Miss[];
  refused?: { pieces: string[]; text: Record<Written, string> }[];
}

export interface Guard {
  text: string;
  verb: string;
  only?: Record<string, Json>[];
  but?: Record<string, Json>[];
  when?: string;
}

export interface Lesson {
  id: string;
  picture: string[];
  rule: string;
  steps: Task[];
  play?: { options: Record<string, Json>; guards: Guard[] };
}

export interface Course {
  table: { values: Record<string, Json>; names: Record<Written, string[]> }; // by seat; the learner has none
  lessons: Lesson[];
}

/** What an answer comes to. `miss` is the end of a message id; `refusal` a sentence of the rules. */
export type Outcome =
  | { is: 'picked' }
  | { is: 'part' } // a group is complete, the next is asked for
  | { is: 'right'; answer: number }
  | { is: 'wrong'; miss: string; refusal?: Record<Written, string> };

const isPart = (some: readonly string[], all: readonly string[]) => without(all, some) !== null;

/** The groups that may be picked next, given those that are complete, and the answers that they belong to. */
export function open(step: Task, done: readonly string[][]): { answer: number; group: string[]; last: boolean }[] {
  return step.accept.flatMap((groups, answer) => {
    if (!Array.isArray(groups) || !done.every((group, i) => same(group, groups[i] ?? []))) return [];
    const group = groups[done.length];
    return group ? [{ answer, group, last: done.length === groups.length - 1 }] : [];
  });
}

/** What a pick comes to. `sure`: the button is pressed; else a pick may still grow. */
export function judged(step: Task, done: readonly string[][], picked: readonly string[], sure: boolean): Outcome {
  const groups = open(step, done);
  const whole = groups.find(({ group }) => same(group, picked));
  if (whole && (sure || !step.verb)) return whole.last ? { is: 'right', answer: whole.answer } : { is: 'part' };
  if (!sure && groups.some(({ group }) => isPart(picked, group))) return { is: 'picked' };
  return wrong(step, picked);
}

function wrong(step: Task, picked: readonly string[]): Outcome {
  const miss = step.miss?.find(({ pieces, choice }) => !choice && isPart(pieces ?? [], picked));
  if (miss) return { is: 'wrong', miss: miss.text };
  const refused = step.refused?.find(({ pieces }) => same(pieces, picked));
  return { is: 'wrong', miss: '', ...(refused && { refusal: refused.text }) };
}

/** What a button or a pile comes to. */
export function chosen(step: Task, choice: string | number): Outcome {
  const answer = step.accept.indexOf(choice);
  if (answer >= 0) return { is: 'right', answer };
  const miss = step.miss?.find((one) => (one.choice ?? choice) === choice);
  return { is: 'wrong', miss: miss?.text ?? 'miss' };
}

// ---- the last lesson -------------------------------------------------------------------------------------------------

const normal = (move: Move) =>
  JSON.stringify(
    Object.entries(move)
      .map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** The text with which a table asks again before a move; '' where it does not. `others`: what else may be done now. */
export function guarded(guards: readonly Guard[], move: Move, others: readonly Move[]): string {
  for (const guard of guards) {
    if (move.do !== guard.verb || (guard.when && !others.some((one) => one.do === guard.when))) continue;
    const listed = (guard.only ?? guard.but ?? []).map(normal);
    const known = listed.includes(normal(move));
    if (guard.only ? known && others.some((one) => !listed.includes(normal(one))) : !known) return guard.text;
  }
  return '';
}
