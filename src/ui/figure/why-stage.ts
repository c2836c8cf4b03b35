import type { Certificate, Core } from '#dlx/why/index.ts';
import { marksOfCore, marksOfWeights, sumsOfWeights } from '#pictures/why/column-marks.ts';
import { noHighlight, sameHighlight } from '#pictures/kit/highlight.ts';
import { momentOfRows } from '#pictures/kit/moment.ts';
import { type Problem, withColumnKinds } from '#puzzles/problem.ts';
import type { Terms } from '#puzzles/why/certificate-words.ts';
import type { WhyFound } from '#workers/why.ts';
import type { Instead, MountedFigure } from './mounted-figure.ts';

/** What _Why is there none?_ asks about, and what shows the answer. */
export interface WhyStage {
  readonly problem: Problem;
  /** Rows that must be taken: each is a demand of its own. */
  readonly givens?: readonly number[];
  /** Whether a complete search has shown that there is none. */
  readonly isSearched: boolean;
  readonly voice?: WhyVoice;
  /** Shows a proof in the pictures, or no longer. */
  show(proof: ShownProof | null): void;
}

export interface ShownProof {
  readonly problem: Problem;
  readonly found: WhyFound;
  /** The row that the walk is at; null before the first and behind the last. */
  readonly row: number | null;
}

/** How a tool calls what its problem is about. */
export interface WhyVoice {
  readonly terms?: Terms;
  /** A certificate; null for the usual words. */
  proof?(certificate: Certificate): string | null;
  /** What a column may be covered by, in the singular. Default: `row`. */
  readonly way?: string;
  /** Demands that cannot be met together. Default: `coreWords`. */
  core?(core: Core): string;
  /** What the two tiles of a core say: must be covered, and at most once; null where no tiles are drawn. */
  readonly tiles?: readonly [string, string] | null;
  /** What the pictures leave out. */
  readonly rest?: string;
}

/** The pictures of a figure: board and matrix show the proof instead of the run. */
export function figureStage(figure: () => MountedFigure): WhyStage {
  return {
    get problem() {
      return figure().problem;
    },
    get isSearched() {
      return figure().player.recording.finished;
    },
    show(proof) {
      // The pictures light the row of the walk.
      if (proof) figure().point(noHighlight);
      figure().showInstead(proof && insteadOf(proof));
    },
  };
}

/** The problem untouched, with the marks of the proof; the row of the walk is lit while nothing is pointed at. */
function insteadOf({ problem, found, row }: ShownProof): Instead | null {
  const { certificate } = found.none;
  const core = found.core?.core;
  if (!certificate && !core) return null;
  const marks = certificate
    ? marksOfWeights(certificate)
    : marksOfCore(problem.matrix.columns.length, core ?? { demanded: [], atMostOnce: [] });
  const sums = certificate && sumsOfWeights(problem.matrix, certificate);
  const shown = core
    ? withColumnKinds(problem, (_, column) =>
        core.demanded.includes(column) ? 'primary' : core.atMostOnce.includes(column) ? 'secondary' : 'off',
      )
    : problem;
  return ({ frame, highlight }) => {
    const lit = sameHighlight(highlight, noHighlight) ? { row, column: null } : highlight;
    return { ...momentOfRows(shown, [], lit), frame, marks, ...(sums && { sums }) };
  };
}
