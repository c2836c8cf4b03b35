/** Milliseconds of a slice: short enough for Stop to feel instant, long enough for little overhead. */
const SLICE_MS = 20;

/** Updates of the first slice. */
export const FIRST_SLICE = 200_000;

/** The updates of the next slice, after one of `took` milliseconds: slices grow or shrink towards SLICE_MS. */
export function nextSlice(updates: number, took: number): number {
  const factor = Math.min(4, Math.max(0.25, SLICE_MS / Math.max(took, 0.1)));
  return Math.max(10_000, Math.round(updates * factor));
}
