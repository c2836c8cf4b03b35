import { type Recording, createRecording } from '#history/index.ts';
import { decode } from '#puzzles/ripple-effect/decode.ts';
import type { RippleProblem } from '#puzzles/ripple-effect/encode.ts';
import { type Judgement, ENOUGH, judgedProblem, judgementOf } from '#puzzles/ripple-effect/judge.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import type { SolverProgress } from './protocol.ts';
import { type SolverSearch, createSearch } from './solver-search.ts';
import type { OpenSolver } from './solver.ts';

interface JudgeRequest {
  readonly puzzle: RipplePuzzle;
  /** Whether to go on with the search that this worker keeps, if there is one. */
  readonly goesOn: boolean;
}

/**
 * Progress of the search: the judgement so far, the share of the tree, milliseconds, and the estimate of a long run.
 */
export interface JudgeProgress extends Pick<SolverProgress, 'elapsed' | 'expected'> {
  readonly judgement: Judgement;
  readonly share: number;
}

/** Updates before a pause, about a minute of searching. */
const BUDGET = 6e9;

interface Case {
  readonly problem: RippleProblem;
  readonly search: SolverSearch;
  readonly recording: Recording;
  readonly solutions: number[][];
  judgement: Judgement;
}

/**
 * Returns a task that judges one puzzle per request. When its search has used up the budget it pauses, and the next
 * request can go on with it.
 *
 * @param budget updates before a pause
 */
export function createJudge(
  open: OpenSolver,
  budget = BUDGET,
): (request: JudgeRequest) => AsyncGenerator<JudgeProgress, Judgement> {
  let now: Case | null = null;

  function begin(puzzle: RipplePuzzle): Case {
    now?.search.end();
    const problem = judgedProblem(puzzle);
    const { matrix } = problem;
    return {
      problem,
      search: createSearch(open, matrix, ENOUGH),
      recording: createRecording(matrix),
      solutions: [],
      judgement: judgementOf([], { nodes: 0, deadEnds: 0, updates: 0 }, false),
    };
  }

  return async function* ({ puzzle, goesOn }) {
    const own = (now = goesOn && now ? now : begin(puzzle));
    const { problem, search, recording, solutions } = own;
    const limit = own.judgement.updates + budget;
    for await (const { chunk, state, elapsed, expected } of search.run()) {
      recording.append(chunk);
      while (solutions.length < chunk.totals.solutions) {
        const { path } = recording.seek(recording.solutionStep(solutions.length + 1));
        solutions.push(
          decode(
            problem,
            path.map(({ row }) => row),
          ),
        );
      }
      own.judgement = judgementOf(solutions, chunk.totals, state === 'finished');
      if (state !== 'running') continue;
      const { judgement } = own;
      if (judgement.updates >= limit) search.cancel();
      yield { judgement, share: chunk.share ?? 0, elapsed, ...(expected && { expected }) };
    }
    return own.judgement;
  };
}
