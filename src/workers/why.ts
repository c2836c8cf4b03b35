import type { Matrix } from '#dlx/index.ts';
import { type CoreAnswer, type WhyNone, coreOf, whyNone } from '#dlx/why/index.ts';

export interface WhyRequest {
  readonly matrix: Matrix;
}

/** Why a matrix has no solution, as far as that was found; without a certificate there is a core, or none was found. */
export interface WhyFound {
  readonly none: WhyNone;
  /** Null where there is a certificate. */
  readonly core: CoreAnswer | null;
}

/** For each of the two: about five seconds of work. */
const STEPS = 1_000_000_000;

/** Looks for a proof that can be checked row by row, and then for demands that cannot be met together. */
export function* explainNone({ matrix }: WhyRequest): Generator<{ readonly looksFor: 'core' }, WhyFound> {
  const none = whyNone(matrix, { steps: STEPS });
  if (none.certificate) return { none, core: null };
  yield { looksFor: 'core' };
  return { none, core: coreOf(matrix, { steps: STEPS }) };
}
