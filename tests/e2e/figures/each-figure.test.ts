/** What every figure keeps to at a desk, in one visit to each; what it keeps to on a phone is in tests/e2e/phone. */
import type { JSHandle, Locator, Page } from '@playwright/test';
import { type Figure, figureOn, openUntouched, pictures } from '../support/figure.ts';
import { figureIds, pageOf } from '../support/site.ts';
import { smallTexts } from '../support/small-texts.ts';
import { expect, test } from '../support/test.ts';

/** Figures whose page has said their name itself, so that their head is not seen. */
const headless: readonly string[] = ['watch', 'own-board'];

/** From the head of a figure to the foot of its timeline, on a laptop. */
const TALLEST = 820;
/** Controls in sight outside the pictures; a group of choices is one. */
const MOST_CONTROLS = 12;

/** What a projector shows, and a large screen. */
const windows = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;

for (const id of figureIds) {
  test(`${id}: its first picture stays, it is on one screen, and it fills a window`, async ({ page }) => {
    const figure = figureOn(page, id);
    // In lesson 10 the switches in the picture, and what a full board is called there, come with the scripts.
    if (id === 'crossings') await openUntouched(page, id);
    else await test.step('the browser goes on with the picture and the words it was given', () => keepsPicture(figure));
    if (id === 'exact-cover') return; // It has no run: in it rows are picked.
    await test.step('head, pictures, words and timeline are on one screen, with few controls', () =>
      isOnOneScreen(figure));
    await test.step('as large as a window it is whole, and can be read', () => fillsWindow(figure));
  });
}

test('own-board: when it searches it is on one screen too', async ({ page }) => {
  await isOnOneScreen(await openUntouched(page, 'own-board', { mode: 'search', step: '40' }));
});

