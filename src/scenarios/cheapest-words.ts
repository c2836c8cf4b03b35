import { capital, counted } from '#english/english.ts';
import type { Names } from '#history/caption.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';
import { boundedWords } from './bounded-words.ts';

/** The sentence for a moment of a run for the cheapest cover, with what is spent and what is known. */
export function cheapestWords(moment: RunMoment, names: Names): string | null {
  const { frame, problem } = moment;
  const { event, move, costs } = frame;
  if (!costs) return null;
  const { spent, atLeast, cutoff, isPruned, pruned, net } = costs;
  const column = names.columns[frame.column] ?? '';
  if (move || frame.row < 0) {
    if (move || event === 'try' || event === 'retreat') return boundedWords(moment, names);
  }
  switch (event) {
    case 'start':
      return `Nothing is bought yet. The taxes say that every cover costs ${atLeast} or more.`;
    case 'choose':
      return `Branch on ${column}: ${spent} spent and ${atLeast - spent} still owed, so each cover from here costs ${atLeast} or more.`;
    case 'try': {
      const [price, rest] = [problem.matrix.costs?.[frame.row] ?? 0, net[frame.row] ?? 0];
      const least =
        rest === 0 ? 'its net cost is 0, so the least is still' : `its net cost, ${rest}, raises the least to`;
      const end = cutoff === Infinity ? '' : `, below the cutoff of ${cutoff}`;
      return `Try ${names.rows[frame.row] ?? ''} for ${price}: ${least} ${atLeast}${end}.`;
    }
    case 'dead end':
      return isPruned
        ? `Prune: any row for ${column} would raise the least from ${atLeast} to the cutoff of ${cutoff} or above.`
        : boundedWords(moment, names);
    case 'solution':
      return `A cover for ${spent}, the best so far. That’s the cutoff: the next one must cost less.`;
    case 'done':
      return cutoff === Infinity
        ? 'The search is over: there is no cover.'
        : `The search is over: no cover costs less than ${cutoff}. ${capital(counted(pruned, 'node'))} pruned.`;
    case 'retreat':
      return null;
  }
}
