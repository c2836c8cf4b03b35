import type { Game } from '../../../../puzzles/ripple-effect/game.ts';
import { formatSheet } from '../../../../puzzles/ripple-effect/game-text.ts';
import { copyLink } from '../../../page/copy-link.ts';

/**
 * Copies the address of a puzzle, or of a game with the numbers that stand in it.
 *
 * @returns what to say about it
 */
export function copyGameLink(host: HTMLElement, slug: string, game?: Game): Promise<string> {
  const params = new URLSearchParams({ [`${host.id}.puzzle`]: slug });
  if (game) params.set(`${host.id}.grid`, formatSheet(game.now));
  const what = game ? 'with your numbers' : 'without your numbers';
  return copyLink(`The link to the puzzle, ${what},`, host.id, `?${params.toString()}`);
}
