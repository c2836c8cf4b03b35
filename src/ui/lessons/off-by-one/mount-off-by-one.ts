import { type Run, createRun } from '#player/run.ts';
import { lostWords, OFF_BY_ONE, offByOne, offByOneProblem } from './off-by-one-problem.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { connectSolver } from '#ui/figure/solver-port.ts';
import { inFigures, inWords } from '#english/english.ts';

/** Counts the solutions with a bug and without it, one run after the other. */
export function mountOffByOne(host: HTMLElement, signal: AbortSignal): void {
  const { part, press } = wiring(host, signal);
  const problem = offByOneProblem();
  const progress = part('progress', HTMLElement);
  const said = part('said', HTMLElement);
  /** The numbers of solutions counted so far, in the order of `OFF_BY_ONE`. */
  let found: number[] = [];
  let run: Run | null = null;

  const end = (): void => {
    run?.dispose();
    run = null;
    setDisabled(count, false);
    setDisabled(stop, true);
  };

  const news = (): void => {
    const side = OFF_BY_ONE[found.length];
    if (!run || !side) return;
    const { totals } = run.recording;
    const so = `${side.title}: ${inFigures(totals.solutions, 'solution')}, ${inFigures(totals.nodes, 'node')}`;
    const seconds = `${(run.elapsed / 1000).toFixed(1)} s`;
    if (run.state === 'failed') {
      setText(progress, '');
      setText(said, `Solving failed: ${run.failure}.`);
      end();
    } else if (run.state === 'finished') {
      found.push(totals.solutions);
      setText(part(`found-${side.name}`, HTMLElement), inWords(totals.solutions));
      setText(progress, `${so} in all, ${seconds}.`);
      end();
      next();
    } else setText(progress, `${so} so far, ${seconds}`);
  };

  /** Counts the next matrix, or compares the counts when there is none. */
  function next(): void {
    const side = OFF_BY_ONE[found.length];
    if (!side) {
      const [bugged = 0, all = 0] = found;
      setText(said, lostWords(bugged, all));
      return;
    }
    setText(said, `Counting the solutions ${side.title}.`);
    setDisabled(count, true);
    setDisabled(stop, false);
    run = createRun(offByOne(problem, side.isBugged).matrix, {
      connect: connectSolver,
      changed: news,
      now: () => performance.now(),
    });
    run.solve();
  }

  const count = press('count', () => {
    if (run) return;
    // A finished count is kept, unless both are finished.
    if (found.length === OFF_BY_ONE.length) found = [];
    setText(progress, 'Searching…');
    next();
  });
  const stop = press('stop', () => {
    if (!run) return;
    setText(said, 'Stopped before the end.');
    end();
  });
  signal.addEventListener('abort', () => run?.dispose());
  setDisabled(stop, true);
}
