import { beforeAll, describe, expect, it } from 'vitest';
import { type EngineName, solve } from '#dlx/index.ts';
import type { Engine } from '#dlx/engine.ts';
import { engineOf } from '#dlx/solve-options.ts';
import { check } from '#puzzles/tetrasticks/check.ts';
import { crossingsOf, decode } from '#puzzles/tetrasticks/decode.ts';
import { type Pin, encode } from '#puzzles/tetrasticks/encode.ts';
import { NODES } from '#puzzles/tetrasticks/nodes.ts';

interface Counts {
  readonly solutions: number;
  readonly nodes: number;
  readonly updates?: number;
}

/** What Knuth's dlx1 gives for the 5×5 board, F in one aspect: every solution once. */
const COUNTS = {
  H: { solutions: 72, nodes: NODES.H.pinned, updates: 750_139_470 },
  J: { solutions: 382, nodes: NODES.J.pinned },
  L: { solutions: 607, nodes: NODES.L.pinned, updates: 1_221_861_637 },
  N: { solutions: 530, nodes: NODES.N.pinned },
  Y: { solutions: 204, nodes: NODES.Y.pinned },
} as const satisfies Record<string, Counts>;

interface WholeSearch {
  readonly problem: ReturnType<typeof encode>;
  readonly search: Engine;
  /** The rows of every solution. */
  readonly found: readonly (readonly number[])[];
}

const searches = new Map<string, WholeSearch>();

/** A search to its end; within a file it is made once, whoever asks. */
export function wholeSearch(omit: keyof typeof COUNTS, pinned: Pin): WholeSearch {
  const key = `${omit}, ${pinned}`;
  const known = searches.get(key);
  if (known) return known;
  const problem = encode({ omit, pinned });
  const search = engineOf({ engine: engineFor(omit, pinned) })(problem.matrix);
  const found: number[][] = [];
  while (!search.done) {
    search.run({ solutions: found.length + 1 });
    if (search.event === 'solution') found.push(search.rows());
  }
  const made = { problem, search, found };
  searches.set(key, made);
  return made;
}

/**
 * The links walk the two whole runs whose updates are known from dlx1; the others are walked on bitmaps,
 * which takes a fifth of the time (unit tests hold both to the same tree).
 */
function engineFor(omit: keyof typeof COUNTS, pinned: Pin): EngineName {
  return pinned === 'F in one aspect' && 'updates' in COUNTS[omit] ? 'links' : 'compiled';
}

/** The tests of one omission, to the last solution. A file each, so that they run side by side. */
export function testOmission(omit: keyof typeof COUNTS): void {
  describe(`5×5 tetrasticks without ${omit}, the whole search`, () => {
    let whole: WholeSearch;
    beforeAll(() => {
      whole = wholeSearch(omit, 'F in one aspect');
    });

    it('gives the counts of dlx1', () => {
      const { search, found } = whole;
      expect(search).toMatchObject(COUNTS[omit]);
      expect(found).toHaveLength(COUNTS[omit].solutions);
    });

    it('finds boards that pass a check which knows no matrix', () => {
      const { problem, found } = whole;
      for (const rows of found) expect(check(decode(problem, rows))).toEqual([]);
    });

    it('finds no board twice, mirrored and turned ones included', () => {
      const { found } = whole;
      const boards = found.map((rows) => rows.toSorted((a, b) => a - b).join());
      expect(new Set(boards).size).toBe(found.length);
    });
  });

  it(`without ${omit} and with F free, every solution comes eight times, for less than eight times the nodes`, () => {
    const { search, found } = wholeSearch(omit, 'none');
    expect(found).toHaveLength(8 * COUNTS[omit].solutions);
    expect(search.nodes).toBe(NODES[omit].free);
  });

  describe(`5×5 tetrasticks without ${omit}, junctions off`, () => {
    const free = encode({ omit, pinned: 'F in one aspect', junctions: 'off' });

    it('has crossings among its first thousand covers', () => {
      const boards = Array.from(solve(free.matrix, { limit: 1_000, engine: 'compiled' }), (rows) => decode(free, rows));
      expect(boards).toHaveLength(1_000);
      expect(boards.flatMap((board) => check(board, 'allowed'))).toEqual([]);
      const crossed = boards.filter(({ placements }) => crossingsOf(placements).length > 0);
      expect(crossed.length).toBeGreaterThan(500);
      for (const board of boards) {
        expect(check(board)).toHaveLength(crossingsOf(board.placements).length);
      }
    });
  });
}
