import { type Links, type Matrix, copyOf, cover, createLinks, headerOf, uncover } from '#dlx/index.ts';
import { type Move, type Names, type PointerWrite, record } from '#history/index.ts';
import { put, writesOf } from '#history/writes.ts';
import type { Score } from './round.ts';

/** One write as the reader does it: the link of a node in one direction is to lead to another node. */
export type Attempt = Pick<PointerWrite, 'link' | 'node' | 'to'>;

/** A write, and the cover or uncover that it belongs to. */
export interface WritingStep {
  readonly move: Move;
  readonly write: PointerWrite;
}

/** Columns whose covers or uncovers the reader carries out, link after link. */
export interface Writing {
  readonly matrix: Matrix;
  readonly names: Names;
  /** The links before the first write, and the columns that are covered then, in order. */
  readonly start: Links;
  readonly covered: readonly number[];
  readonly moves: readonly Move[];
  readonly steps: readonly WritingStep[];
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
 * `cover`: the column that the search branches on first. `uncover`: that column and those of the rows
 * that it tries next are covered, two at least, and are to come back.
 */
export function createWriting(matrix: Matrix, names: Names, kind: Move['kind']): Writing {
  const columns = firstColumns(matrix);
  const links = createLinks(matrix);
  const covered = kind === 'cover' ? [] : columns;
  for (const column of covered) cover(links, headerOf(column));
  const start = copyOf(links);
  const moves = (kind === 'cover' ? columns.slice(0, 1) : columns.toReversed()).map((column): Move => ({
    kind,
    column,
  }));
  const steps = moves.flatMap((move) => {
    // The writes of a cover are read from what it leaves, those of an uncover from what it finds.
    if (kind === 'cover') cover(links, headerOf(move.column));
    const writes = writesOf(links, move);
    if (kind === 'uncover') uncover(links, headerOf(move.column));
    return writes.flatMap((write) => (write.link === 'colour' ? [] : [{ move, write }]));
  });
  return { matrix, names, start, covered, moves, steps };
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

export function writingScore({ steps }: Writing, { written, missed }: WritingRound): Score {
  const done = written.length;
  return { done, atOnce: done - missed.filter((step) => step < done).length, all: steps.length };
}

/** The columns covered at the moment, in order: one that is half written counts as covered. */
export function coveredNow(writing: Writing, round: WritingRound): number[] {
  const last = writing.steps[nextSteps(writing, round)[0] ?? writing.steps.length - 1];
  const at = last ? writing.moves.indexOf(last.move) : 0;
  const isDone = isWritten(writing, round);
  if (writing.covered.length === 0) return round.written.length > 0 ? [writing.moves[0]!.column] : [];
  return writing.covered.slice(0, writing.covered.length - at - (isDone ? 1 : 0));
}

/** The column that the search branches on first, and what it covers then, up to two columns or more. */
function firstColumns(matrix: Matrix): number[] {
  const recording = record(matrix, { limit: 1 });
  const frames = Array.from({ length: recording.lastStep() + 1 }, (_, step) => recording.seek(step));
  const tried = frames.find(({ event, covered }) => event === 'try' && covered.length > 1);
  return (tried?.covered ?? []).map(({ column }) => column);
}
