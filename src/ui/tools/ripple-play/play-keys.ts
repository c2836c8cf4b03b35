import { refusalOf } from '#puzzles/ripple-effect/game.ts';
import { sayBorder } from '#ui/kit/say-border.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { type RippleKeyCommand, rippleKeyCommand } from '#ui/lessons/ripple-rule/number-keys.ts';
import type { mountRippleGrid } from './grid.ts';
import type { RippleVisit } from './ripple-visit.ts';

interface PlayKeysActs {
  /** Focuses the number keys. */
  toPad(): void;
  hint(): void;
  say(words: string): void;
}

/** Mounts the keys of the player: digits and Undo anywhere, the others on the grid. */
export function mountPlayKeys(
  host: HTMLElement,
  visit: RippleVisit,
  grid: ReturnType<typeof mountRippleGrid>,
  signal: AbortSignal,
  { toPad, hint, say }: PlayKeysActs,
): void {
  const { table } = visit;

  function act(command: RippleKeyCommand): void {
    const { kind } = command;
    if (kind === 'step') {
      const from = table.picked;
      grid.go(() => table.step(command.dx, command.dy));
      if (table.picked === from) sayBorder(grid.svg, command.key);
    } else if (kind === 'edge') grid.go(() => table.edge(command.end));
    else if (kind === 'next') grid.go(() => table.nextEmpty());
    else if (kind === 'put') visit.write(command.value);
    else if (kind === 'pencil') table.pencil(command.value);
    else if (kind === 'hint') hint();
    else if (kind === 'mode') {
      visit.hasPencil = !visit.hasPencil;
      say(visit.hasPencil ? 'Pencil: a digit writes a mark.' : 'Numbers: a digit fills the cell.');
    } else if (kind === 'pick') {
      // Any number tests whether the cell is a given.
      const refusal = refusalOf(table.game, table.picked, 1);
      if (refusal) say(refusal);
      else toPad();
    } else table[kind]();
  }

  wiring(host, signal).on(host, 'keydown', (event) => {
    if (event.target instanceof HTMLSelectElement) return;
    const command = rippleKeyCommand(event, grid.svg.contains(event.target as Node));
    if (!command) return;
    event.preventDefault();
    act(command);
  });
}
