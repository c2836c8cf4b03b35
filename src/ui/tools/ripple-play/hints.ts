/** Hints about a game; this module is fetched with the first one. */
import type { Asked } from '#pictures/ripple-effect/game-view.ts';
import { hintWords } from '#pictures/ripple-effect/hint-words.ts';
import { type Game, firstWrong, numberToMend } from '#puzzles/ripple-effect/game.ts';
import { type Hint, choicesLeft, hintFor } from '#puzzles/ripple-effect/hint.ts';
import type { Choice } from '#puzzles/ripple-effect/trial.ts';

export interface GivenHint {
  readonly words: string;
  /** What the picture highlights: the column, and the cells in question. */
  readonly shown: Asked;
  /** The wrong number, if there is one, and how many steps back it went in. */
  readonly wrong: Choice | null;
  readonly steps: number;
  /** The only row of the column that is left; null when there are several, or none. */
  readonly decided: Choice | null;
  /** Whether no solution can be reached from here. */
  readonly isImpossible: boolean;
}

/**
 * Returns a hint for a game.
 * @param solution the only solution of the puzzle; null when it is not known
 */
export function giveHint(game: Game, solution: readonly number[] | null): GivenHint {
  const { puzzle, now } = game;
  let found = hintFor(puzzle, now.numbers, solution);
  let steps = 0;
  if (found.kind === 'fault') {
    const number = numberToMend(game, found.fault, solution);
    steps = number?.steps ?? 0;
    if (number) found = { ...found, mend: { ...number, isWrong: solution !== null } };
  } else if (found.kind === 'wrong' && solution) {
    // Later wrong numbers may only follow from the first one.
    const first = firstWrong(game, solution);
    steps = first?.steps ?? 0;
    if (first) found = { ...found, cell: first.cell, value: first.value };
  }
  const words = hintWords(puzzle, found);
  return {
    words,
    shown: shownBy(found),
    wrong: wrongIn(found),
    steps,
    decided: decided(found),
    isImpossible: found.kind !== 'next' && found.kind !== 'full',
  };
}

function shownBy(hint: Hint): Asked {
  if (hint.kind === 'next') return { hint: hint.column, refuted: hint.refuted };
  if (hint.kind === 'dead') return { hint: hint.column };
  if (hint.kind === 'wrong') return { ringed: [hint.cell], hint: hint.dead };
  return hint.kind === 'fault' ? { ringed: hint.fault.cells, hasLinks: true } : {};
}

function wrongIn(hint: Hint): Choice | null {
  if (hint.kind === 'fault') return hint.mend ?? null;
  return hint.kind === 'wrong' ? hint : null;
}

function decided(hint: Hint): Choice | null {
  if (hint.kind !== 'next') return null;
  const [only, other] = choicesLeft(hint);
  return only && !other ? only : null;
}
