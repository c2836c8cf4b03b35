/** Why there is no solution, without a search or after one. README.md shows it. */
export type { Certificate, Weights } from './certificate.ts';
export { checkWeights } from './certificate.ts';
export type { WhyNone, WhyOptions } from './why-none.ts';
export { whyNone } from './why-none.ts';
