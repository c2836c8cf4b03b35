import { isBegun } from '#puzzles/ripple-effect/game.ts';
import { formatSheet } from '#puzzles/ripple-effect/game-text.ts';
import { mountCommands } from '../kit/commands.ts';
import { copyToolLink } from '../kit/copy-tool-link.ts';
import type { RippleVisit } from './ripple-visit.ts';
import type { mountTimer } from './timer.ts';

interface PlayCommandsActs {
  /** Focuses the picked cell. */
  toGrid(): void;
  /** Called when the next puzzle has been opened. */
  wentOn(): void;
  /** Shows an answer next to the grid. */
  answer(words: string): void;
}

/** Mounts the buttons that change the game, leave it, or copy its link. */
export function mountPlayCommands(
  host: HTMLElement,
  visit: RippleVisit,
  timer: ReturnType<typeof mountTimer>,
  signal: AbortSignal,
  { toGrid, wentOn, answer }: PlayCommandsActs,
) {
  const { table } = visit;

  function leave(isBack: boolean): void {
    // The buttons are hidden without a visit, so the grid takes the focus.
    if (visit.own) toGrid();
    visit.leave(isBack);
  }

  function copy(how: string, texts: Readonly<Record<string, string>>): Promise<void> {
    const all = { puzzle: visit.entry.slug, ...texts };
    return copyToolLink(host, `The link to the puzzle, ${how},`, all).then(answer);
  }

  function restart(): void {
    timer.reset(table.game.now);
    table.clearAll();
  }

  return mountCommands(host, signal, {
    undo: { act: table.undo, isOff: () => table.game.past.length === 0 },
    redo: { act: table.redo, isOff: () => table.game.future.length === 0 },
    restart: { act: restart, isOff: () => !isBegun(table.game) },
    clear: table.clear,
    mark: table.markAll,
    own: () => leave(true),
    keep: () => leave(false),
    'copy-puzzle': () => copy('without your numbers', {}),
    'copy-game': () => copy('with your numbers', { grid: formatSheet(table.game.now) }),
    print: () => window.print(),
    next() {
      if (visit.goOn()) wentOn();
    },
  });
}
