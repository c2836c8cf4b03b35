import { drawEditor } from '#pictures/tetrasticks/draw-editor.ts';
import { fragmentFor } from '#player/fragment.ts';
import { toggleEdge } from '#puzzles/tetrasticks/custom-board.ts';
import { compactCustomBoard, parseCustomBoard } from '#puzzles/tetrasticks/custom-board-text.ts';
import { DRAWN_BOARD, drawnWords } from '#scenarios/draw-card.ts';
import { part, say } from '#ui/kit/parts.ts';
import { mountEdgeKeys } from '#ui/tools/tetrastick-boards/edge-keys.ts';

/** A small board to draw: a press takes an edge out or puts it back, and the link leads on with it. */
export function mountDrawBoard(host: HTMLElement, signal: AbortSignal): void {
  const svg = part(host, 'board', SVGSVGElement);
  const said = part(host, 'said', HTMLElement);
  const go = host.closest('.card')?.querySelector<HTMLAnchorElement>('[data-go]');
  let board = parseCustomBoard(DRAWN_BOARD);

  function show(): void {
    drawEditor(svg, board, [], { id: svg.id, title: 'A board of your own' });
    edges.keepStop();
    if (!go) return;
    const [page = ''] = go.href.split('#');
    go.href = page + fragmentFor({ 'own-board.board': compactCustomBoard(board) });
  }

  const edges = mountEdgeKeys(svg, signal, (edge) => {
    board = toggleEdge(board, edge);
    show();
    say(said, drawnWords(board));
  });
  show();
}
