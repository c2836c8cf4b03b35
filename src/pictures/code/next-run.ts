import { type Frame, type Recording, type Zoom, ZOOMS } from '#history/index.ts';
import { positionOf } from '#history/frame.ts';
import { type CodeKey, zoomOfKey } from './keys.ts';
import { runsAt } from './line-of.ts';

/** Where a line runs next. */
export interface NextRun {
  readonly step: number;
  /** The zoom in force, or a finer one when the line runs at no step of that. */
  readonly zoom: Zoom;
  /** Later in the run; or else from the start on; or there is no other than the one left. */
  readonly where: 'later' | 'from the start' | 'only here';
}

/** A line that runs at all runs soon; a search longer than this would be felt. */
const MOST_STEPS = 20_000;

/**
 * The next step at which the line with this key runs, counted from a frame of the recording; from
 * the start when there is none further. Null when it does not run at all, in what is looked at.
 */
export function nextRun(recording: Recording, frame: Frame, key: CodeKey): NextRun | null {
  const own = zoomOfKey(key);
  const here = positionOf(frame, own);
  const last = recording.lastStep(own);
  const zoom = ZOOMS.indexOf(own) > ZOOMS.indexOf(frame.zoom) ? own : frame.zoom;
  for (let tried = 1; tried <= Math.min(last + 1, MOST_STEPS); tried += 1) {
    const step = (here + tried) % (last + 1);
    if (!runsAt(recording.matrix, recording.seek(step, own), key)) continue;
    const where = step > here ? 'later' : step < here ? 'from the start' : 'only here';
    return { step: beginning(recording, step, own, zoom), zoom, where };
  }
  return null;
}

/** The first step at a zoom that belongs to a step of the same or a coarser one. */
function beginning(recording: Recording, step: number, coarse: Zoom, zoom: Zoom): number {
  if (coarse === zoom || step === 0) return step;
  return positionOf(recording.seek(step - 1, coarse), zoom) + 1;
}
