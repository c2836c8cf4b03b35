import { searchOnLinks } from '#dlx/bounded/on-links.ts';
import type { Choosing, Matrix } from '#dlx/index.ts';
import { resultOf } from '#puzzles/result-of.ts';
import { namesOf } from '#history/caption.ts';
import { type Below, startOfNode } from '#history/below.ts';
import { comparisonCells, deviationWords } from '#player/what-if-words.ts';
import { withoutDeviation } from '#player/deviations.ts';
import { readWhatIf, whatIfChooser } from '#player/what-if.ts';
import { type BelowCounts, type BelowRequest, compareBelow } from '#workers/below.ts';
import type { LinkSearch } from '#history/walker.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import type { MountedFigure } from './mount-figure.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { openTask } from '#ui/kit/worker.ts';
import type { Problem } from '#puzzles/problem.ts';
import { inFigures, inWords } from '#english/english.ts';

/** Updates that the page itself counts for each way: a few milliseconds. */
const AT_ONCE = 200_000;
/** Updates after which a worker gives up: some seconds for each way. */
const BUDGET = 1_000_000_000;

/** Compares the searches below the last node at which the reader chose: the reader's and the solver's. */
export function createComparison(
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
  walk: Scenario['walk'],
): (problem: Problem, setting: string) => void {
  const { part, button, press, on } = wiring(host, signal);
  const words = part('what-if-words', HTMLElement);
  const table = part('what-if-table', HTMLTableElement);
  const undo = button('what-if-undo');
  const back = button('what-if-back');
  const stop = press('what-if-stop', stopCounting);
  let compared = '';
  let of: Matrix | null = null;
  const worker = openTask('below', signal, {
    progress: (far) => show(far, false),
    done(all) {
      show(all, true);
      worker.close();
    },
    failed(why) {
      giveUp();
      setText(words, `${choice} Counting failed: ${why}.`);
      brokenOff = asked;
    },
  });
  let counts: BelowCounts | null = null;
  let choice = '';
  let asked: BelowRequest | null = null;
  /** The request that broke off; the next press repeats it. */
  let brokenOff: BelowRequest | null = null;
  const retry = (): void => {
    if (brokenOff) start(brokenOff);
  };
  on(host, 'click', retry);

  function show(now: BelowCounts | null, isOver: boolean): void {
    counts = now;
    table.hidden = counts === null;
    if (stop) stop.hidden = counts === null || isOver;
    if (!counts) return;
    const cells = comparisonCells(counts, isOver);
    for (const cell of table.querySelectorAll<HTMLElement>('[data-cell]')) {
      setText(cell, cells[cell.dataset['cell'] ?? ''] ?? '');
    }
    // Announced once it is over, not with every number on the way.
    setText(words, `${choice} ${isOver ? endWords(...counts) : 'Counting both ways…'}`);
  }

  function giveUp(): void {
    worker.close();
    show(counts, true);
  }

  function stopCounting(): void {
    giveUp();
    back?.focus();
  }

  function start(request: BelowRequest): void {
    asked = request;
    brokenOff = null;
    const begin = (matrix: Matrix, chooser: Choosing): LinkSearch =>
      walk?.(matrix, chooser)?.search ?? searchOnLinks(matrix, chooser);
    // No worker knows a search of the page, whose runs are short.
    const isOfPage = walk?.(request.matrix, 'smallest')?.isOfPage === true;
    const first = resultOf(compareBelow(isOfPage ? request : { ...request, budget: AT_ONCE }, begin));
    const isWhole = first.every((count) => count.isWhole);
    show(first, isWhole);
    if (!isWhole) worker.begin(request);
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
      show(null, false);
      setText(words, '');
      return;
    }
    const { player } = figure();
    choice = deviationWords(last, namesOf(matrix, problem.rowNames), player.frame.bounds === undefined);
    const from = startOfNode(player.recording, last.node);
    if (!from) {
      show(null, false);
      setText(words, `${choice} The run has not reached that node yet.`);
      return;
    }
    [compared, of] = [setting, matrix];
    const own = withoutDeviation(setting, last.node);
    const choosers = [whatIfChooser(setting), whatIfChooser(own)] as const;
    start({ matrix, choosers, start: from, budget: BUDGET });
  };
}

function endWords(yours: Below, solvers: Below): string {
  if (!yours.isWhole || !solvers.isWhole) return 'Counting was stopped before the end.';
  const { nodes: own } = solvers;
  if (yours.nodes === own) return `Both ways have ${inFigures(own, 'node')} from there on.`;
  return `From there on, your way has ${inFigures(yours.nodes, 'node')}, the solver’s ${inWords(own)}.`;
}
