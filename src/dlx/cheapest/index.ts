/** The cheapest covers of a matrix whose rows have costs. README.md shows it. */
export type { Cover } from './best-covers.ts';
export type { BetterCover, CheapestOptions, CheapestProgress } from './cheapest.ts';
export { cheapest } from './cheapest.ts';
