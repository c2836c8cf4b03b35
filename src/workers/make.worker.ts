import { make } from '../puzzles/ripple-effect/make.ts';
import type { MakeOptions } from '../puzzles/ripple-effect/make.ts';
import { format } from '../puzzles/ripple-effect/text.ts';
import type { FromMaker, ToMaker } from './make-protocol.ts';

/** The few members of a dedicated worker's global scope that we use; the page's types lack them. */
interface WorkerScope {
  postMessage(message: FromMaker): void;
  onmessage: ((event: MessageEvent<ToMaker>) => void) | null;
}

const scope = self as unknown as WorkerScope;

const TELL_MS = 100;

function run(options: MakeOptions): void {
  const making = make(options);
  let told = performance.now();
  for (let step = making.next(); ; step = making.next()) {
    if (step.done) {
      const { puzzle, level, measure } = step.value;
      scope.postMessage({ kind: 'made', text: format(puzzle), level, measure });
      return;
    }
    if (performance.now() - told < TELL_MS) continue;
    told = performance.now();
    scope.postMessage({ kind: 'making', making: step.value });
  }
}

scope.onmessage = ({ data }) => {
  try {
    run(data.options);
  } catch (error) {
    scope.postMessage({
      kind: 'failed',
      message: error instanceof Error ? error.message : String(error),
    });
  }
};
