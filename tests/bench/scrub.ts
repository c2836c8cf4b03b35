import { existsSync } from 'node:fs';
import { type Page, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { goWhenServed, preview } from '../../scripts/preview.ts';
import { quantile } from './measure.ts';
import { ms, printTable } from './table.ts';

const PORT = 4_331;
const PAGE = `http://localhost:${PORT}/lessons/tetrasticks/`;

/** Drags the slider of the tetrastick figure across its run and measures the work of each picture. */
export async function benchScrub(): Promise<void> {
  if (!existsSync('dist/index.html')) {
    console.log('\nScrubbing is left out: there is no dist. Run npm run build first.');
    return;
  }
  const end = preview(PORT);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(measureFrames);
    await open(page);
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.waitForTimeout(15_000);
    const cancel = page.getByRole('button', { name: 'Stop', exact: true });
    if (await cancel.isVisible()) await cancel.click();
    const steps = Number(await page.getByRole('slider', { name: 'Step', exact: true }).getAttribute('max'));
    await page.evaluate(() => void (window.frameWork.length = 0));
    await drag(page);
    const work = (await page.evaluate(() => window.frameWork)).filter((time) => time > 0.05);
    printTable(
      'Dragging the slider across the run, work of each animation frame. Aim: p95 under 8 ms.',
      ['steps', 'frames', 'p50 ms', 'p95', 'worst'],
      [
        [
          steps.toLocaleString('en'),
          String(work.length),
          ms(quantile(work, 0.5)),
          ms(quantile(work, 0.95)),
          ms(Math.max(...work)),
        ],
      ],
    );
  } finally {
    await browser.close();
    end();
  }
}

async function open(page: Page): Promise<void> {
  await goWhenServed(page, PAGE);
  await page.waitForSelector('#tetrasticks[data-ready]');
}

async function drag(page: Page): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Step', exact: true });
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider is not on the page');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 2, y);
  await page.mouse.down();
  for (let i = 0; i <= 300; i += 1) await page.mouse.move(box.x + (box.width * i) / 300, y);
  await page.mouse.up();
}

declare global {
  interface Window {
    frameWork: number[];
  }
}

/** Runs in the page: times what every animation frame does, by wrapping the callbacks. */
function measureFrames(): void {
  window.frameWork = [];
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      const before = performance.now();
      callback(time);
      window.frameWork.push(performance.now() - before);
    });
}
