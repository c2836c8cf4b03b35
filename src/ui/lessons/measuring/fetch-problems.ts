import { fetchNow } from '#ui/kit/fetch-part.ts';
import type * as Problems from './measured-problems.ts';

/**
 * The problems that are measured, when a run begins. Null when it is over meanwhile, or when they could not
 * be fetched, of which `fail` is told.
 */
export async function fetchProblems(
  isOver: () => boolean,
  fail: (words: string) => void,
): Promise<typeof Problems | null> {
  try {
    const problems = await fetchNow('the problem', () => import('./measured-problems.ts'));
    return isOver() ? null : problems;
  } catch (error) {
    if (!isOver()) fail((error as Error).message);
    return null;
  }
}
