import { type BugTrace, judgeTrace } from '#implement/judge-trace.ts';
import { type TraceLine, lineText, traceOf } from '#implement/trace.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { part, say } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** The box for the reader's trace: a press judges it, and the figure goes to the step of the verdict. */
export function mountTraceBox(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): void {
  const box = part(host, 'trace-box', HTMLElement);
  const { press } = wiring(box, signal);
  const field = part(box, 'trace', HTMLTextAreaElement);
  const verdict = part(box, 'trace-verdict', HTMLElement);
  const bugs = readBugs(part(box, 'trace-bugs', HTMLScriptElement));
  let truth: readonly TraceLine[] | null = null;

  function judge(): void {
    const { matrix } = figure().problem;
    truth ??= traceOf(matrix);
    const columns = matrix.columns.map(({ name }) => name);
    const found = judgeTrace(field.value, columns, truth, bugs);
    box.dataset['verdict'] = found.kind;
    const hint =
      found.kind === 'wrong' && found.bugs.length > 0
        ? ' This is just the line that a bug in our list gives: ' +
          `${found.bugs.map((name) => `“${name}”`).join(', or ')}.`
        : '';
    say(verdict, `${found.words}${hint}`);
    if (show) show.hidden = found.kind === 'none';
    if (found.kind === 'none') return;
    figure().goTo(found.step, 'covers');
    if (found.kind === 'wrong') markLine(found.line);
  }

  /** Selects the wrong line, so that it stands out among many. */
  function markLine(line: number): void {
    const lines = field.value.split('\n');
    const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    field.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
    const { lineHeight } = getComputedStyle(field);
    field.scrollTop = (line - 3) * parseFloat(lineHeight);
    field.focus({ preventScroll: true });
  }

  press('judge', judge);
  press('example', () => {
    truth ??= traceOf(figure().problem.matrix);
    field.value = truth.map(lineText).join('\n');
    judge();
  });
  const show = press('show-step', () => {
    const picture = part(host, 'torus-place', HTMLElement);
    picture.scrollIntoView({ block: 'center' });
    // With the focus on the slider, the keys of the timeline work.
    part(host, 'step', HTMLInputElement).focus({ preventScroll: true });
  });
}

function readBugs(element: HTMLScriptElement): BugTrace[] {
  return JSON.parse(element.textContent) as BugTrace[];
}
