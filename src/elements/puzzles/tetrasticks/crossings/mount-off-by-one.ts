import { drawLanes } from '../../../../pictures/tetrasticks/draw-lanes.ts';
import type { Run } from '../../../../player/run.ts';
import { createRun } from '../../../../player/run.ts';
import { mountLab } from '../../../labs/lab.ts';
import {
  foundWords,
  OFF_BY_ONE_STANDARD,
  offByOne,
  offByOneProblem,
} from './off-by-one-problem.ts';
import { onPress, part, setDisabled, setText } from '../../../page/parts.ts';
import { mountSettings } from '../../../figure/settings-controls.ts';
import { connectSolver } from '../../../figure/solver-port.ts';

/** A bug to turn on and off: the placements it loses, and the solutions, counted by the solver. */
export function mountOffByOne(host: HTMLElement, signal: AbortSignal): void {
  const problem = offByOneProblem();
  const picture = part(host, 'lanes', SVGSVGElement);
  const { id } = host;
  const title = picture.getAttribute('aria-label') ?? '';
  const words = part(host, 'words', HTMLElement);
  const progress = part(host, 'progress', HTMLElement);
  const said = part(host, 'said', HTMLElement);
  /** How many solutions each of the two matrices has, once it is known. */
  const found = new Map<string, number>();
  let run: Run | null = null;

  const isBugged = (): boolean => lab.items[0] === 'on';

  const end = (): void => {
    run?.dispose();
    run = null;
    setDisabled(count, false);
    setDisabled(stop, true);
  };

  const news = (): void => {
    if (!run) return;
    const { totals } = run.recording;
    const so = `${totals.solutions.toLocaleString('en')} solutions, ${totals.nodes.toLocaleString('en')} nodes`;
    const seconds = `${(run.elapsed / 1000).toFixed(1)} s`;
    if (run.state === 'failed') {
      setText(progress, '');
      setText(said, `Solving failed: ${run.failure}.`);
      end();
    } else if (run.state === 'finished') {
      const name = isBugged() ? 'on' : 'off';
      found.set(name, totals.solutions);
      const other = found.get(isBugged() ? 'off' : 'on') ?? null;
      setText(part(host, `found-${name}`, HTMLElement), totals.solutions.toLocaleString('en'));
      setText(progress, `${so}, ${seconds}: all of them.`);
      setText(said, foundWords(isBugged(), totals.solutions, other));
      end();
    } else setText(progress, `${so} so far, ${seconds}`);
  };

  const start = (): void => {
    if (run) return;
    setText(said, 'Counting the solutions.');
    setText(progress, 'Searching…');
    setDisabled(count, true);
    setDisabled(stop, false);
    run = createRun(offByOne(problem, isBugged()).matrix, {
      connect: connectSolver,
      changed: news,
      now: () => performance.now(),
    });
    run.solve();
  };

  const count = onPress(host, 'count', start, signal);
  const stop = onPress(
    host,
    'stop',
    () => {
      if (!run) return;
      setText(said, 'Stopped before the end.');
      end();
    },
    signal,
  );

  const lab = mountLab(
    host,
    {
      ...{ name: 'bug', noun: 'switch', standard: OFF_BY_ONE_STANDARD },
      accepts: (items) => items.length === 1 && ['on', 'off'].includes(items[0] ?? ''),
      draw([bug = 'on']) {
        controls.update({ bug });
        if (run) {
          end();
          setText(progress, '');
          setText(said, 'The search was of the other matrix, and has been stopped.');
        }
        const now = offByOne(problem, bug === 'on');
        drawLanes(picture, problem, now.lanes, { id: `${id}-lanes`, title });
        setText(words, now.words);
      },
    },
    signal,
  );
  const controls = mountSettings(host, (_, value) => lab.set([value]), signal);
  signal.addEventListener('abort', () => run?.dispose());
  setDisabled(stop, true);
}
