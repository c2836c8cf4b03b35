/** What an activity says about the course around it, and about its score. */
import type { Told } from '#activities/session.ts';

export const toldWords: Readonly<Record<Told, string>> = {
  connected: '',
  damaged: 'The earlier attempt that your course sent can’t be read, so this is a new one.',
  other: 'The earlier attempt that your course sent belongs to another activity, so this is a new one.',
  failed:
    'Your course couldn’t send your earlier attempt. Reload the page to try again. If you go on, this attempt replaces it.',
  refused: 'Your course didn’t take the last score. It will be sent again with your next answer.',
  late: 'Your earlier attempt has arrived only now. Do you want it back, or do you want to go on with this one? The better score counts.',
};

const percent = (score: number): string => `${Math.floor(score * 100 + 1e-9)}%`;

/** `Score: 60%. Best so far: 80%. Reported to your course.` */
export function scoreWords(now: number, best: number, isReported: boolean): string {
  const better = percent(best) === percent(now) ? '' : ` Best so far: ${percent(best)}.`;
  return `Score: ${percent(now)}.${better}${isReported ? ' Reported to your course.' : ''}`;
}

/** What is said of the score of an attempt that has come back, as long as nothing here has found it again. */
export const claimedWords = (score: number): string => `Your course has recorded a score of ${percent(score)}.`;
