import type { Matrix } from '#dlx/index.ts';
import { type Certificate, type CoreAnswer, type WhyNone, coreOf, whyNone } from '#dlx/why/index.ts';

export interface WhyRequest {
  readonly matrix: Matrix;
}

/** Why a matrix has no solution, as far as that was found; without a certificate there is a core, or none was found. */
export interface WhyFound {
  readonly none: WhyNone;
  /** Null where there is a certificate; instead of one whose weights say little, where a few demands say more. */
  readonly core: CoreAnswer | null;
}

/** For each of the two: about five seconds of work. */
const STEPS = 1_000_000_000;

/** Looks for a proof that can be checked row by row, and then for demands that cannot be met together. */
export function* explainNone({ matrix }: WhyRequest): Generator<{ readonly looksFor: 'core' }, WhyFound> {
  const none = whyNone(matrix, { steps: STEPS });
  const { certificate } = none;
  if (certificate && isPlain(certificate)) return { none, core: null };
  yield { looksFor: 'core' };
  if (certificate) {
    const core = shortCoreOf(matrix);
    return core ? { none: { ...none, certificate: null }, core } : { none, core: null };
  }
  return { none, core: coreOf(matrix, { steps: STEPS }) };
}

/** For a core where there is a certificate already. */
const FEW_STEPS = 50_000_000;

/** A core whose search takes more nodes is no easier to follow than weights are to add up. */
const SHORT = 12;

/** A few demands may say more than many different weights. */
function shortCoreOf(matrix: Matrix): CoreAnswer | null {
  const answer = coreOf(matrix, { steps: FEW_STEPS });
  const { isMinimal = false, nodes = null } = answer.core ?? {};
  return isMinimal && nodes !== null && nodes <= SHORT ? answer : null;
}

/** True for columns that are only counted, or told apart as two sides. */
function isPlain({ kind, weights, perRow, sums }: Certificate): boolean {
  if (weights.some((weight) => Math.abs(weight) > 1)) return false;
  return kind !== 'remainder' || !weights.includes(-1) || (perRow === 0 && sums.every((sum) => sum === 0));
}
