import type { Matrix } from '#dlx/index.ts';
import type { Names } from '#history/caption.ts';
import type { Frame, Recording } from '#history/index.ts';
import { recordOnLinks } from '#history/on-links.ts';
import { type Given, givenSteps } from './fading.ts';
import { reasonAgainst } from './reasons.ts';
import { type Detail, type Press, type Step, isOptional, samePress, stepsOf } from './steps.ts';

/** A matrix whose whole search the reader performs, and the steps that it takes. */
export interface Exercise {
  readonly matrix: Matrix;
  readonly names: Names;
  readonly detail: Detail;
  readonly recording: Recording;
  readonly steps: readonly Step[];
  /** For each step whether it is done for the reader. */
  readonly given: readonly boolean[];
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
  /** Steps done, those of them that the reader did right first time, and steps in all. */
  readonly done: number;
  readonly atOnce: number;
  readonly all: number;
}

export const START: Round = { done: 0, missed: [], wrong: null };

/** @param seed draws the steps that are done for the reader */
export function createExercise(
  matrix: Matrix,
  names: Names,
  detail: Detail,
  given: Given = 'none',
  seed = 0,
): Exercise {
  const recording = recordOnLinks(matrix);
  const steps = stepsOf(recording, detail);
  const drawn = givenSteps(steps.length, given, seed);
  // A step that may be left out goes with the one after it.
  const goes = steps.map((step, at) => drawn[isOptional(step) ? at + 1 : at] ?? false);
  return { matrix, names, detail, recording, steps, given: goes };
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

/** The round after the next step has been done for the reader. */
export function stepGiven(exercise: Exercise, round: Round): Round {
  const step = exercise.steps[round.done];
  return step ? pressed(exercise, round, step.press) : round;
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

/** Counts what had to be done: a step that may be left out is none. */
export function scoreOf(exercise: Exercise, { done, missed }: Round): Score {
  const { steps, given } = exercise;
  const wrong = missed.filter((step) => step < done && !given[step]).length;
  return {
    done: steps.slice(0, done).filter((step) => !isOptional(step)).length,
    atOnce: yoursIn(exercise, done) - wrong,
    all: steps.filter((step) => !isOptional(step)).length,
  };
}

/** How many of the first steps, or of all, are the reader's own. */
export function yoursIn({ steps, given }: Exercise, done = steps.length): number {
  return steps.slice(0, done).filter((step, at) => !isOptional(step) && !given[at]).length;
}
