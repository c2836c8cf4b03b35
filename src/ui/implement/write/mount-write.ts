import { exerciseOf, exercises } from '#practice/code/exercises.ts';
import { part } from '#ui/kit/parts.ts';
import { createCodeBox } from './code-box.ts';
import { type MountedExercise, mountExercise } from './exercise.ts';
import { mountOwnRuns } from './own-runs.ts';
import { draftOf, passedCode } from './own-code.ts';
import { addressKeeper } from '#ui/tools/kit/address-keeper.ts';
import { TEXTS } from '#ui/tools/own-problem/problem-draft.ts';
import { draftKeeper } from '#ui/tools/kit/draft-keeper.ts';

/**
 * The page on which a reader writes a solver: the exercises, and then the reader's program on real problems. With
 * `data-alone` it has one exercise, whose code is in the address.
 * @throws Error when the page lacks an exercise
 */
export function mountWrite(host: HTMLElement, signal: AbortSignal): void {
  const box = createCodeBox(host, host.dataset['box'] ?? '', signal);
  const isAlone = 'alone' in host.dataset;
  const runs = isAlone ? null : mountOwnRuns(part(host, 'own-runs', HTMLElement), box, signal);
  const mounted = new Map<string, MountedExercise>();

  /** The last exercise starts from the reader's own build. */
  function passed(): void {
    mounted.get('secondary')?.beginWith(passedCode('build') ?? exerciseOf('secondary').start);
    runs?.update();
  }

  for (const exercise of exercises) {
    const keeper = isAlone ? addressKeeper(host, exercise.id) : draftKeeper(draftOf(exercise.id), TEXTS);
    const place = host.querySelector(`[data-exercise="${exercise.id}"]`);
    if (isAlone && !place) continue;
    if (!(place instanceof HTMLElement)) throw new Error(`the page has no exercise ${exercise.id}`);
    mounted.set(exercise.id, mountExercise(place, exercise, { box, passed, keeper }, signal));
  }
  passed();
}
