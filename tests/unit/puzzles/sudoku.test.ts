import { describe, expect, it } from 'vitest';
import { count, solve } from '#dlx/index.ts';
import { record } from '#history/index.ts';
import { columnSentence, withColumnKinds } from '#puzzles/problem.ts';
import { clashesOf, decode } from '#puzzles/sudoku/check.ts';
import { encode } from '#puzzles/sudoku/encode.ts';
import { parse } from '#puzzles/sudoku/text.ts';
import { PUZZLES } from '#scenarios/sudoku.ts';
import { SUDOKUS } from '../../matrices/sudoku.ts';

const four = parse(PUZZLES['4x4'] ?? '');
const nine = parse(PUZZLES['9x9'] ?? '');

/** All full grids of a puzzle, cell by cell, with no matrix: `clashesOf` is the only rule. */
function bruteForce({ size, givens }: typeof four, hasBoxes = true): string[] {
  const isFree = (grid: readonly number[], cell: number): boolean =>
    clashesOf(size, grid).every(([a, b]) => {
      if (a !== cell && b !== cell) return true;
      const isLine = a % size === b % size || Math.floor(a / size) === Math.floor(b / size);
      return !isLine && !hasBoxes;
    });
  const fill = (grid: readonly number[]): string[] => {
    const cell = grid.indexOf(0);
    if (cell < 0) return [grid.join('')];
    return Array.from({ length: size }, (_, index) => grid.with(cell, index + 1))
      .filter((next) => isFree(next, cell))
      .flatMap(fill);
  };
  return fill(givens);
}

const grids = (problem: ReturnType<typeof encode>): string[] =>
  [...solve(problem.matrix)].map((rows) => decode(problem, rows).join('')).toSorted();

describe('the matrix', () => {
  it('has 729 rows and 324 columns without givens, and one row for the cell of a given', () => {
    const { matrix } = encode({ size: 9, givens: Array.from({ length: 81 }, () => 0) });
    expect([matrix.rows.length, matrix.columns.length]).toEqual([729, 324]);
    expect(encode(nine).matrix.rows).toHaveLength(26 + 55 * 9);
    expect(matrix.columns.every(({ kind }) => kind === 'primary')).toBe(true);
  });

  it('has the grids of brute force: 288 of 4×4, and 576 Latin squares without boxes', () => {
    const empty = { size: 4, givens: Array.from({ length: 16 }, () => 0) };
    const found = grids(encode(empty));
    expect(found).toEqual(bruteForce(empty));
    expect(found).toHaveLength(288);
    expect(grids(encode(empty, 'off'))).toEqual(bruteForce(empty, false));
    expect(count(encode(empty, 'off').matrix).solutions).toBe(576);
    expect(grids(encode(four, 'off'))).toEqual(bruteForce(four, false));
  });

  it('says what rows and columns mean, by the kind of the column', () => {
    const problem = encode(nine);
    const column = problem.matrix.columns.findIndex(({ name }) => name === 'b3=5');
    const asked = (kind: 'primary' | 'secondary' | 'off'): string =>
      columnSentence(
        withColumnKinds(problem, (_, at) => (at === column ? kind : undefined)),
        column,
      );
    expect(asked('primary')).toBe('Box 3 holds exactly one 5.');
    expect(asked('secondary')).toContain('at most one 5');
    expect(asked('off')).toContain('any number of 5s: the column is switched off');
    expect(problem.describeRow(problem.rowNames.indexOf('r1c7=3'))).toBe(
      '3 in rank 1 and file 7: fills the cell, and is the 3 of this rank, this file and box 3. It is given: its ' +
        'cell has no other row.',
    );
  });
});

