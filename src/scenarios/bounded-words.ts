import { counted, inFigures, inWords } from '#english/english.ts';
import { type Names, caption } from '#history/caption.ts';
import type { Frame, FrameBounds } from '#history/frame.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';

/** The sentence for a moment of a run with bounds; null where the general one says it. It is the `words` of a scenario. */
export function boundedWords({ frame, moved }: RunMoment, names: Names): string | null {
  const { event, move, bounds } = frame;
  if (!bounds) return null;
  if (move) return move.tweaked === undefined ? null : wordsOfTweak(frame, names, moved);
  const column = names.columns[frame.column] ?? '';
  const row = names.rows[frame.row] ?? '';
  const bound = bounds.bound[frame.column] ?? 0;
  const slack = bounds.slack[frame.column] ?? 0;
  const size = frame.sizes[frame.column] ?? 0;
  switch (event) {
    case 'choose':
      // Its bound has been lowered already.
      return `Branch on ${column}, which ${asked(bound + 1, slack, size)}: ${inFigures(bounds.branches, 'branch', 'branches')}.`;
    case 'dead end':
      return `${column} needs ${bound - slack} more but has ${counted(size, 'row')} left: dead end.`;
    case 'try':
      return frame.row < 0
        ? `Take the null choice: no further row for ${column}, which has enough.`
        : `Try ${row} for ${column}, ${wordsOfTurn(frame, bounds, names)}.`;
    case 'retreat':
      return wordsOfRetreat(frame, bounds, column, row);
    case 'solution': {
      const rows = frame.path.filter((choice) => choice.row >= 0).length;
      return `Solution ${inWords(frame.counters.solutions)}: ${counted(rows, 'row')} ${rows === 1 ? 'covers' : 'cover'} each column as often as it asks.`;
    }
    case 'done':
      return wordsOfEnd(frame, bounds, column);
    case 'start':
      return null;
  }
}

/** How many more rows a column must get and may get, and how many it has. */
function asked(bound: number, slack: number, size: number): string {
  const least = bound - slack;
  const has = `has ${size === 0 ? 'no row' : inFigures(size, 'row')} left`;
  if (least <= 0) return `may get ${bound} more and ${has}`;
  return slack === 0 ? `needs ${bound} more and ${has}` : `needs ${least} more, may get ${bound}, and ${has}`;
}

/** Which branch of its column a row begins, and what a tweak means for the others. */
function wordsOfTurn(frame: Frame, { branches, turn, tweaked }: FrameBounds, { rows }: Names): string {
  if (branches === 1) return 'its only branch';
  const which = `branch ${inWords(turn + 1)} of ${inWords(branches)}`;
  if (!isTweak(frame)) return which;
  const further = branches - turn - 1;
  if (further > 0) return `${which}: the ${further === 1 ? 'next goes' : 'others go'} without it`;
  const out = tweaked.filter(({ level }) => level === frame.path.length - 1);
  return `${which}: ${out.length === 1 ? `${rows[out[0]?.row ?? -1] ?? ''} stays` : 'the rows above it stay'} out`;
}

function wordsOfRetreat(frame: Frame, { branches, turn }: FrameBounds, column: string, row: string): string {
  const what = frame.row < 0 ? 'the null choice' : row;
  const isLast = turn + 1 === branches;
  if (isLast) return `Take back ${what} for ${column}: that was its ${branches === 1 ? 'only' : 'last'} branch.`;
  const next = turn + 2 === branches ? 'next branch' : 'branches to come';
  const out = isTweak(frame) ? `; it stays out of the list for the ${next}` : ' and what was done since';
  return `Take back ${what} for ${column}${out}.`;
}

/** At the end the first column has all its rows again, or still has them to untweak. */
function wordsOfEnd({ column, sizes, counters }: Frame, { branches, tweaked }: FrameBounds, name: string): string {
  const end = `The search is over: ${counted(counters.solutions, 'solution')}.`;
  if (branches === 0) return `There was nothing to branch on. ${end}`;
  const size = (sizes[column] ?? 0) + tweaked.length;
  const has = `${name} has ${counted(size, 'row')} ${branches < size ? 'but only' : 'and'}`;
  const done = branches === 1 ? 'now done' : `${branches === 2 ? 'both' : 'all'} done`;
  return `${has} ${inFigures(branches, 'branch', 'branches')}, ${done}. ${end}`;
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
    : `Untweak ${row}: it’s back at the top of the list of ${column}.`;
}
