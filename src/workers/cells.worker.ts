/** Runs the cells of a notebook. It only ever starts inside the sandbox (`public/sandbox/box.js`). */
import type { CountNews, RunAnswer, RunRequest } from '#notebook/protocol.ts';
import { createRunner } from '#notebook/runner.ts';
import { workerScope } from './scope.ts';

const scope = workerScope<RunAnswer | CountNews, RunRequest>();
// The reader's code shares this thread: it may take the name away, and cannot take this from us.
const post = scope.postMessage.bind(scope);
/** The page hears this often how far a count is, in milliseconds: it reads so many answers only. */
const TELL_MS = 300;
let running = 0;
let told = -TELL_MS;
let isTold = false;
const runCell = createRunner((id, { solutions, nodes, share }) => {
  const now = performance.now();
  // The end is told of a count of which something was told before.
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
      // A problem may have marks that cannot be sent, such as functions.
      const message = 'what the cell gives back holds something that is no plain data; give names, numbers and lists';
      post({ run, outcome: { ...outcome, output: null, error: { message, line: 0, column: 0 } } });
    }
    if (outcome.error) return;
  }
};
