import type { Matrix } from '#dlx/index.ts';
import { type Frame, type Names, type Recording, record } from '#history/index.ts';
import { reasonAgainst } from './reasons.ts';
import { type Detail, type Press, type Step, isOptional, samePress, stepsOf } from './steps.ts';

/** A matrix whose whole search the reader performs, and the steps that it takes. */
export interface Exercise {
  readonly matrix: Matrix;
  readonly names: Names;
  readonly detail: Detail;
  readonly recording: Recording;
  readonly steps: readonly Step[];
}

/** How far the reader is. */
export interface Round {
  /** Steps done. */
  readonly done: number;
  /** The steps that were not right first time, by their numbers. */
  readonly missed: readonly number[];
  /** What was pressed last and is wrong, and why; null when it was right. */
  readonly wrong: { readonly press: Press; readonly reason: string } | null;
}

export interface Score {
  /** Steps done, those of them that were right first time, and steps in all. */
  readonly done: number;
  readonly atOnce: number;
  readonly all: number;
}

export const START: Round = { done: 0, missed: [], wrong: null };

export function createExercise(matrix: Matrix, names: Names, detail: Detail): Exercise {
  const recording = record(matrix);
  return { matrix, names, detail, recording, steps: stepsOf(recording, detail) };
}

/** The moment of the run at which the reader stands. */
export function frameOf({ recording, steps, detail }: Exercise, { done }: Round): Frame {
  return recording.seek(steps[done - 1]?.position ?? 0, detail);
}

/** The round after a press. A wrong one changes nothing but what is said. */
export function pressed(exercise: Exercise, round: Round, press: Press): Round {
  const step = exercise.steps[round.done];
  if (!step) return round;
  // At a dead end the search still covers the empty column; who sees it may back up at once.
  const isShort = isOptional(step) && press.kind === 'back up';
  if (isShort || samePress(step.press, press)) {
    return { ...round, done: round.done + (isShort ? 2 : 1), wrong: null };
  }
  const { matrix, names } = exercise;
  const reason = reasonAgainst({ matrix, names, frame: frameOf(exercise, round), step }, press);
  const missing = round.done + (isOptional(step) ? 1 : 0);
  const missed = round.missed.includes(missing) ? round.missed : [...round.missed, missing];
  return { ...round, missed, wrong: { press, reason } };
}

/** Takes the last press back: a wrong one is forgotten, a right one is to be done again. */
export function takenBack({ steps }: Exercise, round: Round): Round {
  if (round.wrong) return { ...round, wrong: null };
  const before = steps[round.done - 2];
  const isShort = before !== undefined && isOptional(before);
  return { ...round, done: Math.max(0, round.done - (isShort ? 2 : 1)) };
}

export function isOver({ steps }: Exercise, { done }: Round): boolean {
  return done === steps.length;
}

/** Counts what the reader had to do: a step that may be left out is none. */
export function scoreOf({ steps }: Exercise, { done, missed }: Round): Score {
  const asked = steps.filter((step) => !isOptional(step)).length;
  const sofar = steps.slice(0, done).filter((step) => !isOptional(step)).length;
  const wrong = missed.filter((step) => step < done).length;
  return { done: sofar, atOnce: sofar - wrong, all: asked };
}
