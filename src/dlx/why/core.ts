import { refuseBounds } from '../bounds.ts';
import { checkOptions } from '../limit.ts';
import { type Column, type ColumnKind, type Matrix, checkColours, isUsable } from '../matrix.ts';
import { createRandom } from '../random.ts';
import { Search } from '../search.ts';
import { chooserOf } from '../choosers.ts';
import { numbered, told } from '../told.ts';
import { type Decision, decide } from './decide.ts';
import { quickXplain } from './quick-xplain.ts';

/** Demands that cannot be met together. */
export interface Core {
  /** Columns that must be covered, exactly once. */
  readonly demanded: readonly number[];
  /** Columns that may be covered at most once, whether or not the matrix demands more of them. */
  readonly atMostOnce: readonly number[];
  /** Rows that must be taken, of those that were given. */
  readonly givens: readonly number[];
  /**
   * True when nothing can be weakened: with any of these demands one step weaker there is a solution. A demanded column
   * weakens to at most once, and that to nothing; a given weakens to nothing. False when the steps ran out before
   * this was shown.
   */
  readonly isMinimal: boolean;
  /** Nodes of the plain search that shows it, with the smallest column; null when it is long. */
  readonly nodes: number | null;
}

export interface CoreOptions {
  /** Rows that must be taken. Each is a demand of its own. */
  readonly givens?: readonly number[];
  /**
   * The most steps of all searches together: updates of the links, and other work that takes as long. A hundred million
   * take about half a second. Default: 100 million.
   */
  readonly steps?: number;
  /** How many orders of the demands are tried: each gives a core, often another. Default: 4. */
  readonly orders?: number;
}

export interface CoreAnswer {
  /** `unknown` when the steps ran out before there was any core. */
  readonly answer: 'core' | 'solvable' | 'unknown';
  readonly core: Core | null;
  /** The searches that it took, and their steps. */
  readonly searches: number;
  readonly steps: number;
}

const MOST_STEPS = 100_000_000;
const ORDERS = 4;

/** A plain search that takes more updates than this is no chain that anybody would follow. */
const FOLLOWED = 200_000;

/**
 * A minimal set of demands of a matrix that cannot be met together: some of its columns must be covered, some may be
 * covered at most once, and the others ask for nothing. It is minimal, which is not the smallest: there are often
 * others, and of those that a few orders lead to the one with the shortest search is returned.
 *
 * First all columns are allowed at most once, and QuickXplain finds which must be demanded as well; then, with these
 * demanded, which of the others must still be kept to at most once. So each can be weakened in two steps. With one
 * step, from primary to off, cores are large and show little.
 *
 * The result depends on the steps that it may take, never on time.
 *
 * @throws RangeError when the matrix is none, a column with colours is primary, there is no row of a given's number, or
 *   an option is not a whole number from 0 up
 */
export function coreOf(matrix: Matrix<unknown>, options: CoreOptions = {}): CoreAnswer {
  checkColours(matrix);
  refuseBounds(matrix, 'coreOf does');
  checkOptions(options);
  const { steps: most = MOST_STEPS, orders = ORDERS } = options;
  checkWhole(most, 'steps');
  checkWhole(orders, 'orders');
  const extended = withGivens(matrix, checkedGivens(matrix, options.givens ?? []));
  const tester = createTester(extended, most);
  const whole = tester.test(extended.matrix.columns.map(({ kind }) => kind));
  if (whole.answer !== 'none') return { answer: whole.answer, core: null, ...tester.spent() };
  let best: Core | null = null;
  for (let order = 0; order < Math.max(1, orders); order += 1) {
    if (order > 0 && tester.isOver()) break;
    const core = coreInOrder(extended, tester, whole, order);
    // One that the steps did not suffice for is no better than a minimal one, however short its search.
    if (!best || (core.isMinimal && isShorter(core, best))) best = core;
    // Nothing can be shorter than one node, an empty column.
    if (best.nodes === 2) break;
  }
  return { answer: 'core', core: best, ...tester.spent() };
}

/**
 * The matrix of a core: columns and rows keep their numbers, columns that ask for nothing are off, and each given has a
 * primary column of its own at the end. Of rows that are the same in it only the first is left, and the others are
 * empty. Its search is what shows that the core has no solution.
 *
 * @throws RangeError when the matrix is none, or the core is none
 */
export function matrixOfCore(matrix: Matrix<unknown>, core: Pick<Core, 'demanded' | 'atMostOnce' | 'givens'>): Matrix {
  checkColours(matrix);
  refuseBounds(matrix, 'matrixOfCore does');
  if (!Array.isArray((core as Core | null)?.demanded)) {
    throw new RangeError(`the core is ${told(core)}; give what coreOf returned`);
  }
  const extended = withGivens(matrix, core.givens);
  const kinds = extended.matrix.columns.map((_, column): ColumnKind =>
    column < matrix.columns.length ? 'off' : 'primary',
  );
  for (const column of core.atMostOnce) kinds[column] = 'secondary';
  for (const column of core.demanded) kinds[column] = 'primary';
  return projected(extended.matrix, kinds);
}

/** A matrix with a primary column for each given, which only its own row has. */
interface Extended {
  readonly matrix: Matrix<unknown>;
  /** How many columns are the matrix's own. */
  readonly own: number;
  readonly givens: readonly number[];
}

