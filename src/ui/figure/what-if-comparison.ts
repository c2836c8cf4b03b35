import type { Matrix } from '#dlx/index.ts';
import type { Below } from '#history/index.ts';
import { namesOf, startOfNode } from '#history/index.ts';
import { comparisonCells, deviationWords } from '#player/what-if-words.ts';
import { withoutDeviation } from '#player/deviations.ts';
import { readWhatIf, whatIfChooser } from '#player/what-if.ts';
import type { BelowNews, BelowRequest } from '#workers/below.ts';
import { compareBelow } from '#workers/below.ts';
import type { MountedFigure } from './mount-figure.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { openWorker } from '#ui/kit/worker.ts';
import type { Problem } from '#puzzles/problem.ts';

/** Updates that the page counts by itself for each way: a few milliseconds. */
const AT_ONCE = 200_000;
/** Updates after which a worker gives up: some seconds for each way. */
const BUDGET = 1_000_000_000;

/** Shows what lies below the last node at which the reader chose, both ways. */
export function createComparison(
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
): (problem: Problem, setting: string) => void {
  const { part, button, press, on } = wiring(host, signal);
  const words = part('what-if-words', HTMLElement);
  const table = part('what-if-table', HTMLTableElement);
  const undo = button('what-if-undo');
  const back = button('what-if-back');
  const stop = press('what-if-stop', stopCounting);
  let compared = '';
  let of: Matrix | null = null;
  const worker = openWorker('below', hear, (why) => {
    giveUp();
    setText(words, `${choice} The counting broke off: ${why}.`);
    brokenOff = asked;
  });
  let counts: BelowNews['counts'] | null = null;
  let choice = '';
  let asked: BelowRequest | null = null;
  /** What broke off is counted once more at the next press. */
  let brokenOff: BelowRequest | null = null;
  const retry = (): void => {
    if (brokenOff) start(brokenOff);
  };
  on(host, 'click', retry);

  signal.addEventListener('abort', () => worker.close());

  function show(news: BelowNews | null): void {
    counts = news?.counts ?? null;
    table.hidden = counts === null;
    if (stop) stop.hidden = news === null || news.isOver;
    if (!news) return;
    const cells = comparisonCells(news.counts, news.isOver);
    for (const cell of table.querySelectorAll<HTMLElement>('[data-cell]')) {
      setText(cell, cells[cell.dataset['cell'] ?? ''] ?? '');
    }
    // Spoken once it is over, not with every number on the way.
    const { yours, solvers } = { yours: news.counts[0], solvers: news.counts[1] };
    const end = !news.isOver ? 'Counting both ways…' : endWords(yours, solvers);
    setText(words, `${choice} ${end}`);
  }

  function hear(news: BelowNews): void {
    show(news);
    if (news.isOver) worker.close();
  }

  function giveUp(): void {
    worker.close();
    if (counts) show({ counts, isOver: true });
  }

  function stopCounting(): void {
    giveUp();
    back?.focus();
  }

  function start(request: BelowRequest): void {
    asked = request;
    brokenOff = null;
    let news: BelowNews | null = null;
    compareBelow({ ...request, budget: AT_ONCE }, (last) => (news = last), now);
    const first = news as BelowNews | null;
    const isWhole = first?.counts.every((count) => count.isWhole) ?? false;
    show(first && { ...first, isOver: isWhole });
    if (isWhole) return;
    worker.post(request);
  }

  return (problem, setting) => {
    const { matrix } = problem;
    const last = readWhatIf(setting)?.at(-1);
    for (const one of [undo, back]) if (one) one.hidden = !last;
    if (undo) undo.hidden = (readWhatIf(setting)?.length ?? 0) < 2;
    if (setting === compared && matrix === of) return;
    worker.close();
    brokenOff = null;
    choice = '';
    if (!last) {
      [compared, of] = [setting, matrix];
      show(null);
      setText(words, '');
      return;
    }
    choice = deviationWords(last, namesOf(matrix, problem.rowNames));
    const from = startOfNode(figure().player.recording, last.node);
    if (!from) {
      show(null);
      setText(words, `${choice} The run has not come to that node yet.`);
      return;
    }
    [compared, of] = [setting, matrix];
    const own = withoutDeviation(setting, last.node);
    const choosers = [whatIfChooser(setting), whatIfChooser(own)] as const;
    start({ matrix, choosers, start: from, budget: BUDGET });
  };
}

function endWords(yours: Below, solvers: Below): string {
  if (!yours.isWhole || !solvers.isWhole) return 'The counting was given up before its end.';
  const { nodes: own } = solvers;
  if (yours.nodes === own) return `Both ways have ${own.toLocaleString('en')} nodes from there on.`;
  return (
    `From there on your way has ${yours.nodes.toLocaleString('en')} nodes, the solver’s ` +
    `${own.toLocaleString('en')}.`
  );
}

function now(): number {
  return performance.now();
}
