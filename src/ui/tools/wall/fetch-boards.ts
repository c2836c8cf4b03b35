import type { AllBoards } from '#puzzles/tetrasticks/all-boards.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { whenIdle } from '#ui/kit/when-idle.ts';

/**
 * All boards, which weigh as much as the rest of the page: they come when the browser is idle, and the strips of the
 * searches are there before them.
 */
export async function fetchBoards(host: HTMLElement): Promise<AllBoards> {
  const { signal } = new AbortController();
  await new Promise<void>((resolve) => whenIdle(resolve, signal));
  return (await fetchPart(host, 'the boards', () => import('#content/data/boards.json'), signal)).default;
}
