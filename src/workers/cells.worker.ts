/** Runs the cells of a notebook. It starts only inside the sandbox (`public/sandbox/box.html`). */
import { isCompiledHere } from '#dlx/compiled/memory.ts';
import { outputOf } from '#notebook/outputs.ts';
import type { CellNews, RunAnswer, RunRequest } from '#notebook/protocol.ts';
import { type News, type Outcome, createRunner, lateError } from '#notebook/runner.ts';
import type { SoFar } from '#notebook/solving.ts';
import { runConfined } from './confined.ts';

/** Milliseconds between two reports of a search: the page reads a limited number of answers. */
const TELL_MS = 300;
/** Lines that are sent at once in a run, for the case that it is stopped: more than those of a cell, for the same reason. */
const MOST_AT_ONCE = 300;

let tell: (id: string, news: News) => void = () => undefined;
let end = Infinity;
const clock = performance.now.bind(performance);
const runCell = createRunner({ tell: (id, news) => tell(id, news), left: () => end - clock() });

// The engine is made ready while there is a WebAssembly; a reader's code will find none.
isCompiledHere();

runConfined(async (request, answer) => {
  const { run, cells, limit } = request as RunRequest;
  const post: (message: RunAnswer | CellNews) => void = answer;
  end = clock() + limit;
  let told = -TELL_MS;
  let isTold = false;
  /** The search for the cheapest as it was when its best solution was sent. */
  let sent: Pick<SoFar, 'cost' | 'nodes'> = { cost: null, nodes: 0 };
  let linesSent = 0;
  tell = (id, news) => {
    if (news.kind === 'line') {
      linesSent += 1;
      if (linesSent <= MOST_AT_ONCE) post({ run, id, news });
      return;
    }
    const now = clock();
    // The end of a count is sent only if a part of it was.
    const isEnd = news.kind === 'count' && news.counting.share === 1;
    if (isEnd ? !isTold : now - told < TELL_MS) return;
    isTold = !isEnd;
    told = now;
    if (news.kind === 'count') {
      const { solutions, nodes, share } = news.counting;
      post({ run, id, news: { kind: 'count', counting: { solutions, nodes, share } } });
    } else {
      const { kind, soFar, best } = news;
      // A search with fewer nodes is another one.
      const isNew = soFar.cost !== sent.cost || soFar.nodes < sent.nodes;
      if (isNew) sent = soFar;
      post({ run, id, news: { kind, soFar, best: isNew ? outputOf(best()[0]) : null } });
    }
  };
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at]!;
    const ran = runCell(cell);
    const outcome = cell.waits ? await ran : (ran as Outcome);
    try {
      post({ run, outcome });
    } catch {
      // A problem may hold values that cannot be cloned, such as functions.
      const message = 'the cell’s result contains something that is not plain data; give names, numbers and lists';
      post({ run, outcome: { ...outcome, output: null, error: { message, line: 0, column: 0 } } });
    }
    if (outcome.error) return;
  }
}, lateError);
