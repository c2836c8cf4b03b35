import type { Matrix } from '#dlx/index.ts';

/** What the tests compare of a frame: plain data, nothing of the links. */
export interface Moment {
  readonly decision: number;
  readonly moves: number;
  readonly links: number;
  readonly event: string;
  readonly column: number;
  readonly row: number;
  readonly move: ({ readonly kind: 'cover' | 'uncover' } & Ask) | null;
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

/** A column, and what a row wants of it: a colour, or all of it. */
interface Ask {
  readonly column: number;
  readonly colour?: string | undefined;
}

interface Covered extends Ask {
  readonly row: number;
  readonly level: number;
}

/**
 * Algorithm X, with colours Algorithm C, with lists and sets, by recursion, as one would write it on paper. It knows no links
 * and shares no code with `src`. Gives every moment at the zoom covers, in order. `inTurn` puts the rows
 * of the column chosen at a node, counted from 1, into the order in which they are tried.
 */
export function momentsByHand(
  matrix: Matrix,
  choose: ChooserByHand = smallestByHand,
  inTurn: (rows: readonly number[], node: number, column: number) => readonly number[] = (rows) => rows,
): Moment[] {
  const kindOf = (column: number): string => matrix.columns[column]!.kind;
  const rows = matrix.rows.map((row, index) => {
    if (!row.some((column) => kindOf(column) === 'primary')) return [];
    const asks = row.map((column, place): Ask => {
      const colour = matrix.colours?.[index]?.[place] ?? '';
      return colour === '' ? { column } : { column, colour };
    });
    return asks.filter(({ column }) => kindOf(column) !== 'off');
  });
  const all = matrix.columns.map((_, column) => column);
  const moments: Moment[] = [];
  const path: { column: number; row: number }[] = [];
  const covered: Covered[] = [];
  const counters = { nodes: 0, updates: 0, solutions: 0, deadEnds: 0 };
  let now = { event: 'start', column: -1, row: -1, branch: -1 };
  let decision = 0;
  let links = 0;

  /** A row is in a column's list if nothing but the column itself, or what came after it, shuts it out. */
  function listOf(column: number): number[] {
    const order = covered.findIndex((other) => other.column === column);
    const earlier = new Map((order < 0 ? covered : covered.slice(0, order)).map((other) => [other.column, other]));
    return rows.flatMap((row, index) =>
      row.some((ask) => ask.column === column) && row.every((ask) => may(ask, earlier)) ? [index] : [],
    );
  }

  /** True when nothing asks for a column in another way. */
  function may({ column, colour }: Ask, now: ReadonlyMap<number, Ask>): boolean {
    const other = now.get(column);
    return !other || (colour !== undefined && colour === other.colour);
  }

  /** The ones of a row that are in a list: those apart whose column has their colour already. */
  function live(row: number): Ask[] {
    const now = new Map(covered.map((other) => [other.column, other]));
    return rows[row]!.filter(({ column }) => now.get(column)?.colour === undefined);
  }

  function tell(move: Moment['move']): void {
    moments.push({
      ...now,
      decision,
      moves: moments.length,
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

  /**
   * How many nodes leave their lists when a column is covered: its header, and each other one of each row in
   * its list. A colour leaves the header, and marks the rows that agree with it: so many are cleansed.
   */
  function removals({ column, colour }: Ask): { updates: number; cleansings: number } {
    const list = listOf(column);
    const agree = list.filter((row) =>
      rows[row]!.some((ask) => ask.column === column && colour !== undefined && ask.colour === colour),
    );
    const gone = list.filter((row) => !agree.includes(row));
    const updates = gone.reduce((sum, row) => sum + live(row).length - 1, colour === undefined ? 1 : 0);
    return { updates, cleansings: colour === undefined ? 0 : 1 + agree.length };
  }

  function coverColumn(ask: Ask, row: number, level: number): void {
    const { updates, cleansings } = removals(ask);
    counters.updates += updates;
    links += 2 * updates + cleansings;
    covered.push({ ...ask, row, level });
    tell({ kind: 'cover', ...ask });
  }

  function uncoverColumn(ask: Ask): void {
    if (covered.pop()?.column !== ask.column) throw new Error('columns are uncovered in reverse');
    const { updates, cleansings } = removals(ask);
    links += 2 * updates + cleansings;
    // Once the root is left, nothing is branched on any more.
    if (now.event === 'done') now = { ...now, branch: -1 };
    tell({ kind: 'uncover', ...ask });
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
    coverColumn({ column: branch }, -1, level);
    for (const row of inTurn(candidates, counters.nodes, branch)) {
      const start = rows[row]!.findIndex(({ column }) => column === branch);
      const now = new Map(covered.map((other) => [other.column, other]));
      const others = [...rows[row]!.slice(start + 1), ...rows[row]!.slice(0, start)].filter(
        ({ column }) => !now.has(column),
      );
      path.push({ column: branch, row });
      announce('try', branch, row, -1);
      for (const ask of others) coverColumn(ask, row, level);
      const below = visit(level + 1);
      path.pop();
      announce('retreat', branch, row, branch);
      if (below >= 0) uncoverColumn({ column: below });
      for (const ask of others.toReversed()) uncoverColumn(ask);
    }
    return branch;
  }

  tell(null);
  const root = visit(0);
  announce('done', root, -1, root);
  if (root >= 0) uncoverColumn({ column: root });
  return moments;
}

export type ChooserByHand = (open: readonly number[], sizeOf: (column: number) => number, node: number) => number;

/** The smallest of the open columns, leftmost on ties. */
export function smallestByHand(open: readonly number[], sizeOf: (column: number) => number): number {
  return open.reduce((best, column) => (sizeOf(column) < sizeOf(best) ? column : best));
}
