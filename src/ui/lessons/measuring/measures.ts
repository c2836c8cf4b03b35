import type { ProblemName } from './measured-problems.ts';

/** The runs of figure 15.1, the first one unless the reader chooses another. */
export const MEASURED: readonly ProblemName[] = [
  'queens-8',
  'knuth',
  'langford-8',
  'tetrasticks-3x3',
  'queens-10',
  'dominoes-6',
];

/** The measures that are the same on every machine, from the coarsest to the finest. */
export const MEASURES = [
  {
    id: 'nodes',
    name: 'nodes',
    counts: 'moments with a choice: the root, and one for each row that was tried',
  },
  {
    id: 'updates',
    name: 'updates',
    counts: 'removals of a node from its list, and of a header from the ring',
  },
  {
    id: 'mems',
    name: 'mems',
    counts: 'accesses to memory, as Knuth’s program dlx1 would make them',
  },
] as const;

export type MeasureName = (typeof MEASURES)[number]['id'];
