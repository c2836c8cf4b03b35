import type { Judgement } from '../puzzles/ripple-effect/judge.ts';
import { judge } from '../puzzles/ripple-effect/judge.ts';
import type { FromJudge, ToJudge } from './judge-protocol.ts';
import { workerScope } from './scope.ts';
import { failureOf } from './thread.ts';

const scope = workerScope<FromJudge, ToJudge>();

const TELL_MS = 100;
/** Updates before a rest, about a minute of searching. */
const BUDGET = 6e9;

let judging: Generator<Judgement, Judgement> | null = null;
let limit = 0;

function run(): void {
  let told = 0;
  let solutions = 0;
  while (judging) {
    const { done, value: judgement } = judging.next();
    if (done) {
      judging = null;
      scope.postMessage({ kind: 'over', judgement });
      return;
    }
    if (judgement.updates >= limit) {
      limit = judgement.updates + BUDGET;
      scope.postMessage({ kind: 'resting', judgement });
      return;
    }
    const isNews = judgement.solutions.length > solutions;
    if (!isNews && performance.now() - told < TELL_MS) continue;
    solutions = judgement.solutions.length;
    told = performance.now();
    scope.postMessage({ kind: 'searching', judgement });
  }
}

scope.onmessage = ({ data }) => {
  try {
    if (data.kind === 'judge') {
      judging = judge(data.puzzle);
      limit = BUDGET;
    }
    run();
  } catch (error) {
    judging = null;
    scope.postMessage({
      kind: 'failed',
      message: failureOf(error),
    });
  }
};
