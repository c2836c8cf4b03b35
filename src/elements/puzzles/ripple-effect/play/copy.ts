import type { Game } from '../../../../puzzles/ripple-effect/game.ts';
import { formatSheet } from '../../../../puzzles/ripple-effect/game-text.ts';
import { copyText } from '../../../page/copy-text.ts';

/**
 * Copies the address of a puzzle, or of a game with the numbers that stand in it.
 *
 * @returns what to say about it
 */
export function copyLink(host: HTMLElement, slug: string, game?: Game): Promise<string> {
  const params = new URLSearchParams({ [`${host.id}.puzzle`]: slug });
  if (game) params.set(`${host.id}.grid`, formatSheet(game.now));
  const link = `${location.origin}${location.pathname}?${params.toString()}`;
  const what = game ? 'with your numbers' : 'without your numbers';
  return copyText(`The link to the puzzle, ${what},`, link);
}
