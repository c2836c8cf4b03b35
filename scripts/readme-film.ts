/**
 * Makes the film at the top of README.md, `.github/dance.gif`, from the built site: `npm run build`, then
 * `node scripts/readme-film.ts`. It is figure 5.1, in which column A is covered, one write at a time. The slider of the
 * figure is moved as a finger would move it, to each frame of the film, between two steps too.
 */
import { writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { type Page, chromium } from '@playwright/test';
import { type FilmPlan, delayOf, placesIn } from '#ui/figure/take-out/film-plan.ts';
import { createFilm } from '#workers/film.ts';
import { findBrowser } from './browser.ts';
import { goWhenServed, preview } from './preview.ts';

const FILE = new URL('../.github/dance.gif', import.meta.url);
const PORT = Number(process.env['PORT'] ?? 4_329);
const PAGE = `http://localhost:${PORT}/lessons/cover/#cover?cover.step=1`;
/** From the choice of A to the last write of its cover. */
const PLAN: FilmPlan = { from: 1, to: 9, speed: 1, hasLinks: true };
const SIZE = { width: 960, height: 472 };
/** More pixels than that, so that it is sharp on a fine screen as well. */
const DENSITY = 1.5;
const PIXELS = { width: SIZE.width * DENSITY, height: SIZE.height * DENSITY };

/** The links, the code and the sentence, and nothing else of the page. */
const ONLY = `
  #cover { position: fixed; inset: 0; z-index: 99; margin: 0; padding: 12px 24px; background: var(--paper); }
  #cover > .figure { border: 0; }
  #cover :is(.figure-head, .suggestions, .node-panel, .picture-title, .code-choice, .timeline, .code-values),
  #cover :is(figcaption, .figure-words, .status, details) { display: none; }
`;

const end = preview(PORT);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({
    viewport: SIZE,
    colorScheme: 'light',
    deviceScaleFactor: DENSITY,
    bypassCSP: true,
  });
  await open(page);
  const places = placesIn(PLAN);
  const frames: Uint8Array[] = [];
  for (const place of places) {
    await goTo(page, place);
    frames.push(pixelsOf(await page.screenshot()));
  }
  const film = createFilm(
    PIXELS.width,
    PIXELS.height,
    frames.filter((_, at) => at % 8 === 0),
  );
  places.forEach((place, at) => film.add(frames[at]!, delayOf(PLAN, place)));
  const file = film.finish();
  await writeFile(FILE, file);
  console.log(`${FILE.pathname}: ${places.length} frames, ${Math.round(file.length / 1_000)} kB`);
} finally {
  await browser.close();
  end();
}

async function open(page: Page): Promise<void> {
  await goWhenServed(page, PAGE);
  await page.addStyleTag({ content: ONLY });
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForSelector('#cover[data-ready]:not([data-late])');
  await page.evaluate(() => document.fonts.ready);
}

/** Moves the slider to a place, and waits until it has been drawn. */
async function goTo(page: Page, place: number): Promise<void> {
  await page.locator('#cover [data-part="step"]').evaluate((element, to) => {
    const range = element as HTMLInputElement;
    range.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse' }));
    range.step = 'any';
    range.valueAsNumber = to;
    range.dispatchEvent(new Event('input'));
  }, place);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))),
  );
}

function pixelsOf(png: Buffer): Uint8Array {
  const { width, height } = PIXELS;
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`,
  ).render().pixels;
}
