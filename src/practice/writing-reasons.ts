/** Why a link is not the one to be written now, and what was written: in words. */
import { COLUMN, columnOf, headerOf, ROW } from '#dlx/links.ts';
import type { Move, PointerWrite } from '#history/index.ts';
import { inFigures, listed } from '#english/english.ts';
import { askingWords, shareWords } from './fading.ts';
import { keptByTweaks, openingOfTweaks, reasonAgainstTweak, whyNotThere } from './tweak-reasons.ts';
import { whyWritten } from './why-write.ts';
import { linkName, placeOf } from './write-names.ts';
import type { Attempt, Writing, WritingRound, WritingStep } from './writing.ts';
import { isWritten, linksOf, nextSteps, writingScore } from './writing.ts';

/** Says why the code does not write this now. */
export function reasonAgainstWrite(writing: Writing, round: WritingRound, attempt: Attempt): string {
  const { steps, names, start, kind } = writing;
  const next = nextSteps(writing, round).map((step) => steps[step]!);
  const [now] = next as [WritingStep];
  const { move, write } = now;
  const { subject } = write;
  const place = (node: number): string => placeOf(node, start, names);
  const link = linkName(attempt, start, names);
  const isSame = (step: WritingStep | undefined): boolean =>
    step?.write.link === attempt.link && step.write.node === attempt.node;

  const meant = next.find(isSame);
  if (meant) return wrongTarget(meant, link, place, attempt);
  if (kind === 'tweak' || kind === 'untweak') return reasonAgainstTweak(writing, round, attempt, now);
  const isAcross = attempt.link === 'left' || attempt.link === 'right';
  if (kind === 'unlink' && !isAcross) return `${link} stays: the ring of headers has only the links L and R.`;
  if (attempt.node === subject) {
    return move.kind === 'cover'
      ? `${link} stays: ${place(subject)} must remember where it was.`
      : `${link} is still right: only the neighbours have to point at ${place(subject)} again.`;
  }
  const isHeader = attempt.node <= headerOf(names.columns.length - 1);
  if (!isHeader && isAcross) return `${link} stays: a row is never taken apart.`;
  const column = names.columns[move.column] ?? '';
  const ofLater = steps.find((step) => step.move !== move && isSame(step) && step.write.to === attempt.to);
  if (move.kind === 'uncover' && ofLater && !isDone(writing, round, ofLater)) {
    const went = kind === 'unlink' ? 'left' : 'was covered';
    return `${column} must come back before ${names.columns[ofLater.move.column] ?? ''}: it ${went} later.`;
  }
  const call = callOf(writing, move);
  if (!isAcross && (start.nodes[attempt.node + COLUMN] ?? 0) === headerOf(move.column)) {
    return `${link} stays: the list of column ${column} is left whole, so that its rows can be found again.`;
  }
  const later = steps.find((step, at) => !round.written.includes(at) && isSame(step));
  if (later)
    return `Not yet: ${orderWords(writing, move, place(subject), subject <= headerOf(names.columns.length - 1))}`;
  if (steps.some((step, at) => round.written.includes(at) && isSame(step))) {
    return `${link} has already been written.`;
  }
  return isAcross
    ? `${link} stays: in the ring ${call} writes only to the neighbours of the header of ${column}.`
    : `${link} stays: ${call} does not write there, because ${whyNotThere(writing, attempt, move.kind)}.`;
}

function isDone({ steps }: Writing, { written }: WritingRound, step: WritingStep): boolean {
  return written.includes(steps.indexOf(step));
}

function wrongTarget(
  { move, write }: WritingStep,
  link: string,
  place: (node: number) => string,
  attempt: Attempt,
): string {
  if (attempt.to === write.from) return `${link} leads there already.`;
  const subject = place(write.subject);
  return move.kind === 'cover'
    ? `${link} is the link to write. It must lead past ${subject}, to ${targetName(write, place)}.`
    : `${link} is the link to write. It must lead again to ${subject}, which is coming back.`;
}

