/** Numbers that lessons say in words, and that no figure of theirs computes. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { count, createMatrix, solve } from '#dlx/index.ts';
import { Search } from '#dlx/links.ts';
import { encode as knuth } from '#puzzles/knuth/encode.ts';
import { clashesOf, decode } from '#puzzles/sudoku/check.ts';
import { encode as sudoku } from '#puzzles/sudoku/encode.ts';
import { parse } from '#puzzles/sudoku/text.ts';
import type { AllBoards } from '#puzzles/tetrasticks/all-boards.ts';
import { cellSetOf, oddTwin } from '#puzzles/tetrasticks/eleven/shape.ts';
import { encode as tetrasticks } from '#puzzles/tetrasticks/encode.ts';
import { PIECE_IDS, PIECES } from '#puzzles/tetrasticks/pieces.ts';
import { wallBoards } from '#puzzles/tetrasticks/wall-boards.ts';
import { PUZZLES } from '#scenarios/sudoku.ts';
import { OMITTED } from '#scenarios/tetrasticks.ts';

/** The text of a lesson, by the number it begins with, in one line. */
function lesson(order: number): string {
  const file = readdirSync('content/lessons').find((name) => Number(name.slice(0, 2)) === order) ?? '';
  return readFileSync(`content/lessons/${file}`, 'utf8').replace(/\s+/g, ' ');
}

/** Says that a lesson still has this number: a claim that is gone needs no test. */
function says(order: number, ...numbers: readonly string[]): void {
  for (const number of numbers) expect(lesson(order), `lesson ${order}`).toContain(number);
}

describe('lesson 1', () => {
  test('sixteen 1s of 42, and with EG in it a second cover', () => {
    says(1, '42');
    const { columns, rows } = knuth().matrix;
    expect([columns.length * rows.length, rows.flat().length]).toEqual([42, 16]);
    expect(count(createMatrix(columns, [...rows, [4, 6]])).solutions).toBe(2);
  });

  test('the tetrasticks: more than a hundred thousand places, about six in a hundred a 1', () => {
    const { columns, rows } = tetrasticks({ omit: 'L', pinned: 'F in one aspect' }).matrix;
    const places = columns.length * rows.length;
    expect(places).toBeGreaterThan(100_000);
    expect(Math.round((100 * rows.flat().length) / places)).toBe(6);
  });
});

describe('lesson 2', () => {
  test('383 digits', () => {
    says(2, '383');
    expect(String(2n ** 1269n)).toHaveLength(383);
  });

  test('the Sudoku: 26 givens, 521 rows, 104 nodes, and one guess', () => {
    const { matrix } = sudoku(parse(PUZZLES['9x9'] ?? ''));
    expect([matrix.rows.length, matrix.columns.length, count(matrix).nodes]).toEqual([521, 324, 104]);
    const search = new Search(matrix);
    search.run();
    expect([search.deadEnds, search.solutions, search.profile.filter((nodes) => nodes > 1).length]).toEqual([1, 1, 22]);
    // One node at each level as far as the guess, which comes after 26 + 9 digits.
    expect(search.profile.findIndex((nodes) => nodes > 1)).toBe(36);
  });

  test('the 4×4 puzzle without boxes: four answers, and in three a box has a digit twice', () => {
    const problem = sudoku(parse(PUZZLES['4x4'] ?? ''), 'off');
    const clashes = Array.from(solve(problem.matrix), (rows) => clashesOf(4, decode(problem, rows)).length);
    expect(clashes.filter((pairs) => pairs === 0)).toHaveLength(1);
    expect(clashes).toHaveLength(4);
  });
});

test('lesson 7: the first solution within 51,000 nodes, whichever piece is left out', () => {
  says(7, '51,000');
  const nodes = OMITTED.map((omit) => {
    const search = new Search(tetrasticks({ omit, pinned: 'F in one aspect' }).matrix);
    search.run({ solutions: 1 });
    return search.nodes;
  });
  expect(Math.max(...nodes)).toBeLessThan(51_000);
  expect(Math.max(...nodes)).toBeGreaterThan(50_000);
});

test('lesson 8: without the diagonals that rise, 23 solutions, and four queens on one of them in the third', () => {
  says(8, '23', '13');
  const five = [0, 1, 2, 3, 4];
  const columns = Array.from(
    { length: 19 },
    (_, at) => ({ name: `${at}`, kind: at < 10 ? 'primary' : 'secondary' }) as const,
  );
  // In the order of the cell: rank and file in turn.
  const squares = five.flatMap((y) => five.map((x) => ({ x, y })));
  const matrix = createMatrix(
    columns,
    squares.map(({ x, y }) => [2 * y, 2 * x + 1, 10 + 4 + x - y]),
  );
  const boards = Array.from(solve(matrix), (rows) => rows.map((row) => squares[row]!));
  const most = boards.map((board) =>
    Math.max(...board.map((one) => board.filter((other) => other.x + other.y === one.x + one.y).length)),
  );
  expect([most.length, most.filter((queens) => queens > 1).length, most[2]]).toEqual([23, 13, 4]);
});

describe('lesson 11', () => {
  /** The sizes of the parts into which cells fall that are joined by their sides. */
  function partsOf(cells: readonly { x: number; y: number }[]): number[] {
    const rest = new Set(cells);
    const parts: number[] = [];
    for (const first of cells) {
      if (!rest.delete(first)) continue;
      const part = [first];
      for (const one of part) {
        for (const other of rest) {
          if (Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1 && rest.delete(other)) part.push(other);
        }
      }
      parts.push(part.length);
    }
    return parts.toSorted((a, b) => b - a);
  }

  const parts = (claim: 'all' | 'straight') =>
    Object.fromEntries(
      PIECES.map(({ id, edges }) => {
        const cells = cellSetOf(edges, claim);
        return [id, partsOf([...cells.edges, ...cells.joints])];
      }),
    );

  test('with straight passages I is in one piece, the other fifteen are not, and L has five cells and one', () => {
    const straight = parts('straight');
    expect(PIECE_IDS.filter((id) => straight[id]?.length === 1)).toEqual(['I']);
    expect([straight['I'], straight['L']]).toEqual([[7], [5, 1]]);
  });

  test('with all joints each is, from X with five cells to O with eight', () => {
    const all = parts('all');
    expect(Object.values(all).every(({ length }) => length === 1)).toBe(true);
    expect([all['X'], all['O'], Math.min(...Object.values(all).flat())]).toEqual([[5], [8], 5]);
  });

  test('on the wall, from two junctions passed straight to seven', () => {
    const boards = wallBoards(JSON.parse(readFileSync('content/data/boards.json', 'utf8')) as AllBoards);
    const passed = Array.from({ length: boards.total }, (_, at) =>
      boards.placementsOf(at).flatMap(({ straight }) => straight.filter(({ x, y }) => x % 5 !== 0 && y % 5 !== 0)),
    ).map(({ length }) => length);
    expect([Math.min(...passed), Math.max(...passed)]).toEqual([2, 7]);
  });

  test('nine pieces fall apart after an odd shift', () => {
    expect(PIECE_IDS.filter((id) => oddTwin(id) === null)).toHaveLength(9);
  });
});

test('lesson 17: 576 fillings without boxes, 288 with them', () => {
  says(17, '576', '288');
  const empty = { size: 4, givens: Array.from({ length: 16 }, () => 0) };
  expect(count(sudoku(empty, 'off').matrix).solutions).toBe(576);
  expect(count(sudoku(empty).matrix).solutions).toBe(288);
});
