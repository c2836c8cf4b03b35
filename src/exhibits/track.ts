import type { Search } from '#dlx/search.ts';

/** Where a search was at one moment of its run. */
interface Sample {
  readonly updates: number;
  readonly nodes: number;
  readonly solutions: number;
  /** Nodes at each level, from the root down to the deepest one reached. */
  readonly profile: readonly number[];
}

/** The course of a run by updates, in bounded size. */
export interface Track {
  /** In order of updates; the last one is the state when the track was made. */
  readonly samples: readonly Sample[];
  /** The updates made when each solution was found; only the first `MOST_SOLUTIONS` are noted. */
  readonly solutions: readonly number[];
}

/** A track has fewer samples than this, besides the one for its end. */
export const MOST_SAMPLES = 240;
export const MOST_SOLUTIONS = 1_000;

interface Tracker {
  /** The updates at which the search should pause for the next sample. */
  readonly next: number;
  /** Takes a sample if one is due, and notes a new solution; called whenever the search has paused. */
  look(): void;
  track(): Track;
}

/**
 * Samples a search at equal distances in updates. The distance starts at one update and doubles whenever there are too
 * many samples, so the length of the run need not be known. Only moments that do not depend on how the run is divided
 * into turns are sampled, so the same run always has the same track.
 */
export function createTracker(search: Search): Tracker {
  const solutions: number[] = [];
  let samples: Sample[] = [];
  let every = 1;
  let next = 0;
  let found = 0;

  const cellOf = ({ updates }: Sample): number => Math.floor(updates / every);

  function note(): void {
    samples.push(sampleOf(search));
    while (samples.length >= MOST_SAMPLES) {
      every *= 2;
      samples = samples.filter((sample, index) => {
        const before = samples[index - 1];
        return !before || cellOf(before) < cellOf(sample);
      });
    }
    next = (Math.floor(search.updates / every) + 1) * every;
  }

  return {
    get next() {
      return next;
    },
    look() {
      const { event, updates } = search;
      if (search.solutions > found) {
        found = search.solutions;
        if (solutions.length < MOST_SOLUTIONS) solutions.push(updates);
      }
      if (updates >= next && (event === 'try' || event === 'solution')) note();
    },
    track: () => ({ samples: [...samples, sampleOf(search)], solutions: [...solutions] }),
  };
}

function sampleOf({ updates, nodes, solutions, profile }: Search): Sample {
  return { updates, nodes, solutions, profile: levelsOf(profile) };
}

/** The levels of a profile that have been reached. */
export function levelsOf(profile: Float64Array): number[] {
  const deepest = profile.findLastIndex((count) => count > 0);
  return Array.from(profile.subarray(0, deepest + 1));
}
