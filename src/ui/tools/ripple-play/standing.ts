import { standOf } from '#pictures/ripple-effect/game-words.ts';
import { isSolved } from '#puzzles/ripple-effect/game.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { winDoor } from '../kit/win-door.ts';
import type { RippleVisit } from './ripple-visit.ts';

/**
 * Mounts what stands below the grid: how far the game is, and what a solved one offers, the next puzzle and its picture.
 *
 * @param say announces the result of saving
 * @returns shows how the game stands
 */
export function mountStanding(
  host: HTMLElement,
  visit: RippleVisit,
  svg: SVGSVGElement,
  signal: AbortSignal,
  say: (words: string) => void,
): () => void {
  const { part, button } = wiring(host, signal);
  const stand = part('stand', HTMLElement);
  const after = part('after', HTMLElement);
  const visiting = part('visit', HTMLElement);
  const next = button('next');
  const win = winDoor<string>(async () => {
    const { mountWin } = await fetchPart(host, 'the picture to save', () => import('../kit/win.ts'), signal);
    return mountWin(host, signal, { svg, parts: '.number', fileName: () => `${visit.entry.slug}.png`, say });
  });

  return () => {
    const { slug } = visit.entry;
    const { game } = visit.table;
    const solved = isSolved(game);
    visiting.hidden = visit.own === null;
    host.toggleAttribute('data-solved', solved);
    setText(stand, standOf(game));
    after.hidden = !solved;
    win(slug, solved ? slug : null);
    if (next) next.hidden = !solved || !visit.hasNext;
    setDisabled(button('hint'), solved);
  };
}
