/** Runs the cells of a notebook. It starts only inside the sandbox (`public/sandbox/box.html`). */
import { isCompiledHere } from '#dlx/compiled/memory.ts';
import type { CountNews, RunAnswer, RunRequest } from '#notebook/protocol.ts';
import { type Outcome, createRunner, lateError } from '#notebook/runner.ts';
import { runConfined } from './confined.ts';

/** Milliseconds between two reports of a count: the page reads a limited number of answers. */
const TELL_MS = 300;

let tell: (news: CountNews['counting'], id: string) => void = () => undefined;
const runCell = createRunner((id, counting) => tell(counting, id));
const clock = performance.now.bind(performance);

// The engine is made ready while there is a WebAssembly; a reader's code will find none.
isCompiledHere();

runConfined(async (request, answer) => {
  const { run, cells } = request as RunRequest;
  const post: (message: RunAnswer | CountNews) => void = answer;
  let told = -TELL_MS;
  let isTold = false;
  tell = ({ solutions, nodes, share }, id) => {
    const now = clock();
    // The end of a count is sent only if a part of it was.
    if (share === 1 ? !isTold : now - told < TELL_MS) return;
    isTold = share < 1;
    told = now;
    post({ run, id, counting: { solutions, nodes, share } });
  };
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at]!;
    const ran = runCell(cell);
    const outcome = cell.waits ? await ran : (ran as Outcome);
    try {
      post({ run, outcome });
    } catch {
      // A problem may hold values that cannot be cloned, such as functions.
      const message = 'what the cell gives back holds something that is not plain data; give names, numbers and lists';
      post({ run, outcome: { ...outcome, output: null, error: { message, line: 0, column: 0 } } });
    }
    if (outcome.error) return;
  }
}, lateError);
