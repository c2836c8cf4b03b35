import type { Matrix } from '#dlx/index.ts';
import { isTold } from '#puzzles/why/certificate-words.ts';
import { LONGEST_CHAIN } from '#puzzles/why/chain.ts';
import { type Certificate, type CoreAnswer, type WhyNone, coreOf, whyNone } from '#dlx/why/index.ts';

export interface WhyRequest {
  readonly matrix: Matrix;
  /** Rows that a solution would have to have; each is a demand of its own, so a core is looked for first. */
  readonly givens?: readonly number[];
  /** Looks for weights alone, and not for long. */
  readonly onlyWeights?: boolean;
}

/** Why a matrix has no solution, as far as that was found; without a certificate there is a core, or none was found. */
export interface WhyFound {
  readonly none: WhyNone;
  /** Null where there is a certificate; instead of one whose weights say little, where a few demands say more. */
  readonly core: CoreAnswer | null;
}

/** For each of the two: about five seconds of work. */
const STEPS = 1_000_000_000;

const NOT_LOOKED_FOR: WhyNone = { certificate: null, isComplete: false, steps: 0 };

/** Looks for a proof that can be checked row by row, and then for demands that cannot be met together. */
export function* explainNone({
  matrix,
  givens = [],
  onlyWeights = false,
}: WhyRequest): Generator<{ readonly looksFor: 'core' }, WhyFound> {
  if (onlyWeights) return { none: whyNone(matrix), core: null };
  if (givens.length > 0) {
    yield { looksFor: 'core' };
    const core = coreOf(matrix, { givens, steps: STEPS });
    // Without any of the given rows there is none either.
    const isAlone = core.core !== null && core.core.givens.length === 0;
    const none = isAlone ? whyNone(matrix, { steps: STEPS }) : NOT_LOOKED_FOR;
    return none.certificate && isPlain(none.certificate) ? { none, core: null } : { none: NOT_LOOKED_FOR, core };
  }
  const none = whyNone(matrix, { steps: STEPS });
  const { certificate } = none;
  if (certificate && isPlain(certificate)) return { none, core: null };
  yield { looksFor: 'core' };
  if (certificate) {
    const core = shortCoreOf(matrix, isTold(certificate) ? SHORT : LONGEST_CHAIN);
    return core ? { none: { ...none, certificate: null }, core } : { none, core: null };
  }
  return { none, core: coreOf(matrix, { steps: STEPS }) };
}

/** For a core where there is a certificate already. */
const FEW_STEPS = 50_000_000;

/** A core whose search takes more nodes is no easier to follow than weights are to add up. */
const SHORT = 12;

/** A few demands may say more than many different weights. */
function shortCoreOf(matrix: Matrix, mostNodes: number): CoreAnswer | null {
  const answer = coreOf(matrix, { steps: FEW_STEPS });
  const { isMinimal = false, nodes = null } = answer.core ?? {};
  return isMinimal && nodes !== null && nodes <= mostNodes ? answer : null;
}

/** True for columns that are only counted, or told apart as two sides. */
function isPlain({ kind, weights, perRow, sums }: Certificate): boolean {
  if (weights.some((weight) => Math.abs(weight) > 1)) return false;
  return kind !== 'remainder' || !weights.includes(-1) || (perRow === 0 && sums.every((sum) => sum === 0));
}
