import { capital, inWords } from '#english/english.ts';

/** Something that comes back, and the page on which it is done. */
export interface DuePlace {
  /** Its name among what comes back. */
  readonly name: string;
  readonly title: string;
  /** May have `{seed}` where the seed of the instance goes. */
  readonly href: string;
}

/** The words of the line that says how much is due. */
export function dueWords(left: number, done: number, next: string | null): string {
  const later = next === null ? '' : ` The next thing comes back ${next}.`;
  if (left > 0) return done > 0 ? `${capital(things(left))} left for today.` : `${capital(things(left))} due today.`;
  if (done > 0) return `All done for today.${later}`;
  return next === null ? 'Nothing is due, and nothing is waiting to come back.' : `Nothing is due today.${later}`;
}

function things(count: number): string {
  return count === 1 ? 'one thing is' : `${inWords(count)} things are`;
}