function orderWords({ kind }: Writing, move: Move, subject: string, isHeader: boolean): string {
  if (move.kind === 'uncover' && kind === 'unlink')
    return `first ${subject} comes back, because the last one out is the first one in.`;
  if (move.kind === 'uncover') return `first ${subject} comes back, because uncover retraces the way cover came.`;
  return isHeader
    ? `first ${subject} leaves the ring.`
    : `first ${subject} leaves its column. Cover goes from the top down, and along each row to the right.`;
}

/** What the reader hears: what was just written, why not, what is asked, or how it went. */
export function writingWords(writing: Writing, round: WritingRound): string {
  const { steps, names, start } = writing;
  if (round.wrong) return round.wrong.reason;
  const step = steps[round.written.at(-1) ?? -1];
  if (!step) return openingWords(writing);
  if (isWritten(writing, round)) return resultWords(writing, round);
  const { write, move } = step;
  const place = (node: number): string => placeOf(node, start, names);
  const target = targetName(write, place);
  const link = linkName(write, start, names);
  const size = sizeWords(writing, round, step);
  return move.kind === 'cover'
    ? `${link} now leads to ${target}, past ${place(write.subject)}.${size}`
    : `${link} leads to ${target} again.${size}`;
}

/** The same on the ladder, where each write comes with its reason. */
export function tracedWriting(writing: Writing, round: WritingRound): string {
  const words = writingWords(writing, round);
  const { length } = round.written;
  if (round.wrong || isWritten(writing, round)) return words;
  if (length === 0) return writing.given[0] ? words : `${words} And why?`;
  return `${words} ${whyWritten(writing, round)}${askingWords(writing.given, length)}`;
}

function openingWords(writing: Writing): string {
  const { kind, names, covered, moves, given } = writing;
  const question = given[0] ? '' : ' Which link is written first?';
  const calls = listed(moves.map((move) => callOf(writing, move)));
  if (kind === 'tweak' || kind === 'untweak') return `${openingOfTweaks(writing)} Carry out ${calls}.${question}`;
  if (kind !== 'uncover') return `Carry out ${calls}.${question}`;
  const columns = listed(covered.map((column) => names.columns[column] ?? ''));
  return given[0]
    ? `${columns} are covered, in this order. Now carry out ${calls}.`
    : `${columns} are covered, in this order. Uncover them: which link is written first?`;
}

function resultWords(writing: Writing, round: WritingRound): string {
  const { kind, given, moves } = writing;
  const { atOnce, all } = writingScore(writing, round);
  const yours = given.filter((isGiven) => !isGiven).length;
  const kept = {
    cover: 'Everything that left still points at its old neighbours.',
    uncover: 'Everything is as it was before the first cover.',
    unlink: 'The ring is as it was at the start.',
    ...keptByTweaks,
  }[kind];
  const calls = moves.map((move) => callOf(writing, move)).join(', ');
  return `Done: ${calls} with ${inFigures(all, 'write')}${shareWords(all, yours, atOnce)}. ${kept}`;
}

/** `cover(A)`, `relink(B)`, `tweak(AC)` */
export function callOf({ kind, names }: Writing, move: Move): string {
  const ofRing = move.kind === 'cover' ? 'unlink' : 'relink';
  const name = { unlink: ofRing, cover: 'cover', uncover: 'uncover', tweak: 'tweak', untweak: 'untweak' }[kind];
  const row = move.tweaked === undefined ? undefined : names.rows[move.tweaked];
  return `${name}(${row ?? names.columns[move.column] ?? ''})`;
}

/** The size goes with the write of the link that leads down, or is counted with another. */
function sizeWords(writing: Writing, round: WritingRound, { write, isCounted = false }: WritingStep): string {
  if (write.link !== 'down' && !isCounted) return '';
  const { nodes } = linksOf(writing, round);
  const header = nodes[write.subject + COLUMN] ?? 0;
  const size = nodes[header + ROW] ?? 0;
  return ` Size of ${writing.names.columns[columnOf(header)] ?? ''}: ${size}.`;
}

function targetName({ node, to }: PointerWrite, place: (node: number) => string): string {
  return to === node ? 'itself' : place(to);
}
