/** Why a link is not the one to be written now, and what was written: in words. */
import { type Links, COLUMN, columnOf, headerOf, ROW } from '#dlx/index.ts';
import type { Names, PointerWrite } from '#history/index.ts';
import { inFigures, listed } from '#english/english.ts';
import type { Attempt, Writing, WritingRound, WritingStep } from './writing.ts';
import { isWritten, linksOf, nextSteps, writingScore } from './writing.ts';

/** Says why the code does not write this now. */
export function reasonAgainstWrite(writing: Writing, round: WritingRound, attempt: Attempt): string {
  const { steps, names, start } = writing;
  const next = nextSteps(writing, round).map((step) => steps[step]!);
  const [{ move, write }] = next as [WritingStep];
  const { subject } = write;
  const place = (node: number): string => placeOf(node, start, names);
  const link = linkName(attempt, start, names);
  const isSame = (step: WritingStep | undefined): boolean =>
    step?.write.link === attempt.link && step.write.node === attempt.node;

  const meant = next.find(isSame);
  if (meant) return wrongTarget(meant, link, place, attempt);
  if (attempt.node === subject) {
    return move.kind === 'cover'
      ? `${link} stays: ${place(subject)} must remember where it was.`
      : `${link} has never changed: only its neighbours have to point at ${place(subject)} again.`;
  }
  const isHeader = attempt.node <= headerOf(names.columns.length - 1);
  const isAcross = attempt.link === 'left' || attempt.link === 'right';
  if (!isHeader && isAcross) return `${link} stays: a row is never taken apart.`;
  const column = names.columns[move.column] ?? '';
  const ofLater = steps.find((step) => step.move !== move && isSame(step) && step.write.to === attempt.to);
  if (ofLater && !isDone(writing, round, ofLater)) {
    return `${column} must come back before ${names.columns[ofLater.move.column] ?? ''}: it was covered later.`;
  }
  const call = `${move.kind}(${column})`;
  if (!isAcross && (start.nodes[attempt.node + COLUMN] ?? 0) === headerOf(move.column)) {
    return `${link} stays: the list of column ${column} is left whole, so that its rows are found again.`;
  }
  const later = steps.find((step, at) => !round.written.includes(at) && isSame(step));
  if (later) return `Not yet: ${orderWords(move.kind, place(subject), subject <= headerOf(names.columns.length - 1))}`;
  if (steps.some((step, at) => round.written.includes(at) && isSame(step))) {
    return `${link} has already been written.`;
  }
  return isAcross
    ? `${link} stays: in the ring ${call} writes only to the neighbours of the header of ${column}.`
    : `${link} stays: ${call} does not write there, because no neighbour of that node shares a row with ${column}.`;
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
    ? `${link} is the link to write. It must lead past ${subject}, where that one leads: to ` +
        `${targetName(write, place)}.`
    : `${link} is the link to write. It must lead again to ${subject}, which is coming back.`;
}

function orderWords(kind: 'cover' | 'uncover', subject: string, isHeader: boolean): string {
  if (kind === 'uncover') return `first ${subject} comes back: uncover goes back the way cover came.`;
  return isHeader
    ? `first ${subject} leaves the ring.`
    : `first ${subject} leaves its column. Rows go from the top down, and each is walked to the right.`;
}

/** What the reader hears: what was just written, why not, what is asked, or how it went. */
export function writingWords(writing: Writing, round: WritingRound): string {
  const { steps, names, start, moves } = writing;
  if (round.wrong) return round.wrong.reason;
  const calls = moves.map(({ kind, column }) => `${kind}(${names.columns[column] ?? ''})`);
  const step = steps[round.written.at(-1) ?? -1];
  if (!step) return openingWords(writing, calls);
  if (isWritten(writing, round)) {
    const { atOnce, all } = writingScore(writing, round);
    const right = atOnce === all ? 'each right first time' : `${atOnce} right first time`;
    const kept =
      moves[0]?.kind === 'cover'
        ? 'Everything that left still points at its old neighbours.'
        : 'Everything is as it was before the first cover.';
    return `Done: ${calls.join(', ')} with ${inFigures(all, 'write')}, ${right}. ${kept}`;
  }
  const { write, move } = step;
  const place = (node: number): string => placeOf(node, start, names);
  const target = targetName(write, place);
  const link = linkName(write, start, names);
  const size = sizeWords(writing, round, write);
  return move.kind === 'cover'
    ? `${link} now leads to ${target}, past ${place(write.subject)}.${size}`
    : `${link} leads to ${target} again.${size}`;
}

function openingWords({ names, covered }: Writing, calls: readonly string[]): string {
  if (covered.length === 0) return `Carry out ${calls[0] ?? ''}. Which link is written first?`;
  const columns = listed(covered.map((column) => names.columns[column] ?? ''));
  return `${columns} are covered, in this order. Uncover them: which link is written first?`;
}

/** The size goes with the write of the link that leads down. */
function sizeWords(writing: Writing, round: WritingRound, write: PointerWrite): string {
  if (write.link !== 'down') return '';
  const { nodes } = linksOf(writing, round);
  const header = nodes[write.subject + COLUMN] ?? 0;
  const size = nodes[header + ROW] ?? 0;
  return ` Size of ${writing.names.columns[columnOf(header)] ?? ''}: ${size}.`;
}

/** `R of the root`, `U of row CD in D` */
export function linkName({ link, node }: Pick<Attempt, 'link' | 'node'>, links: Links, names: Names): string {
  return `${link.charAt(0).toUpperCase()} of ${placeOf(node, links, names)}`;
}

function targetName({ node, to }: PointerWrite, place: (node: number) => string): string {
  return to === node ? 'itself' : place(to);
}

/** `the root`, `the header of A`, `row CD in D` */
export function placeOf(node: number, { nodes }: Links, names: Names): string {
  if (node === 0) return 'the root';
  const column = names.columns[columnOf(nodes[node + COLUMN] ?? 0)] ?? '';
  if (node <= headerOf(names.columns.length - 1)) return `the header of ${column}`;
  return `row ${names.rows[nodes[node + ROW] ?? 0] ?? ''} in ${column}`;
}
