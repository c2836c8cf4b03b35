/** Two cursors on two runs, which go together. */
import { expect, test } from 'vitest';
import { type MoveBoth, createMoveBoth } from '#ui/implement/trace/move-both.ts';
import { type FigureOn, figureOn, manyQueens } from '../figure/figure-on.ts';

interface Pair {
  readonly both: MoveBoth;
  readonly yours: FigureOn;
  readonly ours: FigureOn;
  /** Draws both, as a frame of the page does. */
  draw(): void;
  /** Moves a figure as the reader does, and draws. */
  move(on: FigureOn, step: number): void;
}

/** A short run and one of the queens, which may have to be searched on. */
function pair(n = '5'): Pair {
  const yours = figureOn(manyQueens, { settings: { n: '5' }, step: 0 });
  const ours = figureOn(manyQueens, { settings: { n }, step: 0 });
  const both = createMoveBoth(() => [yours.figure, ours.figure]);
  const draw = (): void => {
    for (const on of [yours, ours]) {
      on.draw();
      both.drawn(on.figure);
    }
  };
  draw();
  return {
    both,
    yours,
    ours,
    draw,
    move(on, step) {
      both.lead(on.figure);
      on.figure.player.seek(step);
      draw();
    },
  };
}

const stepsOf = ({ yours, ours }: Pair): number[] => [yours, ours].map(({ figure }) => figure.player.step);

test('the one that the reader moves leads, either of them', () => {
  const two = pair();
  two.move(two.yours, 7);
  expect(stepsOf(two)).toEqual([7, 7]);
  two.move(two.ours, 3);
  expect(stepsOf(two)).toEqual([3, 3]);
  two.both.lead(two.yours.figure);
  two.yours.figure.player.setZoom('covers');
  two.draw();
  expect(two.ours.figure.player).toMatchObject({ zoom: 'covers', step: two.yours.figure.player.step });
});

test('a shorter run waits at its end, and is met there again', () => {
  const two = pair('3');
  const end = two.ours.figure.player.last;
  two.move(two.yours, end + 20);
  expect(stepsOf(two)).toEqual([end + 20, end]);
  two.move(two.yours, end + 10);
  expect(stepsOf(two)).toEqual([end + 10, end]);
  two.move(two.yours, end - 1);
  expect(stepsOf(two)).toEqual([end - 1, end - 1]);
});

test('what no reader has moved moves nothing', () => {
  const two = pair();
  two.yours.figure.player.seek(9);
  two.draw();
  expect(stepsOf(two)).toEqual([9, 0]);
  // Turned to, and moved by the page.
  two.both.lead(two.yours.figure);
  two.draw();
  expect(stepsOf(two)).toEqual([9, 0]);
  two.both.settle();
  two.yours.figure.player.seek(12);
  two.draw();
  expect(stepsOf(two)).toEqual([12, 0]);
});

test('off, each goes alone; on again, they meet', () => {
  const two = pair();
  two.both.isOn = false;
  two.move(two.yours, 8);
  expect(stepsOf(two)).toEqual([8, 0]);
  two.both.isOn = true;
  two.both.follow(two.yours.figure);
  expect(stepsOf(two)).toEqual([8, 8]);
});

test('a run that has not come so far is searched on, and then stands at the very step', () => {
  const two = pair('11');
  two.yours.figure.player.setZoom('covers');
  const { last } = two.yours.figure.player;
  two.move(two.yours, last);
  for (let turns = 0; two.ours.turn(); turns += 1) {
    expect(turns).toBeLessThan(10_000);
    two.draw();
  }
  two.draw();
  expect(stepsOf(two)).toEqual([last, last]);
  expect(two.ours.figure.player.zoom).toBe('covers');
});
