import type { Bucket } from '#history/overview.ts';
import { shortNumber, tenths } from '../kit/round.ts';
import type { StripPart, StripView } from './view.ts';

/** The strip is drawn in a box of this size and stretched to its place. */
export const STRIP_WIDTH = 1_000;
export const STRIP_HEIGHT = 40;

interface StripLayout {
  /** A closed path from the bottom to the highest level of each stretch. */
  readonly reach: string;
  /** A closed path from the lowest to the highest level of each stretch. */
  readonly band: string;
  /** Where solutions and dead ends lie, 0 to STRIP_WIDTH, each at least a pixel from the next. */
  readonly solutions: readonly number[];
  readonly deadEnds: readonly number[];
}

/**
 * Depth over time. Stretches that are narrower than a thousandth of the strip are merged, so a run of
 * any length is a path of a bounded size.
 */
export function stripLayout(view: StripView): StripLayout {
  const { buckets, zoom, part, deepest, step, reveal } = view;
  // The playhead stands on the first step at one end and on the last at the other.
  const at = (position: number): number => xOf(position, part);
  // Where the drawing ends: with what is to come hidden, at the playhead.
  const edge = reveal === 'past' ? Math.min(STRIP_WIDTH, Math.max(0, at(step))) : STRIP_WIDTH;
  const startOf = (bucket: Bucket | undefined): number => (bucket ? at(bucket.start[zoom]) : STRIP_WIDTH);
  const up = (level: number): number => STRIP_HEIGHT - (STRIP_HEIGHT - 2) * (deepest > 0 ? level / deepest : 0);

  const stretches: Stretch[] = [];
  const found: number[] = [];
  let from = 0;
  let lowest = Infinity;
  let highest = 0;
  let solutions = 0;
  buckets.forEach((bucket, index) => {
    const to = startOf(buckets[index + 1]);
    if (to < 0 || startOf(bucket) > STRIP_WIDTH) return;
    lowest = Math.min(lowest, bucket.lowest);
    highest = Math.max(highest, bucket.highest);
    solutions += bucket.solutions;
    if (to - from < 1 && index < buckets.length - 1) return;
    const end = Math.min(to, edge);
    if (from < end) stretches.push({ from, to: end, top: up(highest), bottom: up(lowest) + 1 });
    if (solutions > 0 && (to <= edge || reveal === 'all')) found.push(tenths((from + end) / 2));
    from = end;
    lowest = Infinity;
    highest = 0;
    solutions = 0;
  });
  return {
    reach: outline(stretches.map((stretch) => ({ ...stretch, bottom: STRIP_HEIGHT }))),
    band: outline(stretches),
    solutions: view.solutions ? placed(view.solutions, view) : found,
    deadEnds: placed(view.deadEnds ?? [], view),
  };
}

/** A part of the run whose levels are one column of the strip. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * A closed path around stretches that lie side by side, in relative numbers and whole tenths, without the corners
 * between stretches of the same height: a third of the bytes of one in absolute numbers.
 */
function outline(stretches: readonly Stretch[]): string {
  const [first] = stretches;
  if (!first) return '';
  const along = stretches.map(({ from, to, top }) => ({ from, to, level: top }));
  const back = stretches.toReversed().map(({ from, to, bottom }) => ({ from: to, to: from, level: bottom }));
  let [x, y] = [tenths(first.from), tenths(first.top)];
  let path = `M${x} ${y}`;
  let run = 0;
  for (const { to, level } of [...along, ...back]) {
    const rise = tenths(tenths(level) - y);
    if (rise !== 0) {
      path += `${run === 0 ? '' : `h${shortNumber(run)}`}v${shortNumber(rise)}`;
      y = tenths(level);
      run = 0;
    }
    run = tenths(run + tenths(tenths(to) - x));
    x = tenths(to);
  }
  return `${path}h${shortNumber(run)}z`;
}

function placed(positions: readonly number[], { part, step, reveal }: StripView): number[] {
  const to = reveal === 'past' ? Math.min(step, part.to) : part.to;
  const inside = positions.filter((position) => position >= part.from && position <= to);
  return [...new Set(inside.map((position) => tenths(xOf(position, part))))];
}

/** Where a position lies on the strip: 0 at its beginning, STRIP_WIDTH at its end. */
function xOf(position: number, { from, to }: StripPart): number {
  return ((position - from) * STRIP_WIDTH) / Math.max(1, to - from);
}
