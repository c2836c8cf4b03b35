import type { Counting } from '#ui/explore/all/all-shown.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { allDoor } from '#ui/explore/all/all-door.ts';
import { whyDoor } from '#ui/figure/why-door.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { part } from '#ui/kit/parts.ts';
import { countingOf } from '../kit/ripple-many.ts';
import type { RipplePlayState } from './play-state.ts';

/** What is known of the game: that no solution can be reached any more, that the puzzle has more than one. */
export interface KnownOfGame {
  readonly isImpossible: boolean;
  readonly isMany: boolean;
}

/** Wires why no solution can be reached, and how many have which number where. */
export function mountBeyond(
  host: HTMLElement,
  table: Pick<RipplePlayState, 'game'>,
  signal: AbortSignal,
): (known: KnownOfGame) => void {
  const many = part(host, 'many', HTMLElement);
  let counting: (Counting & { readonly of: RipplePuzzle }) | null = null;
  const why = whyDoor(host, signal, async () => {
    const { ripplePanel } = await fetchAtPress('the proof', () => import('../kit/ripple-why.ts'));
    const asked = () => ({ puzzle: table.game.puzzle, numbers: table.game.now.numbers, isSearched: true });
    return ripplePanel(host, asked, signal);
  });
  const showAll = allDoor(host, all, signal);

  function all(): Counting {
    const { puzzle } = table.game;
    if (counting?.of !== puzzle) counting = { ...countingOf(puzzle), of: puzzle };
    return counting;
  }

  return ({ isImpossible, isMany }) => {
    why.offer(isImpossible && { words: 'No solution can be reached from here.', isNone: true });
    many.hidden = !isMany;
    if (isMany) showAll(all(), false);
  };
}
