import type { Bucket } from '../../history/overview.ts';
import { tenths } from '../kit/round.ts';
import type { StripView } from './view.ts';

/** The strip is drawn in a box of this size and stretched to its place. */
export const STRIP_WIDTH = 1_000;
export const STRIP_HEIGHT = 40;

export interface StripLayout {
  /** A closed path from the bottom to the highest level of each stretch. */
  readonly reach: string;
  /** A closed path from the lowest to the highest level of each stretch. */
  readonly band: string;
  /** Where solutions lie, 0 to STRIP_WIDTH, each at least a pixel from the next. */
  readonly solutions: readonly number[];
  /** Where the position lies. */
  readonly cursor: number;
}

/**
 * Depth over time. Stretches that are narrower than a thousandth of the strip are merged, so a run of
 * any length is a path of a bounded size.
 */
export function stripLayout({ buckets, zoom, last, step, deepest }: StripView): StripLayout {
  // The thumb of the slider stands on the first step at one end and on the last at the other.
  const scale = STRIP_WIDTH / Math.max(1, last);
  const at = (bucket: Bucket | undefined): number =>
    bucket ? bucket.start[zoom] * scale : STRIP_WIDTH;
  const up = (level: number): number =>
    STRIP_HEIGHT - (STRIP_HEIGHT - 2) * (deepest > 0 ? level / deepest : 0);

  const top: string[] = [];
  const bottom: string[] = [];
  const solutions: number[] = [];
  let from = 0;
  let lowest = Infinity;
  let highest = 0;
  let found = 0;
  buckets.forEach((bucket, index) => {
    lowest = Math.min(lowest, bucket.lowest);
    highest = Math.max(highest, bucket.highest);
    found += bucket.solutions;
    const to = at(buckets[index + 1]);
    if (to - from < 1 && index < buckets.length - 1) return;
    top.push(`L${tenths(from)} ${tenths(up(highest))}L${tenths(to)} ${tenths(up(highest))}`);
    bottom.push(
      `L${tenths(to)} ${tenths(up(lowest) + 1)}L${tenths(from)} ${tenths(up(lowest) + 1)}`,
    );
    if (found > 0) solutions.push(tenths((from + to) / 2));
    from = to;
    lowest = Infinity;
    highest = 0;
    found = 0;
  });
  return {
    reach: top.length === 0 ? '' : `M0 ${STRIP_HEIGHT}${top.join('')}V${STRIP_HEIGHT}Z`,
    band: top.length === 0 ? '' : `M${[...top, ...bottom.toReversed()].join('').slice(1)}Z`,
    solutions,
    cursor: cursorAt(step, last),
  };
}

/** Where a position lies on the strip, 0 to STRIP_WIDTH. */
export function cursorAt(step: number, last: number): number {
  return tenths((step * STRIP_WIDTH) / Math.max(1, last));
}
