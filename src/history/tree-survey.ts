/**
 * The tree of a run of any length, in the detail that a picture can show. A window of time is assembled from stretches
 * between checkpoints: a stretch wider than a pixel is walked when there is time, and is then exact; for the others the
 * checkpoints are enough. Nodes narrower than a pixel become crowds.
 */
import type { Zoom } from './frame.ts';
import type { Recording } from './recording.ts';
import { type TreePicture, type TreeWindow, assembleFrom, unitOf } from './tree-assembly.ts';
import { type TreeStretch, stretchCount, stretchStart, walkStretch } from './tree-stretch.ts';

export interface TreeSummary extends TreePicture {
  readonly window: TreeWindow;
  /** How many levels the tree has, as far as recorded. */
  readonly levels: number;
}

export interface TreeSurvey {
  readonly recording: Recording;
  readonly zoom: Zoom;
  /** The picture of the window, as exact as it is known. */
  summary(window: TreeWindow): TreeSummary;
  /**
   * Walks the stretches that the window shows too roughly, and calls `isLate` after each to decide whether to stop.
   * Returns true when nothing is left to do.
   */
  refine(window: TreeWindow, isLate: () => boolean): boolean;
}

/** A window of no more stretches than this is walked whole, however narrow they are. */
const FEW = 250;

/** A survey of a recording, which may still grow. */
export function surveyTree(recording: Recording, zoom: Zoom): TreeSurvey {
  const { checkpoints } = recording;
  const walked = walkedStretches(recording, zoom);
  const start = (index: number): number => stretchStart(recording, index, zoom);

  function touched({ from, to }: TreeWindow): [number, number] {
    const last = stretchCount(recording) - 1;
    const isEmpty = last > 0 && start(last) === start(last + 1);
    const at = (position: number): number => checkpoints.before(position, zoom) + 1;
    const end = isEmpty ? last - 1 : last;
    return [Math.min(at(from), end), Math.min(at(to), end)];
  }

  /** The walked stretch, or null if there is none; the one after the last checkpoint is always walked. */
  function known(index: number, unit: number): TreeStretch | null {
    const isTail = index === checkpoints.count;
    return walked.get(index) ?? (isTail ? walked.walk(index, unit) : null);
  }

  return {
    recording,
    zoom,
    summary(window) {
      const [first, last] = touched(window);
      const assembly = assembleFrom(first, recording, zoom, window);
      for (let index = first; index <= last; index += 1) {
        const stretch = known(index, unitOf(window));
        if (stretch) assembly.take(stretch);
        else assembly.takeRoughly(index);
      }
      return { window, ...assembly.finish(), levels: recording.totals.profile.length };
    },
    refine(window, isLate) {
      const unit = unitOf(window);
      const [first, last] = touched(window);
      const isFew = last - first < FEW;
      for (let index = first; index <= last; index += 1) {
        const isNarrow = start(index + 1) - start(index) < unit;
        if ((isNarrow && !isFew) || isFineEnough(walked.get(index), unit)) continue;
        walked.walk(index, unit);
        if (isLate()) return index === last;
      }
      return true;
    },
  };
}

function isFineEnough(stretch: TreeStretch | null, unit: number): boolean {
  return stretch !== null && stretch.unit <= unit;
}

/** Walked stretches that are kept. */
const MOST_KEPT = 4_000;

/** A cache of the most recently walked stretches; `get` returns null for one that has grown since. */
function walkedStretches(recording: Recording, zoom: Zoom) {
  const kept = new Map<number, TreeStretch>();
  return {
    get(index: number): TreeStretch | null {
      const stretch = kept.get(index);
      const end = stretchStart(recording, index + 1, 'decisions');
      return stretch?.end === end ? stretch : null;
    },
    walk(index: number, unit: number): TreeStretch {
      // Finer than needed, so that zooming in a little needs no new walk.
      const finer = 2 ** Math.floor(Math.log2(unit));
      const stretch = walkStretch(recording, index, zoom, finer);
      kept.delete(index);
      kept.set(index, stretch);
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break;
        kept.delete(oldest);
      }
      return stretch;
    },
  };
}
