/** What a text costs to lay out: what is cut, where, and that nothing else is changed. */
import { expect, test } from 'vitest';
import { breakable, fits, fitted, LEAST_ROOM } from '#notebook/layout-cost.ts';
import { outputOf, readOutput } from '#notebook/outputs.ts';
import { readAnswer } from '#notebook/protocol.ts';

const MANY = 20_000;
const cutOf = (text: string): string => fitted(text, { cost: 30_000 }, MANY);

test.each([
  'words of a language, with “quotes”, dashes – and 1,234 numbers',
  'Größe, Čapek, ἀρχή'.normalize('NFC'),
  '♛ · · ·\n· · ♛ ·',
  '中文字符',
  'x\u0301\u0323 (a letter with two marks), 👨‍👩‍👧‍👦, 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'x'.repeat(MANY),
  `${'word '.repeat(3_000)}\n`.repeat(1),
  `${'1'.repeat(9)}\n`.repeat(1_500),
])('a text that costs little stays as it is: %#', (text) => {
  expect(cutOf(text)).toBe(text);
});

test.each([
  ['x'.repeat(MANY + 1), MANY],
  ['\n'.repeat(MANY), 4_000],
  ['a \u05D0 '.repeat(5_000), 4_000],
  ['\u0628'.repeat(MANY), 3_000],
  ['a α б '.repeat(3_000), 6_000],
  ['ab\u4E00'.repeat(6_000), 5_000],
  ['\u{1F600}'.repeat(9_000), 3_000],
  ['\u{1F600} '.repeat(9_000), 3_000],
  ['Աאبकকਕકକகకಕകกກ'.replaceAll(/./gu, (letter) => letter.repeat(100)), 1_350],
])('a text that costs much is cut, and says so: %#', (text, most) => {
  const cut = cutOf(text);
  expect(cut.length).toBeLessThanOrEqual(most + 2);
  expect(cut.endsWith(' …')).toBe(true);
  expect(text.startsWith(cut.slice(0, -2))).toBe(true);
  expect(cut.isWellFormed()).toBe(true);
});

test.each([
  ['Z' + '\u0300'.repeat(9) + 'y', 'Z' + '\u0300'.repeat(8) + '…y'],
  ['a' + '\u200D'.repeat(100), 'a' + '\u200D'.repeat(8) + '…'],
  ['a' + '\u202E\u0300'.repeat(50) + 'b', 'a' + '\u202E\u0300'.repeat(4) + '…b'],
])('marks on top of each other are at most eight: %#', (text, cut) => {
  expect(cutOf(text)).toBe(cut);
});

test('texts share their room, and one that cannot be cut needs all of it', () => {
  const room = { cost: 100 };
  expect(fitted('x'.repeat(60), room, MANY)).toHaveLength(60);
  expect(fitted('y'.repeat(60), room, MANY)).toBe(`${'y'.repeat(40)} …`);
  expect(room.cost).toBe(0);
  expect(fits('x'.repeat(100), { cost: 100 })).toBe(true);
  expect(fits('x'.repeat(101), { cost: 100 })).toBe(false);
  // The second text of a writing needs no other font.
  expect(fits('\u05D0', room)).toBe(false);
  const more = { cost: 1_100 };
  expect(fits('\u05D0', more) && fits('\u05D1', more)).toBe(true);
  expect(fits('\u0628', more)).toBe(false);
  for (const sign of ['\n', '\t', '\u05D0', '♛', '中', 'α']) expect(fits(sign, { cost: LEAST_ROOM })).toBe(true);
});

test('long words have places to break at, and are not changed', () => {
  expect(breakable('short words stay whole')).toEqual(['short words stay whole']);
  expect(breakable('x'.repeat(80))).toEqual(['x'.repeat(80)]);
  const text = `a ${'x'.repeat(200)} b ${'\u{1F600}'.repeat(90)}`;
  const parts = breakable(text);
  expect(parts.join('')).toBe(text);
  expect(parts.map((part) => Math.max(...part.split(/\s/).map((word) => [...word].length)))).toEqual([80, 80, 80, 10]);
  for (const part of parts) expect(part.isWellFormed()).toBe(true);
});

/** Everything that is seen of an output, in one text. */
const seen = (output: unknown): string => JSON.stringify(output);

test.each([
  ['a text', 'Z' + '\u0300'.repeat(19_000)],
  ['a list', ['x'.repeat(MANY), ['y'.repeat(MANY), { z: 'z'.repeat(MANY) }]]],
  ['a table', Array.from({ length: 300 }, () => ({ a: '\u0628'.repeat(900), b: '\n'.repeat(900) }))],
  ['a map', new Map(Array.from({ length: 300 }, (_, i) => [`${i}${'א'.repeat(900)}`, 'α '.repeat(900)]))],
  ['an error', new Error('\u05D0 a'.repeat(MANY))],
])('all texts of an output together are bounded, in the sandbox and on the page: %s', (_, value) => {
  const output = outputOf(value);
  expect(fits(seen(output).replaceAll(/["{}[\],:]|text|parts|name|value/g, ''), { cost: 60_000 })).toBe(true);
  expect(readOutput(structuredClone(output))).toEqual(output);
});

test('the page cuts what a sandbox has not cut', () => {
  const long = { text: 'a\u05D0'.repeat(9_000) };
  const parts = Array.from({ length: 100 }, () => ({ name: 'Z' + '\u0300'.repeat(99), value: long }));
  const output = readOutput({ kind: 'value', value: { ...long, parts } });
  expect(fits(seen(output).replaceAll(/["{}[\],:]|text|parts|name|value/g, ''), { cost: 80_000 })).toBe(true);
  const cells = (columns: number, rows: number): unknown => ({
    kind: 'table',
    head: Array(columns).fill('a'),
    more: 0,
    rows: Array.from({ length: rows }, () => Array(columns).fill('b') as string[]),
  });
  expect(readOutput(cells(30, 50))).not.toBeNull();
  expect(readOutput(cells(30, 51))).toBeNull();
  const outcome = { id: 'a', lines: Array(300).fill('\u05D0 a'.repeat(600)), error: { message: '\n'.repeat(900) } };
  const answer = readAnswer({ run: 1, outcome })?.outcome;
  expect(fits(answer?.lines.join('') ?? '', { cost: 60_000 })).toBe(true);
  expect(answer?.error?.message.length).toBeLessThan(400);
});

test('inputs that would cost too much are refused, and dropped on the page', async () => {
  const { inputLibrary, readInputs } = await import('#notebook/inputs.ts');
  const { choice, grid } = inputLibrary({}, () => undefined);
  grid('first', { width: 20, height: 20 });
  expect(() => grid('second', { width: 20, height: 20 })).toThrow(/at most 500 cells together/);
  grid('third', { width: 10, height: 10 });
  const options = Array.from({ length: 100 }, (_, i) => `${i} ${'x'.repeat(100)}`);
  choice('one', options);
  expect(() => choice('two', options)).toThrow(/too long together/);
  const input = { kind: 'choice', label: 'one', options, value: options[0] };
  expect(readInputs([input, { ...input, label: 'two' }])).toHaveLength(1);
  const board = { kind: 'grid', letters: '.X', value: Array(20).fill('.'.repeat(20)) };
  expect(readInputs([1, 2, 3, 4].map((label) => ({ ...board, label: `${label}` })))).toHaveLength(1);
});
