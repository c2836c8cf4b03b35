/** The browser's tests at the end of a slow line: `npm run test:slow-line`, after a build. */
import { defineConfig } from '@playwright/test';
import standard from '../../playwright.config.ts';

const port = Number(process.env['PORT'] ?? 4331);

export default defineConfig({
  ...standard,
  testDir: '../e2e',
  // Most of the time is spent waiting.
  workers: 4,
  use: { ...standard.use, baseURL: `http://localhost:${port}${process.env['BASE_PATH'] ?? ''}/` },
  webServer: { command: 'node tests/slow-line/server.ts', cwd: '../..', port },
});
