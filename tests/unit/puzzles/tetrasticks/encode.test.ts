import { describe, expect, test } from 'vitest';
import { sizeOf } from '#dlx/matrix.ts';
import { type TetrastickProblem, encode, withJunctions } from '#puzzles/tetrasticks/encode.ts';
import { describeOnPoints } from '#puzzles/tetrasticks/describe.ts';
import { placementOfRow } from '#puzzles/tetrasticks/placements.ts';
import { columnSentence, withColumnKinds } from '#puzzles/problem.ts';
import { smallTetrasticks } from '#scenarios/small-tetrasticks.ts';

/** The piece left out, rows with all placements, rows with F in one aspect. */
const ROWS = [
  ['H', 1369, 1229],
  ['J', 1369, 1229],
  ['L', 1409, 1269],
  ['N', 1409, 1269],
  ['Y', 1409, 1269],
] as const;

describe('the 5×5 matrix', () => {
  test.each(ROWS)('without %s has %i rows, and %i with F in one aspect', (omit, all, pinned) => {
    const problem = encode({ omit });
    expect(sizeOf(problem.matrix)).toMatchObject({ rows: all, primary: 75, secondary: 16 });
    expect(encode({ omit, pinned: 'F in one aspect' }).matrix.rows).toHaveLength(pinned);
    expect(problem.rowNames).toHaveLength(all);
    expect(new Set(problem.rowNames).size).toBe(all);
  });

  test('has its columns in order: pieces, H by lines, V by columns, junctions', () => {
    const problem = encode({ omit: 'L' });
    const names = problem.matrix.columns.map(({ name }) => name);
    expect(names).toHaveLength(91);
    expect(names.slice(0, 15).join('')).toBe('FHIJNOPRTUVWXYZ');
    expect(names.slice(15, 21)).toEqual(['H00', 'H10', 'H20', 'H30', 'H40', 'H01']);
    expect(names.slice(45, 51)).toEqual(['V00', 'V01', 'V02', 'V03', 'V04', 'V10']);
    expect(names.slice(75, 80)).toEqual(['I11', 'I12', 'I13', 'I14', 'I21']);
    expect(names[90]).toBe('I44');
    expect(problem.groups).toEqual([
      { name: 'pieces', from: 0, to: 15 },
      { name: 'horizontal edges', from: 15, to: 45 },
      { name: 'vertical edges', from: 45, to: 75 },
      { name: 'junctions', from: 75, to: 91 },
    ]);
  });

  test('lets a row take its piece, its edges, and the junctions inside that it passes straight', () => {
    const problem = encode({ omit: 'L' });
    expect(columnsOf(problem, 'F N (0,1)')).toBe('F H02 H03 V01 V02');
    expect(columnsOf(problem, 'I N (0,1)')).toBe('I V01 V02 V03 V04');
    expect(columnsOf(problem, 'I N (2,1)')).toBe('I V21 V22 V23 V24 I22 I23 I24');
    expect(columnsOf(problem, 'J N (0,0)')).toBe('J H00 V00 V10 V11 I11');
    expect(columnsOf(problem, 'X N (1,1)')).toBe('X H12 H22 V21 V22');
    for (const row of problem.matrix.rows) expect(row).toEqual([...row].sort((a, b) => a - b));
  });

  test('with F oriented keeps both its reflections facing north, and all else', () => {
    const free = encode({ omit: 'L' });
    const { rowNames } = encode({ omit: 'L', pinned: 'F oriented' });
    const allowed = free.rowNames.filter((name) => !/^F [SEW]/.test(name));
    expect(rowNames).toEqual(allowed);
    expect(rowNames.filter((name) => name.startsWith('F N ('))).toHaveLength(20);
    expect(rowNames.filter((name) => name.startsWith('F N′ ('))).toHaveLength(20);
    expect(encode({ omit: 'L', pinned: 'none' }).rowNames).toEqual(free.rowNames);
    expect(() => encode({ omit: 'F', pinned: 'F oriented' })).toThrow(/pin nothing/);
  });

  test('pins F to north, unmirrored', () => {
    const { rowNames } = encode({ omit: 'L', pinned: 'F in one aspect' });
    expect(rowNames.filter((name) => name.startsWith('F'))).toHaveLength(20);
    expect(rowNames.filter((name) => name.startsWith('F ') && !name.startsWith('F N ('))).toEqual([]);
  });
});

