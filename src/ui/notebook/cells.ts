/** The state of the cells of a page, and which of them have to run. Independent of the DOM. */
import type { CellError } from '#notebook/cell-error.ts';
import type { CompiledCell } from '#notebook/compile.ts';
import type { SetValues } from '#notebook/inputs.ts';
import { type CellOrder, orderOf } from '#notebook/order.ts';

export interface CellState {
  readonly id: string;
  code: string;
  /** What the reader has set, by input label. */
  set: SetValues;
  /** True when the sandbox holds what the current code declares. */
  isFresh: boolean;
  /** The code and settings behind the current result; null without a result. */
  source: Source | null;
  /** The time of the last run, in milliseconds; 0 for the run of the build. */
  took: number;
}

/** The code and settings behind a result. */
export interface Source {
  /** The code of the cell itself. */
  readonly code: string;
  /** All code and settings that went into it; null for a result of the build, until `standings.ts` fills it in. */
  readonly all: readonly string[] | null;
}

/** Whether a result is up to date: `older` after a change to the cell, `stale` after one to what it uses. */
export type CellStanding = 'none' | 'current' | 'older' | 'stale';

/**
 * A cell whose last run took at most this many milliseconds runs by itself when what it uses has changed. The limit is
 * generous: on a slow or busy machine even a trivial count takes a third of a second.
 */
export const CHEAP = 1_000;

export interface CompiledCells {
  /** The code that was compiled, by the cell. */
  readonly codes: ReadonlyMap<string, string>;
  readonly order: CellOrder;
  readonly compiled: ReadonlyMap<string, CompiledCell>;
  /** Compile errors by cell. */
  readonly faults: ReadonlyMap<string, CellError>;
}

/**
 * Compiles all cells. A cell that does not compile declares nothing and uses nothing.
 * @throws what `compile` throws, if it is not a cell error
 */
export function compileAll(
  cells: readonly Pick<CellState, 'id' | 'code'>[],
  compile: (code: string) => CompiledCell,
  isCellError: (error: unknown) => error is CellError,
): CompiledCells {
  const compiled = new Map<string, CompiledCell>();
  const faults = new Map<string, CellError>();
  for (const { id, code } of cells) {
    try {
      compiled.set(id, compile(code));
    } catch (error) {
      if (!isCellError(error)) throw error;
      faults.set(id, error);
    }
  }
  const nothing = { declares: [], uses: [], changes: [] };
  const order = orderOf(cells.map(({ id }) => ({ id, ...(compiled.get(id) ?? nothing) })));
  const codes = new Map(cells.map(({ id, code }) => [id, code]));
  return { codes, order, compiled, faults };
}

/**
 * Returns the code and settings that a result of a cell depends on now.
 *
 * @param settings what the reader has set in a cell
 */
export function sourceOf(
  id: string,
  { codes, order }: CompiledCells,
  settings: (id: string) => CellState['set'],
): Source {
  const all = order.before(id).flatMap((one) => [codes.get(one) ?? '', JSON.stringify(settings(one))]);
  return { code: codes.get(id) ?? '', all };
}

/**
 * Compares a result with the current code.
 * @param now the source of a result now; null where only the code of the cell itself is known
 */
export function standingOf({ code, source }: CellState, now: Source | null): CellStanding {
  if (!source) return 'none';
  if (source.code !== code) return 'older';
  const [before, all] = [source.all, now?.all];
  if (!before || !all) return 'current';
  const isSame = before.length === all.length && all.every((one, index) => one === before[index]);
  return isSame ? 'current' : 'stale';
}

/**
 * Returns the cells to run for one of them, in order: those among its needs that are not fresh, or that depend on one
 * that is not, and the cell itself last.
 *
 * @param isWarm false when the sandbox holds no declared values
 */
export function cellsToRun(
  id: string,
  cells: readonly CellState[],
  { order }: CompiledCells,
  isWarm: boolean,
): string[] {
  const fresh = new Set(cells.filter(({ isFresh }) => isFresh && isWarm).map((cell) => cell.id));
  const stale = new Set<string>();
  for (const one of order.before(id)) {
    const needsStale = order.before(one).some((other) => stale.has(other));
    if (one === id || !fresh.has(one) || needsStale) stale.add(one);
  }
  return [...stale];
}
