import { expect, test } from 'vitest';
import { resultOf } from '#puzzles/result-of.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { OMITTED, tetrasticks } from '#scenarios/tetrasticks.ts';

test('the 5×5 board is made in parts, and is the one that is encoded whole, whatever was made before', () => {
  for (const omitted of [...OMITTED, ...OMITTED]) {
    for (const secondary of ['on', 'off', 'on']) {
      const junctions = secondary === 'off' ? 'off' : 'secondary';
      const whole = encode({ omit: omitted, pinned: 'F in one aspect', junctions });
      const parts = tetrasticks.encodeInParts?.({ omitted, secondary });
      if (!parts) throw new Error('it is not made in parts');
      const made = resultOf(parts);
      expect(tetrasticks.encode({ omitted, secondary }).matrix.rows, 'it is kept').toBe(made.matrix.rows);
      expect(made.matrix).toEqual(whole.matrix);
      expect(made.rowNames).toEqual(whole.rowNames);
      expect(tetrasticks.encode({ omitted, secondary }).matrix).toEqual(whole.matrix);
    }
  }
});

test('it has a part for each piece at least, and another board asks for none of the one before', () => {
  const partsOf = (omitted: string): number =>
    [...(tetrasticks.encodeInParts?.({ omitted, secondary: 'on' }) ?? [])].length;
  expect(partsOf('H')).toBeGreaterThanOrEqual(15);
  expect(partsOf('H')).toBe(0);
  expect(partsOf('L')).toBeGreaterThanOrEqual(15);
  expect(partsOf('H')).toBeGreaterThanOrEqual(15);
});
