import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,figures}/**/*.test.ts'],
    // Property tests and the linter's own test are slower than vitest's five seconds on a busy machine.
    testTimeout: 30_000,
  },
});
