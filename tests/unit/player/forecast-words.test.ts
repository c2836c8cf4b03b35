import { expect, test } from 'vitest';
import { forecast } from '#exhibits/forecast.ts';
import { count } from '#dlx/index.ts';
import type { Estimate } from '#dlx/estimate.ts';
import { forecastWords, isLong } from '#player/forecast-words.ts';
import { queens } from '../../matrices/queens.ts';

function forecastOf(n: number): Estimate {
  const walking = forecast(queens(n), { walks: 500 });
  for (let walks = 0; walks <= 500; walks += 1) {
    const { done, value } = walking.next();
    if (done) return value.estimate;
  }
  throw new Error('it walks on and on');
}

test('a forecast is near the truth, and the same each time', () => {
  const { nodes, updates } = forecastOf(10);
  const truth = count(queens(10));
  expect(Math.abs(nodes.mean - truth.nodes)).toBeLessThan(3 * nodes.error);
  expect(Math.abs(updates.mean - truth.updates)).toBeLessThan(3 * updates.error);
  expect(forecastOf(10).nodes).toEqual(nodes);
});

test('it says how many nodes and how long at most, or that the walks do not agree', () => {
  const spread = { mean: 2_834_000, error: 90_000 };
  const estimate = {
    walks: 500,
    nodes: spread,
    updates: { mean: 7e8, error: 1e7 },
    solutions: spread,
  };
  expect(forecastWords(estimate, 50_000)).toBe(
    'Random walks predict about 2,800,000 nodes in all: under 15 s on this machine.',
  );
  expect(forecastWords(estimate, 5e3)).toContain('under 2 min 28 s');
  expect(forecastWords(estimate, 50)).toContain('under 5 hours on');
  expect(forecastWords(estimate, 1)).toContain('under 9 days on');
  expect(forecastWords(estimate, 0.01)).toContain('under 3 years on');
  const endless = { ...estimate, nodes: { mean: 1.23e23, error: 1e20 }, updates: { mean: 1e25, error: 1e22 } };
  expect(forecastWords(endless, 50_000)).toBe(
    'Random walks predict about 1.2 × 10²³ nodes in all: more than a thousand years on this machine.',
  );
  const apart = { ...estimate, nodes: { mean: 2_834_000, error: 3e5 } };
  expect(forecastWords(apart, 50_000)).toContain('2,800,000 nodes in all, perhaps twice as many: under');
  const torn = { ...estimate, nodes: { mean: 2_834_000, error: 2e6 } };
  expect(forecastWords(torn, 50_000)).toContain('do not agree');
});

test('only a search that takes longer than a second is worth words before it begins', () => {
  const estimate = forecastOf(10);
  const { mean, error } = estimate.updates;
  expect(isLong(estimate, (mean + 4 * error) / 999)).toBe(false);
  expect(isLong(estimate, (mean + 4 * error) / 1_001)).toBe(true);
});
