/** What of a page is in its first screen: how high its first picture begins, and what can be pressed beside it. */
import type { Page } from '@playwright/test';
import { lessons, pages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

interface Limits {
  /** The first picture of a lesson begins this high or higher, and so much of its height is seen. */
  readonly highest: number;
  readonly least: number;
  /** So many controls of its figure are in sight at most: what the lesson asks for, and the timeline. */
  readonly controls: number;
}

const LIMITS = {
  phone: { highest: 300, least: 140, controls: 12 },
  desktop: { highest: 300, least: 200, controls: 18 },
} as const satisfies Record<string, Limits>;

interface FirstScreen {
  /** Not a number where a page has no picture. */
  readonly top: number;
  readonly height: number;
  /** Where the frame ends in which a picture scrolls, and where the timeline below it begins. */
  readonly bottom: number;
  readonly timeline: number;
  readonly ofFigure: number;
  readonly ofPage: number;
}

/** Pages that one plays on; the others begin with words, and are told without a limit. */
const TO_PLAY = /^\.\/(?:(?:tetrasticks|ripple-effect)\/.+)?$/;

async function firstScreen(page: Page): Promise<FirstScreen> {
  return page.evaluate(() => {
    const isPicture = (picture: Element): boolean => {
      const { width, height } = picture.getBoundingClientRect();
      return picture.checkVisibility({ visibilityProperty: true }) && width > 60 && height > 60;
    };
    const picturesOf = (place: Element): Element[] =>
      [...place.querySelectorAll('svg, canvas, img')].filter((one) => isPicture(one));
    const isInSight = (control: Element): boolean => {
      const { top, bottom, width } = control.getBoundingClientRect();
      return control.checkVisibility({ visibilityProperty: true }) && width > 1 && top < innerHeight && bottom > 0;
    };
    const controls = (place: Element | null | undefined): number => {
      // The numbers of a listing are as much of its picture as the cells of a board.
      const all = place?.querySelectorAll(
        ':is(button, select, input, textarea, summary, a[href]):not(.code-number, .skip-link)',
      );
      return [...(all ?? [])].filter(isInSight).length;
    };
    const main = document.querySelector('main');
    const all = main ? picturesOf(main) : [];
    const figure = all[0]?.closest('.figure');
    // Small boards side by side and below one another are one picture: as high as they are together.
    const pictures = figure ? picturesOf(figure) : all.slice(0, 1);
    const boxes = pictures.map((picture) => picture.getBoundingClientRect());
    const top = Math.min(...boxes.map((box) => box.top));
    const first = pictures[0];
    return {
      top: boxes.length > 0 ? Math.round(top + scrollY) : NaN,
      height: Math.round(Math.min(innerHeight, Math.max(...boxes.map(({ bottom }) => bottom))) - top),
      bottom: (first?.closest('.picture-scroll') ?? first)?.getBoundingClientRect().bottom ?? NaN,
      // A timeline that has not come yet lies below the screen.
      timeline: figure?.querySelector('.timeline')?.getBoundingClientRect().top ?? Infinity,
      ofFigure: controls(figure),
      ofPage: controls(main),
    };
  });
}

test('the first screen of each page shows its picture, and few controls beside it', async ({
  page,
  isMobile,
}, info) => {
  test.slow();
  const limits: Limits = isMobile ? LIMITS.phone : LIMITS.desktop;
  const table = ['page\tfirst picture at y\tof it in sight\tcontrols of its figure\tcontrols of the page'];
  for (const path of pages) {
    await page.goto(path);
    const seen = await firstScreen(page);
    table.push(
      [path, Number.isNaN(seen.top) ? 'none' : seen.top, Math.max(0, seen.height), seen.ofFigure, seen.ofPage].join(
        '\t',
      ),
    );
    const isLesson = lessons.includes(path);
    if (!isLesson && !TO_PLAY.test(path)) continue;
    expect.soft(seen.top, path).toBeLessThanOrEqual(limits.highest);
    expect.soft(seen.height, `${path}: what is seen of it`).toBeGreaterThanOrEqual(limits.least);
    expect.soft(seen.timeline, `${path}: the timeline`).toBeGreaterThanOrEqual(seen.bottom - 1);
    if (isLesson) expect.soft(seen.ofFigure, `${path}: controls`).toBeLessThanOrEqual(limits.controls);
  }
  await info.attach('first-screens.tsv', { body: table.join('\n'), contentType: 'text/tab-separated-values' });
  process.stdout.write(`${table.join('\n')}\n`);
});
