/** Columns that a switch takes out of a matrix, or brings back: their ones fade. */
import type { MatrixView } from './view.ts';

/** Columns on the way out or in. */
export interface Fading {
  /** Each column's kind while it is seen; `off` for columns that do not change. */
  readonly kinds: MatrixView['kinds'];
  readonly isLeaving: boolean;
}

/** What fades when these kinds become those; null when no column goes out of the matrix or comes back. */
export function fadingBetween(before: MatrixView['kinds'], after: MatrixView['kinds']): Fading | null {
  if (before.length !== after.length) return null;
  // Asked at every moment that is painted, and almost never is there one.
  if (before.every((kind, column) => (kind === 'off') === (after[column] === 'off'))) return null;
  const leaves = before.map((kind, column) => (after[column] === 'off' ? kind : 'off'));
  const enters = after.map((kind, column) => (before[column] === 'off' ? kind : 'off'));
  const isLeaving = enters.every((kind) => kind === 'off');
  return { kinds: isLeaving ? leaves : enters, isLeaving };
}

/** How much of the fading columns is seen when this share of it is done, both from 0 to 1. */
export function opacityAt({ isLeaving }: Fading, share: number): number {
  return isLeaving ? 1 - share : share;
}

/** The view in two: what stays as it is, and the columns that fade. */
export function splitView(
  view: MatrixView,
  { kinds }: Fading,
): { readonly still: MatrixView; readonly fading: MatrixView } {
  const still = view.kinds.map((kind, column) => (kinds[column] === 'off' ? kind : 'off'));
  return { still: { ...view, kinds: still }, fading: { ...view, kinds } };
}
