/** Why there is no solution, and all solutions at once. README.md shows both. */
export type { Certificate, Weights } from './certificate.ts';
export { checkWeights } from './certificate.ts';
export type { Core, CoreAnswer, CoreOptions } from './core.ts';
export { coreOf, matrixOfCore } from './core.ts';
export type { WhyNone, WhyOptions } from './why-none.ts';
export { whyNone } from './why-none.ts';