async function keepsPicture(figure: Figure): Promise<void> {
  const { page, host, id } = figure;
  const release = await holdScripts(page);
  await page.goto(pageOf(id), { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // A figure far down is fetched when it is near the screen. Once there are scripts a scroll is the
  // reader's first touch, which makes pictures live: so it is over before the first of them comes,
  // and the fonts, and with them the parts below, which could move the page under the reader, have come.
  await host.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect(page.locator('.in-parts .prose > .figure-host ~ .figure-host:not([data-open])')).toHaveCount(0);
  await pictures(page);
  const kept = await remember(host);
  const { marks, words } = await kept.evaluate((it) => ({ marks: it.marks, words: it.words() }));
  expect(marks, 'marks in the pictures of the page as it came').toBeGreaterThan(20);

  release();
  await expect(host).toHaveAttribute('data-ready', '');
  await pictures(page);
  // What only a script knows says that the browser has drawn for itself.
  for (const time of await figure.status('solved in').all()) await expect(time).not.toHaveText('–');
  // The strip of a run that grows is drawn now and then.
  await expect
    .poll(() => kept.evaluate((it) => ({ ...it.changes(), words: it.words() })))
    .toEqual({ gone: [], changed: [], added: [], flashes: [], words });
  await expect(host.locator('[data-part][data-ready]'), 'nobody has touched the page').toHaveCount(0);
}

/** Keeps scripts from arriving until the function it gives is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(null);
}

interface Kept {
  /** How many marks there are in the pictures. */
  readonly marks: number;
  /** What has become of them since: taken away, drawn otherwise, drawn a second time; and captions on the way. */
  changes(): { gone: string[]; changed: string[]; added: string[]; flashes: string[] };
  /** What the figure and its controls say. */
  words(): string[];
}

/** Keeps, in the page, every mark of the figure's pictures as it is before any script has run. */
async function remember(host: Locator): Promise<JSHandle<Kept>> {
  return host.evaluateHandle((figure) => {
    // What only the keyboard and the pointer need is added when there is a script to serve them.
    const forUse = [
      'role',
      'tabindex',
      'aria-label',
      'aria-pressed',
      'aria-describedby',
      'aria-description',
      'aria-current',
    ];
    // The build moves styles into rules (scripts/looks.ts), a script does not; it marks what waits for code.
    forUse.push('style', 'data-look', 'data-awaited');
    const looks = (mark: Element): string =>
      [...mark.attributes]
        .filter(({ name }) => !forUse.includes(name))
        .map(({ name, value }) => `${name}=${[...new Set(value.trim().split(/\s+/))].join(' ')}`)
        .sort()
        .join(' ') + (mark.matches('text') ? ` “${mark.textContent}”` : '');
    const marksNow = (): Element[] =>
      [...figure.querySelectorAll('svg, svg *')].filter(
        (mark) => !mark.closest('.matrix-hits > *, .matrix-bar, button'),
      );
    const marks = new Map(marksNow().map((mark) => [mark, looks(mark)]));

    const parts = ['step', 'speed', 'zoom', 'solution', 'progress', 'lens-tools'].map(
      (name) => `[data-part="${name}"]`,
    );
    const speaking =
      'dd, [data-part="caption"], [data-part="position"], .speed-words, ' +
      `:is(.timeline, .figure-controls, .counts, .numbers, .suggestions) :is(button, ${parts.join()})`;
    const said = [
      'data-do',
      'data-part',
      'min',
      'max',
      'aria-valuetext',
      'aria-valuenow',
      'aria-label',
      'aria-checked',
    ];
    const words = (): string[] =>
      [...figure.querySelectorAll(speaking)]
        .filter((part) => !part.closest('[data-status="solved in"]'))
        .map((part) =>
          [
            ...said.map((name) => part.getAttribute(name)),
            part.matches(':disabled') && 'disabled',
            part.closest('[hidden]') && 'hidden',
            part instanceof HTMLInputElement || part instanceof HTMLSelectElement
              ? part.value
              : part.textContent.trim().replaceAll(/\s+/g, ' '),
          ].join(' | '),
        );

    const flashes: string[] = [];
    const caption = figure.querySelector('[data-part="caption"]');
    const first = caption?.textContent;
    new MutationObserver(() => {
      if (caption && caption.textContent !== first) flashes.push(caption.textContent);
    }).observe(figure, { childList: true, characterData: true, subtree: true });

    const changes = (): ReturnType<Kept['changes']> => {
      const then = [...marks];
      return {
        gone: then.filter(([mark]) => !mark.isConnected).map(([, look]) => look),
        changed: then
          .filter(([mark, look]) => mark.isConnected && looks(mark) !== look)
          .map(([mark, look]) => `${look} → ${looks(mark)}`),
        added: marksNow()
          .filter((mark) => !marks.has(mark))
          .map(looks),
        flashes,
      };
    };
    return { marks: marks.size, changes, words };
  });
}

async function isOnOneScreen({ host }: Figure): Promise<void> {
  const height = await host.evaluate((element) => {
    const top = element.querySelector('.figure')?.getBoundingClientRect().top ?? NaN;
    return (element.querySelector('.timeline')?.getBoundingClientRect().bottom ?? NaN) - top;
  });
  expect.soft(height).toBeLessThanOrEqual(TALLEST);

  // Few controls are in sight, and none of them stands there in vain.
  const { names, idle } = await host.evaluate((element) => {
    const controls = [...element.querySelectorAll<HTMLInputElement>('button, input, select, a[href], summary')].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('.picture, figcaption'),
    );
    // What belongs to a group is one choice.
    const group = (control: Element) => control.closest('[role="group"], [role="radiogroup"]');
    const name = (control: Element): string =>
      (group(control) ?? control).getAttribute('aria-label') ??
      control.getAttribute('aria-label') ??
      (control.textContent.trim().slice(0, 30) || control.tagName);
    const inVain = controls.filter((control) => control.disabled && !control.closest('.transport, [role="group"]'));
    return { names: controls.map(name), idle: inVain.map(name) };
  });
  expect.soft(new Set(names).size, names.join(' · ')).toBeLessThanOrEqual(MOST_CONTROLS);
  expect.soft(idle).toEqual([]);
}

async function fillsWindow({ page, host, id, button, more }: Figure): Promise<void> {
  const inHead = button('Large view');
  if (headless.includes(id)) {
    await expect(inHead).toBeHidden();
    await more();
    await host.locator('[data-do="fill-window"]').click();
    await expect(host.locator('[data-part="more"]')).toBeHidden();
  } else {
    // By key: a click scrolls the page until the button is free of the head of the page, as a reader would not have to, so
    // the figure may be at the foot of the screen, and back there at the end.
    await inHead.press('Enter');
  }
  const large = host.locator('.fills-window');
  await expect(large).toBeVisible();
  const laptop = page.viewportSize();
  for (const size of windows) {
    await page.setViewportSize(size);
    // Beside it is no more than the place of the page's own scroll bar.
    await expect.poll(async () => (await large.boundingBox())?.height).toBe(size.height);
    const { width = NaN, ...corner } = (await large.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(size.width - 20);
    expect(corner).toMatchObject({ x: 0, y: 0 });
    for (const part of ['.figure-head', '.figure-stage', '.narrator', '.timeline']) {
      await expect(large.locator(part)).toBeInViewport({ ratio: 1 });
    }
    // The pictures have what the words leave: more than half of the window.
    const stage = await large.locator('.figure-stage').boundingBox();
    expect(stage?.height ?? NaN).toBeGreaterThan(size.height / 2);
  }
  // A picture that has come late, as the tree may have, is drawn once more for the size that it has.
  await expect.poll(() => smallTexts(large, 16)).toEqual([]);

  if (laptop) await page.setViewportSize(laptop);
  await inHead.click();
  await expect(large).toHaveCount(0);
  await expect(host.locator('.figure-stage')).toBeInViewport();
}
