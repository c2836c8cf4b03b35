/** The state of one game: the reader's actions, and the words for each. Independent of the DOM. */
import { changeOf, endOf, stateOf } from '#pictures/ripple-effect/game-words.ts';
import type { Game, GridState } from '#puzzles/ripple-effect/game.ts';
import * as games from '#puzzles/ripple-effect/game.ts';
import { cellWords } from '#puzzles/ripple-effect/puzzle.ts';
import { redo, undo, undoMany } from '#puzzles/undo.ts';
import { inFigures, sentence, withArticle } from '#english/english.ts';

export interface RipplePlayState {
  readonly game: Game;
  /** The cell that the next number goes into. */
  readonly picked: number;
  /** Opens another game, without words. */
  open(game: Game): void;
  /** Replaces the game by one with other past steps, without words or redraw. */
  meet(game: Game): void;
  pick(cell: number): void;
  /** Moves the pick; it stops at the border. */
  step(dx: number, dy: number): void;
  edge(end: 'first' | 'last'): void;
  /** Picks the next empty cell; after the last one, the first. */
  nextEmpty(): void;
  put(value: number): void;
  pencil(value: number): void;
  clear(): void;
  clearAll(): void;
  /** Writes the pencil marks that the rules leave into every empty cell. */
  markAll(): void;
  undo(): void;
  redo(): void;
  /** Undoes several steps at once; Redo goes forward one by one. */
  goBack(steps: number): void;
}

interface RipplePlayHearer {
  say(words: string): void;
  /** Called when the game has changed. */
  changed(): void;
  /** Called when another cell is picked. */
  pointed(): void;
}

export function openRipplePlayState(first: Game, hearer: RipplePlayHearer): RipplePlayState {
  let game = first;
  let picked = firstEmpty(first);

  const place = (): string => cellWords(game.puzzle.width, picked);

  /** Moves to the next state of the game and says what changed, or `nothing` when it did not. */
  function turn(
    next: Game,
    nothing: string,
    words: (before: GridState, after: GridState) => string = (before, after) =>
      sentence(changeOf(game.puzzle, before, after)),
  ): void {
    if (next === game) {
      hearer.say(nothing);
      return;
    }
    const told = words(game.now, next.now);
    game = next;
    hearer.changed();
    // When the puzzle is solved, only that is said.
    hearer.say(games.isSolved(game) ? endOf(game) : `${told} ${endOf(game)}`.trimEnd());
  }

  const state = (before: GridState, after: GridState): string => stateOf(game.puzzle, before, after);

  function pick(cell: number): void {
    if (cell === picked) return;
    picked = cell;
    hearer.pointed();
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
    meet: (same) => void (game = same),
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
    nextEmpty() {
      const { numbers } = game.now;
      const later = numbers.indexOf(0, picked + 1);
      const cell = later < 0 ? numbers.indexOf(0) : later;
      if (cell >= 0) pick(cell);
      else hearer.say('No empty cell is left.');
    },
    put(value) {
      const refusal = games.refusalOf(game, picked, value);
      turn(games.put(game, picked, value), refusal || `The cell ${place()} already has ${withArticle(value)}.`);
    },
    pencil(value) {
      const refusal = games.refusalOf(game, picked, value);
      const full = `The cell ${place()} has a number; clear it before you mark it.`;
      turn(games.pencil(game, picked, value), refusal || full);
    },
    clear() {
      const isGiven = (game.puzzle.givens[picked] ?? 0) > 0;
      const refusal = isGiven ? games.refusalOf(game, picked, 0) : `The cell ${place()} is empty already.`;
      turn(games.clear(game, picked), refusal);
    },
    clearAll: () =>
      turn(games.clearAll(game), 'There is nothing to clear.', () => 'Everything is cleared. Undo brings it back.'),
    markAll: () =>
      turn(
        games.markAll(game),
        'The pencil marks already match the rules.',
        () => 'Every empty cell now has the pencil marks that the rules allow.',
      ),
    undo: () => turn(undo(game), 'There is nothing to undo.', (before, after) => `Undone: ${state(before, after)}.`),
    goBack: (steps) =>
      turn(
        undoMany(game, steps),
        'There is nothing to undo.',
        () =>
          `${inFigures(steps, 'step')} undone. Redo brings ${steps === 1 ? 'it back' : 'them back, one at a time'}.`,
      ),
    redo: () => turn(redo(game), 'There is nothing to redo.', (before, after) => `Redone: ${state(before, after)}.`),
  };
}

function firstEmpty({ now: { numbers } }: Game): number {
  return Math.max(0, numbers.indexOf(0));
}
