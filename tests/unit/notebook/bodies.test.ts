/** Bodies of cells [x, y, z] in the library: the pieces of the Soma cube, whose aspects are known. */
import { describe, expect, it } from 'vitest';
import { type Block, aspects, placements, shape } from '#notebook/shapes.ts';

const body = (text: string): Block[] =>
  text.split(' ').map((cell) => [Number(cell[0]), Number(cell[1]), Number(cell[2])]);

describe('a body in space', () => {
  it('lies in as many ways as its symmetries leave of the 24 turns', () => {
    const ways = { '000 100 010': 12, '000 100 200 010': 24, '000 100 010 101': 12, '000 100 010 001': 8, '000': 1 };
    for (const [text, count] of Object.entries(ways)) {
      const found = aspects(body(text));
      expect(found, text).toHaveLength(count);
      expect(new Set(found.map((way) => way.map(String).sort().join(';'))).size).toBe(count);
    }
  });

  it('is mirrored only when that is asked for, unlike a shape in the plane', () => {
    expect(aspects(body('000 100 010 101'), { mirror: true })).toHaveLength(24);
    expect(aspects(shape('XXX\nX..'))).toHaveLength(8);
    expect(aspects(shape('XXX\nX..'), { mirror: false })).toHaveLength(4);
  });

  it('lies in each place of a box', () => {
    expect(placements(body('000 100'), 3, 3, 3)).toHaveLength(18);
    expect(placements(body('000 100'), 1, 3, 3)).toHaveLength(0);
    expect(placements(body('000'), 2, 1, 2)).toEqual([[[0, 0, 0]], [[1, 0, 0]], [[0, 0, 1]], [[1, 0, 1]]]);
  });

  it('is told from a shape in the plane, and from what is neither', () => {
    const call = placements as (...given: unknown[]) => unknown;
    expect(() => call(body('000 100'), 3, 3)).toThrow('placements(shape, width, height, depth)');
    expect(() => call(shape('XX'), 3, 3, 3)).toThrow('these are [x, y]');
    for (const wrong of [
      [
        [0, 0],
        [1, 0, 0],
      ],
      [['0', '1']],
      'XX',
      [],
      [[0.5, 0]],
    ]) {
      expect(() => (aspects as (given: unknown) => unknown)(wrong)).toThrow('a list of cells');
    }
  });
});
