import { exerciseOf, exercises } from '#practice/code/exercises.ts';
import { part } from '#ui/kit/parts.ts';
import { createCodeBox } from './code-box.ts';
import { type MountedExercise, mountExercise } from './exercise.ts';
import { mountOwnRuns } from './own-runs.ts';
import { passedCode } from './own-code.ts';

/**
 * The page on which a reader writes a solver: the exercises, and then the reader's program on real problems.
 * @throws Error when the page lacks an exercise
 */
export function mountWrite(host: HTMLElement, signal: AbortSignal): void {
  const box = createCodeBox(host, host.dataset['box'] ?? '', signal);
  const runs = mountOwnRuns(part(host, 'own-runs', HTMLElement), box, signal);
  const mounted = new Map<string, MountedExercise>();

  /** The last exercise starts from the reader's own build. */
  function passed(): void {
    mounted.get('secondary')?.beginWith(passedCode('build') ?? exerciseOf('secondary').start);
    runs.update();
  }

  for (const exercise of exercises) {
    const place = host.querySelector(`[data-exercise="${exercise.id}"]`);
    if (!(place instanceof HTMLElement)) throw new Error(`the page has no exercise ${exercise.id}`);
    mounted.set(exercise.id, mountExercise(place, exercise, box, passed, signal));
  }
  passed();
}
