import type { Problem } from '#puzzles/problem.ts';
import type { Obstacle } from '#puzzles/tetrasticks/obstacle.ts';
import { answerWords } from '#english/answer-words.ts';
import { certificateWords } from '#puzzles/why/certificate-words.ts';
import { openTask } from '#ui/kit/worker.ts';

/** The pause after a change before weights are looked for, in milliseconds. */
const PAUSE = 150;

/**
 * Looks in a worker for weights that prove that a board cannot be filled, a moment after its last change.
 *
 * @param found called with the proof
 */
export function mountBoardProof(
  signal: AbortSignal,
  found: (proof: Obstacle) => void,
): (problem: Problem | null) => void {
  let problem: Problem | null = null;
  let timer = 0;
  const worker = openTask('why', signal, {
    done({ none: { certificate } }) {
      if (!problem || !certificate) return;
      const why = certificateWords(problem, certificate, { row: 'piece' });
      found({ kind: 'weights', words: answerWords({ kind: 'proved', why }), edges: [] });
    },
    // The search tells all the same.
    failed: () => undefined,
  });
  signal.addEventListener('abort', () => window.clearTimeout(timer));

  return (next) => {
    if (next === problem) return;
    problem = next;
    window.clearTimeout(timer);
    worker.cancel();
    if (next) timer = window.setTimeout(() => worker.begin({ matrix: next.matrix, onlyWeights: true }), PAUSE);
  };
}
