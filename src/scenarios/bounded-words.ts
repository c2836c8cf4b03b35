import { counted, inWords } from '#english/english.ts';
import { type Names, caption } from '#history/caption.ts';
import type { Frame } from '#history/index.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';

/** The sentence for a moment of a run with bounds; null where the general one says it. It is the `words` of a scenario. */
export function boundedWords({ frame, moved }: RunMoment, names: Names): string | null {
  const { event, move, bounds } = frame;
  if (!bounds) return null;
  const column = names.columns[frame.column] ?? '';
  if (move) return move.tweaked === undefined ? null : wordsOfTweak(frame, names, moved);
  const bound = bounds.bound[frame.column] ?? 0;
  const slack = bounds.slack[frame.column] ?? 0;
  const size = frame.sizes[frame.column] ?? 0;
  switch (event) {
    case 'choose': {
      const degree = size + Math.min(slack, bound + 1) - bound;
      const rows = counted(size, 'row');
      return `Branch on ${column}: it takes ${range(bound + 1, slack)} of ${rows} left, so ${ways(degree)}.`;
    }
    case 'dead end':
      return `${column} needs ${range(bound, slack)}, and ${size === 0 ? 'no row is' : counted(size, 'row')} left: dead end.`;
    case 'try':
      if (frame.row < 0) return `Take no further row for ${column}: it has been covered often enough.`;
      return isTweak(frame)
        ? `Try ${names.rows[frame.row] ?? ''} for ${column}; the branches after this one go without it.`
        : null;
    case 'retreat':
      return frame.row < 0 ? `Back again: ${column} may be covered once more.` : null;
    case 'solution': {
      const rows = frame.path.filter(({ row }) => row >= 0).length;
      return `Solution ${inWords(frame.counters.solutions)}: ${counted(rows, 'row')} ${rows === 1 ? 'covers' : 'cover'} each column as often as it asks.`;
    }
    case 'done':
      return `Nothing is left to try: the search is over, with ${counted(frame.counters.solutions, 'solution')}.`;
    case 'start':
      return null;
  }
}

/** How often a column must still be covered, and may be. */
function range(bound: number, slack: number): string {
  const least = Math.max(0, bound - slack);
  return least === bound ? `${bound} more` : `${least} to ${bound} more`;
}

function ways(degree: number): string {
  return `there ${degree === 1 ? 'is one branch' : `are ${degree} branches`}`;
}

/** True when the column of the row tried may be covered again, so that the row leaves its list. */
function isTweak({ column, covered, bounds }: Frame): boolean {
  return !covered.some((one) => one.column === column) || (bounds?.slack[column] ?? 0) > 0;
}

function wordsOfTweak(frame: Frame, names: Names, moved: readonly number[]): string {
  const { move, write } = frame;
  if (!move) return '';
  const [row, column] = [names.rows[move.tweaked ?? -1] ?? '', names.columns[move.column] ?? ''];
  const isTweak = move.kind === 'cover';
  if (write)
    return caption(frame, names, moved).replace(/^(?:Cover|Uncover) [^:]*/, `${isTweak ? 'Tweak' : 'Untweak'} ${row}`);
  return isTweak
    ? moved.length === 0
      ? `Tweak ${row}: it leaves the list of ${column}, which is covered, so the next branch has one row fewer.`
      : `Tweak ${row}: it leaves all lists, but ${column} stays, as it may be covered again.`
    : `Untweak ${row}: it comes back, on top of the list of ${column}.`;
}
