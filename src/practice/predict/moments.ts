import { type Random, createRandom } from '#dlx/random.ts';
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
 * With a seed, each stretch asks any question that is worth something, at random: students get moments of their own,
 * about as many. The same run and seed give the same ones.
 *
 * Every answer is read off the frame that follows, never worked out a second time.
 */
export function momentsWorthAsking(
  recording: Recording,
  names: Names,
  { from = 0, seed = null }: { readonly from?: number; readonly seed?: number | null } = {},
): readonly Prediction[] {
  const choose = seed === null ? worthiest : anyOf(createRandom(seed));
  const last = Math.min(recording.lastStep(), from + MOST_EVENTS);
  const events = Math.ceil((last - from) / MOST_QUESTIONS);
  const stretch = Math.max(STRETCH.least, Math.min(STRETCH.most, events));
  const frames: Frame[] = [];
  for (let decision = from; decision <= last; decision += 1) frames.push(recording.seek(decision));
  const times = new Map<PredictionKind, number>();
  const chosen: Prediction[] = [];
  for (let begin = 0; begin < last - from && chosen.length < MOST_QUESTIONS; begin += stretch) {
    const candidates: Candidate[] = [];
    for (let at = begin; at < Math.min(begin + stretch, last - from); at += 1) {
      if (from + at < (chosen.at(-1)?.decision ?? -Infinity) + GAP) continue;
      for (const prediction of predictionsAt(recording, names, frames, at)) {
        candidates.push({ prediction, worth: prediction.worth - (times.get(prediction.kind) ?? 0) });
      }
    }
    const one = choose(candidates);
    if (!one) continue;
    chosen.push(one);
    times.set(one.kind, (times.get(one.kind) ?? 0) + 1);
  }
  return chosen;
}

/** A question that a stretch could ask, and what it is worth there. */
interface Candidate {
  readonly prediction: Prediction;
  readonly worth: number;
}

/** The question that is worth most, of equal ones the earliest. */
function worthiest(candidates: readonly Candidate[]): Prediction | undefined {
  const most = Math.max(...candidates.map(({ worth }) => worth));
  return candidates.find(({ worth }) => worth === most)?.prediction;
}

/** Chooses any question that is worth something; where none is, the one that is worth most. */
function anyOf(random: Random): typeof worthiest {
  return (candidates) => {
    const worthy = candidates.filter(({ worth }) => worth > 0);
    return worthy.length === 0 ? worthiest(candidates) : worthy[random.below(worthy.length)]?.prediction;
  };
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
