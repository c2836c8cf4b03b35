import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** The tests that try some of their cases in `unit`, and all of them in `full`: each imports one of these modules. */
const scaled = globSync('tests/{unit,pictures}/**/*.test.ts').filter((file) =>
  /support\/runs\.ts|\/over-any\.ts/.test(readFileSync(file, 'utf8')),
);

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{unit,pictures}/**/*.test.ts'],
          // The modules under test are pure, so that the files of tests share them.
          isolate: false,
          // A limit and no wait: property tests take seconds, and a minute where other work has the cores.
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'full',
          include: scaled,
          isolate: false,
          env: { FULL_RUNS: '1' },
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'slow',
          // As Node runs them: the searches are a fifth faster than through Vite's module runner.
          experimental: { viteModuleRunner: false },
          include: ['tests/slow/**/*.test.ts'],
          // Searches of minutes, which do not get faster on a busy machine either.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
