import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  type AllBoards,
  boardsProblem,
  readBoard,
  readPlacements,
  readSteps,
} from '#puzzles/tetrasticks/all-boards.ts';
import { check } from '#puzzles/tetrasticks/check.ts';
import { decode } from '#puzzles/tetrasticks/decode.ts';
import { omittable } from '#puzzles/tetrasticks/parity.ts';
import { canonicalKey } from '#puzzles/tetrasticks/symmetry.ts';
import { Search } from '#dlx/search.ts';
import { NODES } from '#puzzles/tetrasticks/nodes.ts';

const file = readFileSync(new URL('../../../../content/data/boards.json', import.meta.url), 'utf8');
const all = JSON.parse(file) as AllBoards;

/** Computed by two other programs (facts.md). */
const COUNTS = { H: 72, J: 382, L: 607, N: 530, Y: 204 } as const;
/** The nodes of each search, computed by Knuth's dlx1 (facts.md). */

describe('content/data/boards.json', () => {
  test('has the published numbers of boards, 1,795 in all', () => {
    expect(Object.keys(all.omitted)).toEqual(omittable());
    for (const [piece, count] of Object.entries(COUNTS)) {
      expect(all.omitted[piece]?.boards, piece).toHaveLength(count);
      expect(all.omitted[piece]?.steps, piece).toHaveLength(count);
    }
    expect(Object.values(all.omitted).flatMap(({ boards }) => boards)).toHaveLength(1795);
  });

  test('is light to send', () => {
    expect(gzipSync(file, { level: 9 }).length).toBeLessThan(30_000);
  });

  test.each(omittable())('%s: each board is a true solution, and none is another turned', (omit) => {
    const problem = boardsProblem(omit);
    const seen = new Set<string>();
    for (const text of all.omitted[omit]?.boards ?? []) {
      const board = decode(problem, readBoard(problem, text));
      expect(board.placements).toHaveLength(15);
      expect(check(board)).toEqual([]);
      const key = canonicalKey(board);
      expect(seen.has(key)).toBe(false);
      seen.add(key);
    }
  });

  test('the places of the pieces are read as the rows of the puzzle say', () => {
    for (const omit of omittable()) {
      const problem = boardsProblem(omit);
      for (const text of all.omitted[omit]?.boards ?? []) {
        expect(readPlacements(omit, text)).toEqual(decode(problem, readBoard(problem, text)).placements);
      }
    }
  });

  test('a search ends after its last board, where its nodes say: entered, left, and a choice or an end for each', () => {
    for (const omit of omittable()) {
      const kept = all.omitted[omit]!;
      // The root is entered without a try and left without a retreat, and the end is an event.
      expect(kept.end, omit).toBe(3 * NODES[omit as keyof typeof NODES].pinned - 1);
      expect(readSteps(kept).at(-1)).toBeLessThan(kept.end);
    }
  });

  test('the first board without J is the one that the search finds first, and where it finds it', () => {
    const problem = boardsProblem('J');
    const kept = all.omitted['J']!;
    const search = new Search(problem.matrix);
    search.run({ solutions: 1 });
    expect(readSteps(kept)[0]).toBe(search.events);
    expect(readBoard(problem, kept.boards[0] ?? '')).toEqual(search.rows().toSorted((a, b) => a - b));
  });
});
