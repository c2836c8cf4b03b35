import { inFigures, inWords, listed } from '#english/english.ts';
import type { Measured } from '#workers/trial.ts';
import { mountSettings } from '#ui/figure/settings-controls.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { ownSettings } from '#ui/kit/own-settings.ts';
import { say, setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { openTask } from '#ui/kit/worker.ts';
import { fetchProblems } from './fetch-problems.ts';
import { type MeasureName, MEASURED, MEASURES } from './measures.ts';
import { timeText } from './time-words.ts';

type CountsOfRun = Readonly<Record<MeasureName, number>>;

/** One run, counted and timed in a worker at a press, and compared with the counts of the build. */
function mountMeasure(host: HTMLElement, signal: AbortSignal): void {
  const { part, press } = wiring(host, signal);
  const choices = { problem: [...MEASURED] };
  const said = part('said', HTMLElement);
  const time = part('time', HTMLElement);
  const problem = part('problem', HTMLSelectElement);
  const built = JSON.parse(host.dataset['counts'] ?? '{}') as Record<string, CountsOfRun>;

  const own = ownSettings(host, choices);
  let isOn = false;
  let times: readonly number[] = [];

  const worker = openTask('measure', signal, { done: showRun, failed: (why) => end(`The run failed: ${why}.`) });

  function showControls(): void {
    setDisabled(run, isOn);
    setDisabled(stop, !isOn);
    problem.disabled = isOn;
    setText(run, times.length === 0 ? 'Run it here' : 'Run it again');
  }

  /** The tree of the problem that is chosen now; the page has that of the first one. */
  async function showTree(): Promise<void> {
    const { drawMeasuredTree } = await fetchPart(host, 'the tree', () => import('./measured-tree.ts'), signal);
    if (!signal.aborted) drawMeasuredTree(part('tree', SVGSVGElement), own.now['problem'] ?? '', host.id);
  }

  function end(words: string): void {
    isOn = false;
    say(said, words);
    showControls();
  }

  function showCounts(counts: CountsOfRun | undefined): void {
    for (const { id } of MEASURES) {
      setText(part(id, HTMLElement), counts ? inWords(counts[id]) : '');
    }
  }

  function showRun(measured: Measured): void {
    times = [...times, measured.ms];
    showCounts(measured);
    setText(time, listed(times.slice(-4).map(timeText)));
    const before = built[own.now['problem'] ?? ''];
    const isSame = before !== undefined && MEASURES.every(({ id }) => before[id] === measured[id]);
    end(
      `Counted on your machine: ${inFigures(measured.solutions, 'solution')}, and ` +
        `${isSame ? 'the same three counts as when this page was built' : 'different counts from when this page was built, which should not happen'}. ` +
        `The time is ${measured.searches === 1 ? 'that of one search' : `the mean of ${inWords(measured.searches)} searches`} on your machine just now.`,
    );
  }

  async function start(): Promise<void> {
    if (isOn) return;
    isOn = true;
    showControls();
    say(said, 'Running…');
    const problems = await fetchProblems(() => signal.aborted || !isOn, end);
    if (!problems) return;
    worker.begin(problems.problemNamed(own.now['problem'] ?? '').matrix());
  }

  const run = press('run', () => void start());
  const stop = press('stop', () => {
    worker.close();
    end('Stopped before the end.');
  });
  mountSettings(host, signal, (name, value) => {
    own.set({ [name]: value });
    times = [];
    setText(time, 'not run here');
    showCounts(built[value]);
    void showTree();
    setText(said, 'The counts are from the machine that built this page.');
    showControls();
  }).update(own.now);
  showCounts(built[own.now['problem'] ?? '']);
  if (own.now['problem'] !== MEASURED[0]) void showTree();
  showControls();
}

defineElement('measure-figure', mountMeasure);
