import { describe, expect, test } from 'vitest';
import { ownMatrix } from '#scenarios/own-matrix.ts';
import { STEP_MS } from '#ui/kit/tween.ts';
import { figureOn } from './figure-on.ts';

/** A figure of links, drawn at a step. */
function linksAt(step: number, isStill = false) {
  const on = figureOn(ownMatrix, { zoom: 'links', step }, { isStill: () => isStill });
  const { dance, player } = on.figure;
  let drawings = 0;
  dance.watch('links', () => (drawings += 1));
  const draw = (): void => dance.follow();
  draw();
  return {
    player,
    dance,
    draw,
    go(act: () => void) {
      act();
      draw();
    },
    pass: on.ticker.pass,
    get drawings() {
      return drawings;
    },
  };
}

describe('the dance of the links', () => {
  test('one step makes a swing, which comes to rest at that step', () => {
    const on = linksAt(4);
    expect(on.dance.underWay).toBeNull();
    on.go(() => on.player.move(1));
    expect(on.dance.underWay).toEqual({ step: 5, share: 0 });
    on.pass(STEP_MS / 2);
    expect(on.dance.underWay).toEqual({ step: 5, share: 0.5 });
    on.pass(STEP_MS);
    expect(on.dance.underWay).toBeNull();
    expect(on.drawings).toBe(2);
  });

  test('a step back swings the same write back', () => {
    const on = linksAt(5);
    on.go(() => on.player.move(-1));
    expect(on.dance.underWay).toEqual({ step: 5, share: 1 });
    on.pass(STEP_MS / 2);
    expect(on.dance.underWay).toEqual({ step: 5, share: 0.5 });
    on.pass(STEP_MS);
    expect(on.dance.underWay).toBeNull();
  });

  test('steps do not queue: the next one begins where the one before would have ended', () => {
    const on = linksAt(4);
    on.go(() => on.player.move(1));
    on.pass(30);
    on.go(() => on.player.move(1));
    expect(on.dance.underWay).toEqual({ step: 6, share: 0 });
    on.pass(STEP_MS);
    expect(on.dance.underWay).toBeNull();
  });

  test('a drawing for another reason leaves a swing alone', () => {
    const on = linksAt(4);
    on.go(() => on.player.move(1));
    on.pass(STEP_MS / 2);
    on.draw();
    expect(on.dance.underWay?.share).toBe(0.5);
  });

  test('a jump, a coarser zoom and reduced motion have none', () => {
    const on = linksAt(4);
    on.go(() => on.player.seek(9));
    expect(on.dance.underWay).toBeNull();
    on.go(() => on.player.setZoom('covers'));
    on.go(() => on.player.move(1));
    expect(on.dance.underWay).toBeNull();
    const still = linksAt(4, true);
    still.go(() => still.player.move(1));
    expect(still.dance.underWay).toBeNull();
  });

  test('a slow play swings, and one whose steps are shorter than a swing does not', () => {
    const at = (speed: number) => {
      const on = linksAt(4);
      on.player.setSpeed(speed);
      on.go(() => on.player.play());
      on.pass(1_000 / speed + 1);
      on.draw();
      return on.dance.underWay?.step ?? null;
    };
    expect([at(2), at(4), at(5), at(20)]).toEqual([5, 5, null, null]);
  });

  test('under the finger the links are where it is, and settle when it is lifted', () => {
    const on = linksAt(4);
    const to = (place: number): void => {
      on.player.seek(place);
      on.dance.hold(place);
      on.draw();
    };
    to(6.25);
    expect(on.player.step).toBe(6);
    expect(on.dance.underWay).toEqual({ step: 7, share: 0.25 });
    to(6.75);
    expect(on.player.step).toBe(7);
    expect(on.dance.underWay).toEqual({ step: 7, share: 0.75 });
    on.pass(STEP_MS);
    expect(on.dance.underWay, 'nothing moves by itself').toEqual({ step: 7, share: 0.75 });
    on.dance.release();
    on.pass(STEP_MS / 8);
    expect(on.dance.underWay).toEqual({ step: 7, share: 0.875 });
    on.pass(STEP_MS);
    expect(on.dance.underWay).toBeNull();

    to(7.25);
    on.dance.release();
    on.pass(STEP_MS / 8);
    expect(on.dance.underWay).toEqual({ step: 8, share: 0.125 });
    to(8);
    expect(on.dance.underWay, 'at a step').toBeNull();
    to(99_999.5);
    expect(on.dance.underWay, 'behind the end').toBeNull();
  });

  test('a cover is under way where a picture shows it, and the links rest', () => {
    const { figure, ticker } = figureOn(ownMatrix, { zoom: 'covers', step: 2 }, { isStill: () => false });
    const { dance, player } = figure;
    const step = (by: number): void => {
      player.move(by);
      dance.follow();
    };
    dance.follow();
    step(1);
    expect([dance.moves, dance.underWay], 'no picture shows it').toEqual([false, null]);
    let drawings = 0;
    dance.watch('covers', () => (drawings += 1));
    step(-1);
    expect(dance.underWay).toEqual({ step: 3, share: 1 });
    ticker.pass(STEP_MS / 2);
    expect(drawings).toBe(1);
    const now = player.frame;
    expect(now.step).toBe(2);
    expect(dance.between(now)).toEqual({ frame: player.recording.seek(3, 'covers'), share: 0.5 });
    expect(dance.shown(now)).toMatchObject({ frame: now, share: 1 });
    ticker.pass(STEP_MS);
    expect(dance.between(now)).toEqual({ frame: now, share: 1 });
    player.setZoom('decisions');
    expect(dance.moves).toBe(false);
  });
});
