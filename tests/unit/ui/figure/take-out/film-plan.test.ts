import { expect, test } from 'vitest';
import {
  FILM_SPEEDS,
  MOST_FRAMES,
  delayOf,
  faultIn,
  placesIn,
  planWords,
  samplePairs,
  sampleSteps,
} from '#ui/figure/take-out/film-plan.ts';

test('a film that is too long or too short says what to do', () => {
  expect(faultIn({ from: 0, to: 24, speed: 2 })).toBe('');
  expect(faultIn({ from: 5, to: 4 + MOST_FRAMES, speed: 2 })).toBe('');
  expect(faultIn({ from: 5, to: 5, speed: 2 })).toContain('move one of the marks');
  expect(faultIn({ from: 0, to: 83_200, speed: 2 })).toContain('83,201 frames');
});

test('its length and its size are told before it is made', () => {
  const plan = { from: 10, to: 30, speed: 4 };
  expect(planWords(plan, 152_000)).toBe('21 frames, 6.5 seconds. About 152 kB.');
  expect(planWords(plan, null)).toContain('Estimating the size');
  expect(planWords(plan, 2_450_000)).toContain('2.5 MB');
});

test('every speed is one that a GIF can show', () => {
  for (const speed of FILM_SPEEDS) {
    const delay = delayOf({ from: 0, to: 9, speed }, 3) / 10;
    expect(Number.isInteger(delay) && delay >= 3, `${speed}`).toBe(true);
  }
});

test('samples lie in the stretch', () => {
  for (const [from, to] of [
    [0, 1],
    [3, 5],
    [100, 339],
  ] as const) {
    const steps = sampleSteps({ from, to, speed: 1 });
    expect([steps[0], steps.at(-1)]).toEqual([from, to]);
    const pairs = samplePairs({ from, to, speed: 1 });
    expect(pairs.length).toBeGreaterThan(0);
    for (const [one, next] of pairs) expect(one >= from && next === one + 1 && next <= to).toBe(true);
  }
});

test('links swing between steps, when there is time, and the film takes no longer', () => {
  const plan = { from: 3, to: 5, speed: 2 } as const;
  expect(placesIn(plan)).toEqual([3, 4, 5]);
  expect(placesIn({ ...plan, hasLinks: true })).toEqual([3, 3.16, 3.5, 3.84, 4, 4.16, 4.5, 4.84, 5]);
  expect(placesIn({ ...plan, hasLinks: true, speed: 10 })).toEqual([3, 4, 5]);
  for (const speed of FILM_SPEEDS) {
    const [still, moving] = [false, true].map((hasLinks) => {
      const film = { ...plan, speed, hasLinks };
      const delays = placesIn(film).map((place) => delayOf(film, place));
      for (const delay of delays) expect(Number.isInteger(delay / 10) && delay >= 30).toBe(true);
      return delays.reduce((sum, delay) => sum + delay, 0);
    });
    expect(moving).toBe(still);
  }
  expect(planWords({ ...plan, hasLinks: true }, 90_000)).toBe('9 frames, 2.5 seconds. About 90 kB.');
  expect(faultIn({ from: 0, to: 99, speed: 2, hasLinks: true })).toContain('397 frames');
});
