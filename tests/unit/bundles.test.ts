import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundledModules } from '../../scripts/bundles.ts';

test('each module that a bundle names is there', () => {
  const files = globSync('src/**/*.{ts,astro}').map((file) => `/${file.replaceAll('\\', '/')}`);
  const packages = ['/vite/preload-helper', '/d3-selection/'];
  const known = [...files, ...packages];
  const lost = Object.values(bundledModules)
    .flat()
    .filter((module) => !known.some((file) => file.includes(`/${module}`)));
  expect(lost, 'scripts/bundles.ts names modules that have moved').toEqual([]);
});