test('switching the junctions off keeps every number', () => {
  const on = encode({ omit: 'H' });
  const off = encode({ omit: 'H', junctions: 'off' });
  expect(off.matrix.rows).toBe(withJunctions(off, 'secondary').matrix.rows);
  expect(off.matrix.rows).toEqual(on.matrix.rows);
  expect(sizeOf(off.matrix)).toMatchObject({ rows: 1369, primary: 75, secondary: 0 });
  expect(withJunctions(off, 'secondary').matrix).toEqual(on.matrix);
});

describe('words', () => {
  const problem = encode({ omit: 'L' });
  const sentence = (name: string): string => problem.describeRow(problem.rowNames.indexOf(name));
  const column = (of: TetrastickProblem, name: string): string =>
    columnSentence(
      of,
      of.matrix.columns.findIndex((one) => one.name === name),
    );

  test('say what a row does', () => {
    expect(sentence('F N (0,1)')).toBe(
      'F, facing north, at (0, 1): takes edges H02, H03, V01 and V02; passes straight through no junction.',
    );
    expect(sentence('J E′ (1,2)')).toBe(
      'J, flipped, facing east, at (1, 2): takes edges H12, H13, H23 and V12; passes straight through ' +
        'junction (2, 3).',
    );
    expect(sentence('I E (1,2)')).toContain('through junctions (2, 2), (3, 2) and (4, 2).');
    expect(() => problem.describeRow(-1)).toThrow('the puzzle has no row -1');
  });

  test('say what lies where without a name of an edge, for a first lesson', () => {
    const { width, height, placements } = problem;
    const said = (name: string): string =>
      describeOnPoints(placementOfRow(placements, problem.rowNames.indexOf(name)), { width, height });
    expect(said('F N (0,1)')).toBe('F lies on the points (0, 1), (0, 2), (1, 2), (0, 3) and (1, 3).');
    expect(said('I E (1,2)')).toBe(
      'I lies on the points (1, 2), (2, 2), (3, 2), (4, 2) and (5, 2), and runs straight through (2, 2), (3, 2) and (4, 2).',
    );
    const small = smallTetrasticks.encode({ secondary: 'on' });
    const all = [
      ...small.rowNames.map((_, row) => small.describeRow(row)),
      ...small.matrix.columns.map((_, at) => columnSentence(small, at)),
    ];
    expect(all.filter((words) => /\b[HV]\d\d/.test(words))).toEqual([]);
    expect(all).toContain('The edge from (0, 0) to (1, 0) is covered exactly once.');
  });

  test('say what a column asks, and follow its kind', () => {
    expect(column(problem, 'F')).toBe('Piece F is placed exactly once.');
    expect(column(problem, 'V12')).toBe('Edge V12, from (1, 2) to (1, 3), is covered exactly once.');
    expect(column(problem, 'I23')).toBe('Junction (2, 3): at most one piece passes straight through it.');
    expect(column(withJunctions(problem, 'off'), 'I23')).toContain('two pieces may cross here');
    expect(
      column(
        withColumnKinds(problem, () => 'secondary'),
        'V12',
      ),
    ).toContain('at most once');
    expect(() => columnSentence(problem, 91)).toThrow('the puzzle has no column 91');
  });
});

test('what cannot be encoded is refused with the reason', () => {
  expect(() => encode({ size: 0 })).toThrow('a board has 1 to 9 edges a side, not 0');
  expect(() => encode({ pieces: 'FHQ' })).toThrow('"Q" is not a tetrastick');
  expect(() => encode({ pieces: 'FHJ', omit: 'L' })).toThrow('L is not in play');
  expect(() => encode({ pieces: 'HJU', pinned: 'F in one aspect' })).toThrow('F is not in play');
});

function columnsOf(problem: TetrastickProblem, name: string): string {
  const row = problem.matrix.rows[problem.rowNames.indexOf(name)] ?? [];
  return row.map((column) => problem.matrix.columns[column]!.name).join(' ');
}
