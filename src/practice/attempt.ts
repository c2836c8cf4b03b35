import type { PointerWrite } from '#history/index.ts';
import { reasonAgainstWrite } from './writing-reasons.ts';
import { type Attempt, type Writing, type WritingRound, nextSteps } from './writing.ts';

/** The round after an attempt. A wrong one writes nothing. */
export function attempted(writing: Writing, round: WritingRound, attempt: Attempt): WritingRound {
  const next = nextSteps(writing, round);
  if (next.length === 0) return round;
  const found = next.find((step) => isWrite(writing.steps[step]!.write, attempt));
  if (found !== undefined) return { ...round, written: [...round.written, found], wrong: null };
  const done = round.written.length;
  const missed = round.missed.includes(done) ? round.missed : [...round.missed, done];
  return { ...round, missed, wrong: { attempt, reason: reasonAgainstWrite(writing, round, attempt) } };
}

/** The round after the next write has been done for the reader. */
export function writeGiven(writing: Writing, round: WritingRound): WritingRound {
  const step = writing.steps[nextSteps(writing, round)[0] ?? -1];
  return step ? attempted(writing, round, step.write) : round;
}

export function writingTakenBack(round: WritingRound): WritingRound {
  if (round.wrong) return { ...round, wrong: null };
  return { ...round, written: round.written.slice(0, -1) };
}

function isWrite(write: PointerWrite, attempt: Attempt): boolean {
  return write.link === attempt.link && write.node === attempt.node && write.to === attempt.to;
}
