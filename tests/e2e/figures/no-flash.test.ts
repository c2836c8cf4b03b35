import type { Page, Route } from '@playwright/test';
import { figureOn, pictures } from '../support/figure.ts';
import type { FigureId } from '../support/site.ts';
import { figures } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

for (const [id, path] of Object.entries(figures) as [FigureId, string][]) {
  test(`${id}: the browser goes on with the picture it was given`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const figure = figureOn(page, id);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // A figure far down is fetched when it is near the screen. Once there are scripts a scroll is the
    // reader's first touch, which makes pictures live: so it is over before the first of them comes,
    // and the fonts, which could move the page under the reader, have come.
    await figure.host.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await pictures(page);
    const before = await remember(page, id);
    expect(before.marks, 'marks in the pictures of the page as it came').toBeGreaterThan(20);

    release();
    await expect(figure.host).toHaveAttribute('data-ready', '');
    await pictures(page);
    // What only a script knows says that the browser has drawn for itself.
    if (id !== 'exact-cover') await expect(figure.status('solved in')).not.toHaveText('–');
    // The strip of a run that grows is drawn now and then.
    await expect
      .poll(async () => (await compare(page, id)).gone, { message: 'marks that were taken away' })
      .toEqual([]);

    const after = await compare(page, id);
    expect.soft(after.gone, 'marks that were taken away').toEqual([]);
    expect.soft(after.changed, 'marks that were drawn otherwise').toEqual([]);
    expect.soft(after.added, 'marks that were drawn a second time').toEqual([]);
    expect.soft(after.texts).toEqual(before.texts);
    expect.soft(after.flashes, 'what stood there for a moment only').toEqual([]);
    await expect(figure.host.locator('[data-live]'), 'nobody has touched the page').toHaveCount(0);
  });
}

/** Keeps scripts from arriving until the function it gives is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}

interface Before {
  readonly marks: number;
  readonly texts: readonly string[];
}

interface After {
  readonly gone: readonly string[];
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly texts: readonly string[];
  readonly flashes: readonly string[];
}

/** Keeps, in the page, every mark of the figure's pictures as it is before any script has run. */
async function remember(page: Page, id: string): Promise<Before> {
  return page.evaluate((figure) => {
    const host = document.getElementById(figure);
    if (!host) throw new Error(`there is no figure ${figure}`);
    // What only the keyboard and the pointer need is added when there is a script to serve them.
    const forUse = ['role', 'tabindex', 'aria-label', 'aria-pressed', 'aria-describedby', 'aria-current'];
    const looks = (mark: Element): string =>
      [...mark.attributes]
        .filter(({ name }) => !forUse.includes(name))
        .map(({ name, value }) => `${name}=${[...new Set(value.trim().split(/\s+/))].join(' ')}`)
        .sort()
        .join(' ') + (mark.matches('text') ? ` “${mark.textContent}”` : '');
    const list = (): Element[] =>
      [...host.querySelectorAll('svg, svg *')].filter((mark) => !mark.closest('.matrix-hits > *, .matrix-bar, button'));
    const words = (): string[] =>
      [...host.querySelectorAll('dd, [data-part="caption"], [data-part="position"], .speed-words')]
        .filter((part) => !part.closest('[data-status="solved in"]'))
        .map((part) => part.textContent.trim());
    const marks = list().map((mark) => ({ mark, look: looks(mark) }));
    const flashes: string[] = [];
    const captions = host.querySelector('[data-part="caption"]');
    const first = captions?.textContent;
    new MutationObserver(() => {
      if (captions && captions.textContent !== first) flashes.push(captions.textContent);
    }).observe(host, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { kept: { marks, looks, list, words, flashes } });
    return { marks: marks.length, texts: words() };
  }, id);
}

async function compare(page: Page, id: string): Promise<After> {
  return page.evaluate(() => {
    const { kept } = window as unknown as {
      kept: {
        marks: { mark: Element; look: string }[];
        looks: (mark: Element) => string;
        list: () => Element[];
        words: () => string[];
        flashes: string[];
      };
    };
    const { marks, looks, list, words, flashes } = kept;
    const there = new Set(marks.map(({ mark }) => mark));
    return {
      gone: marks.filter(({ mark }) => !mark.isConnected).map(({ look }) => look),
      changed: marks
        .filter(({ mark, look }) => mark.isConnected && looks(mark) !== look)
        .map(({ mark, look }) => `${look} → ${looks(mark)}`),
      added: list()
        .filter((mark) => !there.has(mark))
        .map(looks),
      texts: words(),
      flashes,
    };
  }, id);
}
