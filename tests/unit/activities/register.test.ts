import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SEED, activities, mends } from '#ui/activity/activities.ts';
import { register } from '#ui/figure/register.ts';

test('every mend and every figure with a run is an activity, and each has an id of its own', () => {
  const ids = activities.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const files = readdirSync('content/mends').map((name) => name.replace('.md', ''));
  expect(mends.toSorted()).toEqual(files.toSorted());
  for (const mend of files) expect(ids).toContain(`mend-${mend}`);
  const runs = register.filter(({ kind }) => kind === 'run');
  const asking = activities.filter(({ id }) => id.startsWith('ask-'));
  expect(asking.map(({ id }) => id)).toEqual(runs.map(({ slug }) => `ask-${slug}`));
  // Each student is asked at moments of their own.
  for (const { start } of asking) expect(start).toEqual({ name: 'asks.seed', text: SEED });
});

test('each says how it scores, as the end of a sentence', () => {
  for (const { id, title, score } of activities) {
    expect(title, id).toMatch(/\S/);
    expect(score, id).toMatch(/^\S.*[^.]$/);
  }
});
