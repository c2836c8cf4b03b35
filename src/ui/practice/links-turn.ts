import { matrixNames, randomMatrix } from '#practice/random-matrix.ts';
import { type Writing, type WritingRound, createWriting, nextSteps, UNWRITTEN } from '#practice/writing.ts';
import type { Turn } from './turn.ts';

/** What the reader writes in a lesson: the links of one cover, or of the uncovers of one row. */
export type WritingKind = 'cover' | 'uncover';

export function writingFor({ wish }: Pick<Turn, 'wish'>, kind: WritingKind): Writing {
  const matrix = randomMatrix(wish);
  return createWriting(matrix, matrixNames(matrix), kind);
}

/** The round after `done` writes in the order of the code; null if `done` or `missed` do not fit the steps. */
export function roundAt(writing: Writing, done: number, missed: readonly number[]): WritingRound | null {
  if (done > writing.steps.length || missed.some((step) => step > done)) return null;
  let round = UNWRITTEN;
  while (round.written.length < done) {
    round = { ...round, written: [...round.written, nextSteps(writing, round)[0] ?? 0] };
  }
  return { ...round, missed };
}
