import fc from 'fast-check';
import { expect, it } from 'vitest';
import { count, parse } from '#dlx/index.ts';
import { countMems } from '#exhibits/mems.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { queens } from '../../matrices/queens.ts';
import { matrices } from '../../matrices/random.ts';

// What Knuth's dlx1 says of the same matrices.
it.each([
  ['Knuth’s matrix', parse(KNUTH), 480],
  ['the same with F and G secondary', parse(KNUTH.replace('E F G', 'E | F G')), 468],
  ['5 queens', queens(5), 10_163],
  ['8 queens', queens(8), 305_205],
  ['10 queens', queens(10), 4_493_113],
])('mems are those of dlx1: %s', (_, matrix, mems) => {
  expect(countMems(matrix).mems).toBe(mems);
});

it('the other counts are those of count', () => {
  fc.assert(
    fc.property(matrices({ mostColumns: 8, mostRows: 14 }), (matrix) => {
      expect(countMems(matrix)).toMatchObject(count(matrix));
      expect(countMems(matrix, 'leftmost')).toMatchObject(count(matrix, { chooser: 'leftmost' }));
    }),
  );
});
