import type { Move } from '#puzzles/tetrasticks/turn.ts';
import { wiring } from '#ui/kit/wiring.ts';

const MOVES: Readonly<Record<string, Move>> = { r: 'right', l: 'left', f: 'flip' };

/** R turns right, L turns left and F flips, wherever the focus is in the figure, except in fields. */
export function onMoveKeys(host: HTMLElement, signal: AbortSignal, make: (move: Move) => void): void {
  const { on } = wiring(host, signal);
  on(host, 'keydown', (event) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof HTMLSelectElement || isText(target)) return;
    const move = MOVES[key.toLowerCase()];
    if (move === undefined) return;
    event.preventDefault();
    make(move);
  });
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== 'radio';
}
