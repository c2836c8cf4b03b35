import type { Bucket } from '../../history/overview.ts';
import type { Recording } from '../../history/recording.ts';
import type { Zoom } from '../../history/frame.ts';

export interface StripView {
  readonly buckets: readonly Bucket[];
  readonly zoom: Zoom;
  /** The last position at `zoom`. */
  readonly last: number;
  /** The position shown. */
  readonly step: number;
  /** The deepest level there is. */
  readonly deepest: number;
}

/** The overview of a run at a moment of it: all its stretches are gone through. */
export function stripView(
  at: { readonly recording: Recording } & Pick<StripView, 'zoom' | 'last' | 'step'>,
): StripView {
  const { recording, zoom, last, step } = at;
  const deepest = recording.totals.profile.length - 1;
  return { buckets: recording.overview(), zoom, last, step, deepest };
}
