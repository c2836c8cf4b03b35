/**
 * Finds a Chromium for the tests, and a Firefox for those in other browsers, and installs them where there are none.
 * What the machine already has comes first, so that without internet nobody waits for a download that cannot succeed.
 * `node scripts/browser.ts` makes sure of the Chromium.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserType } from '@playwright/test';
import { chromium, firefox, webkit } from '@playwright/test';

/** The path of a Chromium to run. */
export function findBrowser(): string {
  const found =
    ownBrowser() ??
    onPath(CHROMIUMS) ??
    download() ??
    installPackage(['chromium-headless-shell', 'chromium'], CHROMIUMS);
  if (found) return found;
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome from your ' +
      'system’s packages, or run `npx playwright install chromium`, or set CHROMIUM_PATH to one.',
  );
}

/** Playwright's own builds of Firefox and WebKit, as far as they are installed. */
export function ownOtherBrowsers(): BrowserType[] {
  return [firefox, webkit].filter((type) => exists(type.executablePath()));
}

/** The path of a Firefox that is not Playwright's. */
export function findFirefox(): string {
  const found =
    [process.env['FIREFOX_PATH']].find(exists) ?? onPath(FIREFOXES) ?? installPackage(['firefox-esr'], FIREFOXES);
  if (found) return found;
  throw new Error(
    'No Firefox was found and none could be installed. Install it from your system’s packages, or ' +
      'run `npx playwright install firefox webkit`, or set FIREFOX_PATH to one.',
  );
}

// The shell has no window to draw, and is twice as fast.
const CHROMIUMS = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
const FIREFOXES = ['firefox-esr', 'firefox'];

function ownBrowser(): string | undefined {
  return [process.env['CHROMIUM_PATH'], chromium.executablePath()].find(exists);
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(exists);
}

function download(): string | undefined {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'));
  run(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'], 60);
  return ownBrowser();
}

/** Debian's own packages, for containers that cannot reach Playwright's downloads. */
function installPackage(packages: readonly string[], names: readonly string[]): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  run('apt-get', ['update'], 120);
  for (const name of packages) {
    // What it recommends would be a hundred packages more, drivers of printers among them.
    run('apt-get', ['install', '--yes', '--no-install-recommends', name], 300);
    const found = onPath(names);
    if (found) return found;
  }
  return undefined;
}

/** Runs an attempt to its end or its time limit; what follows looks at what it left. */
function run(command: string, args: string[], seconds: number): void {
  console.log(`No browser yet, trying: ${[command, ...args].map((part) => basename(part)).join(' ')}`);
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  };
  try {
    execFileSync(command, args, {
      stdio: 'inherit',
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
      env,
    });
  } catch {
    console.log(`That did not work (limit: ${seconds} s).`);
  }
}

function exists(path: string | undefined): path is string {
  return Boolean(path && existsSync(path));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(findBrowser());
