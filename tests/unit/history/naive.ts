import type { Matrix } from '../../../src/dlx/index.ts';

/** What the tests compare of a frame: plain data, nothing of the links. */
export interface Moment {
  readonly decision: number;
  readonly covers: number;
  readonly links: number;
  readonly event: string;
  readonly column: number;
  readonly row: number;
  readonly move: { readonly kind: 'cover' | 'uncover'; readonly column: number } | null;
  readonly path: readonly { readonly column: number; readonly row: number }[];
  readonly branch: number;
  readonly covered: readonly Covered[];
  readonly sizes: readonly number[];
  readonly counters: {
    readonly nodes: number;
    readonly updates: number;
    readonly solutions: number;
    readonly deadEnds: number;
  };
}

interface Covered {
  readonly column: number;
  readonly row: number;
  readonly level: number;
}

/**
 * Algorithm X with lists and sets, by recursion, as one would write it on paper. It knows no links
 * and shares no code with `src`. Gives every moment at the zoom covers, in order. `inTurn` puts the rows
 * of the column chosen at a node, counted from 1, into the order in which they are tried.
 */
export function momentsByHand(
  matrix: Matrix,
  choose: ChooserByHand = smallestByHand,
  inTurn: (rows: readonly number[], node: number, column: number) => readonly number[] = (rows) =>
    rows,
): Moment[] {
  const kindOf = (column: number): string => matrix.columns[column]!.kind;
  const rows = matrix.rows.map((row) =>
    row.some((column) => kindOf(column) === 'primary')
      ? row.filter((column) => kindOf(column) !== 'off')
      : [],
  );
  const all = matrix.columns.map((_, column) => column);
  const moments: Moment[] = [];
  const path: { column: number; row: number }[] = [];
  const covered: Covered[] = [];
  const counters = { nodes: 0, updates: 0, solutions: 0, deadEnds: 0 };
  let now = { event: 'start', column: -1, row: -1, branch: -1 };
  let decision = 0;
  let links = 0;

  /** A row is in a column's list if nothing but the column itself, or what came after it, covers it. */
  function listOf(column: number): number[] {
    const order = covered.findIndex((other) => other.column === column);
    const earlier = order < 0 ? covered : covered.slice(0, order);
    const gone = new Set(earlier.map((other) => other.column));
    return rows.flatMap((row, index) =>
      row.includes(column) && !row.some((other) => gone.has(other)) ? [index] : [],
    );
  }

  function tell(move: Moment['move']): void {
    moments.push({
      ...now,
      decision,
      covers: moments.length,
      links,
      move,
      path: [...path],
      covered: [...covered],
      sizes: all.map((column) => listOf(column).length),
      counters: { ...counters },
    });
  }

  function announce(event: string, column: number, row: number, branch: number): void {
    now = { event, column, row, branch };
    decision += 1;
    links += 1;
    tell(null);
  }

  /** One for the column's header, and one for each other one of each row in its list. */
  function removals(column: number): number {
    return listOf(column).reduce((sum, row) => sum + rows[row]!.length - 1, 1);
  }

  function coverColumn(column: number, row: number, level: number): void {
    const count = removals(column);
    counters.updates += count;
    links += 2 * count;
    covered.push({ column, row, level });
    tell({ kind: 'cover', column });
  }

  function uncoverColumn(column: number): void {
    if (covered.pop()?.column !== column) throw new Error('columns are uncovered in reverse');
    links += 2 * removals(column);
    // Once the root is left, nothing is branched on any more.
    if (now.event === 'done') now = { ...now, branch: -1 };
    tell({ kind: 'uncover', column });
  }

  /** A node of the search tree; gives the column branched on, -1 at a solution. */
  function visit(level: number): number {
    counters.nodes += 1;
    const open = all.filter(
      (column) => kindOf(column) === 'primary' && !covered.some((other) => other.column === column),
    );
    if (open.length === 0) {
      counters.solutions += 1;
      announce('solution', -1, -1, -1);
      return -1;
    }
    const branch = choose(open, (column) => listOf(column).length, counters.nodes);
    const candidates = listOf(branch);
    if (candidates.length === 0) counters.deadEnds += 1;
    announce(candidates.length === 0 ? 'dead end' : 'choose', branch, -1, branch);
    coverColumn(branch, -1, level);
    for (const row of inTurn(candidates, counters.nodes, branch)) {
      const start = rows[row]!.indexOf(branch);
      const others = [...rows[row]!.slice(start + 1), ...rows[row]!.slice(0, start)];
      path.push({ column: branch, row });
      announce('try', branch, row, -1);
      for (const column of others) coverColumn(column, row, level);
      const below = visit(level + 1);
      path.pop();
      announce('retreat', branch, row, branch);
      if (below >= 0) uncoverColumn(below);
      for (const column of others.toReversed()) uncoverColumn(column);
    }
    return branch;
  }

  tell(null);
  const root = visit(0);
  announce('done', root, -1, root);
  if (root >= 0) uncoverColumn(root);
  return moments;
}

export type ChooserByHand = (
  open: readonly number[],
  sizeOf: (column: number) => number,
  node: number,
) => number;

/** The smallest of the open columns, leftmost on ties. */
export function smallestByHand(
  open: readonly number[],
  sizeOf: (column: number) => number,
): number {
  return open.reduce((best, column) => (sizeOf(column) < sizeOf(best) ? column : best));
}
