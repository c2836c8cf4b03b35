import { columnSentence } from '#puzzles/problem.ts';
import { drawFineGrid } from '#pictures/fine-grid/draw.ts';
import { steps, stepViews } from '#pictures/fine-grid/steps.ts';
import { type Highlight, noHighlight, sameHighlight } from '#pictures/kit/highlight.ts';
import { drawBoard } from '#pictures/tetrasticks/draw.ts';
import { mountGridKeys } from '#ui/kit/grid-keys.ts';
import { mountLinking } from '#ui/figure/linking.ts';
import { readText, writeText } from '#ui/kit/address-text.ts';
import { notice } from '#ui/kit/notice.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** The translation step by step: two pictures, a sentence on each step, Previous and Next. */
export function mountElevenSteps(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const all = steps();
  const board = part('board', SVGSVGElement);
  const grid = part('grid', SVGSVGElement);
  const meaning = part('meaning', HTMLElement);
  document.documentElement.classList.add('has-meaning-line');
  let at = 0;
  let pointed = noHighlight;

  const linked = readText(host, 'step');
  if (linked !== null) {
    const asked = /^\d{1,2}$/.test(linked) ? Number(linked) : 0;
    if (asked >= 1 && asked <= all.length) at = asked - 1;
    else notice(host, `The link’s step is damaged; steps are 1 to ${all.length}. This is the first.`);
  }

  function go(to: number): void {
    if (to < 0 || to >= all.length || to === at) return;
    at = to;
    pointed = noHighlight;
    notice(host, '');
    writeText(host, 'step', at === 0 ? null : String(at + 1));
    draw();
  }

  function draw(): void {
    const step = all[at];
    if (!step) return;
    const views = stepViews(step, pointed);
    drawBoard(board, views.board, {
      id: `${host.id}-board`,
      title: 'The board of sticks',
      rack: false,
    });
    drawFineGrid(grid, views.grid, {
      id: `${host.id}-grid`,
      title: 'The fine grid',
      focusable: true,
    });
    setText(part('step-number', HTMLElement), `Step ${at + 1} of ${all.length}`);
    setText(part('step-title', HTMLElement), `${step.title}.`);
    setText(part('step-words', HTMLElement), step.words);
    setDisabled(previous, at === 0);
    setDisabled(next, at === all.length - 1);
    setText(meaning, words(pointed));
  }

  function words({ row, column }: Highlight): string {
    const step = all[at];
    if (!step) return '';
    const { problem } = stepViews(step);
    if (row !== null) return problem.describeRow(row);
    return column === null ? '' : columnSentence(problem, column);
  }

  const previous = press('previous', () => go(at - 1));
  const next = press('next', () => go(at + 1));
  on(host, 'keydown', (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(event.target instanceof Element) || !event.target.closest('button')) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(at + by);
  });
  mountGridKeys(grid, signal);
  mountLinking(part('stage', HTMLElement), signal, (highlight) => {
    if (sameHighlight(highlight, pointed)) return;
    pointed = highlight;
    draw();
  });
  draw();
}
