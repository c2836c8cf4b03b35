/** Runs the cells of a notebook. It only ever starts inside the sandbox (`public/sandbox/box.js`). */
import type { RunAnswer, RunRequest } from '../notebook/protocol.ts';
import { createRunner } from '../notebook/runner.ts';
import { workerScope } from './scope.ts';

const scope = workerScope<RunAnswer, RunRequest>();
// The reader's code shares this thread: it may take the name away, and cannot take this from us.
const post = scope.postMessage.bind(scope);
const runCell = createRunner();

scope.onmessage = ({ data: { run, cells } }) => {
  for (const cell of cells) {
    const outcome = runCell(cell);
    try {
      post({ run, outcome });
    } catch {
      // A problem may have marks that cannot be sent, such as functions.
      const message =
        'what the cell gives back holds something that is no plain data; give names, numbers and lists';
      post({ run, outcome: { ...outcome, output: null, error: { message, line: 0, column: 0 } } });
    }
    if (outcome.error) return;
  }
};
