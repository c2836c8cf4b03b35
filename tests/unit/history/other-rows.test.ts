/** Runs in which other columns and rows come first than the solver would take. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choosing, type Deviation, type Matrix, count, parse, solve } from '#dlx/index.ts';
import { chooserOf, sanity, Search } from '#dlx/links.ts';
import { type Frame, createRecorder, createRecording, record, rowStates } from '#history/index.ts';
import { searchTree } from '#history/tree.ts';
import { deviatingRuns } from '../../matrices/deviations.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { queens } from '../../matrices/queens.ts';
import { type Moment, momentsByHand, smallestByHand } from './naive.ts';

/** A chooser that begins with this row of this column at its first node. */
const rowFirst = (column: number, row: number): Choosing => ({
  rule: 'smallest',
  deviations: [{ node: 1, column, row }],
});

function deviationsOf(chooser: Choosing): Map<number, Deviation> {
  const told = typeof chooser === 'object' && 'rule' in chooser ? chooser.deviations : [];
  return new Map(told.map((deviation) => [deviation.node, deviation]));
}

/** The same run found by hand: the rows in their order, cut at the one that comes first. */
function byHand(matrix: Matrix, chooser: Choosing): Moment[] {
  const told = deviationsOf(chooser);
  return momentsByHand(
    matrix,
    (open, sizeOf, node) => {
      const column = told.get(node)?.column ?? -1;
      return open.includes(column) ? column : smallestByHand(open, sizeOf);
    },
    (rows, node, column) => {
      const one = told.get(node);
      const at = one?.column === column ? rows.indexOf(one.row ?? -1) : -1;
      return at < 0 ? rows : [...rows.slice(at), ...rows.slice(0, at)];
    },
  );
}

function momentOf(frame: Frame): Moment {
  const { decision, moves, links, event, column, row, move, path, branch, covered } = frame;
  const { sizes, counters } = frame;
  return { decision, moves, links, event, column, row, move, path, branch, covered, counters, sizes: [...sizes] };
}

function framesOf(matrix: Matrix, chooser: Choosing): Frame[] {
  const run = record(matrix, { chooser });
  return Array.from({ length: run.lastStep() + 1 }, (_, step) => run.seek(step));
}

const sorted = (rows: Iterable<number[]>): string[] =>
  Array.from(rows, (row) => row.toSorted((a, b) => a - b).join()).sort();

describe('a run with other rows first', () => {
  it('is what one finds by hand, at each step', () => {
    fc.assert(
      fc.property(deviatingRuns(), ({ matrix, chooser }) => {
        const run = record(matrix, { chooser });
        const found = Array.from({ length: run.lastStep('covers') + 1 }, (_, step) =>
          momentOf(run.seek(step, 'covers')),
        );
        expect(found).toEqual(byHand(matrix, chooser));
      }),
      { numRuns: 400 },
    );
  });

  it('tries row AD of Knuth’s example before ADG', () => {
    const rows = framesOf(parse(KNUTH), rowFirst(0, 3)).flatMap(({ event, row }) => (event === 'try' ? [row] : []));
    // AD, CEF, BG: the solution; then ADG, BCF.
    expect(rows).toEqual([3, 0, 4, 1, 2]);
  });

  it('finds every solution once, in as many nodes and updates where only rows differ', () => {
    fc.assert(
      fc.property(deviatingRuns({ mostColumns: 8, mostRows: 14 }), ({ matrix, chooser }) => {
        const whole = sorted(solve(matrix));
        expect(sorted(solve(matrix, { chooser }))).toEqual(whole);
      }),
    );
    const rows = [1, 2, 6, 7].map((row) => rowFirst(0, row));
    for (const chooser of rows) expect(count(queens(6), { chooser }).solutions).toBe(4);
    const own = record(queens(6)).seek(1).column;
    const all = queens(6).rows.flatMap((row, index) => (row.includes(own) ? [index] : []));
    for (const row of all) {
      expect(count(queens(6), { chooser: rowFirst(own, row) })).toEqual(count(queens(6)));
    }
  });

  it('leaves the links as they were', () => {
    fc.assert(
      fc.property(deviatingRuns(), ({ matrix, chooser }) => {
        const search = new Search(matrix, chooserOf(chooser));
        search.run();
        expect(sanity(search.links)).toEqual([]);
        const fresh = new Search(matrix);
        expect(search.links.nodes.join()).toBe(fresh.links.nodes.join());
        expect(search.links.right.join()).toBe(fresh.links.right.join());
      }),
    );
  });
});

describe('what is told of such a run', () => {
  it('a row is tried when it has been given up at the same node, and else to come', () => {
    let turned = 0;
    fc.assert(
      fc.property(deviatingRuns({ mostRows: 12 }), ({ matrix, chooser }) => {
        /** By level, the rows given up since its column was chosen. */
        const over: number[][] = [];
        for (const frame of framesOf(matrix, chooser)) {
          const { event, path, row } = frame;
          if (event === 'choose' || event === 'dead end') over[path.length] = [];
          if (event === 'try' || event === 'retreat') {
            const before = over[event === 'try' ? path.length - 1 : path.length] ?? [];
            const states = rowStates(matrix, frame);
            const tried = states.flatMap((state, index) => (state === 'tried' ? [index] : []));
            expect(tried).toEqual(before.toSorted((a, b) => a - b));
            if (frame.first >= 0) turned += 1;
          }
          if (event === 'retreat') over[path.length]?.push(row);
        }
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(turned).toBeGreaterThan(50);
  });

  it('a tree that is not whole names the rows to come, in their order', () => {
    fc.assert(
      fc.property(deviatingRuns(), fc.nat(), ({ matrix, chooser }, at) => {
        const whole = record(matrix, { chooser });
        const rowsBelow = (tree: ReturnType<typeof searchTree>, index: number): number[] =>
          tree?.[index]?.children.map((child) => tree[child]?.row ?? -1) ?? [];
        const part = createRecording(matrix, { chooser });
        const stop = createRecorder(matrix, { chooser });
        part.append(stop.advance(1 + (at % 40)));
        const [tree, all] = [searchTree(part), searchTree(whole)];
        // The root is the first of both, and has all its rows whether they have been taken or not.
        expect(rowsBelow(tree, 0)).toEqual(rowsBelow(all, 0));
      }),
    );
  });
});
