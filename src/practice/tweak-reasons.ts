/** Of links that are written as rows are tweaked and come back: why each is written, and why another is not. */
import { capital, listed } from '#english/english.ts';
import { COLUMN, columnOf, DOWN, headerOf, ROW, UP } from '#dlx/links.ts';
import { linkName, placeOf } from './write-names.ts';
import type { Attempt, Writing, WritingRound, WritingStep } from './writing.ts';

/** What stands before the calls: which rows have been tweaked, and that there may be more than one of them. */
export function openingOfTweaks(writing: Writing): string {
  const { kind, moves, names } = writing;
  const column = names.columns[moves[0]?.column ?? 0] ?? '';
  if (kind === 'tweak') return `More than one row may cover ${column}.`;
  const rows = tweakedIn(writing).map((node) => names.rows[writing.start.nodes[node + ROW]!] ?? '');
  return `Rows ${listed(rows)} have been tweaked, in this order.`;
}

/** What is left at the end. */
export const keptByTweaks = {
  tweak: 'Each row that left still points down at what came below it.',
  untweak: 'One saved number was enough: everything is as it was before the first tweak.',
} as const;

/** The nodes of an `untweak` that come back into their own list, from the top. */
function tweakedIn({ steps, moves, start }: Writing): number[] {
  const header = headerOf(moves[0]?.column ?? 0);
  const own = steps.map(({ write }) => write.subject).filter((node) => start.nodes[node + COLUMN] === header);
  return [...new Set(own)];
}

/** The reason for a write in the list that the search works through; null for any other. */
export function whyTweaked(writing: Writing, { move, write }: WritingStep, isSecond: boolean): string | null {
  const { kind, names, start } = writing;
  const isOwn = start.nodes[write.subject + COLUMN] === headerOf(move.column);
  if ((kind !== 'tweak' && kind !== 'untweak') || !isOwn) return null;
  const column = names.columns[move.column] ?? '';
  const subject = placeOf(write.subject, start, names);
  if (kind === 'tweak') {
    return isSecond
      ? `Now the list of ${column} begins below it; its own two links stay.`
      : `${capital(subject)} is being tried, so it leaves the list of ${column} from the top, and stays out.`;
  }
  if (write.link === 'down') return `One number was saved, the first row that left: the list begins with it again.`;
  const below = start.nodes[write.subject + DOWN]!;
  return `${capital(subject)} still points down at ${placeOf(below, start, names)}, so it says whose U to mend.`;
}

/** Says why `tweak`, or `untweak`, does not write this now; the link is not the one to write. */
export function reasonAgainstTweak(
  { steps, names, start, kind }: Writing,
  { written }: WritingRound,
  attempt: Attempt,
  { move, write: { subject } }: WritingStep,
): string {
  const link = linkName(attempt, start, names);
  const place = placeOf(subject, start, names);
  const column = names.columns[move.column] ?? '';
  const same = steps.flatMap(({ write }, at) =>
    write.link === attempt.link && write.node === attempt.node ? [at] : [],
  );
  if (same.some((at) => !written.includes(at))) {
    return kind === 'tweak'
      ? `Not yet: first ${place} leaves its column. A row first leaves its other columns, from left to right, and ${column} last.`
      : `Not yet: first ${place} comes back. The sweep goes from the top down, and along each row to the left.`;
  }
  if (same.length > 0) return `${link} has already been written.`;
  if (attempt.node === subject) {
    return kind === 'tweak'
      ? `${link} stays: ${place} must remember where it was.`
      : `${link} is still right: only the neighbours have to point at ${place} again.`;
  }
  const isHeader = attempt.node <= headerOf(names.columns.length - 1);
  if (attempt.link === 'left' || attempt.link === 'right') {
    return isHeader
      ? `${link} stays: no header leaves the ring, because ${column} may be covered again.`
      : `${link} stays: a row is never taken apart.`;
  }
  // No step writes this link, so it is as it was at the start.
  if (start.nodes[attempt.node + (attempt.link === 'up' ? UP : DOWN)] === attempt.to)
    return `${link} leads there already.`;
  const at = columnOf(start.nodes[attempt.node + COLUMN]!);
  const list = names.columns[at] ?? '';
  return at === move.column
    ? `${link} stays: ${kind} changes the list of column ${list} only at its top.`
    : `${link} stays: ${kind} does not write there, because ${whyNotThere({ steps }, attempt, kind)}.`;
}

/** Why no step of an exercise writes the link of a node in another column; the end of a sentence. */
export function whyNotThere({ steps }: Pick<Writing, 'steps'>, { node }: Attempt, call: string): string {
  const undone = { uncover: 'cover', untweak: 'tweak' }[call];
  if (undone !== undefined) return `${undone} has not changed it`;
  return steps.some(({ write }) => write.subject === node)
    ? 'a node that leaves keeps its own links'
    : 'it leads to a node that does not leave';
}
