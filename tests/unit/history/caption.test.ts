import { describe, expect, it } from 'vitest';
import { type Matrix, createMatrix, parse } from '#dlx/index.ts';
import { caption, namesOf } from '#history/caption.ts';
import { type Zoom, record, ZOOMS } from '#history/index.ts';
import { movedRows } from '#history/row-state.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { queens } from '../../matrices/queens.ts';

function captionsOf(matrix: Matrix, zoom: Zoom, rowNames?: readonly string[]): string[] {
  const run = record(matrix);
  const names = namesOf(matrix, rowNames);
  return Array.from({ length: run.lastStep(zoom) + 1 }, (_, step) => {
    const frame = run.seek(step, zoom);
    return caption(frame, names, movedRows(matrix, frame));
  });
}

it.each(ZOOMS)("tells Knuth's whole run at the zoom %s", async (zoom) => {
  const text = captionsOf(parse(KNUTH), zoom)
    .map((words, step) => `${step}. ${words}`)
    .join('\n');
  await expect(`${text}\n`).toMatchFileSnapshot(`snapshots/knuth-${zoom}.txt`);
});

it('tells a run in which nothing must be covered', () => {
  expect(captionsOf(createMatrix([], []), 'covers')).toEqual([
    'Nothing is covered yet.',
    'Solution 1: no primary column is left to cover.',
    'Nothing was left to try: the search is over, with 1 solution.',
  ]);
});

it('tells a run whose first column has no row', () => {
  expect(captionsOf(createMatrix(['A', 'B'], [[1]]), 'covers')).toEqual([
    'Nothing is covered yet.',
    'Column A must be covered, but no row is left for it: dead end.',
    'Cover column A all the same, as Knuth’s program does: it has no row left to take out.',
    'No row of column A is left to try: the search is over, with no solutions.',
    'Uncover column A: it had no row to bring back.',
  ]);
});

it('calls rows by the names it is given, else by their columns', () => {
  const matrix = parse('A B\nA B\n');
  expect(captionsOf(matrix, 'decisions')[2]).toBe('Try row A B for column A.');
  expect(captionsOf(matrix, 'decisions', ['both'])[2]).toBe('Try row both for column A.');
});

it('writes large numbers as the site does', () => {
  const run = record(queens(12), { limit: 1_234 });
  expect(caption(run.seek(run.lastStep()), namesOf(queens(12)), [])).toBe(
    'Solution 1,234: 12 rows cover every primary column.',
  );
});

describe.each(ZOOMS)('every caption at the zoom %s', (zoom) => {
  it('is one sentence without a gap', () => {
    for (const words of new Set(captionsOf(queens(5), zoom))) {
      expect(words).toMatch(/^[A-Z].*[^.]\.$/);
      expect(words).not.toMatch(/undefined|NaN|-1|  | ,| \.|\.\./);
    }
  });
});

it('says of a secondary header that it is not in the ring', () => {
  const told = captionsOf(parse('A | s\nA s\n'), 'links');
  expect(told.filter((words) => words.includes('secondary'))).toEqual([
    'Cover s: a secondary header is not in the ring of headers, so it points left to itself as before.',
    'Cover s: a secondary header is not in the ring of headers, so it points right to itself as before.',
    'Uncover s: a secondary header is not in the ring of headers, so it points left to itself as before.',
    'Uncover s: a secondary header is not in the ring of headers, so it points right to itself as before.',
  ]);
});

describe('rows', () => {
  const named = (rows: readonly string[], zoom: Zoom, begins: string): string[] => {
    const matrix = createMatrix(
      ['A'],
      rows.map(() => [0]),
    );
    return captionsOf(matrix, zoom, rows).filter((words) => words.startsWith(begins));
  };

  it('are named up to three, and counted beyond', () => {
    expect(named(['p', 'q', 'r'], 'covers', 'Cover')).toEqual([
      'Cover column A, the one to branch on: rows p, q and r leave the other columns.',
    ]);
    expect(named(['p', 'q', 'r', 's'], 'covers', 'Cover')).toEqual([
      'Cover column A, the one to branch on: 4 rows leave the other columns.',
    ]);
    expect(named(['p'], 'covers', 'Uncover')).toEqual(['Uncover column A: row p comes back to the other columns.']);
  });

  it('of a solution are named too', () => {
    expect(named(['p'], 'decisions', 'Solution')).toEqual(['Solution 1: row p covers every primary column.']);
    const knuth = parse(KNUTH);
    expect(captionsOf(knuth, 'decisions', ['CEF', 'ADG', 'BCF', 'AD', 'BG', 'DEG'])).toContain(
      'Solution 1: rows AD, CEF and BG cover every primary column.',
    );
  });

  it('are counted where their names would take more than two lines of a phone', () => {
    const long = 'the bishop that stands on the long diagonal from a1 to h8';
    for (const words of named([long, long], 'covers', 'Cover')) {
      expect(words).toBe('Cover column A, the one to branch on: 2 rows leave the other columns.');
    }
    expect(named([long, long], 'covers', 'Cover')).toHaveLength(1);
  });
});
