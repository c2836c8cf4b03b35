import { expect, it } from 'vitest';
import {
  type Attempt,
  FRESH,
  areDone,
  markAfter,
  readState,
  scoreOfMarks,
  stateOf,
  worth,
} from '#activities/attempt.ts';
import { seedFor, seedIn } from '#activities/seed.ts';

const anywhere = (): boolean => true;
const attempt: Attempt = {
  address: { 'fill.matrix': 'small.7.3-1' },
  marks: { sizeAfterCover: { how: 'right', misses: 1, answer: '4' } },
  best: 0.5,
  done: false,
};
const state = stateOf('cover-fill', attempt);

it('reads back what it has written, as an object and as text', () => {
  for (const data of [state, JSON.stringify(state), structuredClone(state)]) {
    expect(readState(data, 'cover-fill', anywhere)).toEqual({ kind: 'attempt', attempt });
  }
});

it('takes nothing for no attempt, and an attempt at something else for another', () => {
  for (const data of [null, undefined, '', {}, 'null', '{}']) {
    expect(readState(data, 'cover-fill', anywhere)).toEqual({ kind: 'none' });
  }
  expect(readState(state, 'cover-watch', anywhere)).toEqual({ kind: 'other' });
});

it.each([
  ['a text', 'hello'],
  ['a number', 7],
  ['a list', [state]],
  ['another version', { ...state, version: 2 }],
  ['a score above 1', { ...state, best: 1.01 }],
  ['no score', { ...state, best: Number.NaN }],
  ['no word on whether it is done', { ...state, done: 1 }],
  ['a score as text', { ...state, best: '1' }],
  ['an address that is none', { ...state, address: 'fill.matrix' }],
  ['a name of the page', { ...state, address: { 'page.present': 'x' } }],
  ['a strange name', { ...state, address: { '<b>.x': 'x' } }],
  ['a value that is none', { ...state, address: { 'fill.matrix': 7 } }],
  ['a long value', { ...state, address: { 'fill.matrix': 'x'.repeat(20_001) } }],
  ['a mark that is none', { ...state, marks: { a: 'right' } }],
  ['another word for right', { ...state, marks: { a: { how: 'best', misses: 0, answer: '' } } }],
  ['minus one miss', { ...state, marks: { a: { how: 'right', misses: -1, answer: '' } } }],
  ['marks without end', { ...state, marks: Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`q${at}`, 1])) }],
])('refuses %s', (_, data) => {
  expect(readState(data, 'cover-fill', (name) => name !== 'page')).toEqual({ kind: 'damaged' });
});

it('refuses what belongs to nothing on the page, and makes no prototype of an entry', () => {
  expect(readState(state, 'cover-fill', (name) => name === 'fill').kind).toBe('damaged');
  const text = JSON.stringify(state).replace('sizeAfterCover', '__proto__');
  const read = readState(text, 'cover-fill', anywhere);
  if (read.kind !== 'attempt') throw new Error('not read');
  expect(Object.getPrototypeOf(read.attempt.marks)).toBe(Object.prototype);
  expect(scoreOfMarks(['how'], read.attempt.marks)).toBe(0);
});

it('scores a first answer 1, a later one one half, and one that was shown nothing', () => {
  const first = markAfter(undefined, 'right', '4');
  expect(worth(first)).toBe(1);
  expect(markAfter(first, 'wrong', '5')).toBe(first);
  const wrong = markAfter(markAfter(undefined, 'wrong', '5'), 'wrong', '6');
  expect([wrong.misses, worth(wrong), worth(markAfter(wrong, 'right', '4'))]).toEqual([2, 0, 0.5]);
  const shown = markAfter(wrong, 'shown', '');
  expect(worth(markAfter(shown, 'right', '4'))).toBe(0);
  expect(scoreOfMarks(['a', 'b', 'c', 'd'], { a: first, b: shown, c: markAfter(wrong, 'right', '4') })).toBe(0.375);
  expect(
    [
      ['a', 'b'],
      ['a', 'd'],
      ['a', 'e'],
    ].map((asked) => areDone(asked, { a: first, b: shown, d: wrong })),
  ).toEqual([...[true, false, false]]);
  expect([scoreOfMarks([], {}), scoreOfMarks(['a'], FRESH.marks)]).toEqual([0, 0]);
});

it('gives each student and each activity a seed that stays', () => {
  const seeds = Array.from({ length: 300 }, (_, at) => seedFor(`student ${at}`, 'cover-fill'));
  expect(seeds).toEqual(seeds.map((_, at) => seedFor(`student ${at}`, 'cover-fill')));
  expect(new Set(seeds).size).toBeGreaterThan(290);
  expect(seeds.every((seed) => seedIn(String(seed)) === seed && seed >= 10)).toBe(true);
  expect(seedFor('student 1', 'cover-watch')).not.toBe(seeds[1]);
  expect(['0', '10000', '1.5', '-1', 'x', null].map(seedIn)).toEqual(Array(6).fill(null));
});
