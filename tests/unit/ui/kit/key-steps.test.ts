import { describe, expect, test } from 'vitest';
import { gridStep, listStep } from '#ui/kit/key-steps.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

describe('a grid of three by two cells', () => {
  const sides = { width: 3, height: 2 };
  const steps = (at: number): (number | null)[] => ARROWS.map((key) => gridStep(key, at, sides));

  test('arrows lead to the cells beside, and stay at the border', () => {
    expect(steps(0)).toEqual([0, 1, 0, 3]);
    expect(steps(1)).toEqual([0, 2, 1, 4]);
    expect(steps(2)).toEqual([1, 2, 2, 5]);
    expect(steps(3)).toEqual([3, 4, 0, 3]);
    expect(steps(5)).toEqual([4, 5, 2, 5]);
  });

  test('Home and End lead to the ends of the line, and other keys nowhere', () => {
    expect(gridStep('Home', 4, sides)).toBe(3);
    expect(gridStep('End', 4, sides)).toBe(5);
    expect(gridStep('End', 0, sides)).toBe(2);
    expect(gridStep('Enter', 4, sides)).toBeNull();
    expect(gridStep('toString', 4, sides)).toBeNull();
  });
});

describe('a list of ten items in lines of four', () => {
  const steps = (at: number): (number | null)[] => ARROWS.map((key) => listStep(key, at, 10, 4));

  test('arrows go on from line to line, and stay at the border', () => {
    expect(steps(0)).toEqual([0, 1, 0, 4]);
    expect(steps(3)).toEqual([2, 4, 3, 7]);
    expect(steps(5)).toEqual([4, 6, 1, 9]);
    expect(steps(7)).toEqual([6, 8, 3, 7]);
    expect(steps(9)).toEqual([8, 9, 5, 9]);
  });

  test('Home and End lead to the first and the last, and other keys nowhere', () => {
    expect(listStep('Home', 7, 10, 4)).toBe(0);
    expect(listStep('End', 3, 10, 4)).toBe(9);
    expect(listStep('a', 3, 10, 4)).toBeNull();
    expect(listStep('toString', 3, 10, 4)).toBeNull();
  });
});
