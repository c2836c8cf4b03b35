import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Links, cover, createLinks, headerOf, uncover } from '#dlx/links.ts';
import { byRow, compareWays, differing, uncoverWalking } from '#pictures/undo/uncover-walking.ts';
import { waysHtml, waysWords } from '#pictures/undo/ways.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';

const knuth = encode();

describe('uncover, its rows walked either way', () => {
  it('upwards does what uncover does, and both ways restore everything', () => {
    for (const matrix of [knuth.matrix, queens({ n: 5 }).matrix]) {
      const columns = fc.shuffledSubarray(matrix.columns.map((_, column) => column));
      fc.assert(
        fc.property(columns, fc.constantFrom('upwards', 'downwards'), (covered, way) => {
          const [real, other, before] = [1, 2, 3].map(() => createLinks(matrix)) as [Links, Links, Links];
          for (const column of covered) {
            cover(real, headerOf(column));
            cover(other, headerOf(column));
          }
          for (const column of covered.toReversed()) {
            uncover(real, headerOf(column));
            uncoverWalking(other, headerOf(column), way);
            expect(differing(real, other)).toBe(0);
          }
          expect(differing(before, other)).toBe(0);
        }),
        { numRuns: 60 },
      );
    }
  });

  it('puts the same nodes back, row by row in reverse', () => {
    const { orders, changed, numbers, differ } = compareWays(knuth.matrix, 3);
    expect(byRow(orders.upwards)).toEqual([
      { row: 5, columns: [6, 4] },
      { row: 3, columns: [0] },
      { row: 1, columns: [0, 6] },
    ]);
    expect(byRow(orders.downwards)).toEqual(byRow(orders.upwards).toReversed());
    expect(differ).toEqual({ upwards: 0, downwards: 0 });
    // 16 ones, 7 headers and the root. By hand, cover(D) changes two links of the ring, three in A, two in E
    // and four in G, and the sizes of these three.
    expect(numbers).toBe(4 * (16 + 7 + 1) + 7);
    expect(changed).toBe(2 + 3 + 2 + 4 + 3);
  });

  it('is told in words that count', () => {
    expect(waysWords(knuth, 3)).toMatch(
      /^The 24 nodes of this matrix have four links each, and its 7 columns a size: 103 numbers\. cover\(D\) changes \d+ of them\. Either way, uncover puts every one back\.$/,
    );
    expect(waysHtml(knuth, 3)).toContain('<li>row DEG: back into G, E</li>');
  });
});
