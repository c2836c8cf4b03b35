import { type Writing, type WritingRound, nextSteps, UNWRITTEN } from '#practice/writing.ts';

/** The round after `done` writes in the order of the code; null if `done` or `missed` do not fit the steps. */
export function roundAt(writing: Writing, done: number, missed: readonly number[]): WritingRound | null {
  if (done > writing.steps.length || missed.some((step) => step > done)) return null;
  let round = UNWRITTEN;
  while (round.written.length < done) {
    round = { ...round, written: [...round.written, nextSteps(writing, round)[0] ?? 0] };
  }
  return { ...round, missed };
}
