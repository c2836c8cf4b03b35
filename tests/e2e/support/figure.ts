import { type Locator, type Page, expect } from '@playwright/test';
import { fragmentFor } from '#player/fragment.ts';
import { asked, openLink } from './address.ts';
import { pageOf } from './site.ts';

/** A figure of a page, by the names that readers and their screen readers know its parts by. */
export interface Figure {
  readonly id: string;
  readonly page: Page;
  readonly host: Locator;
  readonly slider: Locator;
  readonly speed: Locator;
  readonly zoom: Locator;
  readonly caption: Locator;
  readonly position: Locator;
  readonly meaning: Locator;
  readonly notice: Locator;
  /** What solving has come to, and which solution is shown. */
  readonly progress: Locator;
  readonly solution: Locator;
  /** The puzzle's own picture, and the matrix. */
  readonly board: Locator;
  readonly matrix: Locator;
  button(name: string): Locator;
  switch(name: string): Locator;
  select(name: string): Locator;
  /** Chooses from a list; from one in the drawer after that has been opened. */
  choose(name: string, value: string): Promise<void>;
  /** Opens the drawer of the timeline, unless it is open. */
  more(): Promise<void>;
  /** Presses a button; one in the drawer after that has been opened. */
  press(name: string): Promise<void>;
  /** A value of the counts. */
  status(name: string): Locator;
  /** What the status line adds to a value: the total of the run. */
  total(name: string): Locator;
  /** The position of the slider. */
  step(): Promise<number>;
  /** What the address says about this figure: `state('step')`. */
  state(name: string): string | null;
}

export function figureOn(page: Page, id: string): Figure {
  const host = page.locator(`#${id}.figure-host`);
  const part = (name: string): Locator => host.locator(`[data-part="${name}"]`);
  const slider = host.getByRole('slider', { name: 'Step', exact: true });
  const result: Figure = {
    id,
    page,
    host,
    slider,
    // In the drawer, which is closed as a rule.
    speed: part('speed'),
    zoom: part('zoom'),
    caption: part('caption'),
    position: part('position'),
    meaning: part('meaning'),
    notice: part('notice'),
    progress: part('progress'),
    solution: part('solution'),
    board: part('board'),
    matrix: part('matrix'),
    // Play and Pause are named by their figure too.
    button: (name) =>
      name === 'Play' || name === 'Pause'
        ? host.getByRole('button', { name: new RegExp(`^${name}(?: figure [\\d.]+)?$`) })
        : host.getByRole('button', { name, exact: true }),
    // One may be in the drawer.
    switch: (name) => host.getByRole('switch', { name, exact: true, includeHidden: true }),
    more: async () => {
      if (await part('more').isVisible()) return;
      await host.getByRole('button', { name: 'More', exact: true }).click();
      await expect(part('more')).toHaveAttribute('data-ready', '');
    },
    press: async (name) => {
      const inside = part('more').getByRole('button', { name, exact: true, includeHidden: true });
      if ((await inside.count()) > 0) await result.more();
      await result.button(name).click();
    },
    select: (name) => host.getByRole('combobox', { name, exact: true, includeHidden: true }),
    choose: async (name, value) => {
      const inside = part('more').getByRole('combobox', { name, exact: true, includeHidden: true });
      if ((await inside.count()) > 0) await result.more();
      await result.select(name).selectOption(value);
    },
    status: (name) => host.locator(`[data-status="${name}"] [data-value]`),
    total: (name) => host.locator(`[data-status="${name}"] small`),
    step: async () => Number(await slider.inputValue()),
    state: (name) => asked(page, `${id}.${name}`),
  };
  return result;
}

/** Opens the page of a figure, with this state in its address, and waits until all of it is alive. */
export async function openFigure(
  page: Page,
  id: string,
  state: Readonly<Record<string, string>> = {},
): Promise<Figure> {
  const figure = await openUntouched(page, id, state);
  await isAlive(figure);
  return figure;
}

/** The same for a page that nobody has touched: what comes late has not come. */
export async function openUntouched(
  page: Page,
  id: string,
  state: Readonly<Record<string, string>> = {},
): Promise<Figure> {
  const path = pageOf(id);
  const named = Object.entries(state).map(([name, value]) => [`${id}.${name}`, value]);
  await openLink(page, path + fragmentFor(Object.fromEntries(named) as Record<string, string>));
  const figure = figureOn(page, id);
  await isReady(figure);
  return figure;
}

/** Touches the page and waits until all of a figure is alive. */
export async function isAlive(figure: Figure): Promise<void> {
  await isReady(figure);
  // What comes late comes with the first touch.
  await figure.page.mouse.move(1, 1);
  await figure.page.mouse.move(2, 2);
  await expect(figure.host).not.toHaveAttribute('data-late');
}

async function isReady({ host, page }: Figure): Promise<void> {
  // Some are only fetched when they come near the screen. Those that are on it are waited for: a scroll is a touch.
  const isOnScreen = await host.evaluate((element) => element.getBoundingClientRect().top < innerHeight);
  if (!isOnScreen) await host.scrollIntoViewIfNeeded();
  await expect(host).toHaveAttribute('data-ready', '');
  // It draws its first picture in the next frame.
  await pictures(page);
}

/** Waits until every figure of a page is alive; one of a stage that is not shown sleeps. */
export async function allAlive(page: Page): Promise<void> {
  // Some sleep until somebody is there.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  for (const host of await page.locator('.figure-host:visible').all()) {
    // Some are only fetched when they come near the screen.
    await host.scrollIntoViewIfNeeded();
    await expect(host).toHaveAttribute('data-ready', '');
  }
  await page.evaluate(() => scrollTo(0, 0));
  await pictures(page);
}

/** Goes along the speed slider, from the slow end, to the first speed that is not slower. */
export async function setSpeed(figure: Figure, stepsPerSecond: number): Promise<number> {
  const { page, speed } = figure;
  await figure.more();
  const chosen = async (): Promise<number> => {
    const words = (await speed.getAttribute('aria-valuetext')) ?? '';
    return Number(/^([\d,.]+) steps? a second$/.exec(words)?.[1]?.replaceAll(',', ''));
  };
  const most = Number(await speed.getAttribute('max'));
  for (let tick = 0; tick <= most; tick += 1) {
    await speed.fill(String(tick));
    await pictures(page);
    if ((await chosen()) >= stepsPerSecond) break;
  }
  const reached = await chosen();
  await page.keyboard.press('Escape');
  return reached;
}

/** Waits for so many pictures of the browser: whatever was to be drawn has been drawn. */
export async function pictures(page: Page, count = 2): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        let left = wanted;
        const next = (): void => {
          left -= 1;
          if (left < 0) resolve();
          else requestAnimationFrame(next);
        };
        next();
      }),
    count,
  );
}

/** A number as the page writes it: `1,199`. */
export async function numberIn(locator: Locator): Promise<number> {
  const text = (await locator.textContent()) ?? '';
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', '') ?? NaN);
}
