import type { Difference } from '#implement/own-trace/difference.ts';
import { pointedBy } from '#implement/own-trace/marked.ts';
import { type BrokenTrace, type OwnRun, traceOf } from '#implement/own-trace/read.ts';
import { differenceWords, progressWords, verdictOf } from '#implement/own-trace/verdict.ts';
import { type TracedRun, tracedScenario } from '#scenarios/traced.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { afterPaint } from '#ui/kit/after-paint.ts';
import { make } from '#ui/kit/make.ts';
import { part, say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { openTask } from '#ui/kit/worker.ts';
import { createMoveBoth } from './move-both.ts';
import { mountTracedFigure } from './mount-traced-figure.ts';
import { mountTraceText } from './trace-text.ts';
import { runOf, wholeOf } from './traced-run.ts';

/** A text of so many characters is read on the page itself, within a few milliseconds. */
const AT_ONCE = 20_000;

/** The page of a reader's trace: the text or the file goes to a worker, and what it is to both figures. */
export async function mountOwnTrace(host: HTMLElement, signal: AbortSignal): Promise<void> {
  const { press, on } = wiring(host, signal);
  const place = part(host, 'said-place', HTMLElement);
  const verdict = part(host, 'verdict', HTMLElement);
  const list = part(host, 'differences', HTMLElement);
  let figures: readonly MountedFigure[] = [];
  let shown: readonly Difference[] = [];
  let now: TracedRun | null = null;

  const text = mountTraceText(host, (trace, name) => begin(trace, name), signal);
  const worker = openTask('trace', signal, {
    progress: (lines) => setText(verdict, progressWords(lines)),
    done: (read) => tell(read),
    failed(why) {
      busy(false);
      say(verdict, `The trace could not be read: ${why}.`);
    },
  });
  const both = createMoveBoth(() => figures);
  const move = press('both', () => {
    both.isOn = !both.isOn;
    move?.setAttribute('aria-checked', String(both.isOn));
    if (both.isOn && figures[0]) both.follow(figures[0]);
  });
  const stop = press('stop', () => {
    worker.cancel();
    busy(false);
    say(verdict, 'Stopped. The figures show the previous run.');
  });

  function busy(is: boolean): void {
    if (!stop) return;
    if (!is && document.activeElement === stop) part(host, 'text', HTMLTextAreaElement).focus();
    stop.hidden = !is;
  }

  /** Reads a text or a file. */
  function begin(trace: Blob | string, name: string): void {
    busy(true);
    setText(verdict, `Reading ${name}…`);
    worker.begin(trace);
  }

  function tell(read: OwnRun | BrokenTrace): void {
    busy(false);
    const { kind, words } = verdictOf(read);
    place.dataset['verdict'] = kind === 'equal' || kind === 'right' ? 'right' : 'wrong';
    shown = read.kind === 'run' ? read.differences : [];
    list.replaceChildren(...shown.map(itemOf));
    if (read.kind === 'broken') {
      text.mark(read.line);
      say(verdict, `${words}${now ? ' The figures show the previous run.' : ''}`);
      return;
    }
    say(verdict, words);
    void show(runOf(read));
  }

  /** Shows a run on both figures, in a task and a frame each: of a long run either is long enough. */
  async function show(run: TracedRun): Promise<void> {
    now = run;
    both.settle();
    for (const figure of figures) {
      figure.renew('Another run is shown', run.decision ?? undefined);
      await new Promise<void>((painted) => afterPaint(painted, signal));
      if (now !== run) return;
    }
    const [first] = shown.filter(({ kind }) => kind === 'wrong');
    if (first) goTo(first);
  }

  /** Both runs at a difference: the reader's at the very step, the site's at the decision beside it. */
  function goTo(difference: Difference): void {
    const [yours, ours] = figures;
    if (!yours || !ours) return;
    const { decision, step, line } = difference;
    const isStep = difference.kind !== 'other';
    yours.goTo(isStep ? step : decision, isStep ? 'covers' : 'decisions');
    const beside = shown.find(({ kind }) => kind === 'other')?.decision ?? Infinity;
    // Before they part, both are at the same step.
    if (isStep && decision < beside) showAt(ours, decision, step);
    else showAt(ours, Math.min(decision, beside));
    for (const figure of [yours, ours]) figure.pin(pointedBy(difference));
    both.settle();
    text.mark(line);
  }

  on(list, 'click', ({ target }) => {
    const at = target instanceof Element ? target.closest<HTMLElement>('[data-at]')?.dataset['at'] : undefined;
    const difference = shown[Number(at)];
    if (at === undefined || !difference) return;
    goTo(difference);
    document.getElementById('yours')?.scrollIntoView({ block: 'nearest' });
  });

  const start = await wholeOf(traceOf(text.begun.slice(0, AT_ONCE)));
  if (signal.aborted || start.kind === 'broken') return;
  now = runOf(start);
  shown = start.differences;
  const run = (): TracedRun => now!;
  figures = await Promise.all([
    mountTracedFigure(document.getElementById('yours')!, tracedScenario(run, 'reader'), signal, both),
    mountTracedFigure(document.getElementById('ours')!, tracedScenario(run, 'site'), signal, both),
  ]);
  text.bringBack();
}

/** Goes to a decision of the site's run, or to a step at covers, which may have to be searched for. */
function showAt(figure: MountedFigure, decision: number, step: number | null = null): void {
  const { recording } = figure.player;
  if (recording.lastStep() < decision) figure.toDecision(decision);
  else if (step === null || recording.lastStep('covers') < step) figure.goTo(decision, 'decisions');
  else figure.goTo(step, 'covers');
}

function itemOf(difference: Difference, at: number): HTMLElement {
  const item = make(document, 'li', { 'data-kind': difference.kind });
  item.append(
    make(document, 'span', {}, differenceWords(difference)),
    make(document, 'button', { type: 'button', class: 'button', 'data-at': String(at) }, 'Go there in both runs'),
  );
  return item;
}
