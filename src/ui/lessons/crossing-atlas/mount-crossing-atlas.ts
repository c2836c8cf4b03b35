import { drawBoard } from '#pictures/tetrasticks/draw.ts';
import { solutionView } from '#pictures/tetrasticks/view.ts';
import { atlasProblem } from '#puzzles/tetrasticks/atlas.ts';
import { isPieceId } from '#puzzles/tetrasticks/pieces.ts';
import { ATLAS_STANDARD, exampleTitle } from './crossing-atlas-standard.ts';
import { mountLab } from '../kit/lab.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { mountTableKeys } from '#ui/kit/table-keys.ts';

/**
 * The atlas of crossings. The build draws its charts and its table; choosing a bar, or its number in the table, shows
 * one of its covers on the board. `data-rows` has the rows of that cover.
 */
export function mountCrossingAtlas(host: HTMLElement, signal: AbortSignal): void {
  const { part, on } = wiring(host, signal);
  const board = part('board', SVGSVGElement);
  const title = part('board-title', HTMLElement);
  const numbers = Array.from(host.querySelectorAll<HTMLButtonElement>('button[data-bar]'));
  const numberOf = (bar: string): HTMLButtonElement | undefined =>
    numbers.find(({ dataset }) => dataset['bar'] === bar);
  let drawn: string = ATLAS_STANDARD[0];

  const show = (bar: string): void => {
    for (const button of numbers) {
      button.setAttribute('aria-pressed', String(button.dataset['bar'] === bar));
    }
    for (const mark of host.querySelectorAll('[data-omitted] .atlas-bars [data-crossings]')) {
      mark.classList.toggle('is-chosen', barOf(mark) === bar);
    }
    const chosen = numberOf(bar);
    if (bar === drawn || !chosen) return;
    drawn = bar;
    const [omitted = '', crossings = ''] = bar;
    if (!isPieceId(omitted)) return;
    const rows = (chosen.dataset['rows'] ?? '').split('-').map(Number);
    setText(title, exampleTitle(omitted, Number(crossings), Number(chosen.dataset['count'])));
    const view = solutionView(atlasProblem(omitted), rows);
    drawBoard(board, view, { id: `${host.id}-board`, title: 'An example' });
  };

  mountTableKeys(part('numbers', HTMLElement), signal);
  const lab = mountLab(host, signal, {
    name: 'bar',
    noun: 'bar',
    standard: ATLAS_STANDARD,
    accepts: (items) => items.length === 1 && numberOf(items[0] ?? '') !== undefined,
    draw: ([bar = '']) => show(bar),
  });
  on(host, 'click', ({ target }) => {
    const mark = target instanceof Element ? target.closest('[data-bar], [data-crossings]') : null;
    const bar = mark && (mark.getAttribute('data-bar') ?? barOf(mark));
    if (bar === null || !numberOf(bar)) return;
    lab.set([bar]);
    // In a narrow figure the charts stand below the board.
    if (mark?.closest('[data-omitted]')) board.scrollIntoView({ block: 'nearest' });
  });
}

/** The name of a bar of a chart: the omitted piece and the number of crossings, `H5`. */
function barOf(mark: Element): string {
  const omitted = mark.closest('[data-omitted]')?.getAttribute('data-omitted') ?? '';
  return `${omitted}${mark.getAttribute('data-crossings') ?? ''}`;
}
