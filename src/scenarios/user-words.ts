import { inWords } from '#english/english.ts';
import { type Names, caption } from '#history/caption.ts';
import { priceOf } from '#history/price.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';
import { boundedWords } from './bounded-words.ts';
import { colourWords } from './colour-words.ts';

/**
 * The sentence for a moment of a problem that a reader has written, where the general one does not say it: about bounds
 * and colours, and what a solution costs.
 */
export function userWords(moment: RunMoment, names: Names): string | null {
  const { frame, moved, problem } = moment;
  const words = boundedWords(moment, names) ?? colourWords(moment, names);
  if (frame.event !== 'solution' || frame.move) return words;
  const rows = frame.path.map(({ row }) => row);
  const cost = priceOf(problem.matrix, rows);
  if (cost === null) return words;
  return `${words ?? caption(frame, names, moved)} It costs ${inWords(cost)}.`;
}
