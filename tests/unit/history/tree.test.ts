import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Matrix, parse } from '#dlx/index.ts';
import { record } from '#history/index.ts';
import { searchTree } from '#history/tree.ts';
import { treeNodeAt } from '#history/tree-node.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { queens } from '../../matrices/queens.ts';
import { matrices } from '../../matrices/random.ts';

interface Naive {
  readonly row: number;
  readonly column: number;
  readonly kind: 'inner' | 'dead end' | 'solution';
  readonly children: readonly Naive[];
}

/** Algorithm X on sets, with no links: choose the smallest primary column, try its rows in order. */
function naiveTree({ columns, rows }: Matrix): Naive {
  const used = rows.map((row) => row.filter((column) => columns[column]!.kind !== 'off'));
  const primary = columns.flatMap(({ kind }, column) => (kind === 'primary' ? [column] : []));
  const usable = used.flatMap((row, index) => (row.some((column) => primary.includes(column)) ? [index] : []));
  const grow = (row: number, open: readonly number[], left: readonly number[]): Naive => {
    if (open.length === 0) return { row, column: -1, kind: 'solution', children: [] };
    const rowsOf = (column: number): number[] => left.filter((at) => used[at]!.includes(column));
    const column = open.reduce((best, next) => (rowsOf(next).length < rowsOf(best).length ? next : best));
    const children = rowsOf(column).map((taken) => {
      const covers = used[taken]!;
      return grow(
        taken,
        open.filter((other) => !covers.includes(other)),
        left.filter((other) => !used[other]!.some((one) => covers.includes(one))),
      );
    });
    return { row, column, kind: children.length > 0 ? 'inner' : 'dead end', children };
  };
  return grow(-1, primary, usable);
}

/** The tree of a recording in the shape of the naive one. */
function nested(nodes: NonNullable<ReturnType<typeof searchTree>>, index = 0): Naive {
  const { row, column, kind, children } = nodes[index]!;
  if (kind === 'unexplored') throw new Error('a whole run has no unexplored node');
  return { row, column, kind, children: children.map((child) => nested(nodes, child)) };
}

describe('the tree of a run', () => {
  test('is that of a naive search on sets', () => {
    fc.assert(
      fc.property(matrices(), (matrix) => {
        expect(nested(searchTree(record(matrix))!)).toEqual(naiveTree(matrix));
      }),
    );
  });

  test('says when each node is entered and left, and what lies below it', () => {
    fc.assert(
      fc.property(matrices(), (matrix) => {
        const recording = record(matrix);
        const nodes = searchTree(recording)!;
        expect(nodes).toHaveLength(recording.totals.nodes);
        expect(nodes[0]!.nodes).toBe(recording.totals.nodes);
        expect(nodes[0]!.solutions).toBe(recording.totals.solutions);
        for (const node of nodes) {
          const frame = recording.seek(node.entered!);
          expect(frame.path).toHaveLength(node.level);
          expect(frame.path.at(-1)?.row ?? -1).toBe(node.row);
          expect(frame.path.at(-1)?.column ?? -1).toBe(node.takenFor);
          expect(frame.branch).toBe(node.column);
          if (node.level > 0) expect(recording.seek(node.taken!).event).toBe('try');
          const { event, row } = recording.seek(node.left!);
          expect([event, row]).toEqual(node.level > 0 ? ['retreat', node.row] : ['done', -1]);
          const below = nodes.filter(({ entered }) => entered! >= node.entered! && entered! < node.left!);
          expect(node.nodes).toBe(below.length);
          expect(node.solutions).toBe(below.filter(({ kind }) => kind === 'solution').length);
        }
      }),
    );
  });

  test('has six nodes for the example of the paper', () => {
    const nodes = searchTree(record(parse(KNUTH)))!;
    expect(nodes.map(({ level, kind, row }) => `${level} ${kind} ${row}`)).toEqual([
      '0 inner -1',
      '1 inner 1',
      '2 dead end 2',
      '1 inner 3',
      '2 inner 0',
      '3 solution 4',
    ]);
  });

  test('is not given when it would be too large', () => {
    const recording = record(queens(8));
    expect(searchTree(recording, 1_198)).toBeNull();
    expect(searchTree(recording, 1_199)).toHaveLength(1_199);
  });

  test('shows the rows that a stopped run has not tried yet', () => {
    const whole = searchTree(record(queens(6)))!;
    for (const limit of [1, 2, 3]) {
      const recording = record(queens(6), { limit });
      const nodes = searchTree(recording)!;
      const entered = nodes.filter(({ kind }) => kind !== 'unexplored');
      expect(entered).toHaveLength(recording.totals.nodes);
      expect(nodes[0]).toMatchObject({
        nodes: recording.totals.nodes,
        solutions: limit,
        left: null,
      });
      // Every node that is entered has all the children that it has in the end.
      const rows = (tree: typeof nodes, index: number): number[] =>
        tree[index]!.children.map((child) => tree[child]!.row);
      const ofWhole = new Map(whole.map((node) => [node.entered, node.index]));
      for (const node of entered) {
        expect(rows(nodes, node.index)).toEqual(rows(whole, ofWhole.get(node.entered)!));
      }
      const none = nodes.filter(({ kind }) => kind === 'unexplored');
      expect(none.every(({ entered: at, nodes: below }) => at === null && below === 0)).toBe(true);
    }
  });

  test('starts as a root that nothing is known of', () => {
    expect(searchTree(record(queens(4), { limit: 0 }))).toMatchObject([
      { kind: 'unexplored', level: 0, taken: 0, entered: null, left: null, children: [] },
    ]);
  });
});

describe('a node found in a run of any length', () => {
  test('is the one in the whole tree, at every decision and level', () => {
    const recording = record(queens(8));
    expect(recording.checkpoints.count).toBeGreaterThan(3);
    const nodes = searchTree(recording)!;
    for (let decision = 0; decision <= recording.lastStep(); decision += 37) {
      const { path } = recording.seek(decision);
      for (let level = 0; level <= path.length; level += 1) {
        const here = nodes.find((node) => node.level === level && node.taken! <= decision && decision < node.left!)!;
        const { index, parent, children, ...node } = here;
        expect([index, parent, children.length].every(Number.isInteger)).toBe(true);
        expect(treeNodeAt(recording, decision, level)).toEqual(node);
      }
      expect(treeNodeAt(recording, decision, path.length + 1)).toBeNull();
    }
  });

  test('is open when the recording ends before it', () => {
    const recording = record(queens(8), { limit: 5 });
    const end = recording.lastStep();
    expect(treeNodeAt(recording, end, 8)).toMatchObject({ kind: 'solution', left: null, nodes: 1 });
    expect(treeNodeAt(recording, end, 0)).toMatchObject({ left: null, solutions: 5 });
  });
});
