import { expect, test } from 'vitest';
import { toldFaults } from '#pictures/kit/told-faults.ts';

test('the first fault is told, and the others are counted', () => {
  const faults = ['A is missing', 'B is twice in its line', 'C is not a digit'];
  expect(toldFaults([])).toBe('');
  expect(toldFaults(faults.slice(0, 1))).toBe('A is missing');
  expect(toldFaults(faults.slice(0, 2))).toBe('A is missing, and there is one more fault');
  expect(toldFaults(faults)).toBe('A is missing, and there are 2 more faults');
  expect(toldFaults(Array.from({ length: 1_500 }, () => 'A'))).toBe('A, and there are 1,499 more faults');
});
