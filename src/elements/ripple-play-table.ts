/** One game on the table: the acts of the reader, and what is said about each. Knows no page. */
import { changeOf, sentence, standOf } from '../figures/ripple-effect/game-words.ts';
import type { Game } from '../puzzles/ripple-effect/game.ts';
import * as games from '../puzzles/ripple-effect/game.ts';
import { placeOf } from '../puzzles/ripple-effect/puzzle.ts';

export interface RippleTable {
  readonly game: Game;
  /** The cell that the next number goes into. */
  readonly picked: number;
  /** Lays another game out; nothing is said about it. */
  open(game: Game): void;
  pick(cell: number): void;
  /** Moves the pick; at the border it stays. */
  step(dx: number, dy: number): void;
  edge(end: 'first' | 'last'): void;
  put(value: number): void;
  pencil(value: number): void;
  clear(): void;
  clearAll(): void;
  undo(): void;
  redo(): void;
}

export interface RippleTableHearer {
  say(words: string): void;
  /** The game is another one. */
  changed(): void;
  /** Another cell is picked. */
  moved(): void;
}

export function openRippleTable(first: Game, hearer: RippleTableHearer): RippleTable {
  let game = first;
  let picked = firstEmpty(first);

  const place = (): string => placeOf(game.puzzle.width, picked);

  /** Goes on to another game; `before` stands in front of what has changed. */
  function turn(next: Game, nothing: string, before = ''): void {
    if (next === game) {
      hearer.say(nothing);
      return;
    }
    const words = changeOf(game.puzzle, game.now, next.now);
    game = next;
    hearer.changed();
    hearer.say(`${before ? `${before}: ${words}.` : sentence(words)} ${standOf(game)}`);
  }

  function pick(cell: number): void {
    if (cell === picked) return;
    picked = cell;
    hearer.moved();
  }

  return {
    get game() {
      return game;
    },
    get picked() {
      return picked;
    },
    open(next) {
      game = next;
      picked = firstEmpty(next);
      hearer.changed();
    },
    pick,
    step(dx, dy) {
      const { width, height } = game.puzzle;
      const x = (picked % width) + dx;
      const y = Math.floor(picked / width) + dy;
      if (x >= 0 && y >= 0 && x < width && y < height) pick(y * width + x);
    },
    edge(end) {
      const { width } = game.puzzle;
      const start = picked - (picked % width);
      pick(end === 'first' ? start : start + width - 1);
    },
    put(value) {
      const refusal = games.refusalOf(game, picked, value);
      turn(games.put(game, picked, value), refusal || `${value} stands in the cell ${place()} already.`); // prettier-ignore
    },
    pencil(value) {
      const refusal = games.refusalOf(game, picked, value);
      const full = `The cell ${place()} has a number; clear it before you mark it.`;
      turn(games.pencil(game, picked, value), refusal || full);
    },
    clear() {
      const given = (game.puzzle.givens[picked] ?? 0) > 0;
      turn(games.clear(game, picked), `The cell ${place()} ${given ? 'is given, and stays' : 'is empty already'}.`); // prettier-ignore
    },
    clearAll: () => turn(games.clearAll(game), 'There is nothing to clear.', 'All taken out'),
    undo: () => turn(games.undo(game), 'There is nothing to undo.', 'Undone'),
    redo: () => turn(games.redo(game), 'There is nothing to redo.', 'Redone'),
  };
}

function firstEmpty({ now: { numbers } }: Game): number {
  return Math.max(0, numbers.indexOf(0));
}
