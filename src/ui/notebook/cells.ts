/** What is known of the cells of a notebook on the page, and which of them have to run. Knows no markup. */
import type { CellError } from '#notebook/cell-error.ts';
import type { CompiledCell } from '#notebook/compile.ts';
import type { InputValue } from '#notebook/inputs.ts';
import type { CellOrder } from '#notebook/order.ts';
import { orderOf } from '#notebook/order.ts';

export interface CellState {
  readonly id: string;
  code: string;
  /** What the reader has set, by the labels of the inputs. */
  set: Record<string, InputValue>;
  /** True when the sandbox knows what its code declares now. */
  isFresh: boolean;
  /** What the result under it came of; null when there is none. */
  source: Source | null;
  /** How long its last run took, in milliseconds; 0 where that was at build time. */
  took: number;
}

/** What a result came of. */
export interface Source {
  /** The code of the cell itself. */
  readonly code: string;
  /** All code and all settings that went into it; null for what was drawn at build time and not asked for yet. */
  readonly all: readonly string[] | null;
}

/** Whether the result under a cell is of what stands there now: of older code, or of other cells that are older. */
export type Standing = 'none' | 'current' | 'older' | 'stale';

/**
 * Cells that take so long at most, in milliseconds, run by themselves when what they use has changed. They run
 * beside the page; on a slow or busy machine a count of no time takes a third of a second.
 */
export const CHEAP = 1_000;

export interface CompiledCells {
  /** The code that was compiled, by the cell. */
  readonly codes: ReadonlyMap<string, string>;
  readonly order: CellOrder;
  readonly compiled: ReadonlyMap<string, CompiledCell>;
  /** What cannot be read, by the cell. */
  readonly faults: ReadonlyMap<string, CellError>;
}

/** Compiles all cells. One that cannot be read stands for itself: it declares nothing and uses nothing. */
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
 * What a result of a cell comes of.
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

/** @param now what a result would come of now; null where only the code of the cell itself is known */
export function standingOf({ code, source }: CellState, now: Source | null): Standing {
  if (!source) return 'none';
  if (source.code !== code) return 'older';
  const [before, all] = [source.all, now?.all];
  if (!before || !all) return 'current';
  const isSame = before.length === all.length && all.every((one, index) => one === before[index]);
  return isSame ? 'current' : 'stale';
}

/**
 * The cells to run for one of them: those that it needs and that are not fresh, and what stands on
 * them; the cell itself at the end.
 *
 * @param isWarm false when nothing that cells have declared is known any more
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
