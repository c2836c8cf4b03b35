import type { Matrix } from '#dlx/index.ts';
import type { Given } from '#practice/fading.ts';
import { type MatrixWish, matrixNames, randomMatrix } from '#practice/random-matrix.ts';
import { type Exercise, createExercise } from '#practice/round.ts';
import type { Turn } from './turn.ts';

/** Returns the matrix of a seed, with colours or without. */
export type MatrixFor = (wish: MatrixWish) => Matrix;

export function exerciseFor(
  { wish, detail }: Turn,
  given: Given = 'none',
  matrixFor: MatrixFor = randomMatrix,
): Exercise {
  const matrix = matrixFor(wish);
  return createExercise(matrix, matrixNames(matrix), detail, given, wish.seed);
}
