import type { Recording } from '#history/index.ts';
import { createRecording } from '#history/index.ts';
import { decode } from '#puzzles/ripple-effect/decode.ts';
import type { RippleProblem } from '#puzzles/ripple-effect/encode.ts';
import type { Judgement } from '#puzzles/ripple-effect/judge.ts';
import { ENOUGH, judgedProblem, judgementOf } from '#puzzles/ripple-effect/judge.ts';
import type { FromJudge, ToJudge } from './judge-protocol.ts';
import type { SolverProgress } from './protocol.ts';
import type { OpenSolver } from './solver.ts';
import type { Thread } from './thread.ts';
import { failureOf, TELL_MS } from './thread.ts';

/** Updates before a rest, about a minute of searching. */
const BUDGET = 6e9;

interface Case {
  readonly problem: RippleProblem;
  readonly recording: Recording;
  readonly solutions: number[][];
}

/**
 * Judges puzzles, one after another; a solver searches.
 *
 * @param budget updates before a rest
 * @returns what to do with each message from the page
 */
export function createJudge(
  thread: Pick<Thread<FromJudge>, 'send' | 'now'>,
  open: OpenSolver,
  budget = BUDGET,
): (message: ToJudge) => void {
  let job = 0;
  let now: Case | null = null;
  let limit = budget;
  let told = 0;

  const solve = open((message) => {
    if (!now || message.job !== job) return;
    if (message.kind === 'failed') thread.send({ kind: 'failed', message: message.message });
    else hear(message, now);
  });

  function hear({ chunk, state, elapsed, expected }: SolverProgress, { problem, recording, solutions }: Case): void {
    recording.append(chunk);
    const known = solutions.length;
    while (solutions.length < chunk.totals.solutions) {
      const { path } = recording.seek(recording.solutionStep(solutions.length + 1));
      solutions.push(
        decode(
          problem,
          path.map(({ row }) => row),
        ),
      );
    }
    const judgement: Judgement = judgementOf(solutions, chunk.totals, state === 'finished');
    if (state === 'cancelled') thread.send({ kind: 'resting', judgement });
    else if (state !== 'running') {
      solve({ kind: 'end', job });
      thread.send({ kind: 'over', judgement });
    } else if (judgement.updates >= limit) {
      limit = judgement.updates + budget;
      solve({ kind: 'cancel', job });
    } else if (solutions.length > known || thread.now() - told >= TELL_MS) {
      told = thread.now();
      const progress = { share: chunk.share ?? 0, elapsed, ...(expected && { expected }) };
      thread.send({ kind: 'searching', judgement, progress });
    }
  }

  return (message) => {
    if (message.kind === 'on') {
      solve({ kind: 'resume', job, pauseAt: ENOUGH });
      return;
    }
    try {
      const problem = judgedProblem(message.puzzle);
      const { matrix } = problem;
      now = { problem, recording: createRecording(matrix), solutions: [] };
      job += 1;
      [limit, told] = [budget, 0];
      solve({ kind: 'start', job, matrix, pauseAt: ENOUGH });
    } catch (error) {
      thread.send({ kind: 'failed', message: failureOf(error) });
    }
  };
}
