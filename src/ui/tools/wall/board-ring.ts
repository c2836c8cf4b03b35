import { drawSmallBoard } from '#pictures/tetrasticks/draw-small-board.ts';
import { boardAfterKey } from '#pictures/wall/section-layout.ts';
import { fragmentFor } from '#player/fragment.ts';
import type { WallBoards } from '#puzzles/tetrasticks/wall-boards.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { ShownBoards } from './shown-boards.ts';
import type { WallCanvas } from './wall-canvas.ts';
import { boardCode } from './wall-state.ts';
import { boardWords } from './wall-words.ts';

interface BoardRing {
  /** The board in the ring. */
  readonly board: number;
  /** Points at a board: it is in the ring, and is shown beside the wall. */
  point(board: number): void;
  /** Lays the ring where its board is now. */
  place(): void;
  focus(): void;
}

/** The ring round one board of the wall, a link to it that keys move, and the picture of that board beside the wall. */
export function mountBoardRing(
  host: HTMLElement,
  signal: AbortSignal,
  boards: WallBoards,
  shown: ShownBoards,
  canvas: WallCanvas,
  { first, open }: { readonly first: number; open(board: number): void },
): BoardRing {
  const { part, on } = wiring(host, signal);
  const ring = part('ring', HTMLAnchorElement);
  const name = part('name', HTMLElement);
  const preview = part('preview', SVGSVGElement);
  let current = first;
  let drawn = -1;

  function place(): void {
    const square = canvas.squareOf(current);
    ring.hidden = square === null;
    if (!square) return;
    ring.style.insetInlineStart = `${square.canvas.offsetLeft + square.left}px`;
    ring.style.insetBlockStart = `${square.canvas.offsetTop + square.top}px`;
    ring.style.width = `${square.side}px`;
  }

  function point(board: number): void {
    current = board;
    if (board === drawn) return;
    drawn = board;
    const words = boardWords(boards.at(board));
    ring.setAttribute('aria-label', words);
    ring.href = fragmentFor({ [`${host.id}.board`]: boardCode(boards, board) });
    setText(name, words);
    drawSmallBoard(preview, shown.turned(board));
    place();
  }

  on(ring, 'click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(current);
  });
  on(ring, 'keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = boardAfterKey(canvas.rows(), current, event.key, shown.hasPart);
    if (next === null) return;
    event.preventDefault();
    point(next);
    ring.scrollIntoView({ block: 'nearest' });
  });

  return {
    get board() {
      return current;
    },
    point,
    place,
    focus: () => ring.focus({ preventScroll: true }),
  };
}
