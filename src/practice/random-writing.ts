/** Writings on matrices that come from a seed. */
import { createMatrix } from '#dlx/index.ts';
import { createRandom } from '#dlx/random.ts';
import { type Given, givenSteps } from './fading.ts';
import { type MatrixWish, matrixNames, randomMatrix } from './random-matrix.ts';
import { randomTweaking } from './tweaking.ts';
import { type Writing, type WritingKind, createWriting, firstColumns } from './writing.ts';

/** How many headers there are in the ring of an `unlink`, and how many of them leave it. */
const RINGS: Readonly<Record<MatrixWish['size'], readonly [headers: number, leaving: number]>> = {
  small: [4, 1],
  medium: [5, 2],
  large: [7, 3],
};

/** A writing on a random matrix, or on the ring of a matrix without rows. */
export function randomWriting(wish: MatrixWish, kind: WritingKind, given: Given = 'none'): Writing {
  if (kind === 'tweak' || kind === 'untweak') return faded(randomTweaking(wish, kind, matrixNames), given, wish.seed);
  const isRing = kind === 'unlink';
  const [headers, leaving] = RINGS[wish.size];
  const ring = 'ABCDEFG'.slice(0, headers);
  const matrix = isRing ? createMatrix([...ring], []) : randomMatrix(wish);
  // Neighbours leave, so that the order in which they come back matters.
  const first = createRandom(wish.seed).below(headers - leaving + 1);
  const columns = isRing ? Array.from({ length: leaving }, (_, at) => first + at) : firstColumns(matrix);
  return faded(createWriting(matrix, matrixNames(matrix), kind, columns), given, wish.seed);
}

/** The same writing, with steps that are done for the reader. */
function faded(writing: Writing, given: Given, seed: number): Writing {
  return { ...writing, given: givenSteps(writing.steps.length, given, seed) };
}
