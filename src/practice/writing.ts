import type { Matrix } from '#dlx/index.ts';
import { type Links, copyOf, COLUMN, cover, createLinks, headerOf, SIZE, uncover } from '#dlx/links.ts';
import type { Names } from '#history/caption.ts';
import type { Move, PointerWrite } from '#history/index.ts';
import { recordOnLinks } from '#history/on-links.ts';
import { put, writesOf } from '#history/writes.ts';
import type { Score } from './round.ts';

/**
 * What the reader writes: the links of one cover, of the uncovers of one row, of headers that leave their ring and come
 * back, or of rows that are tweaked out of a column’s list and put back.
 */
export type WritingKind = 'cover' | 'uncover' | 'unlink' | 'tweak' | 'untweak';

/** One write as the reader does it: the link of a node in one direction is to lead to another node. */
export type Attempt = Pick<PointerWrite, 'link' | 'node' | 'to'>;

/** A write, and the cover or uncover that it belongs to. */
export interface WritingStep {
  readonly move: Move;
  readonly write: PointerWrite;
  /** True for a link up with which the size of its column grows: a row comes back that no link down is led to. */
  readonly isCounted?: boolean;
}

/** Columns whose covers or uncovers the reader carries out, link after link. */
export interface Writing {
  readonly kind: WritingKind;
  readonly matrix: Matrix;
  readonly names: Names;
  /** The links before the first write, and the columns that are covered then, in order. */
  readonly start: Links;
  readonly covered: readonly number[];
  readonly moves: readonly Move[];
  readonly steps: readonly WritingStep[];
  /** For each number of writes done whether the next one is done for the reader. */
  readonly given: readonly boolean[];
}

export interface WritingRound {
  /** The steps done, in the order of the reader. */
  readonly written: readonly number[];
  /** Those that were not right first time: how many had been written then. */
  readonly missed: readonly number[];
  readonly wrong: { readonly attempt: Attempt; readonly reason: string } | null;
}

export const UNWRITTEN: WritingRound = { written: [], missed: [], wrong: null };

/**
 * `cover`: the first of the columns. `uncover`: all of them are covered, and are to come back. `unlink`: their headers
 * leave the ring and come back; a column without rows is covered by two writes, which do only that.
 *
 * @param columns default: the column that the search branches on first, and those of the row that it tries next, two
 *   at least
 */
export function createWriting(
  matrix: Matrix,
  names: Names,
  kind: 'cover' | 'uncover' | 'unlink',
  columns: readonly number[] = firstColumns(matrix),
): Writing {
  const links = createLinks(matrix);
  const covered = kind === 'uncover' ? columns : [];
  for (const column of covered) cover(links, headerOf(column));
  const start = copyOf(links);
  const leaving = kind === 'uncover' ? [] : kind === 'cover' ? columns.slice(0, 1) : columns;
  const coming = kind === 'cover' ? [] : columns.toReversed();
  const moves = [
    ...leaving.map((column): Move => ({ kind: 'cover', column })),
    ...coming.map((column): Move => ({ kind: 'uncover', column })),
  ];
  const steps = moves.flatMap((move) => {
    // The writes of a cover are read from what it leaves, those of an uncover from what it finds.
    if (move.kind === 'cover') cover(links, headerOf(move.column));
    const writes = writesOf(links, move);
    if (move.kind === 'uncover') uncover(links, headerOf(move.column));
    return writes.flatMap((write) => (write.link === 'colour' ? [] : [{ move, write }]));
  });
  return { kind, matrix, names, start, covered, moves, steps, given: steps.map(() => false) };
}

/** The links as they are after what has been written. */
export function linksOf({ start, steps }: Writing, { written }: WritingRound): Links {
  const links = copyOf(start);
  for (const step of written) {
    const { write, isCounted } = steps[step]!;
    put(links, write, true);
    if (!isCounted) continue;
    const size = links.nodes[write.subject + COLUMN]! + SIZE;
    links.nodes[size] = links.nodes[size]! + 1;
  }
  return links;
}

/** The other write of the same removal, or return: it stands beside this one. Undefined where there is none. */
export function twinOf({ steps }: Pick<Writing, 'steps'>, step: number): number | undefined {
  const { move, write } = steps[step]!;
  return [step - 1, step + 1].find((at) => steps[at]?.move === move && steps[at].write.subject === write.subject);
}

/**
 * The steps of which one is next. The two writes of one removal, or return, do not touch what the
 * other reads, so either may come first.
 */
export function nextSteps(writing: Writing, { written }: WritingRound): number[] {
  const first = writing.steps.findIndex((_, step) => !written.includes(step));
  if (first < 0) return [];
  const twin = twinOf(writing, first);
  return twin === undefined || written.includes(twin) ? [first] : [first, twin];
}

export function isWritten({ steps }: Writing, { written }: WritingRound): boolean {
  return written.length === steps.length;
}

export function writingScore({ steps, given }: Writing, { written, missed }: WritingRound): Score {
  const done = written.length;
  const wrong = missed.filter((step) => step < done && !given[step]).length;
  const yours = given.slice(0, done).filter((isGiven) => !isGiven).length;
  return { done, atOnce: yours - wrong, all: steps.length };
}

/** The columns covered at the moment, in order: one that is half written counts as covered. */
export function coveredNow({ kind, steps, moves, covered }: Writing, { written }: WritingRound): number[] {
  const now = [...covered];
  // A column whose rows are tweaked stays in the ring.
  if (kind === 'tweak' || kind === 'untweak') return now;
  for (const move of moves) {
    const own = steps.flatMap((step, at) => (step.move === move ? [written.includes(at)] : []));
    if (move.kind === 'cover' && own.includes(true)) now.push(move.column);
    if (move.kind === 'uncover' && !own.includes(false)) now.pop();
  }
  return now;
}

/** The column that the search branches on first, and what it covers then, up to two columns or more. */
export function firstColumns(matrix: Matrix): number[] {
  const recording = recordOnLinks(matrix, { limit: 1 });
  const frames = Array.from({ length: recording.lastStep() + 1 }, (_, step) => recording.seek(step));
  const tried = frames.find(({ event, covered }) => event === 'try' && covered.length > 1);
  return (tried?.covered ?? []).map(({ column }) => column);
}
