import { describe, expect, test } from 'vitest';
import { compileCell } from '#notebook/compile.ts';
import type { Input, SetValues } from '#notebook/inputs.ts';
import { outcomesOf } from '#notebook/outcomes.ts';
import { withValues } from '#notebook/set-in-code.ts';

/** The inputs of a cell with these values in them. */
function inputsOf(text: string, set: SetValues = {}): readonly Input[] {
  const cells = [{ kind: 'code', text }] as const;
  return outcomesOf({ title: 'One', cells }, compileCell, set).get('cell-1')?.inputs ?? [];
}

describe('what is set in fields goes into the code', () => {
  test.each<[code: string, set: SetValues, written: string]>([
    ["list('People', ['Ada', 'Ben']);", { People: ['Ada', "O'Neil"] }, "list('People', ['Ada', 'O\\'Neil']);"],
    ["list('People', [\n  'Ada', // first\n]);", { People: [] }, "list('People', []);"],
    ["toggle('Loose');", { Loose: true }, "toggle('Loose', true);"],
    ["toggle('Loose', false);", { Loose: true }, "toggle('Loose', true);"],
    ["choice('Map', ['A', 'B']);", { Map: 'B' }, "choice('Map', ['A', 'B'], 'B');"],
    ['slider("n", 1, 9, 4, 1);', { n: 7 }, 'slider("n", 1, 9, 7, 1);'],
    ["slider('n', 1, 9);", { n: 7 }, "slider('n', 1, 9, 7);"],
    ["number('Most', { min: 0, value: 2 });", { Most: 5 }, "number('Most', { min: 0, value: 5 });"],
    ["number('Most', { min: 0 });", { Most: 5 }, "number('Most', { value: 5, min: 0 });"],
    ["number('Most');", { Most: 5 }, "number('Most', { value: 5 });"],
    [
      "grid('Givens', { letters: '.12', start: '.. ..' });",
      { Givens: ['1.', '.2'] },
      "grid('Givens', { letters: '.12', start: ['1.', '.2'] });",
    ],
    ["toggle('A'); toggle('B', true);", { A: true, B: false }, "toggle('A', true); toggle('B', false);"],
    ["const name = 'A';\ntoggle(name);", { A: true }, "// A: true\nconst name = 'A';\ntoggle(name);"],
  ])('%s with %o', (code, set, written) => {
    const inputs = inputsOf(code, set).filter(({ start }) => start !== undefined);
    expect(withValues(code, inputs)).toBe(written);
    // The code alone gives what was set; a comment tells a reader, and not the code.
    if (written.startsWith('//')) return;
    const valuesOf = (all: readonly Input[]) => all.map(({ label, value }) => [label, value]);
    expect(valuesOf(inputsOf(written))).toEqual(valuesOf(inputsOf(code, set)));
  });
});
