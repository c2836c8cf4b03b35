/** What a program without types may pass, and what it is told: the argument, its place, and the cure. */
import { describe, expect, it } from 'vitest';
import {
  all,
  count,
  createMatrix,
  estimate,
  first,
  format,
  fromDense,
  MatrixBuilder,
  parse,
  solve,
  solveAsync,
  withKind,
} from '#dlx/index.ts';
import { diagramOf } from '#dlx/all/index.ts';
import { checkWeights, coreOf, matrixOfCore, whyNone } from '#dlx/why/index.ts';
import { chooserOf, copyOf, cover, createLinks, sanity, Search, uncover } from '#dlx/links.ts';
import { createRecorder, createRecording, record, rowStates } from '#history/index.ts';

/** Any value where a type is asked for. */
const any = (value: unknown): never => value as never;
const matrix = createMatrix(['a'], [[0]]);
const links = createLinks(matrix);
const NO_MATRIX = 'give one made by createMatrix, fromDense, parse or a builder';
const NO_OPTIONS = 'the options are null; give an object such as { limit: 1 }, or leave them out';

const matrixTakers: Readonly<Record<string, (matrix: never) => unknown>> = {
  all,
  count,
  estimate,
  first,
  format,
  solve,
  solveAsync,
  createLinks,
  record,
  createRecorder,
  createRecording,
  withKind: (wrong) => withKind(wrong, 0, 'off'),
  Search: (wrong) => new Search(wrong),
  rowStates: (wrong) => rowStates(wrong, any({})),
  whyNone,
  checkWeights: (wrong) => checkWeights(wrong, any({})),
  coreOf,
  matrixOfCore: (wrong) => matrixOfCore(wrong, any({})),
  diagramOf: (wrong) => diagramOf(wrong).next(),
};

const optionsTakers: Readonly<Record<string, (options: never) => unknown>> = {
  all: (options) => all(matrix, options),
  count: (options) => count(matrix, options),
  estimate: (options) => estimate(matrix, options),
  first: (options) => first(matrix, options),
  solve: (options) => solve(matrix, options),
  solveAsync: (options) => solveAsync(matrix, options),
  record: (options) => record(matrix, options),
  createRecorder: (options) => createRecorder(matrix, options),
  createRecording: (options) => createRecording(matrix, options),
  whyNone: (options) => whyNone(matrix, options),
  coreOf: (options) => coreOf(matrix, options),
  diagramOf: (options) => diagramOf(matrix, options).next(),
};

