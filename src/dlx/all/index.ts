/** All solutions of a matrix at once: counted, drawn at random, restricted. README.md shows it. */
export type { AllOfOptions, DiagramOptions, DiagramProgress } from './all-of.ts';
export { allOf, diagramOf } from './all-of.ts';
export type { Restriction } from './all-solutions.ts';
export { AllSolutions } from './all-solutions.ts';
export type { Diagram } from './diagram.ts';
