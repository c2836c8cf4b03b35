import fc from 'fast-check';
import type { Choosing } from '#dlx/index.ts';

/** Ways to choose columns that no search has as its own: the other rules, and a few nodes at which a column is told. */
export const choosings: fc.Arbitrary<Choosing> = fc.oneof(
  fc.constantFrom<Choosing>('leftmost', 'rightmost', 'largest'),
  fc.nat(99).map((random): Choosing => ({ random })),
  fc
    .array(fc.record({ node: fc.integer({ min: 1, max: 12 }), column: fc.nat(5) }), { minLength: 1, maxLength: 4 })
    .map((deviations): Choosing => ({ rule: 'smallest', deviations })),
);
