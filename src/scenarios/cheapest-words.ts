import { counted } from '#english/english.ts';
import type { Names } from '#history/caption.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';
import { boundedWords } from './bounded-words.ts';

/** The sentence for a moment of a run for the cheapest cover, with what is spent and what is known. */
export function cheapestWords(moment: RunMoment, names: Names): string | null {
  const { frame, problem } = moment;
  const { event, move, costs } = frame;
  if (!costs) return null;
  const { spent, atLeast, cutoff, isPruned, pruned } = costs;
  const column = names.columns[frame.column] ?? '';
  const best = cutoff === Infinity ? '' : `, and ${cutoff} is the best so far`;
  if (move || frame.row < 0) {
    if (move || event === 'try' || event === 'retreat') return boundedWords(moment, names);
  }
  switch (event) {
    case 'start':
      return `Nothing is bought yet. The taxes say that every cover costs ${atLeast} or more.`;
    case 'choose':
      return `Branch on ${column}: ${spent} spent, and each cover from here costs ${atLeast} or more${best}.`;
    case 'try': {
      const price = problem.matrix.costs?.[frame.row] ?? 0;
      return `Try ${names.rows[frame.row] ?? ''} for ${price}: ${spent} spent, at least ${atLeast} in all${best}.`;
    }
    case 'dead end':
      return isPruned
        ? `Prune: ${spent} spent, and with any row left for ${column} it would be ${cutoff} or more.`
        : boundedWords(moment, names);
    case 'solution':
      return `A cover for ${spent}, the best so far: from now on one must cost less.`;
    case 'done':
      return cutoff === Infinity
        ? 'The search is over: there is no cover.'
        : `The search is over: no cover costs less than ${cutoff}. ${counted(pruned, 'node')} pruned.`;
    case 'retreat':
      return null;
  }
}
