import type { Matrix } from '#dlx/index.ts';
import { Search } from '#dlx/links.ts';

/** A node of a search tree, in the order of the search; its number is its index. */
export interface FoldingNode {
  /** The node above it, or -1 for the root. */
  readonly parent: number;
  /** How many rows are chosen, and which. */
  readonly level: number;
  readonly rows: readonly number[];
  /** The first node with the same columns left, perhaps itself. */
  readonly same: number;
  /** How many columns are left. */
  readonly left: number;
  /** How many solutions there are below. */
  readonly ways: number;
}

/** A search tree that can be folded into a diagram, in which each subproblem is one node. */
export interface Folding {
  readonly nodes: readonly FoldingNode[];
  /**
   * The nodes at which a subproblem comes again, in the order of the search, without those below another one: each is
   * laid on the node that was there first, with all that is below it.
   */
  readonly folds: readonly number[];
}

/** Walks the whole search tree of a small matrix and finds what is the same in it. */
export function foldingOf(matrix: Matrix): Folding {
  const nodes: { parent: number; level: number; rows: readonly number[]; same: number; left: number; ways: number }[] =
    [];
  const primary = matrix.columns.flatMap(({ kind }, column) => (kind === 'primary' ? [column] : []));
  const known = new Map<string, number>();
  const path: number[] = [];
  const add = (rows: readonly number[]): void => {
    const covered = new Set(rows.flatMap((row) => matrix.rows[row] ?? []));
    const open = matrix.columns.flatMap((_, column) => (covered.has(column) ? [] : [column]));
    const number = nodes.length;
    const same = known.get(open.join()) ?? number;
    known.set(open.join(), same);
    path.length = rows.length;
    const left = primary.filter((column) => !covered.has(column)).length;
    nodes.push({ parent: path.at(-1) ?? -1, level: rows.length, rows, same, left, ways: 0 });
    path.push(number);
  };
  add([]);
  const search = new Search(matrix);
  while (!search.done) {
    search.step();
    if (search.event === 'try') add(search.rows());
    if (search.event === 'solution') for (const number of path) nodes[number]!.ways += 1;
  }
  const isBelow = nodes.map(() => false);
  const folds = nodes.flatMap(({ parent, same }, number) => {
    isBelow[number] = parent >= 0 && (isBelow[parent]! || nodes[parent]!.same !== parent);
    return same !== number && !isBelow[number] ? [number] : [];
  });
  return { nodes, folds };
}