const table: readonly (readonly [what: string, act: () => unknown, message: string])[] = [
  ['createMatrix', () => createMatrix(any(3), []), 'columns is 3; give an array of names'],
  ['createMatrix', () => createMatrix(any(['a', null]), []), 'column 1 is null; give its name, or { name, kind }'],
  [
    'createMatrix',
    () => createMatrix(any([{ name: 5 }]), []),
    'column 0 is an object; give its name, or { name, kind }',
  ],
  [
    'createMatrix',
    () => createMatrix([{ name: 'a', kind: any('third') }], []),
    `the kind of column 0 is "third"; use 'primary', 'secondary' or 'off'`,
  ],
  [
    'createMatrix',
    () => createMatrix(['a\0', 'a\0'], []),
    'columns 0 and 1 are both called "a\\u{0}"; give each column a name of its own',
  ],
  ['createMatrix', () => createMatrix(['a'], any(null)), 'rows is null; give an array of rows'],
  ['createMatrix', () => createMatrix(['a'], any([[0], null])), 'row 1 is null; give an array of column numbers'],
  [
    'createMatrix',
    () => createMatrix(['a'], any([['0']])),
    'row 0 names column "0"; give its number; the only column is number 0',
  ],
  [
    'createMatrix',
    () => createMatrix(['a'], any([[null]])),
    'row 0 names column undefined; give its number; the only column is number 0',
  ],
  ['createMatrix', () => createMatrix([], [[0]]), 'row 0 names column 0; there are no columns'],
  [
    'createMatrix',
    () => createMatrix(['a'], [[0]], any('x')),
    'values is "x"; give an array with a value for each row, or leave it out',
  ],
  ['withKind', () => withKind(matrix, 1, 'off'), 'there is no column 1; there is only number 0'],
  ['withKind', () => withKind(matrix, 0, any('none')), `the kind is "none"; use 'primary', 'secondary' or 'off'`],
  ['fromDense', () => fromDense(any(null)), 'the rows are null; give an array of arrays of 0s and 1s'],
  ['fromDense', () => fromDense(any([[1], 5]), ['a']), 'row 1 is 5; give an array of 0s and 1s'],
  ['fromDense', () => fromDense([[1]], any(1)), 'columns is 1; give an array of names'],
  ['fromDense', () => fromDense(any([['1']])), 'row 0 has "1" in column 0; write 0 or 1'],
  ['parse', () => parse(any(['a'])), 'the text is an array; give DLX text as a string'],
  ['column', () => new MatrixBuilder().column(any(5)), 'the name of column 0 is 5; give a string'],
  ['column', () => new MatrixBuilder().column('a', any('x')), `the kind is "x"; use 'primary', 'secondary' or 'off'`],
  ['row', () => new MatrixBuilder().column('a').row(any('a'), 1), 'row 0 is "a"; give an array of column names'],
  ['row', () => new MatrixBuilder().column('a').row(any(null), 1), 'row 0 is null; give an array of column names'],
  [
    'row',
    () => new MatrixBuilder().column('a').row(any([0]), 1),
    'row 0 has 0 where a column should be; give its name',
  ],
  [
    'limit',
    () => count(matrix, { limit: any('3') }),
    'limit is "3"; give a whole number from 0 up, or leave it out for all solutions',
  ],
  [
    'engine',
    () => record(matrix, { engine: any('bitmaps') }),
    `there is no engine "bitmaps"; use 'auto', 'compiled' or 'links'`,
  ],
  [
    'chooser',
    () => first(matrix, { chooser: any(null) }),
    `there is no rule null; use 'smallest', 'leftmost', 'rightmost', 'largest', { random: SEED } or { randomRow: SEED }`,
  ],
  [
    'chooser',
    () => chooserOf(any(7)),
    `there is no rule 7; use 'smallest', 'leftmost', 'rightmost', 'largest', { random: SEED } or { randomRow: SEED }`,
  ],
  ['chooser', () => chooserOf(any({})), 'the seed is undefined; give a whole number from 0 up'],
  [
    'deviations',
    () => chooserOf(any({ rule: 'smallest', deviations: null })),
    'deviations is null; give an array of { node, column }',
  ],
  [
    'deviations',
    () => chooserOf(any({ rule: 'smallest', deviations: [null] })),
    'deviation 0 is null; give { node, column }, and a row if you like',
  ],
  [
    'deviations',
    () => chooserOf(any({ rule: 'smallest', deviations: [{ node: 1 }] })),
    'the column of a deviation is undefined; give a whole number from 0 up',
  ],
  [
    'Search',
    () => new Search(matrix, any('best')),
    `there is no rule "best"; use 'smallest', 'leftmost', 'rightmost', 'largest', { random: SEED } or { randomRow: SEED }`,
  ],
  ['walks', () => estimate(matrix, { walks: any('9') }), 'walks is "9"; give a whole number from 1 up'],
  ['seed', () => estimate(matrix, { seed: any('x') }), 'the seed is "x"; give a number'],
  ['onProgress', () => solveAsync(matrix, { onProgress: any(1) }), 'onProgress is 1; give a function, or leave it out'],
  [
    'signal',
    () => solveAsync(matrix, { signal: any({}) }),
    'signal is an object; give the signal of an AbortController, or leave it out',
  ],
  ['cover', () => cover(any(null), 4), 'the links are null; give what createLinks returned'],
  ['cover', () => cover(links, 1), 'there is no header at 1; give headerOf(column)'],
  ['cover', () => cover(links, 0), 'there is no header at 0; give headerOf(column)'],
  ['uncover', () => uncover(links, 400), 'there is no header at 400; give headerOf(column)'],
  ['copyOf', () => copyOf(any({})), 'the links are an object; give what createLinks returned'],
  ['sanity', () => sanity(any(matrix)), 'the links are an object; give what createLinks returned'],
  ['rowStates', () => rowStates(matrix, any(null)), "the frame is null; give what a recording's seek returned"],
  ['seek', () => record(matrix).seek(any('1')), 'there is no step "1"; give a whole number from 0 to 5'],
  [
    'seek',
    () => record(matrix).seek(0, any('steps')),
    `there is no zoom "steps"; use 'decisions', 'covers' or 'links'`,
  ],
  ['solutionStep', () => record(matrix).solutionStep(2), 'there is no solution 2; there is only number 1'],
  [
    'append',
    () => createRecording(matrix).append(any({})),
    "the chunk is an object; give what a recorder's advance returned",
  ],
  ['advance', () => createRecorder(matrix).advance(NaN), 'updates is NaN; give a number from 0 up'],
  ['whyNone', () => whyNone(matrix, { steps: any('x') }), 'steps is "x"; give a number from 0 up'],
  ['coreOf', () => coreOf(matrix, { steps: 0.5 }), 'steps is 0.5; give a whole number from 0 up'],
  ['coreOf', () => coreOf(matrix, { givens: any(3) }), 'givens is 3; give an array of row numbers'],
  ['matrixOfCore', () => matrixOfCore(matrix, any(1)), 'the core is 1; give what coreOf returned'],
  ['matrixOfCore', () => matrixOfCore(matrix, any({})), 'the core is an object; give what coreOf returned'],
  [
    'checkWeights',
    () => checkWeights(matrix, any(null)),
    'the weights are null; give the certificate that whyNone found',
  ],
  [
    'checkWeights',
    () => checkWeights(matrix, any({})),
    'the weights are an object; give the certificate that whyNone found',
  ],
];

describe('a wrong argument is named, with its place and the cure', () => {
  it.each(Object.entries(matrixTakers))('no matrix: %s', (_, act) => {
    expect(() => act(any(undefined))).toThrow(new RangeError(`the matrix is undefined; ${NO_MATRIX}`));
    expect(() => act(any({ columns: 3 }))).toThrow(
      new RangeError(`the matrix is an object without columns and rows; ${NO_MATRIX}`),
    );
  });

  it.each(Object.entries(optionsTakers))('no options: %s', (_, act) => {
    expect(() => act(any(null))).toThrow(new RangeError(NO_OPTIONS));
  });

  it.each(table.map(([what, act, message]) => ({ what, act, message })))('$what: $message', ({ act, message }) => {
    expect(act).toThrow(new RangeError(message));
  });
});
