/** The page of the library: no name is forgotten, and each example runs and gives what it should. */
import { describe, expect, test } from 'vitest';
import { libraryParts } from '#ui/notebook/library.ts';
import { ProblemBuilder } from '#notebook/builder.ts';
import { compileCell } from '#notebook/compile.ts';
import { exampleOutcome } from '#notebook/example-outcome.ts';
import { INPUT_NAMES } from '#notebook/inputs.ts';
import { LIBRARY_NAMES } from '#notebook/library.ts';
import { faultWords, readUserProblem } from '#puzzles/user-problem/read.ts';

const entries = libraryParts.flatMap((part) => part.entries);

test('every name of the library and every method of a problem is told, once', () => {
  const methods = Object.getOwnPropertyNames(ProblemBuilder.prototype).filter(
    (name) => !['constructor', 'copy', 'data', 'checked', 'rules', 'answers'].includes(name),
  );
  const all = [...LIBRARY_NAMES, ...INPUT_NAMES, ...methods];
  expect(entries.map(({ name }) => name).sort()).toEqual(all.sort());
});

/** What some of them show: counted by hand, or known from elsewhere (92 ways for eight queens). */
const shown: Readonly<Record<string, string>> = {
  solve: '[["both"],["a","b"]]',
  count: '92',
  cheapest: '[{"day":"Mon","works":"Ben and Cleo"},{"day":"Tue","works":"Ann and Ben"}]',
  between: '10',
  value: '[{"person":"Ann","seat":"window"},{"person":"Ben","seat":"aisle"}]',
  whyNone: 'Each row covers two of the 9 cells that must be covered, and 2 does not divide 9.',
  atMost: '7',
  sums: '[[[1,2,5],[1,3,4]],[]]',
  aspects: '[8,12]',
  sudoku: '1',
  choice: 'L',
  combinations: '[["Ada","Ben"],["Ada","Cleo"],["Ben","Cleo"]]',
  columns: '14',
  slider: '6×6',
  toggle: 'true',
  number: 'In 2000',
  grid: '1',
};

describe.each(entries)('$name', ({ name, word, example }) => {
  test('is used in its example, which runs', () => {
    const { uses } = compileCell(example);
    const isMethod = word.call.startsWith('.');
    expect(isMethod ? example.includes(word.call.replace(/\(.*$/, '(')) : uses.includes(name)).toBe(true);
    expect(word.call).toMatch(new RegExp(`^\\.?${name}(\\(|$)`));
    const { output } = exampleOutcome(example, compileCell);
    expect(output).not.toBe(null);
    if (output?.kind === 'problem') {
      expect(readUserProblem(output.data).faults.map(faultWords)).toEqual([]);
    }
    const rules = output?.kind === 'problem' ? output.rules : undefined;
    if (name === 'clash') expect(rules?.clash?.counts).toEqual({ wrongly: 0, missed: 0 });
    if (name === 'check') expect(rules?.check).toMatchObject({ solutions: 2, refused: 0 });
  });

  const wanted = shown[name];
  test.runIf(wanted !== undefined)('gives what is known', () => {
    const { output } = exampleOutcome(`JSON.stringify((() => { ${returned(example)} })())`, compileCell);
    const text = output?.kind === 'text' ? output.text : '';
    expect(text.replace(/^"(.*)"$/, '$1')).toBe(wanted);
  });
});

/** The body of a function that gives back what the last line of the example shows. */
function returned(example: string): string {
  const lines = example.split('\n');
  return [...lines.slice(0, -1), `return ${lines.at(-1) ?? ''}`].join('\n');
}
