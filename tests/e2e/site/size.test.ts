import { gzipSync } from 'node:zlib';
import { figurePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** All scripts of a page as they go over the wire, in bytes; the worker's too, if it has begun. */
const MOST = 45_000;

for (const path of figurePages) {
  test(`the scripts of ${path} are small`, async ({ page }) => {
    const scripts = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.set(response.url(), response.body());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('.figure-host').first()).toHaveAttribute('data-ready', '');
    const inline = await page.locator('script:not([src])').allTextContents();
    const bodies = [...(await Promise.all(scripts.values())), Buffer.from(inline.join('\n'))];
    const sizes = bodies.map((body) => gzipSync(body, { level: 9 }).length);
    const size = sizes.reduce((sum, bytes) => sum + bytes, 0);
    test.info().annotations.push({ type: 'bytes', description: `${path} ${size}` });
    expect(scripts.size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(MOST);
  });
}
