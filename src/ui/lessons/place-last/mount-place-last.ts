import { drawBoard } from '#pictures/tetrasticks/draw.ts';
import { solutionView } from '#pictures/tetrasticks/view.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { type LastBoard, boardWords, choiceWords, choices, pressed, rowsOn, standing } from './last-board.ts';
import { openingBoard } from './place-last-standard.ts';
import { searchFigure, watchSearch } from './watch-search.ts';

/** The last three pieces of a small board, for the reader; the search of the next figure comes afterwards. */
export function mountPlaceLast(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const svg = part('board', SVGSVGElement);
  const title = svg.getAttribute('aria-label') ?? '';
  const verdict = part('verdict', HTMLElement);
  const tiles = [...host.querySelectorAll<HTMLButtonElement>('[data-take]')];
  let board = openingBoard();
  let takenBack = 0;

  function show(next: LastBoard): void {
    board = next;
    const state = standing(board);
    const counts = choices(board);
    const view = { ...solutionView(board.problem, rowsOn(board)), solved: state === 'solved' };
    drawBoard(svg, view, { id: svg.id, title, rack: false });
    tiles.forEach((tile, index) => {
      const count = counts[index] ?? null;
      tile.setAttribute('aria-pressed', String(count === null));
      tile.toggleAttribute('data-shut', count === 0);
      setText(tile.querySelector('[data-part="fits"]'), choiceWords(count));
    });
    verdict.dataset['state'] = state === 'solved' ? 'good' : state === 'stuck' ? 'bad' : '';
    // Once the reader has been stuck, or is done, the search may show how it goes about it.
    if (state !== 'open') host.dataset['tried'] = '';
  }

  function lay(index: number): void {
    const before = board.places[index] ?? -1;
    if (before >= 0) takenBack += 1;
    show(pressed(board, index));
    say(verdict, boardWords(board, takenBack));
  }

  tiles.forEach((tile, index) => on(tile, 'click', () => lay(index)));
  on(svg, 'click', ({ target }) => {
    const row = target instanceof Element ? Number(target.closest('[data-row]')?.getAttribute('data-row') ?? -1) : -1;
    const index = row < 0 ? -1 : board.places.indexOf(row);
    if (index >= 0) lay(index);
  });
  press('reset', () => {
    takenBack = 0;
    show(openingBoard());
    say(verdict, boardWords(board, takenBack));
  });
  const search = searchFigure();
  const watch = press('watch', () => {
    if (search) void watchSearch(search, signal);
  });
  if (watch && !search) watch.hidden = true;
  show(board);
}
