import type { AllBoards } from '../../puzzles/tetrasticks/all-boards.ts';
import { defineLazy } from '../page/lazy-element.ts';

// The boards are fetched with the code, when the wall comes near the screen.
defineLazy('board-wall', async (host) => {
  const [{ mountBoardWall }, answer] = await Promise.all([
    import('./mount-board-wall.ts'),
    fetch(host.dataset['boards'] ?? ''),
  ]);
  if (!answer.ok) throw new Error(`the boards could not be fetched: ${answer.status}`);
  const all = (await answer.json()) as AllBoards;
  return (place, signal) => mountBoardWall(place, all, signal);
});
