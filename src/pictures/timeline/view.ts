import { type Reveal, type Zoom, positionOf } from '#history/frame.ts';
import type { Bucket } from '#history/overview.ts';
import type { Recording } from '#history/recording.ts';

/** The steps that a strip goes over: all of the run, or a part of it. */
export interface StripPart {
  readonly from: number;
  readonly to: number;
}

export interface StripView {
  readonly buckets: readonly Bucket[];
  readonly zoom: Zoom;
  readonly part: StripPart;
  /** The position shown; with `past` nothing is drawn after it. */
  readonly step: number;
  readonly reveal: Reveal;
  /** The deepest level there is. */
  readonly deepest: number;
  /** Where dead ends lie, when they are few enough to be told apart; null when they are not. */
  readonly deadEnds: readonly number[] | null;
  /** The same for solutions; the stretches know of others. */
  readonly solutions: readonly number[] | null;
}

/** More marks of a kind than this have no place of their own. */
const MOST_MARKS = 40;

/** The overview of a run at a moment of it: all its stretches are gone through. */
export function stripView(
  at: { readonly recording: Recording } & Pick<StripView, 'zoom' | 'step'> & {
      readonly last: number;
    },
  part: StripPart = { from: 0, to: at.last },
  reveal: Reveal = 'all',
): StripView {
  const { recording, zoom, step } = at;
  const { totals } = recording;
  return {
    buckets: recording.overview(),
    zoom,
    part,
    step,
    reveal,
    deepest: totals.profile.length - 1,
    deadEnds: marks(recording, zoom, totals.deadEnds, (number) => recording.deadEndStep(number)),
    solutions: marks(recording, zoom, totals.solutions, (number) => recording.solutionStep(number)),
  };
}

function marks(
  recording: Recording,
  zoom: Zoom,
  count: number,
  decisionOf: (number: number) => number,
): number[] | null {
  if (count > MOST_MARKS) return null;
  return Array.from({ length: count }, (_, index) => positionOf(recording.seek(decisionOf(index + 1)), zoom));
}
