/**
 * What people write instead, as changes of the solution, and what to tell them. A reader's code is never
 * compared with these: what it does to the links is, so any code that goes wrong in the same way is known. Where it
 * differs in some detail, such as the value of a link that leads nowhere, `shows` knows it by the entries it leaves.
 */
import { patched } from '../patch.ts';
import type { Case } from './cases.ts';
import { type ExerciseId, exerciseOf } from './exercises.ts';
import { type ProgramFault, badEntries } from './fault.ts';
import type { Observed } from './observe.ts';
import { arraysBefore } from './truth.ts';
import { build } from './wrongs/build.ts';
import { choose } from './wrongs/choose.ts';
import { cover } from './wrongs/cover.ts';
import { purify } from './wrongs/purify.ts';
import { search } from './wrongs/search.ts';
import { secondary } from './wrongs/secondary.ts';
import { tweak } from './wrongs/tweak.ts';
import { uncover } from './wrongs/uncover.ts';
import { unlink } from './wrongs/unlink.ts';
import { untweak } from './wrongs/untweak.ts';
import type { Seen, Wrong } from './wrongs/wrong.ts';

export type { Wrong };

export const wrongs: Readonly<Record<ExerciseId, readonly Wrong[]>> = {
  unlink,
  build,
  cover,
  uncover,
  search,
  choose,
  secondary,
  purify,
  tweak,
  untweak,
};

/**
 * What a code has done wrong, if it is known.
 *
 * @param matches the ids of the wrong solutions that have left exactly the same
 */
export function wrongBy(
  exercise: ExerciseId,
  one: Case,
  observed: Observed,
  fault: ProgramFault,
  matches: readonly string[],
): Wrong | undefined {
  const same = wrongs[exercise].find(({ id }) => id === matches[0]);
  if (same) return same;
  const { act, matrix } = one;
  const seen: Seen = { act, matrix, fault, observed, before: arraysBefore(one), bad: badEntries(one, observed) };
  return wrongs[exercise].find(({ shows }) => shows?.(seen));
}

/** The text of a wrong solution. */
export function wrongText(exercise: ExerciseId, { id, patches }: Wrong): string {
  return patched(exerciseOf(exercise).solution, patches, id);
}
