import type { Scenario } from './scenario.ts';

/**
 * The scenarios that need only the usual pictures and controls, by the names of their figures in the address.
 * Each is imported separately, so a page loads only its own.
 */
export const scenarios: Readonly<Record<string, () => Promise<Scenario>>> = {
  bundles: async () => (await import('./bundles.ts')).bundles,
  queens: async () => (await import('./queens.ts')).queens,
  'crossing-words': async () => (await import('./words.ts')).crossingWords,
  macmahon: async () => (await import('./macmahon.ts')).macMahon,
  shifts: async () => (await import('./shifts.ts')).shifts,
  sudoku: async () => (await import('./sudoku.ts')).sudoku,
  talks: async () => (await import('./talks.ts')).talks,
  words: async () => (await import('./words.ts')).wordsInGrid,
  'user-problem': async () => (await import('./user-problem.ts')).userProblem,
};

/**
 * Imports a scenario of `scenarios`.
 * @throws RangeError when there is no scenario of that name
 */
export function scenarioNamed(name: string): Promise<Scenario> {
  const load = scenarios[name];
  if (!load) throw new RangeError(`there is no scenario “${name}” in src/scenarios/index.ts`);
  return load();
}
