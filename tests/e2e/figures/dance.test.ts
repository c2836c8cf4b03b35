import type { Locator, Page } from '@playwright/test';
import { openFigure, pictures } from '../support/figure.ts';
import { openLink } from '../support/address.ts';
import { part, wake } from '../support/host.ts';
import { STEP_MS } from '#ui/kit/tween.ts';
import { expect, test } from '../support/test.ts';

/** Notes every way that an element of a picture takes from now on, in order; `ways` returns them and starts over. */
async function watch(svg: Locator, selector: string) {
  await svg.evaluate((element, wanted) => {
    const noted: string[] = [];
    (element as Element & { ways?: string[] }).ways = noted;
    const note = (): void => {
      const d = element.querySelector(wanted)?.getAttribute('d') ?? '';
      if (noted.at(-1) !== d) noted.push(d);
    };
    new MutationObserver(note).observe(element, { subtree: true, childList: true, attributes: true });
  }, selector);
  return async (): Promise<string[]> =>
    svg.evaluate((element) => (element as Element & { ways?: string[] }).ways?.splice(0) ?? []);
}

const WRITTEN = '.torus-written.is-new';

/** After this the link is at rest. */
const SWUNG_MS = STEP_MS + 100;

/** The way of the written link at a step, opened there; empty when the step writes none. */
async function atRest(page: Page, step: number): Promise<string> {
  const figure = await openFigure(page, 'torus', { step: String(step) });
  const written = part(figure.host, 'torus').locator(WRITTEN);
  return (await written.count()) > 0 ? ((await written.getAttribute('d')) ?? '') : '';
}

test('a step lets the written link swing to where it is at rest, and a step back lets it swing back', async ({
  page,
}) => {
  const [third, fourth] = [await atRest(page, 3), await atRest(page, 4)];
  // A clock that the test moves: how many pictures there are is no matter of how busy the machine is.
  await page.clock.install({ time: 0 });
  const figure = await openFigure(page, 'torus', { step: '3' });
  await page.clock.pauseAt(600_000);
  const torus = part(figure.host, 'torus');
  const ways = await watch(torus, WRITTEN);
  await figure.button('Next step').click();
  await page.clock.runFor(SWUNG_MS);
  await expect(torus.locator(WRITTEN)).toHaveAttribute('d', fourth);
  await expect(torus.locator('.torus-was')).toHaveCount(0);
  const there = await ways();
  expect(there.length, 'more than one picture').toBeGreaterThan(2);
  expect(there).not.toContain(third);
  await figure.button('Previous step').click();
  await page.clock.runFor(SWUNG_MS);
  await expect(torus.locator(WRITTEN)).toHaveAttribute('d', third);
  const back = await ways();
  expect(back.length).toBeGreaterThan(2);
  expect(
    back.filter((d) => d === third),
    'it comes to rest once',
  ).toHaveLength(1);
});

test('under reduced motion a step shows the new picture at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fourth = await atRest(page, 4);
  const figure = await openFigure(page, 'torus', { step: '3' });
  const ways = await watch(part(figure.host, 'torus'), WRITTEN);
  await figure.button('Next step').click();
  await expect(figure.slider).toHaveValue('4');
  await pictures(page, 20);
  expect(await ways()).toEqual([fourth]);
  // Nor is there anything between two steps for a finger.
  const box = (await figure.slider.boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
  await page.mouse.down();
  await expect(figure.slider).not.toHaveAttribute('step', 'any');
  await page.mouse.up();
});

test('under the finger the link swings with it, and everything else stays at a step', async ({ page }) => {
  const figure = await openFigure(page, 'torus', { step: '3' });
  const torus = part(figure.host, 'torus');
  await figure.slider.scrollIntoViewIfNeeded();
  const box = (await figure.slider.boundingBox())!;
  const y = box.y + box.height / 2;
  const x = box.x + box.width * 0.3;
  await page.mouse.move(x, y);
  await page.mouse.down();
  const ways = await watch(torus, WRITTEN);
  const steps = new Set<string>();
  for (let by = 1; by <= 24; by += 1) {
    await page.mouse.move(x + by, y);
    await pictures(page);
    const words = (await figure.slider.getAttribute('aria-valuetext')) ?? '';
    steps.add(/^step (\d+) of/.exec(words)?.[1] ?? words);
  }
  const drawn = await ways();
  expect(drawn.length, 'more pictures than steps').toBeGreaterThan(2 * steps.size);
  for (const step of steps) expect(step).toMatch(/^\d+$/);
  await page.mouse.up();
  await expect(figure.slider).not.toHaveAttribute('step', 'any');
  const settled = await figure.step();
  expect(Number.isInteger(settled)).toBe(true);
  expect(figure.state('step')).toBe(String(settled));
  await expect(torus.locator('.torus-was')).toHaveCount(0);
  // What is at rest is what a link to that step shows.
  const here = (await torus.locator(WRITTEN).count()) > 0 ? await torus.locator(WRITTEN).getAttribute('d') : '';
  expect(here).toBe(await atRest(page, settled));
});

test('in the list the links swing beneath the node that is taken out; keys that come quickly do not queue', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await openLink(page, './lessons/neighbours/#list-lab?list-lab.presses=C');
  const lab = page.locator('#list-lab');
  await wake(lab);
  await page.clock.pauseAt(600_000);
  const ring = part(lab, 'ring');
  const rest = await ring.innerHTML();
  const ways = await watch(ring, '[data-id="R-2"] > .ring-line');
  await lab.getByRole('button', { name: 'Undo' }).click();
  await page.clock.runFor(SWUNG_MS);
  await expect(ring.locator('.ring-was')).toHaveCount(0);
  expect((await ways()).length).toBeGreaterThan(2);
  const redo = lab.getByRole('button', { name: 'Redo' });
  await redo.focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(SWUNG_MS);
  await expect(ring.locator('.ring-was')).toHaveCount(0);
  // Undo and Redo in one breath: the last of them counts, and the picture comes to rest as it was.
  await lab.getByRole('button', { name: 'Undo' }).evaluate((undo: HTMLButtonElement) => {
    const again = undo.parentElement?.querySelector<HTMLButtonElement>('[data-do="redo"]');
    undo.click();
    again?.click();
  });
  await page.clock.runFor(SWUNG_MS);
  await expect(ring.locator('.ring-was')).toHaveCount(0);
  expect(await ring.innerHTML()).toBe(rest);
});
