import { readdirSync, readFileSync } from 'node:fs';

import { beforeEach, describe, expect, it } from 'vitest';

import { GAMES, gameOf } from '../src/games';
import { bundleOf } from '../src/i18n/index.svelte';
import { chosen, guarded, judged, type Course, type Lesson, type Task } from '../src/learn/lesson';
import { progress } from '../src/learn/progress.svelte';
import { Taking } from '../src/learn/taking.svelte';

const FOLDER = new URL('../src/games/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, FOLDER), 'utf-8');
const courseOf = (game: string) => JSON.parse(read(`${game}/lessons/course.json`)) as Course;

describe.each(GAMES)('the course of %s', (game) => {
  const course = courseOf(game);

  it('has as many lessons as the game says', () => {
    expect(course.lessons).toHaveLength(gameOf(game).lessons ?? 0);
    expect(course.lessons.at(-1)?.play).toBeDefined();
  });

  it('has a sentence for all that may be said, and no other', () => {
    const wanted = course.lessons.flatMap(({ id, steps, play }) => [
      id,
      ...steps.flatMap((step) => [
        `${id}-${step.id}`,
        ...[
          ...new Set([
            'done',
            ...(step.parts ?? []),
            ...(step.choices ?? []).flatMap((one) => (one.sign ? [] : [one.id])),
            ...(step.miss ?? []).map((miss) => miss.text),
            ...Object.values(step.notes ?? {}),
          ]),
        ].map((end) => `${id}-${step.id}-${end}`),
      ]),
      ...(play ? ['', '-done', ...play.guards.map((guard) => `-${guard.text}`)].map((end) => `${id}-play${end}`) : []),
    ]);
    for (const language of ['zh-Hant', 'zh-Hans', 'en'] as const) {
      const text = read(`${game}/lessons/${language}.ftl`);
      const bundle = bundleOf(language, [text]);
      for (const id of wanted) expect(bundle.hasMessage(`lesson-${game}-${id}`), `${language} ${id}`).toBe(true);
      expect([...text.matchAll(/^lesson-/gm)]).toHaveLength(wanted.length);
    }
  });

  it('answers every single tap', () => {
    for (const { id, steps } of course.lessons)
      for (const step of steps.filter(({ choices, piles }) => !choices && !piles)) {
        const pieces = step.show?.flat() ?? (step.scene?.view.hand as string[] | undefined) ?? [];
        for (const piece of pieces) {
          const outcome = judged(step, [], [piece], false);
          if (outcome.is !== 'wrong') continue;
          expect(outcome.miss || outcome.refusal, `${id}${step.id} ${piece}`).toBeTruthy();
        }
      }
  });
});

it('knows the folders of all courses', () => {
  const found = GAMES.filter((game) => readdirSync(new URL(`${game}/`, FOLDER)).includes('lessons'));
  expect(found).toEqual(GAMES);
});

const step = (more: Partial<Task>): Task => ({ id: 'a', rule: '1', accept: [], ...more });

describe('an answer', () => {
  const pair = step({
    verb: 'play',
    accept: [[['x', 'x']], [['y']]],
    miss: [{ text: 'z', pieces: ['z'] }, { text: 'miss' }],
  });

  it('may still grow, until the button is pressed', () => {
    expect(judged(pair, [], ['x'], false)).toEqual({ is: 'picked' });
    expect(judged(pair, [], ['x'], true)).toEqual({ is: 'wrong', miss: 'miss' });
    expect(judged(pair, [], ['x', 'x'], false)).toEqual({ is: 'picked' });
    expect(judged(pair, [], ['x', 'x'], true)).toEqual({ is: 'right', answer: 0 });
    expect(judged(pair, [], ['y'], true)).toEqual({ is: 'right', answer: 1 });
  });

  it('that is wrong is told why: by the lesson, else by the rules', () => {
    expect(judged(pair, [], ['x', 'z'], false)).toEqual({ is: 'wrong', miss: 'z' });
    const text = { 'zh-Hant': '不', 'zh-Hans': '不', en: 'no' };
    const bare = step({ verb: 'play', accept: [[['x']]], refused: [{ pieces: ['z'], text }] });
    expect(judged(bare, [], ['z'], false)).toEqual({ is: 'wrong', miss: '', refusal: text });
  });

  it('of several groups is taken one after another', () => {
    const order = step({ accept: [[['a', 'b'], ['c']]] });
    expect(judged(order, [], ['c'], false).is).toBe('wrong');
    expect(judged(order, [], ['b', 'a'], false)).toEqual({ is: 'part' });
    expect(judged(order, [['b', 'a']], ['c'], false)).toEqual({ is: 'right', answer: 0 });
  });

  it('may be a choice', () => {
    const choice = step({ accept: ['no'], miss: [{ text: 'miss', choice: 'yes' }] });
    expect(chosen(choice, 'no')).toEqual({ is: 'right', answer: 0 });
    expect(chosen(choice, 'yes')).toEqual({ is: 'wrong', miss: 'miss' });
    expect(chosen(step({ accept: [1], miss: [{ text: 'other' }] }), 0)).toEqual({ is: 'wrong', miss: 'other' });
  });
});

describe('a guard', () => {
  const play = (...cards: string[]) => ({ do: 'play', cards });

  it('asks before listed moves while there is another', () => {
    const guards = [{ text: 'miss', verb: 'play', only: [play('a'), play('b')] }];
    expect(guarded(guards, play('a'), [play('a'), play('c')])).toBe('miss');
    expect(guarded(guards, play('a'), [play('a'), play('b')])).toBe('');
    expect(guarded(guards, play('c'), [play('a'), play('c')])).toBe('');
  });

  it('asks before all but the listed moves, whatever their order', () => {
    const guards = [{ text: 'miss', verb: 'play', but: [play('a', 'b')] }];
    expect(guarded(guards, play('b', 'a'), [])).toBe('');
    expect(guarded(guards, play('a'), [])).toBe('miss');
    expect(guarded(guards, { do: 'pass' }, [])).toBe('');
  });

  it('may wait until something better is on offer', () => {
    const guards = [{ text: 'hu', verb: 'pass', when: 'hu' }];
    expect(guarded(guards, { do: 'pass' }, [{ do: 'pass' }])).toBe('');
    expect(guarded(guards, { do: 'pass' }, [{ do: 'hu' }])).toBe('hu');
  });
});

describe('who takes a lesson', () => {
  const lesson: Lesson = {
    id: '1',
    picture: [],
    rule: '',
    steps: [
      step({ id: 'a', show: [['x', 'y', 'x']], accept: [[['x', 'x']]], miss: [{ text: 'miss' }] }),
      step({ id: 'b', choices: [{ id: 'yes' }, { id: 'no' }], accept: ['no'], miss: [{ text: 'miss' }] }),
    ],
  };
  let game = 0;
  const begin = () => new Taking(`game${game}`, lesson, () => []);
  beforeEach(() => void game++);

  it('sees the right pieces after two mistakes', () => {
    const taking = begin();
    taking.tap(1);
    expect(taking.look(1)).toBe('wrong');
    taking.again();
    expect(taking.look(0)).toBe('');
    taking.tap(1);
    expect([0, 1, 2].map((place) => taking.look(place))).toEqual(['glow', 'wrong', 'glow']);
    taking.tap(0); // the next tap forgets the mistake
    taking.tap(2);
    expect(taking.right).not.toBeNull();
  });

  it('comes back to the step that was left, and a lesson with mistakes is no first try', () => {
    const taking = begin();
    taking.tap(1);
    taking.tap(0);
    taking.tap(2);
    taking.next();
    const later = begin();
    expect([later.at, later.misses]).toEqual([1, 1]);
    later.choose('no');
    later.next();
    expect(later.over).toBe(true);
    expect(progress.of(`game${game}`, '1')).toBe('done');
    expect(begin().at).toBe(0);
  });

  it('is praised for a lesson without mistakes, and is new until a course is done or five hands are played', () => {
    expect(progress.isNew(() => 2)).toBe(true);
    const taking = begin();
    taking.tap(0);
    taking.tap(2);
    taking.next();
    taking.choose('no');
    taking.next();
    expect(progress.of(`game${game}`, '1')).toBe('first');
    expect(progress.isNew(() => 1)).toBe(false);
    for (let hand = 0; hand < 5; hand++) progress.played();
    expect(progress.isNew(() => 2)).toBe(false);
  });
});
