import { withMethods } from '#dlx/coloured-matrix.ts';
import type { ChooserName, Matrix } from '#dlx/index.ts';
import type { Below, NodeStart } from '#history/index.ts';
import { createBelow } from '#history/index.ts';

/** Two ways on from one node, to be counted side by side. */
export interface BelowRequest {
  readonly matrix: Matrix;
  readonly choosers: readonly [yours: ChooserName, solvers: ChooserName];
  readonly start: NodeStart;
  /** Each is given up after this many updates. */
  readonly budget: number;
}

export interface BelowNews {
  readonly counts: readonly [yours: Below, solvers: Below];
  readonly isOver: boolean;
}

/** A turn of each: some ten milliseconds. */
const TURN = 1_000_000;
/** The page hears of it this often, in milliseconds. */
const NEWS_MS = 120;

/** Counts both ways in turns and tells now and then; whoever wants it to end earlier ends the thread. */
export function compareBelow(
  { matrix, choosers, start, budget }: BelowRequest,
  tell: (news: BelowNews) => void,
  now: () => number,
): void {
  const [yours, solvers] = choosers.map((chooser) => createBelow(withMethods(matrix), chooser, start));
  if (!yours || !solvers) return;
  let then = now();
  for (let spent = 0; ; spent += TURN) {
    const counts = [yours.below, solvers.below] as const;
    const isOver = spent >= budget || counts.every(({ isWhole }) => isWhole);
    if (isOver || now() - then >= NEWS_MS) {
      then = now();
      tell({ counts, isOver });
    }
    if (isOver) return;
    const turn = Math.min(TURN, budget - spent);
    yours.advance(turn);
    solvers.advance(turn);
  }
}
