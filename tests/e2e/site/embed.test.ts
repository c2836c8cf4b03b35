/** A figure on a page to itself, in a page of somebody else. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import { register } from '#ui/figure/register.ts';
import { violationsInThemes } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { tooWide } from '../support/too-wide.ts';

// The page of the writer is not of this site, so this test listens for complaints itself.
base(
  'a page of another origin with a strict policy embeds a figure, which needs no storage',
  { tag: '@quick' },
  async ({ page, baseURL }) => {
    const site = new URL(baseURL ?? '');
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(() => {
      if (window.parent === window) return;
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('third parties keep nothing here', 'SecurityError');
          },
        });
      }
    });
    const frame = `${site.href}figure/algorithm-x/#algorithm-x?algorithm-x.step=7`;
    // A real server: Chromium does not let a page that comes from nowhere embed one of this machine.
    const writer = createServer((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-security-policy', `default-src 'none'; frame-src ${site.origin}`);
      response.end(
        `<!doctype html><title>Writer</title><iframe src="${frame}" title="Figure" width="900" height="760"></iframe>`,
      );
    });
    await new Promise<void>((resolve) => writer.listen(0, '127.0.0.1', resolve));
    await page.goto(`http://127.0.0.1:${(writer.address() as AddressInfo).port}/`);
    const figure = page.frameLocator('iframe');
    const slider = figure.getByRole('slider', { name: 'Step' });
    await expect(figure.locator('#algorithm-x')).toHaveAttribute('data-ready', '');
    await expect(slider).toHaveValue('7');
    // It has not taken the focus from the page around it.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    const height = page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          addEventListener('message', ({ data }: MessageEvent<{ type?: string; figure?: string; height?: number }>) => {
            if (data.type === 'cover-and-uncover:height' && (data.height ?? 0) > 300) resolve(data.figure);
          });
        }),
    );
    await figure.getByRole('button', { name: 'Next step' }).click();
    await expect(slider).toHaveValue('8');
    await figure.getByText('Numbers', { exact: true }).click();
    expect(await height).toBe('algorithm-x');
    expect(complaints).toEqual([]);
    writer.close();
  },
);

test('a stretch repeats until Space, and stands still where less motion is asked for', async ({ page }) => {
  const address = './figure/algorithm-x/#algorithm-x?play=3,6,10';
  await page.clock.install();
  await page.goto(address);
  const slider = page.getByRole('slider', { name: 'Step' });
  const steps: number[] = [];
  // The stretch takes about as long as a usual poll waits, which would see the same step each time.
  await expect
    .poll(
      async () => {
        steps.push(Number(await slider.inputValue()));
        return steps.lastIndexOf(3) > steps.indexOf(6) && steps.includes(6);
      },
      { intervals: [30] },
    )
    .toBe(true);
  await page.keyboard.press('Space');
  // A step that was under way is still shown.
  await page.clock.runFor(500);
  const rest = await slider.inputValue();
  // A repetition takes 0.3 s and rests for 1.5: all of one is gone through in shorter steps.
  for (let step = 0; step < 12; step += 1) {
    await page.clock.runFor(200);
    expect(await slider.inputValue()).toBe(rest);
  }
  expect(Math.max(...steps.slice(steps.indexOf(3)))).toBeLessThanOrEqual(6);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./embed/');
  await page.goto(address);
  await expect(slider).toHaveValue('3');
  for (let step = 0; step < 4; step += 1) {
    await page.clock.runFor(200);
    expect(await slider.inputValue()).toBe('3');
  }
});

test('a figure alone: axe, its answer to oEmbed, and the way to its lesson', async ({ page, request }) => {
  for (const slug of ['queens', 'race', 'levels-15-2']) {
    await page.goto(`./figure/${slug}/`);
    expect(await violationsInThemes(page), slug).toEqual([]);
    await expect(page.getByRole('link', { name: /^Lesson \d+: .*Cover & Uncover$/ })).toHaveCount(1);
    const oembed = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
    const answer = await request.get(`./figure/${slug}/oembed.json`);
    expect(new URL(oembed ?? '').pathname).toBe(new URL(answer.url()).pathname);
    expect(await answer.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: expect.stringMatching(/^Figure/),
    });
  }
});

test('every figure alone wakes, and fits into a narrow frame', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 760 });
  for (const { slug, id } of register) {
    await page.goto(`./figure/${slug}/`);
    // The first move only says where the pointer is.
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    const host = page.locator(`[id="${id}"]`);
    if (await host.evaluate((element) => element.matches('.figure-host'))) {
      await expect(host, slug).toHaveAttribute('data-ready', '');
    }
    expect.soft(await tooWide(page, 390), slug).toEqual([]);
  }
});
