import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { violationsInThemes } from '../support/axe.ts';
import { allAlive, pictures } from '../support/figure.ts';
import { printsWell } from '../support/print.ts';
import { figurePages, lessons, pages } from '../support/site.ts';
import { smallTexts } from '../support/small-texts.ts';
import { styleBytes } from '../support/style-size.ts';
import { expect, test } from '../support/test.ts';
import { tooWide } from '../support/too-wide.ts';
import { withSheet } from '../support/with-sheet.ts';

/** The text spacing of WCAG 2.2, 1.4.12, at which nothing may be lost. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** All that is asked of any page, at each width, in a single visit: loading is what takes the time. */
for (const path of pages) {
  test(`${path}: weight, layout, axe`, async ({ page, request, isMobile, viewport }) => {
    const hasFigures = figurePages.includes(path);
    const isWideLesson = lessons.includes(path) && !isMobile;
    await watchShifts(page);
    await delayScripts(page);
    await holdIdle(page);
    const scripts = watchScripts(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);

    await test.step('each font that is preloaded is used', () => usesItsFonts(page));
    if (hasFigures) {
      await test.step('its scripts are small', async () => {
        // What has no state in the address may sleep until somebody is there; the wall waits for its boards, which come
        // when the browser is idle.
        const isAsleep =
          /^\.\/(notebook|words|implement|tetrasticks\/wall|lessons\/(encode-your-own|fifteen-sticks|as-often|cheapest)|practice\/(build|choose))\//.test(
            path,
          );
        if (!isAsleep) await expect(page.locator('.figure-host[data-ready]').first()).toBeAttached();
        await haveCome(page, scripts);
        await areSmall(page, scripts.come, MOST_AT_FIRST);
      });
    }

    await test.step('its styles are small', async () => {
      if (!isMobile)
        expect.soft(await styleBytes(request, path), 'bytes of styles, compressed').toBeLessThanOrEqual(MOST_STYLES);
    });

    await goIdle(page);
    // Where a page begins with cells, the first press brings an editor and a compiler, which are libraries.
    if (hasFigures && !/^\.\/(notebook|lessons\/encode-your-own)\//.test(path)) {
      await test.step('its scripts are small after a press', async () => {
        await page.locator('.figure-host').first().dispatchEvent('pointerdown', { pointerType: 'mouse' });
        await haveCome(page, scripts);
        await areSmall(page, scripts.come, MOST_AFTER_A_PRESS);
      });
    }
    await allAlive(page);
    if (hasFigures) await test.step('it did not jump', () => hasNotJumped(page));
    await test.step('it is never wider than the window', async () => {
      for (const width of isMobile ? [390] : [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await tooWide(page, width), `at ${width} px`).toEqual([]);
      }
      if (!isMobile) {
        // Readers may set text wider (WCAG 1.4.12), on a window that is a large one at 400 %.
        await page.setViewportSize({ width: 320, height: 256 });
        const tooWideSpaced = await withSheet(page, TEXT_SPACING, () => tooWide(page, 320));
        expect.soft(tooWideSpaced, 'with wide text spacing').toEqual([]);
      }
      if (viewport) await page.setViewportSize(viewport);
    });
    if (isWideLesson) {
      // The tree of a long run and the levels beside it are laid out by measures of their own.
      const texts = page.locator('main svg:not(.tree-overview, .tree-overview *, .levels-chart, .levels-chart *)');
      for (const { name, width, height, least } of screens) {
        await test.step(`what is written in pictures can be read on ${name}`, async () => {
          await page.setViewportSize({ width, height });
          await pictures(page, 4);
          expect.soft(await smallTexts(texts, least)).toEqual([]);
        });
      }
      if (viewport) await page.setViewportSize(viewport);
      await test.step('it prints well', () => printsWell(page));
    }
    if (hasFigures && isMobile) {
      await test.step('what a thumb presses is large enough', () => suitsThumbs(page));
    }
    await test.step('axe finds nothing', async () => {
      expect(await violationsInThemes(page)).toEqual([]);
    });
  });
}

/** A font that is preloaded and not used is a warning and 30 kB. */
async function usesItsFonts(page: Page): Promise<void> {
  const preloaded = page.locator('link[rel=preload][as=font]');
  const names = await preloaded.evaluateAll((links) =>
    links.map((link) => /(\w+)\.[\w-]+\.woff2$/.exec((link as HTMLLinkElement).href)?.[1]),
  );
  expect.soft(names).toEqual(['roman', 'sans']);
  const used = await page.evaluate(async () => {
    const fonts = await document.fonts.ready;
    return [...fonts]
      .filter(({ status, style }) => status === 'loaded' && style === 'normal')
      .map(({ family }) => family);
  });
  expect.soft(used).toEqual(expect.arrayContaining(['Source Serif 4', 'Source Sans 3']));
}

/** The smallest text in a picture, on a laptop and on a large screen or a wall. */
const screens = [
  { name: 'a laptop', width: 1440, height: 900, least: 12 },
  { name: 'a large screen', width: 1920, height: 1080, least: 16 },
] as const;

