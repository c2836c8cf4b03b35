import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GridInputOptions, gridStart, isGrid, nextLetter, withLetter } from '#notebook/grid-input.ts';
import { type Input, type InputLibrary, inputLibrary, readInputs } from '#notebook/inputs.ts';
import { faultOfList, isList, listOf, listText } from '#notebook/list-input.ts';
import { type NumberOptions, faultOfNumber } from '#notebook/number-input.ts';
import { runs } from '../../support/runs.ts';

/** What a cell gets, and the inputs that it has asked for. */
function ask<Value>(call: (library: InputLibrary) => Value, set = {}): { value: Value; inputs: Input[] } {
  const inputs: Input[] = [];
  const value = call(inputLibrary(set, (input) => inputs.push(input)));
  return { value, inputs };
}

describe('number', () => {
  const n = { kind: 'number', label: 'n', min: 1, max: 9, step: 2 } as const;

  test.each([
    [n, 3, ''],
    [n, 0, 'n goes from 1 to 9'],
    [n, 11, 'n goes from 1 to 9'],
    [n, 4, 'n goes in steps of 2: 3 or 5'],
    [{ ...n, max: 8 }, 7.5, 'n goes in steps of 2: 7'],
    [n, NaN, 'n: write a number'],
    [n, '3', 'n: write a number'],
    [{ kind: 'number', label: 'n', min: 2, step: 1 }, 1, 'n is at least 2'],
    [{ kind: 'number', label: 'n', max: 2, step: 1 }, 3, 'n is at most 2'],
    [{ kind: 'number', label: 'n', step: 0.1 }, 0.3, ''],
  ] as const)('%j with %j: %s', (input, value, words) => {
    expect(faultOfNumber(input, value)).toBe(words);
  });

  test('gives what the reader has set where that is one of its numbers', () => {
    const call = ({ number }: InputLibrary) => number('n', { min: 1, max: 9, value: 4 });
    expect(ask(call).value).toBe(4);
    expect(ask(call, { n: 9 }).value).toBe(9);
    for (const set of [10, 2.5, '9', true, ['9'], NaN]) expect(ask(call, { n: set }).value).toBe(4);
    expect(readInputs(structuredClone(ask(call).inputs))).toEqual(ask(call).inputs);
  });

  test.each<NumberOptions>([{ min: 3, value: 2 }, { step: 0 }, { min: NaN }, { value: 1.5 }])(
    '%j cannot be',
    (options) => {
      expect(() => ask(({ number }) => number('n', options))).toThrow(/number\(n\) needs a value/);
    },
  );
});

describe('list', () => {
  test.each([
    ['Ada, Ben', ['Ada', 'Ben']],
    [' Ada ,,Ben  Lee,', ['Ada', 'Ben Lee']],
    ['Ada, Ada', ['Ada']],
    ['', []],
  ])('%j is %j', (text, value) => {
    expect(listOf(text)).toEqual(value);
    expect(isList(value)).toBe(true);
    expect(listOf(listText(value))).toEqual(value);
  });

  test('gives what the reader has set where that is a list', () => {
    const call = ({ list }: InputLibrary) => list('People', ['Ada', 'Ben']);
    expect(ask(call).value).toEqual(['Ada', 'Ben']);
    expect(ask(call, { People: ['Cleo'] }).value).toEqual(['Cleo']);
    for (const set of ['Cleo', [1], ['a, b'], ['a', 'a'], [' a'], [''], null, Array<string>(61).fill('a')]) {
      expect(ask(call, { People: set }).value).toEqual(['Ada', 'Ben']);
    }
    expect(readInputs(structuredClone(ask(call).inputs))).toEqual(ask(call).inputs);
  });

  test('says what is too much', () => {
    const many = Array.from({ length: 61 }, (_, at) => `p${at}`);
    expect(faultOfList('People', many)).toBe('People has at most 60 entries');
    expect(faultOfList('People', ['a'.repeat(41)])).toBe('People: an entry has at most 40 letters');
    expect(faultOfList('People', many.slice(1))).toBe('');
    expect(() => ask(({ list }) => list('People', ['a, b']))).toThrow(
      /list\(People\) needs at most 60 strings of at most 40 letters/,
    );
    const wide = Array.from({ length: 60 }, (_, at) => `${at}${'\u4e00a'.repeat(19)}`);
    const twenty = ({ list }: InputLibrary) => Array.from({ length: 20 }, (_, at) => list(`l${at}`, wide));
    expect(() => ask(twenty)).toThrow(/too long together/);
  });
});

describe('grid', () => {
  test('has lines of letters, the first of them to begin with', () => {
    expect(gridStart('g', { width: 3, height: 2 })).toEqual(['...', '...']);
    expect(gridStart('g', { letters: '.12', start: '1.\n.2' })).toEqual(['1.', '.2']);
    const call = ({ grid }: InputLibrary) => grid('g', { letters: '.12', start: ['1.', '.2'] });
    expect(ask(call).value).toEqual(['1.', '.2']);
    expect(ask(call, { g: ['22', '..'] }).value).toEqual(['22', '..']);
    for (const set of [['22'], ['2', '2'], ['3.', '..'], '22', [2, 2]]) {
      expect(ask(call, { g: set }).value).toEqual(['1.', '.2']);
    }
    expect(readInputs(structuredClone(ask(call).inputs))).toEqual(ask(call).inputs);
  });

  test.each<[GridInputOptions, RegExp]>([
    [{}, /a width and a height from 1 to 20/],
    [{ width: 21, height: 2 }, /a width and a height from 1 to 20/],
    [{ width: 2.5, height: 2 }, /a width and a height/],
    [{ letters: '.', width: 2, height: 2 }, /2 to 36 letters/],
    [{ letters: '..', width: 2, height: 2 }, /each once/],
    [{ letters: '. ', width: 2, height: 2 }, /none of them a space/],
    [{ start: 'X. .' }, /2 lines with 2 of the letters/],
    [{ letters: '.1', start: '2. ..' }, /of the letters \.1/],
  ])('%j says what is wrong', (options, words) => {
    expect(() => gridStart('g', options)).toThrow(words);
  });

  test('a press goes through all letters and begins again; no other cell changes', () => {
    expect([...'.12'].map((letter) => nextLetter('.12', letter)).join('')).toBe('12.');
    expect([...'.12'].map((letter) => nextLetter('.12', letter, -1)).join('')).toBe('2.1');
    expect(withLetter(['...', '...'], 2, 1, 'X')).toEqual(['...', '..X']);
  });

  test('is a grid or nothing, whatever is sent', () => {
    const some = fc.record({
      kind: fc.constantFrom('grid', 'number'),
      label: fc.string(),
      letters: fc.oneof(fc.constant('.X'), fc.anything()),
      value: fc.oneof(fc.array(fc.constantFrom('.X', 'X.', '...')), fc.anything()),
      step: fc.anything(),
      min: fc.anything(),
    });
    fc.assert(
      fc.property(fc.array(some), (data) => {
        const inputs = readInputs(data);
        expect(readInputs(inputs)).toEqual(inputs);
        for (const input of inputs) {
          if (input.kind === 'grid') expect(isGrid(input.value, input.letters)).toBe(true);
        }
      }),
      { numRuns: runs(2_000) },
    );
  });
});
