import { expect, test } from 'vitest';
import { copyOrder } from '#puzzles/tetrasticks/copy-order.ts';

test.each([0, 1, 2, 3, 4, 7, 8, 9, 31, 100])(
  'over %i placements two copies share a column exactly when they are out of order',
  (placements) => {
    const { columns, first, second } = copyOrder(placements);
    for (let i = 0; i < placements; i += 1) {
      for (let j = 0; j < placements; j += 1) {
        const shared = first[i]!.filter((column) => second[j]!.includes(column));
        expect(shared.length).toBe(i > j ? 1 : 0);
      }
    }
    expect(columns).toBe(Math.max(0, placements - 1));
    expect(new Set([...first, ...second].flat()).size).toBe(columns);
  },
);
