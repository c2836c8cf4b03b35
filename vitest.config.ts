import { defineConfig } from 'vitest/config';

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
