import { fetchPart } from '../page/fetch-part.ts';
import type * as Win from './win.ts';
import type { Winner } from './win.ts';

/**
 * Fetches what a solved puzzle has, its wave and its picture, when the first one is solved.
 *
 * @returns to be called with each picture: which puzzle stands there, and whether it is solved
 */
export function winDoor(
  host: HTMLElement,
  winner: Winner,
  signal: AbortSignal,
): (puzzle: string, isSolved: boolean) => void {
  let before: { readonly puzzle: string; readonly isSolved: boolean } | null = null;
  let win: Promise<typeof Win> | null = null;
  return (puzzle, isSolved) => {
    // One that was solved when it came is no news.
    const isNews = before?.puzzle === puzzle && !before.isSolved;
    const isOther = before?.puzzle !== puzzle || before.isSolved !== isSolved;
    before = { puzzle, isSolved };
    if (!isOther || !isSolved) return;
    win ??= fetchPart(host, 'the picture to save', () => import('./win.ts'), signal).then(
      (part) => {
        part.mountWin(host, winner, signal);
        return part;
      },
    );
    void win.then(({ wave }) => {
      if (isNews) wave(winner);
    });
  };
}
