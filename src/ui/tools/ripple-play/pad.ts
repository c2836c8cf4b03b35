import type { Game } from '#puzzles/ripple-effect/game.ts';
import { refusalOf } from '#puzzles/ripple-effect/game.ts';
import { largestNumber, cellWords } from '#puzzles/ripple-effect/puzzle.ts';
import { setDisabled } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

export interface PlayPad {
  /** Shows the keys for a cell: which numbers its room takes, and what stands in it. */
  update(game: Game, cell: number, hasPencil: boolean): void;
  /** Gives the focus to the first number that fits. */
  focus(): void;
}

/**
 * The keys with the numbers.
 *
 * @param leave gives the focus back to the grid
 */
export function mountPad(
  host: HTMLElement,
  write: (value: number) => void,
  leave: () => void,
  signal: AbortSignal,
): PlayPad {
  const { part, on } = wiring(host, signal);
  const pad = part('pad', HTMLElement);
  const keys = Array.from(pad.querySelectorAll<HTMLButtonElement>('[data-value]'));
  for (const key of keys) {
    on(key, 'click', () => write(Number(key.dataset['value'])));
  }
  on(pad, 'keydown', ({ key }) => {
    if (key === 'Escape') leave();
  });
  return {
    focus: () => keys.find((key) => !key.disabled && !key.hidden)?.focus(),
    update(game, cell, hasPencil) {
      const { puzzle, now } = game;
      const most = largestNumber(puzzle);
      host.toggleAttribute('data-pencil', hasPencil);
      pad.style.setProperty('--across', String(keysAcross(most)));
      pad.setAttribute(
        'aria-label',
        `${hasPencil ? 'Pencil marks' : 'Numbers'} for the cell ${cellWords(puzzle.width, cell)}`,
      );
      for (const key of keys) {
        const value = Number(key.dataset['value']);
        key.hidden = value > most;
        const stands = hasPencil ? now.marks[cell]?.includes(value) : now.numbers[cell] === value;
        key.classList.toggle('is-in', stands ?? false);
        setDisabled(key, refusalOf(game, cell, value) !== '');
      }
    },
  };
}

/** How many keys stand side by side, with the one that clears: all of them, or half. */
export function keysAcross(most: number): number {
  const keys = most + 1;
  return keys > 7 ? Math.ceil(keys / 2) : keys;
}