describe('the search', () => {
  it('solves known puzzles, each with its one solution', () => {
    for (const clues of SUDOKUS) {
      const problem = encode(parse(clues.replace(/.{9}/g, '$&\n')));
      const found = [...solve(problem.matrix)].map((rows) => decode(problem, rows));
      expect(found.map((grid) => clashesOf(9, grid))).toEqual([[]]);
      const isKept = (digit: number, cell: number): boolean =>
        problem.givens[cell] === 0 || problem.givens[cell] === digit;
      expect(found[0]?.every((digit, cell) => digit > 0 && isKept(digit, cell))).toBe(true);
    }
  });

  it('takes the nodes that lesson 2 tells', () => {
    const run = record(encode(nine).matrix);
    expect(run.totals).toMatchObject({ nodes: 104, solutions: 1, deadEnds: 1 });
    const steps = Array.from({ length: run.lastStep() }, (_, step) => run.seek(step));
    const guesses = steps.filter(({ event, sizes, column }) => event === 'choose' && sizes[column]! > 1);
    expect(guesses.map(({ path }) => path.length)).toEqual([35]);
    // The 6 is the 36th digit, and 21 follow it.
    expect(run.seek(run.deadEndStep(1)).path).toHaveLength(36 + 21);
    expect(count(encode(four).matrix)).toMatchObject({ nodes: 17, solutions: 1 });
    expect(count(encode(four, 'off').matrix).solutions).toBe(4);
  });
});

describe('the text', () => {
  it.each([
    ['', 'line 1, column 1: there is no grid'],
    ['123\n', 'line 1, column 1: the first line has 3 cells'],
    ['1...\n.y..\n....\n....', 'line 2, column 2: "y" is not a number from 1 to 4'],
    ['1...\n.5..\n....\n....', 'line 2, column 2: "5" is not a number from 1 to 4'],
    ['1...\n.2.\n....\n....', 'line 2, column 4: this line has 3 cells'],
    ['1...\n.2...\n....\n....', 'line 2, column 5: this line has 5 cells'],
    ['1...\n....\n....', 'line 3, column 5: the text has 3 lines of cells; the grid needs 4'],
    ['1...\n....\n....\n....\n....', 'line 5, column 1: one line too many'],
    ['1...\n.1..\n....\n....', 'line 2, column 2: a second 1 in one rank, file or box'],
  ])('%j: %s', (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });

  const cells = PUZZLES['9x9']!.replace(/\s/g, '');
  const ranks = cells.match(/.{9}/g)!;
  const threes = (rank: string): string =>
    rank
      .match(/.{3}/g)!
      .map((three) => [...three].join(' '))
      .join(' | ');
  it.each([
    ['all in one line', cells],
    ['zeros', cells.replaceAll('.', '0')],
    ['asterisks', cells.replaceAll('.', '*')],
    ['hyphens', ranks.join('\n').replaceAll('.', '-')],
    ['commas', ranks.map((rank) => [...rank].join(',')).join('\n')],
    ['arrays of numbers', JSON.stringify(ranks.map((rank) => [...rank].map((digit) => Number(digit) || 0)))],
    [
      'arrays, a line for each cell',
      JSON.stringify(
        ranks.map((rank) => [...rank]),
        null,
        1,
      ),
    ],
    ['strings', JSON.stringify(ranks, null, 2)],
    [
      'a frame',
      `+---+---+---+\n${ranks.map((rank) => `|${rank.match(/.{3}/g)!.join('|')}|`).join('\n')}\n+---+---+---+`,
    ],
    [
      'bars and dashes',
      ranks.map((rank, at) => threes(rank) + (at % 3 === 2 ? '\n------+-------+------' : '')).join('\n'),
    ],
    [
      'box drawing',
      `╔═══╦═══╦═══╗\n${ranks.map((rank) => `║${rank.match(/.{3}/g)!.join('║')}║`).join('\n')}\n╚═══╩═══╩═══╝`,
    ],
    ['a heading and a comment', `[Puzzle]\n# easy\n${ranks.join('\n')}`],
    ['three ranks a line', cells.match(/.{27}/g)!.join('\n')],
  ])('reads %s', (_, text) => {
    expect(parse(text)).toEqual(nine);
  });

  it('does not shift cells where one line is short and the next is long', () => {
    expect(() => parse('1...\n.2.\n.....\n....')).toThrow('line 2, column 4: this line has 3 cells');
  });

  it('reads other signs for an empty cell, spaces, and full-width digits', () => {
    expect(parse('1 - 0 _\n· . . .\n. . . .\n. . . ４').givens.join('')).toBe('1000000000000004');
  });
});
