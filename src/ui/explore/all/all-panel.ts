import type { DiagramProgress } from '#dlx/all/index.ts';
import { inFigures } from '#english/english.ts';
import { openingColumn } from '#pictures/user-board/shares.ts';
import { boundWords } from '#puzzles/why/bound-words.ts';
import { answerWords } from '#english/answer-words.ts';
import { nounBy } from '#scenarios/scenario.ts';
import type { Show } from '#ui/figure/at-touch.ts';
import { part } from '#ui/kit/parts.ts';
import { openTask } from '#ui/kit/worker.ts';
import type { AllAnswer } from '#workers/all.ts';
import type { Counting } from './all-shown.ts';
import { createAllView } from './all-view.ts';

/** Where solutions have to be listed, the listing stops here: after about a minute. */
const UPDATES = 5_000_000_000;

/**
 * Counts all solutions of the figure’s problem in a worker, and each row and column in them; the
 * reader takes rows, and draws solutions at random. A problem that has been changed since is counted again at a press.
 */
export function allPanel(host: HTMLElement, figure: () => Counting, signal: AbortSignal): Show<Counting> {
  const place = part(host, 'all', HTMLElement);
  let counting: Counting | null = null;
  let key = 0;
  let taken: readonly number[] = [];
  let column: number | null = null;
  let answer: AllAnswer | null = null;
  /** How far the count has come. */
  let nodes = 0;
  let solutions: readonly (readonly number[])[] | null = null;
  /** The key of the count for which kept solutions are looked up; null when none are. */
  let looksUp: number | null = null;
  const worker = openTask('all', signal, {
    progress(far) {
      ({ nodes } = far);
      view.working(progressWords(far), far.share);
    },
    done,
    failed: (why) => view.idle(`Counting failed: ${why}.`),
  });
  const view = createAllView(place, signal, {
    begin() {
      const { problem, topics, kept } = figure();
      counting = { problem, ...(topics && { topics }) };
      key += 1;
      taken = [];
      answer = null;
      nodes = 0;
      const refusal = boundWords(problem.matrix, 'count');
      if (refusal !== '') {
        view.idle(`Not counted: ${refusal}.`);
        return;
      }
      view.working('Starting…', 0);
      void lookUp(key, kept);
    },
    cancel() {
      if (!worker.cancel() && looksUp === null) return;
      looksUp = null;
      view.idle(answerWords({ kind: 'open', done: nodes, unit: 'node' }));
    },
    take(row) {
      if (!answer) return;
      taken = taken.includes(row) ? taken.filter((one) => one !== row) : [...taken, row];
      ask();
    },
    release() {
      taken = [];
      ask();
    },
    look(at) {
      column = at;
      show();
    },
    another: ask,
  });

  /** Solutions that are kept need not be searched for; where they cannot be fetched, they are. */
  async function lookUp(asked: number, kept: Counting['kept']): Promise<void> {
    looksUp = asked;
    solutions = (await kept?.().catch(() => null)) ?? null;
    if (looksUp !== asked || signal.aborted) return;
    looksUp = null;
    ask();
  }

  function ask(): void {
    if (!counting) return;
    const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
    const known = answer === null && solutions ? { solutions } : {};
    worker.begin({ matrix: counting.problem.matrix, key, taken, seed, updates: UPDATES, ...known });
  }

  function done(now: AllAnswer): void {
    const isFirst = answer === null;
    answer = now;
    if (!counting) return;
    if (isFirst) column = openingColumn({ ...now, ...counting, taken });
    show();
  }

  function show(): void {
    if (!counting || !answer) return;
    view.show({ ...answer, ...counting, taken, column, noun: nounBy(counting.problem) });
  }

  return (moment) => {
    if (counting === null) view.begin();
    else if (counting.problem.matrix !== moment.problem.matrix) {
      worker.cancel();
      looksUp = null;
      view.idle('The problem has changed since this was counted.');
    }
  };
}

function progressWords({ way, nodes }: DiagramProgress): string {
  const so = `${inFigures(nodes, 'node')} so far`;
  return way === 'shared' ? `Solving each subproblem once: ${so}.` : `Listing the solutions one by one: ${so}.`;
}
