/** What a hint says of a game. It comes with the first one that is asked for. */
import type { Asked } from '#pictures/ripple-effect/game-view.ts';
import { hintWords } from '#pictures/ripple-effect/hint-words.ts';
import type { Game } from '#puzzles/ripple-effect/game.ts';
import { firstWrong, numberToMend } from '#puzzles/ripple-effect/game.ts';
import type { Hint } from '#puzzles/ripple-effect/hint.ts';
import { choicesLeft, hintFor } from '#puzzles/ripple-effect/hint.ts';
import type { Choice } from '#puzzles/ripple-effect/trial.ts';

export interface GivenHint {
  readonly words: string;
  /** What the picture shows of it: its column, and the cells it complains of. */
  readonly shown: Asked;
  /** The number that it would take out, so many steps back. */
  readonly wrong: Choice | null;
  readonly steps: number;
  /** The one row of its column that may be right. */
  readonly decided: Choice | null;
}

/** @param solution the only one of the puzzle; null when it is not known */
export function giveHint(game: Game, solution: readonly number[] | null): GivenHint {
  const { puzzle, now } = game;
  let found = hintFor(puzzle, now.numbers, solution);
  let steps = 0;
  if (found.kind === 'fault') {
    const number = numberToMend(game, found.fault, solution);
    steps = number?.steps ?? 0;
    if (number) found = { ...found, mend: { ...number, isWrong: solution !== null } };
  } else if (found.kind === 'wrong' && solution) {
    // What went in after the first wrong number may only have followed from it.
    const first = firstWrong(game, solution);
    steps = first?.steps ?? 0;
    if (first) found = { ...found, cell: first.cell, value: first.value };
  }
  const words = hintWords(puzzle, found);
  return { words, shown: shownBy(found), wrong: wrongIn(found), steps, decided: decided(found) };
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
