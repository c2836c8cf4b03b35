/** What this device keeps of a reader's solver: for each exercise its draft, and the code that passed last. */
import { type ExerciseId, EXERCISES } from '#practice/code/exercises.ts';
import { recall, remember } from '#ui/kit/device.ts';

export const draftOf = (id: ExerciseId): string => `write.${id}`;

const passedName = (id: ExerciseId): string => `write.${id}.passed`;

export function passedCode(id: ExerciseId): string | null {
  return recall(passedName(id));
}

/** Returns false when the device cannot keep the code. */
export function keepPassed(id: ExerciseId, code: string): boolean {
  return remember(passedName(id), code);
}

/** The parts of a solver that are the reader's own: those that have passed. */
export function ownParts(): Partial<Record<ExerciseId, string>> {
  return Object.fromEntries(
    EXERCISES.flatMap((id) => {
      const code = passedCode(id);
      return code === null ? [] : [[id, code] as const];
    }),
  );
}
