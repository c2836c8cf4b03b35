import { drawGame } from '#pictures/ripple-effect/draw-game.ts';
import { type Asked, gameView } from '#pictures/ripple-effect/game-view.ts';
import { describeLines } from '#pictures/ripple-effect/game-words.ts';
import type { GridState } from '#puzzles/ripple-effect/game.ts';
import { focusInPlace, ownKeys } from '#ui/kit/cell-keys.ts';
import { writeLines } from '#ui/kit/parts.ts';
import type { RipplePlayState } from './play-state.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** What a drawing of the grid shows beside the game. */
interface Shown {
  /** The name of the puzzle. */
  readonly title: string;
  readonly asked: Asked;
  /** Whether the rooms have their letters. */
  readonly hasLetters: boolean;
}

/** Mounts the grid, and its cells in words: a press picks a cell, and the focus follows the pick. */
export function mountRippleGrid(host: HTMLElement, table: RipplePlayState, signal: AbortSignal) {
  const { part, on } = wiring(host, signal);
  const board = part('play', HTMLElement);
  const svg = part('board', SVGSVGElement);
  const list = part('list', HTMLElement);
  let described: GridState | null = null;
  const cellAt = (index: number): SVGElement | null => svg.querySelector<SVGElement>(`.cell[data-column="${index}"]`);

  /** Focuses a cell. */
  const focus = (cell: number): void => focusInPlace(svg, cell);

  /** Returns the cell under a point, from the geometry, because other shapes cover the cells; -1 outside. */
  function under({ clientX, clientY }: MouseEvent): number {
    const first = cellAt(0)?.getBoundingClientRect();
    if (!first) return -1;
    const { width, height } = table.game.puzzle;
    const x = Math.floor((clientX - first.left) / first.width);
    const y = Math.floor((clientY - first.top) / first.height);
    return x >= 0 && y >= 0 && x < width && y < height ? y * width + x : -1;
  }

  // The element around the picture listens, because an <svg> with a listener becomes a tab stop.
  on(board, 'click', (event) => {
    const cell = under(event);
    if (cell < 0) return;
    table.pick(cell);
    focus(cell);
  });
  on(board, 'focusin', ({ target }) => {
    const cell = target instanceof Element ? target.getAttribute('data-column') : null;
    if (cell !== null) table.pick(Number(cell));
  });
  ownKeys(board, board.dataset['keys'] ?? '');

  return {
    svg,
    /** Draws the game; a focus on a cell goes with the pick. */
    show({ title, asked, hasLetters }: Shown): void {
      const { game, picked } = table;
      const { puzzle, now } = game;
      const hadFocus = svg.contains(document.activeElement);
      const options = { id: `${host.id}-board`, title, picked, isLive: true, hasLetters };
      drawGame(svg, gameView(puzzle, now, asked), options);
      if (hadFocus) focus(picked);
      if (described !== now) writeLines(list, describeLines(puzzle, now));
      described = now;
    },
    scrollIntoView: () => board.scrollIntoView({ block: 'nearest' }),
    focus,
    go(move: () => void): void {
      move();
      focus(table.picked);
    },
  };
}
