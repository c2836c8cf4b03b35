import { levelWords } from '#pictures/ripple-effect/game-words.ts';
import type { Judgement } from '#puzzles/ripple-effect/judge.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { openTask } from '#ui/kit/worker.ts';
import type { ShelfPuzzle } from './shelf.ts';
import { answerWords } from '#english/answer-words.ts';

/** What is known of a puzzle. */
export interface Known {
  readonly about: string;
  /** The only solution, one number per cell; null when it is not known or not unique. */
  readonly solution: readonly number[] | null;
  /** Why there is no `solution`; empty when there is. */
  readonly why: string;
  /** The number of solutions, 2 for two or more; null while it is not known. */
  readonly count: number | null;
}

const SEARCHING = 'The search is still looking for this puzzle’s solutions.';

/** Solves imported puzzles in a worker when they are played; `changed` is called with each result. */
export function mountKnownPuzzles(changed: () => void, signal: AbortSignal) {
  const found = new Map<string, Known>();
  let judged: ShelfPuzzle | null = null;
  const worker = openTask('judge', signal, {
    done(judgement) {
      // A search that hit its limit is not continued.
      if (!judgement.isOver) worker.close();
      if (judged) found.set(judged.slug, knownOf(judged.puzzle, judgement));
      changed();
    },
    failed(why) {
      if (judged) found.set(judged.slug, unknown(`The search stopped: ${why}.`));
      changed();
    },
  });
  return {
    /** Returns what is known of a puzzle so far. The first call for a new one starts solving it in a worker. */
    of(entry: ShelfPuzzle): Known {
      const { known } = entry;
      if (known) return { ...known, why: '', count: 1 };
      const now = found.get(entry.slug);
      if (now) return now;
      if (judged?.slug !== entry.slug) {
        judged = entry;
        worker.begin({ puzzle: entry.puzzle, goesOn: false });
      }
      return unknown(SEARCHING);
    },
  };
}

/** Returns what a search that finished or gave up says about its puzzle. */
export function knownOf(puzzle: RipplePuzzle, judgement: Judgement): Known {
  const { solutions, nodes, deadEnds, isOver } = judgement;
  const [only] = solutions;
  if (!isOver) {
    const stopped = answerWords({ kind: 'open', done: nodes, unit: 'node' });
    return unknown(
      `Whether this puzzle has exactly one solution is ${stopped.charAt(0).toLowerCase()}${stopped.slice(1)}`,
    );
  }
  if (!only) return unknown(`This puzzle has no solution. ${answerWords({ kind: 'searched', nodes })}`, 0);
  if (solutions.length > 1) {
    return unknown('This puzzle has more than one solution. Any of them solves it.', 2);
  }
  const about = levelWords(puzzle, { solutions: 1, nodes, deadEnds, isWhole: true });
  return { about: `${about} The puzzle has exactly one solution.`, solution: only, why: '', count: 1 };
}

function unknown(why: string, count: number | null = null): Known {
  return { about: why, solution: null, why, count };
}
