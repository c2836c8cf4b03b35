/** Four ways to count the solutions of a matrix; `trial.ts` tries them. */
export const ENGINES = ['links', 'bitmaps', 'cells', 'memory'] as const;
export type TrialName = (typeof ENGINES)[number];