/** All styles of a page, compressed, in bytes. */
const MOST_STYLES = 25_300;

/**
 * All scripts, compressed, that a page needs before it can answer a press, in bytes; the same for every page.
 * Workers run beside the page.
 */
const MOST_AT_FIRST = 56_600;
/** All that it fetches before a second press: other figures of the page wake meanwhile, or the press brings an editor. */
const MOST_AFTER_A_PRESS = 119_800;

interface Scripts {
  /** The addresses of those that have been asked for, and have not come. */
  readonly underWay: Set<string>;
  /** Their bodies are read when they are weighed: one that comes while the test ends cannot be read. */
  readonly come: Map<string, Response>;
}

function watchScripts(page: Page): Scripts {
  const scripts: Scripts = { underWay: new Set(), come: new Map() };
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.underWay.add(request.url());
  });
  page.on('response', (response) => {
    // What keeps pages for reading offline comes when all else is there.
    const isWorker = /\.worker[-.]|keep-pages/.test(response.url());
    if (response.url().endsWith('.js') && !isWorker) scripts.come.set(response.url(), response);
  });
  page.on('requestfinished', (request) => scripts.underWay.delete(request.url()));
  return scripts;
}

/** Waits until no script is under way: one that has come may ask for another, and does so before the next picture. */
async function haveCome(page: Page, scripts: Scripts): Promise<void> {
  await expect.poll(() => scripts.come.size).toBeGreaterThan(0);
  await expect.poll(() => pictures(page).then(() => scripts.underWay.size)).toBe(0);
}

async function areSmall(page: Page, scripts: ReadonlyMap<string, Response>, most: number): Promise<void> {
  // The line that asks for the scripts is a list of names (scripts/page-scripts.ts).
  const all = await page.locator('script:not([src])').allTextContents();
  const inline = all.filter((text) => !text.startsWith('{const isOnWall='));
  const read = [...scripts.values()].map((response) => response.body());
  const bodies = [...(await Promise.all(read)), Buffer.from(inline.join('\n'))];
  const sizes = bodies.map((body) => gzipSync(body, { level: 9 }).length);
  const size = sizes.reduce((sum, bytes) => sum + bytes, 0);
  test.info().annotations.push({ type: 'bytes', description: String(size) });
  expect.soft(size, 'bytes of scripts, compressed').toBeLessThanOrEqual(most);
}

/**
 * Scripts come late, as on a slow line: what they change must not move the page. Fonts that come after the first paint, as
 * on a busy machine, may: lines break a little otherwise without them.
 */
async function delayScripts(page: Page): Promise<void> {
  let fonts: Promise<unknown> | null = null;
  await page.route('**/*.js', async (route) => {
    // Before the first font is asked for, the status of all fonts is 'loaded' too.
    fonts ??= page
      .waitForFunction(
        () => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'),
      )
      .then(() =>
        page.evaluate(async () => {
          await new Promise(requestAnimationFrame);
          Object.assign(window, { fontsAt: await new Promise<number>(requestAnimationFrame) });
        }),
      );
    await fonts;
    await route.continue();
  });
}

/** What is fetched when the browser is idle waits for `goIdle`: no answer needs it. */
async function holdIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const acts: (() => void)[] = [];
    let isHeld = true;
    const goIdle = (): void => {
      isHeld = false;
      for (const act of acts) act();
    };
    const requestIdleCallback = (act: () => void): void => {
      if (isHeld) acts.push(act);
      else setTimeout(act);
    };
    Object.assign(window, { goIdle, requestIdleCallback });
  });
}

async function goIdle(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { goIdle: () => void }).goIdle());
}

/** How far a part of the page has moved, and when. */
interface Shift {
  readonly at: number;
  readonly value: number;
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts, fontsAt: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push({ at: entry.startTime, value: (entry as PerformanceEntry & { value: number }).value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function hasNotJumped(page: Page): Promise<void> {
  const solved = page.locator('[data-status="solved in"] [data-value]');
  for (const time of await solved.all()) await expect(time).not.toHaveText('–');
  await pictures(page);
  const shift = await page.evaluate(() => {
    const { shifts, fontsAt } = window as unknown as { shifts: readonly Shift[]; fontsAt: number };
    return shifts.reduce((sum, { at, value }) => sum + (at > fontsAt ? value : 0), 0);
  });
  expect.soft(shift).toBeLessThan(0.02);
}

/** 44 pixels high, and 24 wide at least. */
async function suitsThumbs(page: Page): Promise<void> {
  // A line of code is as high as its text; axe sees to the distance between lines.
  const controls = page.locator(
    '.figure-host :is(button, select, input[type="range"], [role="switch"]):not(.code-frame *)',
  );
  const sizes = await controls.evaluateAll((all) =>
    all
      .filter((control) => (control as HTMLElement).offsetParent !== null)
      .map((control) => {
        // A label is pressed as well as the control in it.
        const target = control.closest('label') ?? control;
        const { width, height } = target.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? target.textContent.trim();
        return { name: name.slice(0, 40), width, height };
      }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect.soft(sizes.filter(({ height, width }) => height < 43.5 || width < 24)).toEqual([]);
}
