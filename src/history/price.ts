import type { Matrix } from '#dlx/index.ts';

/** What these rows cost together; null where no row has a cost. A null choice costs nothing. */
export function priceOf({ costs }: Matrix<unknown>, rows: readonly number[]): number | null {
  return costs ? rows.reduce((sum, row) => sum + (costs[row] ?? 0), 0) : null;
}
