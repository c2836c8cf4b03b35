import type { Matrix } from '#dlx/index.ts';
import { DOWN, headerOf } from '#dlx/links.ts';
import { askingRows, isUsable } from '#dlx/matrix.ts';
import type { Frame, FrameBounds } from './frame.ts';
import type { LinkSearch } from './walker.ts';

/** A column that could be branched on, and its rows from the top down. */
export interface ColumnChoice {
  readonly column: number;
  readonly rows: readonly number[];
  /** How many branches it has, where that is not one for each row. */
  readonly branches?: number;
}

/**
 * The columns and rows to choose from at a frame in which a column is chosen, the smallest column first, so that the
 * first choice is Knuth's. Takes time linear in the 1s of the matrix.
 */
export function choicesAt(matrix: Matrix<unknown>, frame: Frame): ColumnChoice[] {
  if (frame.bounds) return choicesWithBounds(matrix, frame, frame.bounds);
  const covered = new Set(frame.covered.map(({ column }) => column));
  // The frame's own column is covered by the choice itself.
  covered.delete(frame.column);
  const rows = new Map<number, number[]>();
  matrix.columns.forEach(({ kind }, column) => {
    if (kind === 'primary' && !covered.has(column)) rows.set(column, []);
  });
  const asking = askingRows(matrix, frame.covered);
  asking.forEach((row, index) => {
    if (!isUsable(matrix, row) || row.some((column) => covered.has(column))) return;
    for (const column of row) rows.get(column)?.push(index);
  });
  const choices = Array.from(rows, ([column, list]) => ({ column, rows: list }));
  return choices.sort((a, b) => a.rows.length - b.rows.length);
}

/** Where columns have bounds, or rows costs, only a column can be chosen: its rows are tried in an order of their own. */
function choicesWithBounds(matrix: Matrix<unknown>, frame: Frame, { bound, slack }: FrameBounds): ColumnChoice[] {
  const { costs, event } = frame;
  const covered = coveredBefore(frame);
  const rows = rowsBefore(matrix, frame);
  const open = matrix.columns.flatMap(({ kind }, column): OpenColumn[] => {
    if (kind !== 'primary' || covered.has(column)) return [];
    const times = (bound[column] as number) + (event === 'choose' && column === frame.column ? 1 : 0);
    const spare = Math.min(slack[column] as number, times);
    const own = rows[column] ?? [];
    const least = spare === times || !costs ? 0 : Math.min(...own.map((row) => costs.net[row] as number));
    return [{ column, branches: own.length + spare - times + 1, spare, size: own.length, least }];
  });
  return open
    .sort(costs ? byCost : byBranches)
    .map(({ column, branches }) => ({ column, rows: [], branches: Math.max(0, branches) }));
}

/** The columns covered before the frame's own was branched on. */
function coveredBefore({ covered, column }: Frame): Set<number> {
  return new Set(covered.flatMap((one) => (one.column === column ? [] : [one.column])));
}

/**
 * By column, in a run with bounds or costs: the rows in its list before the frame's own column was branched on. The sizes
 * of a frame are those after that column has been covered, and not those that were compared.
 */
export function rowsBefore(matrix: Matrix<unknown>, frame: Frame): number[][] {
  const { bounds, costs, path } = frame;
  const covered = coveredBefore(frame);
  const gone = new Set([...(bounds?.tweaked ?? []), ...path].map(({ row }) => row));
  const rows = matrix.columns.map((): number[] => []);
  askingRows(matrix, frame.covered).forEach((row, index) => {
    if (!isUsable(matrix, row) || gone.has(index) || row.some((column) => covered.has(column))) return;
    if (costs && costs.atLeast + (costs.net[index] as number) >= costs.cutoff) return;
    for (const column of row) rows[column]?.push(index);
  });
  return rows;
}

interface OpenColumn {
  readonly column: number;
  readonly branches: number;
  readonly spare: number;
  /** How many rows it has, and what the cheapest of them costs. */
  readonly size: number;
  readonly least: number;
}

/** In the order of `smallestDegree` (`dlx/bounded/degree.ts`). */
function byBranches(a: OpenColumn, b: OpenColumn): number {
  return a.branches - b.branches || a.spare - b.spare || b.size - a.size;
}

/** In the order of `cheapestChoice` (`dlx/cheapest/priced-links.ts`), which takes the first dead end from the left. */
function byCost(a: OpenColumn, b: OpenColumn): number {
  return Math.max(0, a.branches) - Math.max(0, b.branches) || (a.branches > 0 ? b.least - a.least : 0);
}

/** The rows of the column branched on at a level that are still to be tried, in order. */
export function rowsToCome(search: Readonly<LinkSearch>, level: number): number[] {
  const column = search.branchAt(level);
  if (column < 0) return [];
  if (search.turnsLeft) return search.turnsLeft(level).map((node) => search.rowAt(node));
  // A column's own list stays whole while it is covered, whatever is covered after it.
  const { nodes } = search.links;
  const header = headerOf(column);
  const list: number[] = [];
  for (let node = nodes[header + DOWN] as number; node !== header;) {
    list.push(node);
    node = nodes[node + DOWN] as number;
  }
  const first = list.findIndex((node) => search.rowAt(node) === search.firstAt(level));
  const turns = first < 0 ? list : [...list.slice(first), ...list.slice(0, first)];
  const over = turns.indexOf(search.nodeAt(level)) + 1;
  return turns.slice(over).map((turn) => search.rowAt(turn));
}
