import type { Judgement } from '#puzzles/ripple-effect/judge.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import type { Counting } from '#ui/explore/all/all-shown.ts';
import { allDoor } from '#ui/explore/all/all-door.ts';
import { whyDoor } from '#ui/figure/why-door.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { part } from '#ui/kit/parts.ts';
import { countingOf } from '../kit/ripple-many.ts';
import type { JudgeState } from './judge-words.ts';

/** What is known of a puzzle; null while it is none. */
export interface Outcome {
  readonly puzzle: RipplePuzzle;
  readonly judgement: Judgement;
  readonly state: JudgeState;
}

/** What is offered once a puzzle does not have exactly one solution: why it has none, and how many have what. */
export function mountOutcome(host: HTMLElement, signal: AbortSignal): (outcome: Outcome | null) => void {
  const many = part(host, 'many', HTMLElement);
  let puzzle: RipplePuzzle | null = null;
  let isSearched = false;
  let counting: (Counting & { readonly of: RipplePuzzle }) | null = null;

  const why = whyDoor(host, signal, async () => {
    const { ripplePanel } = await fetchAtPress('the proof', () => import('../kit/ripple-why.ts'));
    return ripplePanel(host, asked, signal);
  });
  const showAll = allDoor(host, all, signal);

  function asked() {
    if (!puzzle) throw new Error('there is no puzzle to ask about');
    return { puzzle, numbers: puzzle.givens, isSearched };
  }

  function all(): Counting {
    if (!puzzle) throw new Error('there is no puzzle to count');
    if (counting?.of !== puzzle) counting = { ...countingOf(puzzle), of: puzzle };
    return counting;
  }

  return (outcome) => {
    const { judgement, state = 'searching' } = outcome ?? {};
    const solutions = judgement?.solutions.length ?? 0;
    if (puzzle !== outcome?.puzzle) why.offer(false);
    puzzle = outcome?.puzzle ?? null;
    isSearched = state === 'over';
    why.offer(outcome !== null && solutions === 0 && state !== 'searching' && { words: '', isNone: isSearched });
    many.hidden = solutions < 2;
    if (!many.hidden) showAll(all(), false);
  };
}
