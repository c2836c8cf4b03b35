/** What is known of the cells of a notebook on the page, and which of them have to run. Knows no markup. */
import type { CellError } from '../../notebook/cell-error.ts';
import type { CompiledCell } from '../../notebook/compile.ts';
import type { InputValue } from '../../notebook/inputs.ts';
import type { CellOrder } from '../../notebook/order.ts';
import { orderOf } from '../../notebook/order.ts';

export interface CellState {
  readonly id: string;
  code: string;
  /** What the reader has set, by the labels of the inputs. */
  set: Record<string, InputValue>;
  /** True when what it shows is what its code says now. */
  isFresh: boolean;
  /** How long its last run took, in milliseconds; null before the first, and 0 where that was at build time. */
  took: number | null;
}

/** Cells that take so long at most run by themselves when what they use has changed. */
export const CHEAP = 200;

export interface CompiledCells {
  readonly order: CellOrder;
  readonly compiled: ReadonlyMap<string, CompiledCell>;
  /** What cannot be read, by the cell. */
  readonly faults: ReadonlyMap<string, CellError>;
}

/** Compiles all cells. One that cannot be read stands for itself: it declares nothing and uses nothing. */
export function compileAll(
  cells: readonly CellState[],
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
  const nothing = { declares: [], uses: [] };
  const order = orderOf(cells.map(({ id }) => ({ id, ...(compiled.get(id) ?? nothing) })));
  return { order, compiled, faults };
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