function withGivens(matrix: Matrix<unknown>, givens: readonly number[]): Extended {
  const own = matrix.columns.length;
  const names = new Set(matrix.columns.map(({ name }) => name));
  const columns = givens.map((row): Column => ({ name: freeName(`given ${row}`, names), kind: 'primary' }));
  const places = new Map(givens.map((row, at) => [row, own + at]));
  const extra = (row: number): number[] => (places.has(row) ? [places.get(row) as number] : []);
  return {
    matrix: {
      ...matrix,
      columns: [...matrix.columns, ...columns],
      rows: matrix.rows.map((row, number) => [...row, ...extra(number)]),
      ...(matrix.colours && { colours: matrix.colours.map((row, number) => [...row, ...extra(number).map(() => '')]) }),
    },
    own,
    givens,
  };
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? freeName(`${name}′`, taken) : name;
}

/** Searches with other kinds of columns, as long as there are steps left. */
interface Tester {
  test(kinds: readonly ColumnKind[]): Decision;
  isOver(): boolean;
  spent(): Pick<CoreAnswer, 'searches' | 'steps'>;
}

function createTester({ matrix }: Extended, most: number): Tester {
  let [searches, steps] = [0, 0];
  return {
    test(kinds) {
      if (steps > most) return { answer: 'unknown', steps: 0, branched: new Set() };
      searches += 1;
      const decision = decide(projected(matrix, kinds), most - steps);
      steps += decision.steps;
      return decision;
    },
    isOver: () => steps > most,
    spent: () => ({ searches, steps }),
  };
}

/** The matrix with these kinds. A row that can no longer be chosen, or is the same as one before it, is empty. */
function projected(matrix: Matrix<unknown>, kinds: readonly ColumnKind[]): Matrix {
  const columns = matrix.columns.map(({ name }, column) => ({ name, kind: kinds[column] as ColumnKind }));
  const seen = new Set<string>();
  const kept = matrix.rows.map((row, number) => {
    if (!isUsable({ columns }, row)) return false;
    const text = row
      .flatMap((column, place) =>
        kinds[column] === 'off' ? [] : [`${column}:${matrix.colours?.[number]?.[place] ?? ''}`],
      )
      .sort()
      .join();
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
  return {
    columns,
    rows: matrix.rows.map((row, number) => (kept[number] ? row : [])),
    ...(matrix.colours && { colours: matrix.colours.map((row, number) => (kept[number] ? row : [])) }),
    warnings: [],
  };
}

/** The core that one order of the demands leads to. Those that come first are rather kept. */
function coreInOrder({ matrix, own, givens }: Extended, tester: Tester, whole: Decision, order: number): Core {
  const random = createRandom(order);
  const arranged = (list: readonly number[]): number[] => {
    if (order === 0) return [...list];
    return order === 1 ? list.toReversed() : random.shuffled(list);
  };
  const isOpen = matrix.columns.map(({ kind }) => kind !== 'off');
  const open = isOpen.map((is): ColumnKind => (is ? 'secondary' : 'off'));
  const demands = [...whole.branched].sort((a, b) => a - b);
  // Few givens are rather followed than few columns, so these are kept first.
  const candidates = [
    ...arranged(demands.filter((one) => one < own)),
    ...arranged(demands.filter((one) => one >= own)),
  ];
  let isMinimal = true;
  const isNone = (kinds: readonly ColumnKind[]): boolean => {
    const { answer } = tester.test(kinds);
    if (answer === 'unknown') isMinimal = false;
    return answer === 'none';
  };
  const raised = (kinds: readonly ColumnKind[], columns: readonly number[], kind: ColumnKind): ColumnKind[] => {
    const changed = [...kinds];
    for (const column of columns) changed[column] = kind;
    return changed;
  };
  const demanded = quickXplain(candidates, (some) => isNone(raised(open, some, 'primary')));
  const bare = raised(
    open.map(() => 'off'),
    demanded,
    'primary',
  );
  const others = matrix.columns.flatMap((_, column) =>
    isOpen[column] && column < own && !demanded.includes(column) ? [column] : [],
  );
  const kept = quickXplain(arranged(others), (some) => isNone(raised(bare, some, 'secondary')));
  const rising = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
  const core = {
    demanded: rising(demanded.filter((column) => column < own)),
    atMostOnce: rising(kept),
    givens: rising(demanded.flatMap((column) => (column < own ? [] : (givens[column - own] ?? [])))),
    isMinimal,
  };
  const search = new Search(projected(matrix, raised(bare, kept, 'secondary')), chooserOf());
  search.run({ updates: FOLLOWED });
  return { ...core, nodes: search.done ? search.nodes : null };
}

function isShorter(core: Core, best: Core): boolean {
  const [nodes, least] = [core.nodes ?? Infinity, best.nodes ?? Infinity];
  return nodes === least ? sizeOf(core) < sizeOf(best) : nodes < least;
}

function sizeOf({ demanded, atMostOnce, givens }: Core): number {
  return demanded.length + atMostOnce.length + givens.length;
}

function checkedGivens({ rows }: Matrix<unknown>, givens: readonly number[]): number[] {
  if (!Array.isArray(givens)) throw new RangeError(`givens is ${told(givens)}; give an array of row numbers`);
  for (const row of givens as readonly number[]) {
    if (rows[row] === undefined) {
      throw new RangeError(`there is no row ${told(row)} to be given; ${numbered(rows.length)}`);
    }
  }
  return [...new Set(givens as readonly number[])];
}

function checkWhole(number: number, what: string): void {
  if (Number.isInteger(number) && number >= 0) return;
  throw new RangeError(`${what} is ${told(number)}; give a whole number from 0 up`);
}
