import { describe, expect, it } from 'vitest';
import { CHARACTER, familiesOf, groupStyle, headHeights, NAMES_LINE, uprightLines } from '#pictures/matrix/heads.ts';

const ripple = [
  { name: 'cells', from: 0, to: 64 },
  { name: 'rooms', from: 64, to: 128 },
  ...[1, 2].flatMap((value) =>
    ['up', 'down', 'left', 'right'].map((way, index) => {
      const from = 64 * (2 + 4 * (value - 1) + index);
      return { name: `${value} ${way}`, from, to: from + 64 };
    }),
  ),
];

describe('the names of groups', () => {
  it('lie, stand or share a word, as there is room', () => {
    expect(groupStyle(ripple, 1)).toBe('level');
    expect(groupStyle(ripple, 0.4)).toBe('upright');
    expect(groupStyle(ripple, 0.14)).toBe('shared');
    expect(groupStyle([], 1)).toBe('level');
  });

  it('are shared by neighbours that begin alike, and by no others', () => {
    const families = familiesOf(ripple);
    expect(families.map(({ name }) => name)).toEqual(['cells', 'rooms', '1', '2']);
    expect(families.map(({ parts }) => parts.map(({ name }) => name))).toEqual([
      [],
      [],
      ['up', 'down', 'left', 'right'],
      ['up', 'down', 'left', 'right'],
    ]);
    expect(families[2]).toMatchObject({ from: 128, to: 384 });
    const lone = [
      { name: 'horizontal edges', from: 0, to: 9 },
      { name: 'vertical edges', from: 9, to: 18 },
    ];
    expect(familiesOf(lone).map(({ name }) => name)).toEqual(lone.map(({ name }) => name));
  });

  it('stand in two lines only when they are long and there is room', () => {
    expect(uprightLines('horizontal edges', 60)).toEqual(['horizontal', 'edges']);
    expect(uprightLines('horizontal edges', 20)).toEqual(['horizontal edges']);
    expect(uprightLines('1 right', 60)).toEqual(['1 right']);
    expect(uprightLines('junctions', 60)).toEqual(['junctions']);
  });

  it('leave room for a line of names far out, and for every column’s name close up', () => {
    for (const scaleX of [1, 0.4, 0.14]) {
      const { far, near } = headHeights(ripple, scaleX, 5);
      expect(far).toBeGreaterThan(NAMES_LINE + 5 * CHARACTER);
      expect(far).toBeLessThan(NAMES_LINE + 68);
      expect(near).toBeGreaterThan(20 + 5 * CHARACTER);
    }
  });
});
