import { type Game, refusalOf } from '#puzzles/ripple-effect/game.ts';
import { largestNumber, cellWords } from '#puzzles/ripple-effect/puzzle.ts';
import { isPress } from '#ui/kit/keys.ts';
import { setDisabled } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

/**
 * Wires the number keys.
 *
 * @param leave returns the focus to the grid
 */
export function mountPad(host: HTMLElement, write: (value: number) => void, leave: () => void, signal: AbortSignal) {
  const { part, on } = wiring(host, signal);
  const pad = part('pad', HTMLElement);
  const keys = Array.from(pad.querySelectorAll<HTMLButtonElement>('[data-value]'));
  for (const key of keys) {
    on(key, 'click', () => write(Number(key.dataset['value'])));
  }
  on(pad, 'keydown', (event) => {
    if (event.key === 'Escape') leave();
    // Enter on a cell leads here: held down, it would go on to press the first number.
    if (event.repeat && isPress(event)) event.preventDefault();
  });
  return {
    /** Focuses the first enabled key. */
    focus: (): void => keys.find((key) => !key.disabled && !key.hidden)?.focus(),
    /** Updates the keys for a cell: the numbers that its room takes, and its number or marks. */
    update(game: Game, cell: number, hasPencil: boolean): void {
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

/** Returns the number of keys per line, including the clear key: up to seven in one line, more in two. */
export function keysAcross(most: number): number {
  const keys = most + 1;
  return keys > 7 ? Math.ceil(keys / 2) : keys;
}
