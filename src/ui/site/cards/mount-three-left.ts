import { noHighlight } from '#pictures/kit/highlight.ts';
import { drawBoard } from '#pictures/tetrasticks/draw.ts';
import { solutionView } from '#pictures/tetrasticks/view.ts';
import { inTasks } from '#ui/kit/next-task.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { choices, rowsOn, standing } from '#ui/lessons/place-last/last-board.ts';
import { deadEdges, edgePressed, edgeToward, edgeWords, emptyEdges, handWords, laidWords } from './three-left.ts';
import { type HandBoard, noFitWords, openingInParts, pieceOn, pieceWords, rowAt, takenBack } from './three-left.ts';

/** A board with three pieces left. The reader takes one in hand and presses the edge on which it is to lie. */
export async function mountThreeLeft(host: HTMLElement, signal: AbortSignal): Promise<void> {
  const { part, on } = wiring(host, signal);
  const svg = part('board', SVGSVGElement);
  const said = part('said', HTMLElement);
  const tiles = [...host.querySelectorAll<HTMLButtonElement>('[data-take]')];
  let board = await inTasks(openingInParts(host.dataset['start'] ?? ''));
  if (signal.aborted) return;
  const places = emptyEdges(board);
  /** The edge under the pointer or the focus; -1 for none. */
  let pointed = -1;

  const edgeOf = (column: number): SVGElement | null => svg.querySelector(`.hit-edge[data-column="${column}"]`);
  const columnOf = (target: EventTarget | null): number => {
    const edge = target instanceof Element ? target.closest('.hit-edge') : null;
    return Number(edge?.getAttribute('data-column') ?? -1);
  };

  function show(): void {
    const row = rowAt(board, pointed);
    const view = solutionView(board.problem, rowsOn(board), { ...noHighlight, row: row < 0 ? null : row });
    const dead = deadEdges(board);
    const edges = view.edges.map((mark) => (dead.has(mark.column) ? { ...mark, search: 'dead end' as const } : mark));
    const solved = standing(board) === 'solved';
    drawBoard(
      svg,
      { ...view, edges, solved },
      { id: svg.id, title: 'A board with three pieces left', rack: false, numbers: false, pressable: true },
    );
    host.toggleAttribute('data-solved', solved);
    host.toggleAttribute('data-stuck', dead.size > 0);
  }

  /** Brings the buttons up to the board: those of the pieces, and the edges. */
  function name(): void {
    const counts = choices(board);
    tiles.forEach((tile, index) => {
      tile.setAttribute('aria-pressed', String(index === board.hand));
      tile.toggleAttribute('data-laid', counts[index] === null);
      tile.toggleAttribute('data-shut', counts[index] === 0);
      setText(tile.querySelector('[data-part="state"]'), pieceWords(board, index));
    });
    for (const place of places) edgeOf(place.column)?.setAttribute('aria-label', edgeWords(board, place));
  }

  function change(to: HandBoard, words: string): void {
    board = to;
    show();
    name();
    say(said, words);
  }

  function press(column: number): void {
    const own = pieceOn(board, column);
    const index = own < 0 ? board.hand : own;
    const next = edgePressed(board, column);
    if (next === board) say(said, noFitWords(board));
    else change(next, (next.places[index] ?? -1) < 0 ? handWords(next) : laidWords(next, index));
  }

  function pointAt(column: number): void {
    if (column === pointed) return;
    pointed = column;
    show();
  }

  show();
  for (const { column } of places) {
    const edge = edgeOf(column);
    edge?.setAttribute('role', 'button');
    edge?.setAttribute('tabindex', '-1');
  }
  const items = '.hit-edge[tabindex]';
  const stops = rovingFocus<SVGElement>(svg, signal, {
    items,
    next(edge, { key }) {
      const from = places.find(({ column }) => column === columnOf(edge));
      const to = from ? edgeToward(places, from, key) : null;
      return to && edgeOf(to.column);
    },
    press: (edge) => press(columnOf(edge)),
  });
  stops.keepStop();
  name();

  on(svg, 'click', ({ target }) => {
    const column = columnOf(target);
    const edge = edgeOf(column);
    if (!edge || (board.hand < 0 && pieceOn(board, column) < 0)) return;
    if (edge.matches(items)) stops.stopAt(edge);
    press(column);
  });
  on(svg, 'pointermove', ({ target, pointerType }) => pointAt(pointerType === 'touch' ? -1 : columnOf(target)));
  on(svg, 'pointerleave', () => pointAt(-1));
  on(svg.parentElement, 'focusin', ({ target }) => pointAt(columnOf(target)));
  on(svg.parentElement, 'focusout', () => pointAt(-1));
  tiles.forEach((tile, index) => {
    on(tile, 'click', () => {
      const next = takenBack(board, index);
      change(next, handWords(next));
    });
  });
}
