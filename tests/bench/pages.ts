/**
 * `npm run bench -- pages`: how soon the built site shows its first picture on a phone at the end of a slow line, and
 * how soon it answers a press. `BEFORE=folder` measures other builds beside it, in turns; `PAGES` names the pages,
 * `RUNS` how often each is loaded, `LINE` (1 or 2) the version of HTTP. Needs openssl, for a certificate: browsers speak HTTP/2 over TLS only.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { printTable } from './table.ts';

/** What is pressed on a page, and whose markup changes as the answer. */
interface Place {
  readonly press: string;
  readonly answer: string;
}

const STEP: Place = { press: '.solver-figure [data-do="next"]', answer: '.solver-figure [data-part="position"]' };
const PLACES: Readonly<Record<string, Place>> = {
  './': { press: '#search [data-part="cross"]', answer: '#search [data-part="cross"]' },
  './lessons/exact-cover/': {
    press: '#exact-cover [data-part="matrix"] [data-row="0"]',
    answer: '#exact-cover [data-part="sentence"]',
  },
  './lessons/tetrasticks/': STEP,
  './lessons/ripple-effect/': STEP,
  './lessons/colours/': STEP,
  './tetrasticks/play/': {
    press: '[data-part="tray"] button:not([aria-disabled="true"])',
    answer: '[data-part="tray"]',
  },
  './notebook/sudoku/': { press: '[data-do="run-cell"]', answer: '.code-cell' },
};

/** A line: latency in milliseconds, speed in bytes per second. */
const LINES = [
  { name: 'HTTP/2, 150 ms', version: 2, latency: 150, speed: 200_000 },
  { name: 'HTTP/1.1, 562 ms', version: 1, latency: 562, speed: 180_000 },
] as const;

const SLOWER = 4;
const LIMIT = 15_000;
const FIGURES = ['picture', 'press', 'shift'] as const;
type Figures = Record<(typeof FIGURES)[number], number>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Serves a folder, compressed as a host would. @returns its address, and what ends it */
async function serve(root: string, version: 1 | 2, tls: object): Promise<{ origin: string; close: () => void }> {
  const answer = (path: string): { headers: Record<string, string>; body: Buffer } | null => {
    const file = path.endsWith('/') ? `${path}index.html` : path;
    try {
      const type = extname(file);
      const raw = readFileSync(join(root, file));
      const headers = { 'content-type': TYPES[type] ?? 'application/octet-stream' };
      if (type === '.woff2') return { headers, body: raw };
      return { headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(raw) };
    } catch {
      return null;
    }
  };
  const kept = new Map<string, ReturnType<typeof answer>>();
  const find = (url = '/'): ReturnType<typeof answer> => {
    const path = decodeURIComponent(new URL(url, 'https://localhost').pathname);
    if (!kept.has(path)) kept.set(path, answer(path));
    return kept.get(path) ?? null;
  };
  const protocols = { allowHTTP1: true, ALPNProtocols: [version === 2 ? 'h2' : 'http/1.1'] };
  const server = createSecureServer({ ...tls, ...protocols }, ({ url }, response) => {
    const found = find(url);
    response.writeHead(found ? 200 : 404, found?.headers);
    response.end(found?.body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}/`, close: () => server.close() };
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...made], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Runs in the page before anything else: presses after the first paint, and notes when each thing has happened. */
function watch({ press, answer }: Place): void {
  const seen = { picture: 0, press: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.picture = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    const whole = document.querySelector(answer);
    if (
      !document.querySelector(press) ||
      !whole ||
      performance.getEntriesByName('first-contentful-paint').length === 0
    ) {
      setTimeout(look, 10);
      return;
    }
    document.addEventListener(
      'pointerdown',
      () => {
        const before = whole.outerHTML;
        new MutationObserver(() => {
          if (seen.press === 0 && whole.outerHTML !== before) seen.press = performance.now();
        }).observe(whole, { subtree: true, childList: true, characterData: true, attributes: true });
      },
      { capture: true, once: true },
    );
    Object.assign(window, { canPress: true });
  };
  setTimeout(look);
}

async function visit(browser: Browser, origin: string, path: string, line: (typeof LINES)[number]): Promise<Figures> {
  const place = PLACES[path] ?? STEP;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.speed,
    uploadThroughput: line.speed,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch, place);
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'canPress' in window, undefined, { timeout: LIMIT });
  const at = await page.evaluate(async (selector) => {
    const found = document.querySelector(selector);
    // What is far below is laid out when it comes near (`ui/site/layout-in-parts.inline.ts`).
    found?.closest('.figure-host')?.scrollIntoView({ behavior: 'instant' });
    while (found?.checkVisibility() === false) await new Promise(requestAnimationFrame);
    // On a phone a timeline stands at the foot of the screen while its pictures are in sight.
    const sight = found?.closest('.timeline') ? found.closest('.figure')?.querySelector('.picture') : found;
    sight?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The timeline slides in with the frames after the scroll.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }, place.press);
  await page.touchscreen.tap(at.x, at.y);
  const seen = await page
    .waitForFunction(() => (window as unknown as { seen: Figures }).seen.press > 0, undefined, { timeout: LIMIT })
    .then(() => page.evaluate(() => (window as unknown as { seen: Figures }).seen))
    .catch(() => ({ picture: NaN, press: NaN, shift: NaN }));
  await context.close();
  return seen;
}

function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Prints medians, in milliseconds since the request of the page. */
export async function benchPages(): Promise<void> {
  const { BEFORE, PAGES, RUNS = '5', LINE } = process.env;
  const roots = [...(BEFORE?.split(' ') ?? []), 'dist'];
  const paths = PAGES ? PAGES.split(' ') : Object.keys(PLACES);
  const tls = certificate();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  for (const line of LINES.filter(({ version }) => !LINE || version === Number(LINE))) {
    const servers = await Promise.all(roots.map((root) => serve(root, line.version, tls)));
    const rows: string[][] = [];
    for (const path of paths) {
      const runs: Figures[][] = servers.map(() => []);
      for (let run = 0; run < Number(RUNS); run += 1) {
        for (const [index, { origin }] of servers.entries()) {
          runs[index]?.push(await visit(browser, origin, path, line));
        }
      }
      const cells = FIGURES.map((name) =>
        runs.map((one) => median(one.map((figures) => figures[name])).toFixed(name === 'shift' ? 3 : 0)).join(' → '),
      );
      rows.push([path, ...cells]);
    }
    for (const { close } of servers) close();
    printTable(
      `${line.name}, CPU ${SLOWER} × slower: medians of ${RUNS}${BEFORE ? ', before → after' : ''}`,
      ['page', 'first picture (ms)', 'press answered (ms)', 'shift'],
      rows,
    );
  }
  await browser.close();
}
