import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import type * as Problems from './measured-problems.ts';

/**
 * Fetches the measured problems at the start of a run. Returns null when the run is over meanwhile, or after a
 * failure, which it reports to `fail`.
 */
export async function fetchProblems(
  isOver: () => boolean,
  fail: (words: string) => void,
): Promise<typeof Problems | null> {
  try {
    const problems = await fetchAtPress('the problem', () => import('./measured-problems.ts'));
    return isOver() ? null : problems;
  } catch (error) {
    if (!isOver()) fail((error as Error).message);
    return null;
  }
}
