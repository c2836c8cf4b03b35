/** All solutions of a task, by trying: without columns, and without the search that is judged. */
import type { Case } from './task.ts';

/** The key of a solution: the keys of its facts in order, one to a line. */
export const solutionKey = (keys: readonly string[]): string => [...keys].sort().join('\n');

/** Returns every solution of a case, each as the keys of its facts. */
export function solutionsOf({ things, facts, wrong }: Case): string[][] {
  const choices = things.map(({ name }) => [...facts].flatMap(([key, { thing }]) => (thing === name ? [key] : [])));
  const solutions: string[][] = [];
  const chosen: string[] = [];
  const decide = (): void => {
    const next = choices[chosen.length];
    if (!next) {
      solutions.push([...chosen]);
      return;
    }
    for (const key of next) {
      chosen.push(key);
      if (wrong(chosen) === '') decide();
      chosen.pop();
    }
  };
  decide();
  return solutions;
}
