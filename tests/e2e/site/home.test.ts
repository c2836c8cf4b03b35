import type { Locator, Page } from '@playwright/test';
import { pictures } from '../support/figure.ts';
import { home } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The board beside the title, by what readers and their screen readers know its parts by. */
async function openHome(page: Page): Promise<{
  host: Locator;
  slider: Locator;
  story: Locator;
  crossings: Locator;
  step: () => Promise<number>;
}> {
  await page.goto(home);
  const host = page.locator('#search');
  await expect(host).toHaveAttribute('data-ready', '');
  const slider = host.getByRole('slider');
  return {
    host,
    slider,
    story: host.locator('[data-part="story"]'),
    crossings: host.locator('.crossing'),
    step: async () => Number(await slider.inputValue()),
  };
}

test.describe('the board on the contents', () => {
  test('searches by itself to a solution, rests out of sight, and stops for good at a press', async ({ page }) => {
    await page.clock.install();
    const { host, story, step } = await openHome(page);
    const isNow = (state: string): Promise<void> => expect(host).toHaveAttribute('data-search', state);
    await isNow('running');
    await expect(host.locator('.piece:not(.is-undone)')).toHaveCount(12);
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000);
        return story.textContent();
      })
      .toMatch(/^Solved: all 60 edges/);
    await expect(host.locator('.piece.is-chosen')).toHaveCount(15);

    await page.locator('footer').scrollIntoViewIfNeeded();
    await isNow('resting');
    const resting = await step();
    await page.clock.runFor(20_000);
    expect(await step()).toBe(resting);
    await host.scrollIntoViewIfNeeded();
    await isNow('running');

    await host.locator('[data-part="board"]').click();
    await isNow('paused');
    const paused = await step();
    const words = await story.textContent();
    await page.clock.runFor(20_000);
    expect(await step()).toBe(paused);
    await expect(story).toHaveText(words ?? '');

    await host.getByRole('button', { name: 'Play the search' }).click();
    await isNow('running');
    await page.clock.runFor(5_000);
    expect(await step()).not.toBe(paused);
    await host.getByRole('button', { name: 'Pause the search' }).click();
    await isNow('paused');
  });

  test('stands still when less motion is asked for, until Play is pressed', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    const { host, step } = await openHome(page);
    await expect(host).toHaveAttribute('data-search', 'paused');
    const opening = await step();
    await page.clock.runFor(20_000);
    expect(await step()).toBe(opening);
    await host.getByRole('button', { name: 'Play the search' }).click();
    await page.clock.runFor(5_000);
    expect(await step()).toBeGreaterThan(opening);
  });

  test('has its whole course as a slider for the keyboard', { tag: '@quick' }, async ({ page }) => {
    const { host, slider, story, step } = await openHome(page);
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(story).toHaveText('The board is empty.');
    await expect(host).toHaveAttribute('data-search', 'paused');
    await page.keyboard.press('ArrowRight');
    expect(await step()).toBe(1);
    await page.keyboard.press('PageDown');
    expect(await step()).toBe(101);
    await page.keyboard.press('PageUp');
    expect(await step()).toBe(1);
    await page.keyboard.press('End');
    await expect(story).toHaveText(/^Solved/);
    await expect(slider).toHaveAttribute('aria-valuetext', /^step [\d,]+ of [\d,]+: Solved/);
  });

  test('lets pieces cross, painted as switched before the solver works, and says where', async ({ page }) => {
    const { host, story, crossings } = await openHome(page);
    const cross = host.getByRole('switch', { name: 'Let pieces cross' });
    await expect(crossings).toHaveCount(0);
    const beforePaint = await cross.evaluate(async (element: HTMLElement) => {
      const painted = new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
      element.click();
      await painted;
      const isRun = element.closest('#search')?.hasAttribute('data-crossing');
      return { switched: element.getAttribute('aria-checked'), isRun };
    });
    expect(beforePaint).toEqual({ switched: 'true', isRun: false });
    await expect(crossings).toHaveCount(1);
    await expect(story).toHaveText('Every edge is covered, but U and Z cross at (3, 4).');
    await expect(host.getByRole('status')).toHaveText(/U and Z cross at \(3, 4\)/);
    await cross.click();
    await expect(crossings).toHaveCount(0);
    await expect(story).not.toHaveText(/cross at/);
  });
});

test('the opening is on one screen, of a desk and of a phone', async ({ page }) => {
  for (const { width, height, most } of [
    { width: 1440, height: 900, most: 900 },
    { width: 390, height: 844, most: 780 },
  ]) {
    await page.setViewportSize({ width, height });
    const { host } = await openHome(page);
    await pictures(page);
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: 'Start with lesson 0' }),
      page.getByRole('link', { name: 'Play a puzzle' }),
      page.getByRole('link', { name: 'Solve your own: who works when' }),
      host.getByRole('switch', { name: 'Let pieces cross' }),
      host.locator('[data-part="board"]'),
      host.locator('[data-part="strip"]'),
      host.locator('[data-part="story"]'),
    ];
    for (const part of parts) {
      const box = await part.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(most);
    }
  }
});
