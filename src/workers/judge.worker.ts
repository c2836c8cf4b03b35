import type { Judgement } from '../puzzles/ripple-effect/judge.ts';
import { judge } from '../puzzles/ripple-effect/judge.ts';
import type { FromJudge, ToJudge } from './judge-protocol.ts';

/** The few members of a dedicated worker's global scope that we use; the page's types lack them. */
interface WorkerScope {
  postMessage(message: FromJudge): void;
  onmessage: ((event: MessageEvent<ToJudge>) => void) | null;
}

const scope = self as unknown as WorkerScope;

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
      message: error instanceof Error ? error.message : String(error),
    });
  }
};
