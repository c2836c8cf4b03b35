import { type Matrix, createMatrix } from '#dlx/index.ts';
import { type Links, copyOf, cover, createLinks, headerOf, uncover } from '#dlx/links.ts';
import { createRandom } from '#dlx/random.ts';
import type { Names } from '#history/caption.ts';
import type { Move, PointerWrite } from '#history/index.ts';
import { recordOnLinks } from '#history/on-links.ts';
import { put, writesOf } from '#history/writes.ts';
import { type Given, givenSteps } from './fading.ts';
import { type MatrixWish, matrixNames, randomMatrix } from './random-matrix.ts';
import type { Score } from './round.ts';

/**
 * What the reader writes: the links of one cover, of the uncovers of one row, or of headers that leave their ring and
 * come back.
 */
export type WritingKind = 'cover' | 'uncover' | 'unlink';

/** One write as the reader does it: the link of a node in one direction is to lead to another node. */
export type Attempt = Pick<PointerWrite, 'link' | 'node' | 'to'>;

/** A write, and the cover or uncover that it belongs to. */
export interface WritingStep {
  readonly move: Move;
  readonly write: PointerWrite;
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

/** How many headers there are in the ring of an `unlink`, and how many of them leave it. */
const RINGS: Readonly<Record<MatrixWish['size'], readonly [headers: number, leaving: number]>> = {
  small: [4, 1],
  medium: [5, 2],
  large: [7, 3],
};

/** A writing on a random matrix, or on the ring of a matrix without rows. */
export function randomWriting(wish: MatrixWish, kind: WritingKind, given: Given = 'none'): Writing {
  const isRing = kind === 'unlink';
  const [headers, leaving] = RINGS[wish.size];
  const ring = 'ABCDEFG'.slice(0, headers);
  const matrix = isRing ? createMatrix([...ring], []) : randomMatrix(wish);
  // Neighbours leave, so that the order in which they come back matters.
  const first = createRandom(wish.seed).below(headers - leaving + 1);
  const columns = isRing ? Array.from({ length: leaving }, (_, at) => first + at) : firstColumns(matrix);
  return faded(createWriting(matrix, matrixNames(matrix), kind, columns), given, wish.seed);
}

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
  kind: WritingKind,
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

/** The same writing, with steps that are done for the reader. */
function faded(writing: Writing, given: Given, seed: number): Writing {
  return { ...writing, given: givenSteps(writing.steps.length, given, seed) };
}

/** The links as they are after what has been written. */
export function linksOf({ start, steps }: Writing, { written }: WritingRound): Links {
  const links = copyOf(start);
  for (const step of written) put(links, steps[step]!.write, true);
  return links;
}

/**
 * The steps of which one is next. The two writes of one removal, or return, do not touch what the
 * other reads, so either may come first.
 */
export function nextSteps({ steps }: Writing, { written }: WritingRound): number[] {
  const first = steps.findIndex((_, step) => !written.includes(step));
  if (first < 0) return [];
  const isPair = first % 2 === 0 && !written.includes(first + 1);
  return isPair ? [first, first + 1] : [first];
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
export function coveredNow({ steps, moves, covered }: Writing, { written }: WritingRound): number[] {
  const now = [...covered];
  for (const move of moves) {
    const own = steps.flatMap((step, at) => (step.move === move ? [written.includes(at)] : []));
    if (move.kind === 'cover' && own.includes(true)) now.push(move.column);
    if (move.kind === 'uncover' && !own.includes(false)) now.pop();
  }
  return now;
}

/** The column that the search branches on first, and what it covers then, up to two columns or more. */
function firstColumns(matrix: Matrix): number[] {
  const recording = recordOnLinks(matrix, { limit: 1 });
  const frames = Array.from({ length: recording.lastStep() + 1 }, (_, step) => recording.seek(step));
  const tried = frames.find(({ event, covered }) => event === 'try' && covered.length > 1);
  return (tried?.covered ?? []).map(({ column }) => column);
}
