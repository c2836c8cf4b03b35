/**
 * Finds a Chromium for the tests, and installs one where there is none. What the machine already
 * has comes first, so that without internet nobody waits for a download that cannot succeed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The path of a Chromium to run. */
export function findBrowser(): string {
  const found = ownBrowser() ?? systemBrowser() ?? download() ?? installPackage();
  if (found) return found;
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome from your ' +
      'system’s packages, or run `npx playwright install chromium`, or set CHROMIUM_PATH to one.',
  );
}

function ownBrowser(): string | undefined {
  return [process.env['CHROMIUM_PATH'], chromium.executablePath()].find(exists);
}

function systemBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  // The shell has no window to draw, and is twice as fast.
  return [
    'chromium-headless-shell',
    'chromium',
    'google-chrome',
    'google-chrome-stable',
    'chromium-browser',
  ]
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(exists);
}

function download(): string | undefined {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'));
  run(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'], 60);
  return ownBrowser();
}

/** Debian's own Chromium, for containers that cannot reach Playwright's downloads. */
function installPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  run('apt-get', ['update'], 120);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    run('apt-get', ['install', '--yes', name], 300);
    const found = systemBrowser();
    if (found) return found;
  }
  return undefined;
}

/** Runs an attempt to its end or its time limit; what follows looks at what it left. */
function run(command: string, args: string[], seconds: number): void {
  console.log(
    `No Chromium yet, trying: ${[command, ...args].map((part) => basename(part)).join(' ')}`,
  );
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
