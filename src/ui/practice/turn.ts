import { type MatrixWish, type Size, SIZES } from '#practice/random-matrix.ts';
import type { Round } from '#practice/round.ts';
import type { Detail } from '#practice/steps.ts';

/** The matrix that the reader searches, in what detail, and how far the round is. */
export interface Turn {
  readonly wish: MatrixWish;
  readonly detail: Detail;
  readonly round: Round;
}

export const MOST_SEED = 999_999;

/** Figures open with seeds below this one. */
const FIRST_SEED = 10;

/** A random seed for a new matrix, never that of an opening. */
export function anotherSeed(): number {
  return FIRST_SEED + Math.floor(Math.random() * (MOST_SEED - FIRST_SEED + 1));
}

export function openingTurn(withSecondary: boolean, seed = 1): Turn {
  return {
    wish: { seed, size: 'small', withSecondary },
    detail: 'covers',
    round: { done: 0, missed: [], wrong: null },
  };
}

/** `small.7`, `large.12.choices`, and with the steps done and those missed `small.7.12-3-5`. */
export function turnText({ wish, detail, round }: Turn): string {
  const steps = round.done === 0 && round.missed.length === 0 ? [] : [round.done, ...round.missed];
  const isCoarse = detail === 'decisions';
  const parts = [wish.size, wish.seed, ...(isCoarse ? ['choices'] : [])];
  return [...parts, ...(steps.length > 0 ? [steps.join('-')] : [])].join('.');
}

/**
 * Reads such a text; null when it is damaged.
 *
 * @param countSteps returns the number of steps of a turn
 */
export function readTurn(text: string, withSecondary: boolean, countSteps: (turn: Turn) => number): Turn | null {
  const found = /^([a-z]+)\.(\d{1,6})(\.choices)?(?:\.(\d{1,4}(?:-\d{1,4})*))?$/.exec(text);
  const size = SIZES.find((name): name is Size => name === found?.[1]);
  if (!found || !size) return null;
  const wish = { seed: Number(found[2]), size, withSecondary };
  const detail: Detail = found[3] === undefined ? 'covers' : 'decisions';
  const [done = 0, ...missed] = (found[4] ?? '0').split('-').map(Number);
  const turn: Turn = { wish, detail, round: { done, missed, wrong: null } };
  const length = countSteps(turn);
  const isThere = done <= length && missed.every((step) => step <= done && step < length);
  return isThere ? turn : null;
}
