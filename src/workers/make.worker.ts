import { make } from '#puzzles/ripple-effect/make.ts';
import type { MakeOptions } from '#puzzles/ripple-effect/make.ts';
import { format } from '#puzzles/ripple-effect/text.ts';
import type { FromMaker, ToMaker } from './make-protocol.ts';
import { workerScope } from './scope.ts';
import { failureOf } from './thread.ts';

const scope = workerScope<FromMaker, ToMaker>();

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
      message: failureOf(error),
    });
  }
};
