/**
 * Columns covered in one order and uncovered in another, on the real links: what is left, what
 * should be left, and the first thing that is wrong.
 */
import type { Matrix } from '#dlx/index.ts';
import {
  type Links,
  columnOf,
  cover,
  createLinks,
  DOWN,
  headerOf,
  ROW,
  sanity,
  Search,
  SIZE,
  uncover,
  UP,
} from '#dlx/links.ts';

/** A one of the matrix as the walks along its column see it. */
export interface OneState {
  readonly row: number;
  readonly column: number;
  /** Found by the walk down, and by the walk up. */
  readonly isDown: boolean;
  readonly isUp: boolean;
  /** Found by both, had the columns been uncovered in reverse. */
  readonly should: boolean;
}

/** A header, as the ring and the walks along its column have it. */
export interface HeaderState {
  readonly column: number;
  readonly name: string;
  /** In the ring of headers, and whether it should be. */
  readonly isIn: boolean;
  readonly isInShould: boolean;
  /** The number in the header, and the one that should be there. */
  readonly size: number;
  readonly sizeShould: number;
}

export interface UndoState {
  readonly columns: readonly HeaderState[];
  readonly ones: readonly OneState[];
  /** What `sanity` says, the first bad link first. */
  readonly problems: readonly string[];
  /** True when every reachable link and size is as it should be. */
  readonly isRight: boolean;
  /** Columns still covered, in the order covered. */
  readonly covered: readonly number[];
}

/** Covers the columns of `covered` in this order, then uncovers those of `uncovered` in theirs. */
export function undoColumns(matrix: Matrix, covered: readonly number[], uncovered: readonly number[]): UndoState {
  const links = createLinks(matrix);
  carryOut(links, covered, uncovered);
  const still = covered.filter((column) => !uncovered.includes(column));
  const right = createLinks(matrix);
  carryOut(right, still, []);

  const names = matrix.columns.map(({ name }) => name);
  const [ring, ringShould] = [ringOf(links), ringOf(right)];
  const columns = names.map((name, column) => ({
    column,
    name,
    isIn: ring.includes(column),
    isInShould: ringShould.includes(column),
    size: sizeIn(links, column),
    sizeShould: sizeIn(right, column),
  }));
  const found = names.map((_, column) => ({
    down: walk(links, column, DOWN),
    up: walk(links, column, UP),
    should: walk(right, column, DOWN),
  }));
  const ones = matrix.rows.flatMap((row, number) =>
    row.map((column) => ({
      row: number,
      column,
      isDown: found[column]?.down.includes(number) ?? false,
      isUp: found[column]?.up.includes(number) ?? false,
      should: found[column]?.should.includes(number) ?? false,
    })),
  );
  const problems = sanity(links, names);
  const isRight =
    problems.length === 0 &&
    ring.join() === ringShould.join() &&
    ones.every(({ isDown, isUp, should }) => isDown === should && isUp === should) &&
    columns.every(({ size, sizeShould }) => size === sizeShould);
  return { columns, ones, problems, isRight, covered: still };
}

/** What a search finds that goes on with links as they are then. */
export interface SearchAfter {
  /** The rows of each solution that it believes to have. */
  readonly solutions: readonly (readonly number[])[];
  /** The columns that some such solution does not cover, and those that one covers twice. */
  readonly missed: readonly number[];
  readonly twice: readonly number[];
  /** False when it was stopped: damaged links may lead it round for ever. */
  readonly isDone: boolean;
}

/** At most this many events are awaited; with whole links the search takes fewer than thirty. */
const MOST_EVENTS = 1_000;

/** Covers and uncovers as `undoColumns` does, and lets the real search go on from there. */
export function searchAfter(matrix: Matrix, covered: readonly number[], uncovered: readonly number[]): SearchAfter {
  const search = new Search(matrix);
  carryOut(search.links, covered, uncovered);
  const solutions: number[][] = [];
  while (!search.done && search.events < MOST_EVENTS) {
    search.step();
    if (search.event === 'solution') solutions.push(search.rows());
  }
  const times = (rows: readonly number[], column: number): number =>
    rows.filter((row) => matrix.rows[row]?.includes(column)).length;
  const columnsWhere = (holds: (times: number) => boolean): number[] =>
    matrix.columns.map((_, column) => column).filter((column) => solutions.some((rows) => holds(times(rows, column))));
  return {
    solutions,
    missed: columnsWhere((one) => one === 0),
    twice: columnsWhere((one) => one > 1),
    isDone: search.done,
  };
}

function carryOut(links: Links, covered: readonly number[], uncovered: readonly number[]): void {
  for (const column of covered) cover(links, headerOf(column));
  for (const column of uncovered) uncover(links, headerOf(column));
}

function sizeIn({ nodes }: Links, column: number): number {
  return nodes[headerOf(column) + SIZE] as number;
}

/** The columns in the ring of headers. */
function ringOf({ right }: Links): number[] {
  const ring: number[] = [];
  let header = right[0] as number;
  for (; header !== 0 && ring.length < right.length; header = right[header] as number) {
    ring.push(columnOf(header << 2));
  }
  return ring;
}

/** The rows that a walk along a column's list passes, down or up. */
function walk({ nodes }: Links, column: number, way: number): number[] {
  const header = headerOf(column);
  const rows: number[] = [];
  let node = nodes[header + way] as number;
  for (; node !== header && rows.length < nodes.length; node = nodes[node + way] as number) {
    rows.push(nodes[node + ROW] as number);
  }
  return rows;
}
