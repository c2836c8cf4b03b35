/** Runs the cells of a notebook. It starts only inside the sandbox (`public/sandbox/box.js`). */
import type { CountNews, RunAnswer, RunRequest } from '#notebook/protocol.ts';
import { createRunner } from '#notebook/runner.ts';
import { workerScope } from './scope.ts';

const scope = workerScope<RunAnswer | CountNews, RunRequest>();
// The reader's code shares this thread and may overwrite `postMessage`, but not this binding.
const post = scope.postMessage.bind(scope);
/** Milliseconds between two reports of a count: the page reads a limited number of answers. */
const TELL_MS = 300;
let running = 0;
let told = -TELL_MS;
let isTold = false;
const runCell = createRunner((id, { solutions, nodes, share }) => {
  const now = performance.now();
  // The end of a count is sent only if a part of it was.
  if (share === 1 ? !isTold : now - told < TELL_MS) return;
  isTold = share < 1;
  told = now;
  post({ run: running, id, counting: { solutions, nodes, share } });
});

scope.onmessage = ({ data: { run, cells } }) => {
  running = run;
  for (const cell of cells) {
    const outcome = runCell(cell);
    try {
      post({ run, outcome });
    } catch {
      // A problem may hold values that cannot be cloned, such as functions.
      const message = 'what the cell gives back holds something that is no plain data; give names, numbers and lists';
      post({ run, outcome: { ...outcome, output: null, error: { message, line: 0, column: 0 } } });
    }
    if (outcome.error) return;
  }
};
