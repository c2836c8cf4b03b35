import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';

const port = Number(process.env['PORT'] ?? 4329);

// Playwright reads this file again in each worker; the environment hands the answer down.
const executablePath = findBrowser();
process.env['CHROMIUM_PATH'] = executablePath;

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // axe takes its time on a page of many figures, and more on a busy machine.
  timeout: 180_000,
  // A limit and no wait: on a machine that is busy with something else a state comes later.
  expect: { timeout: 30_000 },
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}${process.env['BASE_PATH'] ?? ''}/`,
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox', // root, in a container, has no other way
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // `npm test` runs the projects quick and quick-phone; the sweep runs the others. Together they run each test once,
  // and those of `pages` at both widths.
  projects: [
    { name: 'quick', testIgnore: '**/phone/**', grep: /@quick/, use: desktop },
    { name: 'quick-phone', testMatch: '**/phone/**', grep: /@quick/, use: phone },
    { name: 'desktop', testIgnore: '**/phone/**', grepInvert: /@quick/, use: desktop },
    { name: 'phone', testMatch: '**/phone/**', grepInvert: /@quick/, use: phone },
    { name: 'phone-pages', testMatch: '**/pages/**', use: phone },
  ],
  webServer: {
    // The lock would refuse a second preview beside one that a reader has open.
    command: `npx astro preview --port ${port} --ignore-lock`,
    port,
  },
});
