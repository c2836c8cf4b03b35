import type { AllBoards } from '#puzzles/tetrasticks/all-boards.ts';
import { whenIdle } from '#ui/kit/when-idle.ts';

/**
 * All boards, which weigh as much as the rest of the page: they come when the browser is idle, and the strips of the
 * searches are there before them.
 */
export async function fetchBoards(): Promise<AllBoards> {
  await new Promise<void>((resolve) => whenIdle(resolve, new AbortController().signal));
  return (await import('#content/data/boards.json')).default;
}
