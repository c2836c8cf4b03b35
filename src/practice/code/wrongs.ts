/**
 * What people write instead, as changes of the solution, and what to tell them. A reader's code is never
 * compared with these: what it does to the links is, so any code that goes wrong in the same way is known.
 */
import { patched } from '../patch.ts';
import { type ExerciseId, exerciseOf } from './exercises.ts';
import { build } from './wrongs/build.ts';
import { choose } from './wrongs/choose.ts';
import { cover } from './wrongs/cover.ts';
import { search } from './wrongs/search.ts';
import { secondary } from './wrongs/secondary.ts';
import { uncover } from './wrongs/uncover.ts';
import { unlink } from './wrongs/unlink.ts';
import type { Wrong } from './wrongs/wrong.ts';

export type { Wrong };

export const wrongs: Readonly<Record<ExerciseId, readonly Wrong[]>> = {
  unlink,
  build,
  cover,
  uncover,
  search,
  choose,
  secondary,
};

/** The text of a wrong solution. */
export function wrongText(exercise: ExerciseId, { id, patches }: Wrong): string {
  return patched(exerciseOf(exercise).solution, patches, id);
}
