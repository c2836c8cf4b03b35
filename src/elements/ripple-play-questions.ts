import type { Asked } from '../figures/ripple-effect/game-view.ts';
import { differingCells, faultyCells } from '../figures/ripple-effect/game-view.ts';
import { differenceWords, faultWords, hintWords } from '../figures/ripple-effect/game-words.ts';
import { check } from '../puzzles/ripple-effect/check.ts';
import type { Hint } from '../puzzles/ripple-effect/hint.ts';
import { hintFor } from '../puzzles/ripple-effect/hint.ts';
import { button, onPress, part, setText } from './parts.ts';
import type { Known } from './ripple-play-judge.ts';
import type { RippleTable } from './ripple-play-table.ts';

export interface RippleQuestions {
  /** What the picture shows because it was asked for. */
  asked(): Asked;
  /** The game is another one: what was answered is wiped. */
  forget(): void;
}

/** The questions of a player: which numbers are mistakes, and where the search would go on. */
export function mountRippleQuestions(
  host: HTMLElement,
  table: RippleTable,
  known: () => Known,
  draw: () => void,
  signal: AbortSignal,
): RippleQuestions {
  const words = part(host, 'answer', HTMLElement);
  const follow = button(host, 'follow');
  const ask = button(host, 'hint');
  let shown: Asked = {};
  let hint: Hint | null = null;

  function show(text: string): void {
    setText(words, text);
    if (follow) {
      const label = followLabel(hint);
      // A button that goes leaves the focus to the one that asked.
      if (label === '' && document.activeElement === follow) ask?.focus();
      follow.hidden = label === '';
      setText(follow, label);
    }
    draw();
  }

  function forget(): void {
    shown = {};
    hint = null;
    show('');
  }

  onPress(
    host,
    'mistakes',
    () => {
      forget();
      const { puzzle, now } = table.game;
      shown = { ringed: faultyCells(puzzle, now.numbers), hasLinks: true };
      show(faultWords(check(puzzle, now.numbers)));
    },
    signal,
  );
  onPress(
    host,
    'compare',
    () => {
      forget();
      const { puzzle, now } = table.game;
      const { solution, why } = known();
      if (!solution) {
        show(`There is no solution to compare with. ${why}`);
        return;
      }
      const ringed = differingCells(now.numbers, solution);
      shown = { ringed };
      show(differenceWords(puzzle, ringed));
    },
    signal,
  );
  onPress(
    host,
    'hint',
    () => {
      forget();
      const { puzzle, now } = table.game;
      hint = hintFor(puzzle, now.numbers, known().solution);
      shown = shownBy(hint);
      // The cell that it is about is ready for the reader's own number.
      const about = hint.kind === 'wrong' ? hint : forced(hint);
      if (about) table.pick(about.cell);
      show(hintWords(puzzle, hint));
    },
    signal,
  );
  onPress(
    host,
    'follow',
    () => {
      const given = hint;
      const about = given?.kind === 'wrong' ? given : forced(given);
      if (!given || !about) return;
      table.pick(about.cell);
      if (given.kind === 'wrong') table.clear();
      else table.put(about.value);
    },
    signal,
  );
  return {
    asked: () => shown,
    forget,
  };
}

/** What the picture shows of a hint: its column, and the cells it complains of. */
function shownBy(hint: Hint): Asked {
  if (hint.kind === 'next' || hint.kind === 'dead') return { hint: hint.column };
  if (hint.kind === 'wrong') return { ringed: [hint.cell], hint: hint.dead };
  return hint.kind === 'fault' ? { ringed: hint.fault.cells, hasLinks: true } : {};
}

/** The one row left in the column of a hint. */
function forced(hint: Hint | null): { readonly cell: number; readonly value: number } | null {
  if (hint?.kind !== 'next' || hint.column.choices.length !== 1) return null;
  return hint.column.choices[0] ?? null;
}

function followLabel(hint: Hint | null): string {
  if (hint?.kind === 'wrong') return `Clear the ${hint.value}`;
  const only = forced(hint);
  return only ? `Put the ${only.value}` : '';
}
