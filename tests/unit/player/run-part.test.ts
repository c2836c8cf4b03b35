import { describe, expect, test } from 'vitest';
import { record } from '#history/index.ts';
import { createPlayer } from '#player/player.ts';
import { createRunPart } from '#player/run-part.ts';
import { queens } from '../../matrices/queens.ts';
import { fakeTicker } from './ticker.ts';

const six = record(queens(6));
const other = record(queens(5));

function opened() {
  const player = createPlayer(six, fakeTicker(), () => {});
  let changes = 0;
  const part = createRunPart(player, () => (changes += 1));
  return { player, part, changes: () => changes };
}

describe('the part of a run that strip and tree cover', () => {
  test('is the whole until another is shown, which is said once', () => {
    const { player, part, changes } = opened();
    expect(part.now()).toEqual({ from: 0, to: player.last });
    part.show({ from: 20, to: 60 });
    part.show({ from: 20, to: 60 });
    expect(changes()).toBe(1);
  });

  test('may leave out the step, and goes to one that the reader goes to', () => {
    const { player, part } = opened();
    player.seek(10);
    part.now();
    part.show({ from: 40, to: 80 });
    expect(part.now()).toEqual({ from: 40, to: 80 });
    player.move(1);
    const { from, to } = part.now();
    expect(to - from).toBe(40);
    expect(from <= 11 && 11 <= to).toBe(true);
  });

  test('stays while the step moves inside it', () => {
    const { player, part } = opened();
    player.seek(50);
    part.now();
    part.show({ from: 40, to: 80 });
    for (let step = 41; step <= 80; step += 1) {
      player.seek(step);
      expect(part.now()).toEqual({ from: 40, to: 80 });
    }
  });

  test('is whole again for another run, and about the same at another zoom', () => {
    const { player, part } = opened();
    player.seek(30);
    part.now();
    part.show({ from: 20, to: 60 });
    const before = player.last;
    player.setZoom('covers');
    const { from, to } = part.now();
    expect((to - from) / player.last).toBeCloseTo(40 / before, 1);
    expect(from <= player.step && player.step <= to).toBe(true);
    player.load(other);
    expect(part.now()).toEqual({ from: 0, to: player.last });
  });
});
