import { type Asked, differingCells, faultyCells } from '#pictures/ripple-effect/game-view.ts';
import { differenceWords, gameFaultWords, nothingToCompare } from '#pictures/ripple-effect/game-words.ts';
import { check } from '#puzzles/ripple-effect/check.ts';
import { hasNumbers, isSolved } from '#puzzles/ripple-effect/game.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import type * as Hints from './hints.ts';
import type { GivenHint } from './hints.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import type * as Beyond from './beyond.ts';
import type { Known } from './known-puzzles.ts';
import type { RippleVisit } from './ripple-visit.ts';
import { store } from './stored.ts';

/** What is fetched once no solution can be reached, or a puzzle has several. */
const MORE = 'the code for proofs and counts';

/**
 * Wires the questions of a player: which numbers are mistakes, and where the search would go on.
 *
 * @param answer shows an answer next to the grid
 */
export function mountRippleQuestions(
  host: HTMLElement,
  visit: RippleVisit,
  known: () => Known,
  answer: (words: string) => void,
  draw: () => void,
  signal: AbortSignal,
) {
  const { button, press } = wiring(host, signal);
  const { table } = visit;
  const follow = button('follow');
  const ask = button('hint');
  let shown: Asked = {};
  let hint: GivenHint | null = null;
  let isImpossible = false;
  let showBeyond: ReturnType<typeof Beyond.mountBeyond> | null = null;

  /** Its code comes once no solution can be reached, or the puzzle has more than one. */
  function tellBeyond(): void {
    const standing = { isImpossible, isMany: known().count === 2 };
    if (showBeyond) showBeyond(standing);
    else if (standing.isImpossible || standing.isMany) void fetchBeyond();
  }

  async function fetchBeyond(): Promise<void> {
    const { mountBeyond } = await fetchPart(host, MORE, () => import('./beyond.ts'), signal);
    if (signal.aborted) return;
    showBeyond ??= mountBeyond(host, table, signal);
    tellBeyond();
  }

  /** @param cannotBe whether the answer says that no solution can be reached */
  function show(next: Asked, nextHint: GivenHint | null = null, cannotBe = false): void {
    shown = next;
    hint = nextHint;
    isImpossible = cannotBe;
    if (follow) {
      const label = followLabel(hint);
      // When the focused button is hidden, the focus returns to the hint button.
      if (label === '' && document.activeElement === follow) ask?.focus();
      follow.hidden = label === '';
      setText(follow, label);
    }
    draw();
  }

  function mistakes(): Asked {
    const { puzzle, now } = table.game;
    return { ringed: faultyCells(puzzle, now.numbers), hasLinks: true };
  }

  async function askHint(): Promise<void> {
    try {
      const { giveHint } = await fetchAtPress('the hint', () => import('./hints.ts'));
      if (!signal.aborted) tellHint(giveHint);
    } catch (error) {
      answer((error as Error).message);
    }
  }

  function tellHint(giveHint: typeof Hints.giveHint): void {
    const { game } = table;
    if (isSolved(game)) {
      answer('Solved already.');
      return;
    }
    const { solution, why, count } = known();
    if (count === 0) {
      show({}, null, true);
      answer(why);
      return;
    }
    const found = giveHint(game, solution);
    show(found.shown, found, found.isImpossible);
    // Picks the cell in question, ready for the reader's number.
    const about = found.wrong ?? found.decided;
    if (about) table.pick(about.cell);
    answer(found.words);
  }

  press('mistakes', () => {
    const { puzzle, now } = table.game;
    show(mistakes());
    answer(gameFaultWords(check(puzzle, now.numbers)));
  });
  press('compare', () => {
    const { puzzle, now } = table.game;
    const { solution, why, count } = known();
    const ringed = solution ? differingCells(now.numbers, solution) : [];
    show({ ringed }, null, ringed.length > 0 || count === 0);
    if (!hasNumbers(table.game)) answer('You have not filled in any numbers yet.');
    else answer(solution ? differenceWords(puzzle, ringed) : nothingToCompare(why, count));
  });
  press('hint', () => void askHint());
  press('follow', () => {
    const about = hint?.wrong ?? hint?.decided;
    if (!hint || !about) return;
    const { wrong, steps } = hint;
    table.pick(about.cell);
    if (!wrong) table.put(about.value);
    else if (steps > 1) table.goBack(steps);
    else table.clear();
  });
  return {
    /** The highlights: those of the last answer, or the mistakes while they are shown as they are made. */
    asked: (): Asked => (visit.isLive && !shown.hint && !shown.ringed ? mistakes() : shown),
    /** To be called whenever the page is drawn: what is known of the puzzle may have come. */
    update: tellBeyond,
    /** Clears the answer when the game has changed. */
    forget: (): void => show({}),
    hint: (): void => void askHint(),
    /** Shows mistakes as they are made, or no longer; those that stand there are said. */
    turnLive(isOn: boolean): void {
      visit.isLive = isOn;
      store('live', isOn ? 'on' : 'off');
      const { puzzle, now } = table.game;
      const faults = check(puzzle, now.numbers);
      if (isOn && faults.some(({ rule }) => rule !== 'cell')) answer(gameFaultWords(faults));
    },
  };
}

function followLabel(hint: GivenHint | null): string {
  if (hint?.wrong)
    return hint.steps > 1 ? `Go back to before the ${hint.wrong.value}` : `Clear the ${hint.wrong.value}`;
  return hint?.decided ? `Put in the ${hint.decided.value}` : '';
}
