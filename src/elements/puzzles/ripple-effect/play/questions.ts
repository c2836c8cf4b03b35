import type { Asked } from '../../../../pictures/ripple-effect/game-view.ts';
import { differingCells, faultyCells } from '../../../../pictures/ripple-effect/game-view.ts';
import {
  differenceWords,
  faultWords,
  nothingToCompare,
} from '../../../../pictures/ripple-effect/game-words.ts';
import { hintWords } from '../../../../pictures/ripple-effect/hint-words.ts';
import { check } from '../../../../puzzles/ripple-effect/check.ts';
import {
  firstWrong,
  hasNumbers,
  isSolved,
  numberToMend,
} from '../../../../puzzles/ripple-effect/game.ts';
import type { Hint } from '../../../../puzzles/ripple-effect/hint.ts';
import { choicesLeft, hintFor } from '../../../../puzzles/ripple-effect/hint.ts';
import type { Choice } from '../../../../puzzles/ripple-effect/trial.ts';
import { button, onPress, setText } from '../../../page/parts.ts';
import type { Known } from './judge.ts';
import type { RipplePlayState } from './play-state.ts';

export interface RippleQuestions {
  /** What the picture shows because it was asked for. */
  asked(): Asked;
  /** The game is another one: what was answered is wiped. */
  forget(): void;
  hint(): void;
}

/**
 * The questions of a player: which numbers are mistakes, and where the search would go on.
 *
 * @param answer says an answer, where the reader sees it
 */
export function mountRippleQuestions(
  host: HTMLElement,
  table: RipplePlayState,
  known: () => Known,
  answer: (words: string) => void,
  draw: () => void,
  signal: AbortSignal,
): RippleQuestions {
  const follow = button(host, 'follow');
  const ask = button(host, 'hint');
  let shown: Asked = {};
  let hint: Hint | null = null;
  /** Steps back to before the wrong number of the hint. */
  let steps = 0;

  function show(next: Asked, nextHint: Hint | null = null): void {
    shown = next;
    hint = nextHint;
    if (follow) {
      const label = followLabel(hint, steps);
      // A button that goes leaves the focus to the one that asked.
      if (label === '' && document.activeElement === follow) ask?.focus();
      follow.hidden = label === '';
      setText(follow, label);
    }
    draw();
  }

  function askHint(): void {
    if (isSolved(table.game)) {
      answer('Solved already.');
      return;
    }
    const { puzzle, now } = table.game;
    const { solution, why, count } = known();
    if (count === 0) {
      show({});
      answer(why);
      return;
    }
    let found = hintFor(puzzle, now.numbers, solution);
    if (found.kind === 'fault') {
      const number = numberToMend(table.game, found.fault, solution);
      steps = number?.steps ?? 0;
      if (number) found = { ...found, mend: { ...number, isWrong: solution !== null } };
    } else if (found.kind === 'wrong' && solution) {
      // What went in after the first wrong number may only have followed from it.
      const first = firstWrong(table.game, solution);
      steps = first?.steps ?? 0;
      if (first) found = { ...found, cell: first.cell, value: first.value };
    }
    show(shownBy(found), found);
    // The cell that it is about is ready for the reader's own number.
    const about = wrongIn(found) ?? decided(found);
    if (about) table.pick(about.cell);
    answer(hintWords(puzzle, found));
  }

  onPress(
    host,
    'mistakes',
    () => {
      const { puzzle, now } = table.game;
      show({ ringed: faultyCells(puzzle, now.numbers), hasLinks: true });
      answer(faultWords(check(puzzle, now.numbers)));
    },
    signal,
  );
  onPress(
    host,
    'compare',
    () => {
      const { puzzle, now } = table.game;
      const { solution, why, count } = known();
      const ringed = solution ? differingCells(now.numbers, solution) : [];
      show({ ringed });
      if (!hasNumbers(table.game)) answer('You have put no number in yet.');
      else answer(solution ? differenceWords(puzzle, ringed) : nothingToCompare(why, count));
    },
    signal,
  );
  onPress(host, 'hint', askHint, signal);
  onPress(
    host,
    'follow',
    () => {
      const wrong = wrongIn(hint);
      const about = wrong ?? decided(hint);
      if (!about) return;
      table.pick(about.cell);
      if (!wrong) table.put(about.value);
      else if (steps > 1) table.goBack(steps);
      else table.clear();
    },
    signal,
  );
  return {
    asked: () => shown,
    forget: () => show({}),
    hint: askHint,
  };
}

/** What the picture shows of a hint: its column, and the cells it complains of. */
function shownBy(hint: Hint): Asked {
  if (hint.kind === 'next') return { hint: hint.column, refuted: hint.refuted };
  if (hint.kind === 'dead') return { hint: hint.column };
  if (hint.kind === 'wrong') return { ringed: [hint.cell], hint: hint.dead };
  return hint.kind === 'fault' ? { ringed: hint.fault.cells, hasLinks: true } : {};
}

/** The number that a hint would take out. */
function wrongIn(hint: Hint | null): Choice | null {
  if (hint?.kind === 'fault') return hint.mend ?? null;
  return hint?.kind === 'wrong' ? hint : null;
}

/** The one row of a hint's column that may be right. */
function decided(hint: Hint | null): Choice | null {
  if (hint?.kind !== 'next') return null;
  const [only, other] = choicesLeft(hint);
  return only && !other ? only : null;
}

function followLabel(hint: Hint | null, steps: number): string {
  const wrong = wrongIn(hint);
  if (wrong) return steps > 1 ? 'Back to before it' : `Clear the ${wrong.value}`;
  const only = decided(hint);
  return only ? `Put the ${only.value}` : '';
}
