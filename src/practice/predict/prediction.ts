/** What a reader is asked before the search goes on: its words, its options, and the right one. */
import type { Matrix } from '#dlx/index.ts';
import type { Names } from '#history/caption.ts';
import type { Frame } from '#history/index.ts';
import { inWords } from '#english/english.ts';

/**
 * - `column`: which column the search branches on
 * - `rows`: how many rows leave with the row that is tried
 * - `end`: whether a dead end comes, or a solution
 * - `back`: how many columns come back with the row that is given up
 * - `levels`: how many rows are given up before another one is tried
 * - `cost`: what every cover with the next row costs at least
 */
export type PredictionKind = 'column' | 'rows' | 'end' | 'back' | 'levels' | 'cost';

interface PredictionOption {
  readonly text: string;
  /** What a reader who chose it has overlooked; it does not name the answer. Empty for the right one. */
  readonly hint: string;
  /** The column that it stands for, or null. */
  readonly column: number | null;
}

export interface Prediction {
  readonly kind: PredictionKind;
  /** The decision of the run at which it is asked: the last one whose outcome the reader sees. */
  readonly decision: number;
  readonly ask: string;
  /** Three or four, no two alike. */
  readonly options: readonly PredictionOption[];
  /** Which of the options is right, from 0. */
  readonly right: number;
  /** Why, with the numbers of the run. */
  readonly reason: string;
  /** How much it is worth to be asked: 1 or more. */
  readonly worth: number;
}

/** Two neighbouring moments of a run: `before` is what the reader sees, `after` what comes. */
export interface Turn {
  readonly matrix: Matrix<unknown>;
  readonly names: Names;
  /** Neighbouring decisions of the run, in order. */
  readonly frames: readonly Frame[];
  readonly before: Frame;
  readonly after: Frame;
  /** The place of `before` among the frames. */
  readonly at: number;
}

/** Fewer options than this do not make a question; and this many are enough. */
const LEAST_OPTIONS = 3;
const MOST_OPTIONS = 4;

/** An option, and what it stands for: a column, or a number. Options stand in the order of these. */
export interface Candidate extends Omit<PredictionOption, 'column'> {
  readonly value: number;
}

/**
 * Puts a question together: the right option, and of the wrong ones the first that are not like
 * another. Null when there are too few for a question.
 */
export function predictionOf(
  what: Omit<Prediction, 'options' | 'right'>,
  right: Omit<Candidate, 'hint'>,
  wrong: readonly Candidate[],
): Prediction | null {
  const chosen: Candidate[] = [{ ...right, hint: '' }];
  for (const candidate of wrong) {
    const isLike = chosen.some(({ value, text }) => value === candidate.value || text === candidate.text);
    if (!isLike && chosen.length < MOST_OPTIONS) chosen.push(candidate);
  }
  if (chosen.length < LEAST_OPTIONS) return null;
  chosen.sort((a, b) => a.value - b.value);
  return {
    ...what,
    options: chosen.map(({ text, hint, value }) => ({
      text,
      hint,
      column: what.kind === 'column' ? value : null,
    })),
    right: chosen.findIndex(({ value }) => value === right.value),
  };
}

/** Numbers as options, with a hint for each: those from `least` to `most` only. */
export function numbers(
  hints: readonly (readonly [value: number, hint: string])[],
  least: number,
  most: number,
): Candidate[] {
  return hints.flatMap(([value, hint]) =>
    value < least || value > most ? [] : [{ value, text: inWords(value), hint }],
  );
}

/** The columns of a kind that are not covered, in the order of the matrix. */
export function openColumns(
  { columns }: Matrix<unknown>,
  { covered }: Pick<Frame, 'covered'>,
  kind: 'primary' | 'secondary',
): number[] {
  const out = new Set(covered.map(({ column }) => column));
  return columns.flatMap((column, index) => (column.kind === kind && !out.has(index) ? [index] : []));
}
