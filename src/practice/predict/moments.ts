import type { Names } from '#history/caption.ts';
import type { Frame, Recording } from '#history/index.ts';
import { howManyRows } from './how-many-rows.ts';
import type { Prediction, PredictionKind, Turn } from './prediction.ts';
import { howFarBack, howManyColumns } from './what-comes-back.ts';
import { whatComes } from './what-comes.ts';
import { atLeast } from './at-least.ts';
import { whichByBranches } from './which-by-branches.ts';
import { whichColumn } from './which-column.ts';

/** How many are asked in one go. */
const MOST_QUESTIONS = 8;
/** And looked for among at most this many events. */
const MOST_EVENTS = 400;
/** The events of which at most one is asked about; a short run is cut into as many stretches as it takes. */
const STRETCH = { least: 3, most: 12 } as const;
/** Two questions are never closer than this, in events. */
const GAP = 2;

const KINDS: readonly ((turn: Turn) => Prediction | null)[] = [
  whichColumn,
  whatComes,
  howManyRows,
  howFarBack,
  howManyColumns,
];

/**
 * The moments of a run at which it is worth to ask what comes next, from a decision on, with their
 * questions. The run is cut into stretches of 3 to 12 events, so that a short one gives eight of them; each
 * stretch asks the question that is worth most, less one for each time that its kind has been asked
 * before, and of equal ones the earliest. Two are at least two events apart. After eight
 * questions, or 400 events, it is enough: so a long run is not walked. The same run gives the same ones.
 *
 * Every answer is read off the frame that follows, never worked out a second time.
 */
export function momentsWorthAsking(recording: Recording, names: Names, from = 0): readonly Prediction[] {
  const last = Math.min(recording.lastStep(), from + MOST_EVENTS);
  const events = Math.ceil((last - from) / MOST_QUESTIONS);
  const stretch = Math.max(STRETCH.least, Math.min(STRETCH.most, events));
  const frames: Frame[] = [];
  for (let decision = from; decision <= last; decision += 1) frames.push(recording.seek(decision));
  const times = new Map<PredictionKind, number>();
  const chosen: Prediction[] = [];
  for (let begin = 0; begin < last - from && chosen.length < MOST_QUESTIONS; begin += stretch) {
    let best: Prediction | null = null;
    let most = 0;
    for (let at = begin; at < Math.min(begin + stretch, last - from); at += 1) {
      if (from + at < (chosen.at(-1)?.decision ?? -Infinity) + GAP) continue;
      for (const prediction of predictionsAt(recording, names, frames, at)) {
        const worth = prediction.worth - (times.get(prediction.kind) ?? 0);
        if (best !== null && worth <= most) continue;
        best = prediction;
        most = worth;
      }
    }
    if (!best) continue;
    chosen.push(best);
    times.set(best.kind, (times.get(best.kind) ?? 0) + 1);
  }
  return chosen;
}

/** Where columns have bounds, rows that share a column may stay, and a column with rows may be a dead end. */
const KINDS_WITH_BOUNDS: typeof KINDS = [whichByBranches, atLeast];

/** All that can be asked at one of the frames of a run, which are its neighbouring decisions. */
export function predictionsAt(
  { matrix }: Pick<Recording, 'matrix'>,
  names: Names,
  frames: readonly Frame[],
  at: number,
): readonly Prediction[] {
  const [before, after] = [frames[at], frames[at + 1]];
  if (!before || !after) return [];
  const kinds = before.bounds ? KINDS_WITH_BOUNDS : KINDS;
  return kinds.flatMap((ask) => ask({ matrix, names, frames, before, after, at }) ?? []);
}
