import type { Judged } from './caught.ts';

/**
 * The fewest checks that together catch every bug, as their indices: the first such set in the order of
 * the checks. Bugs that no check catches are left out.
 */
export function fewestChecks(caught: readonly Judged[]): number[] {
  const catches = caught
    .map(({ verdicts }) => verdicts.map(({ kind }) => kind !== 'same'))
    .filter((row) => row.includes(true));
  const checks = catches[0]?.length ?? 0;
  for (let most = 0; most <= checks; most += 1) {
    const found = choose(checks, most).find((set) => catches.every((row) => set.some((check) => row[check])));
    if (found) return found;
  }
  return [];
}

/** All ways to choose so many numbers below a limit, each in rising order. */
function choose(limit: number, count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: limit - from }, (_, index) => from + index).flatMap((first) =>
    choose(limit, count - 1, first + 1).map((rest) => [first, ...rest]),
  );
}
