import type { Scenario } from './scenario.ts';

/**
 * The scenarios that need no more than the usual pictures and controls, by the names that their
 * figures have in the address. Each is fetched by itself, so that a page sends only its own.
 */
export const scenarios: Readonly<Record<string, () => Promise<Scenario>>> = {
  queens: async () => (await import('./queens.ts')).queens,
  'crossing-words': async () => (await import('./words.ts')).crossingWords,
  macmahon: async () => (await import('./macmahon.ts')).macMahon,
  sudoku: async () => (await import('./sudoku.ts')).sudoku,
  words: async () => (await import('./words.ts')).wordsInGrid,
  'user-problem': async () => (await import('./user-problem.ts')).userProblem,
};

/** @throws RangeError when there is no scenario of that name */
export function scenarioNamed(name: string): Promise<Scenario> {
  const load = scenarios[name];
  if (!load) throw new RangeError(`there is no scenario “${name}” in src/scenarios/index.ts`);
  return load();
}
