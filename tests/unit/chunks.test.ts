import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunkModules } from '../../scripts/chunks.ts';

test('each module that a chunk names is there', () => {
  const files = globSync('src/**/*.{ts,astro}').map((file) => `/${file.replaceAll('\\', '/')}`);
  const packages = ['/vite/preload-helper', '/d3-selection/'];
  const known = [...files, ...packages];
  const lost = Object.values(chunkModules)
    .flat()
    .filter((module) => !known.some((file) => file.includes(`/${module}`)));
  expect(lost, 'scripts/chunks.ts names modules that have moved').toEqual([]);
});
