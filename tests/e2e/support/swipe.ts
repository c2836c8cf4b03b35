import type { Locator, Page } from '@playwright/test';
import { pictures } from './figure.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The place that is this part of the way across something, and down. */
export async function placeIn(target: Locator, across: number, down: number): Promise<Place> {
  const box = await target.boundingBox();
  if (!box) throw new Error('there is no place for a finger');
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

/** A finger, event by event. */
export async function touching(
  page: Page,
): Promise<(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** A finger that goes down on a place and moves from there: where the browser scrolls, it takes the pointer back. */
export async function swipe(page: Page, from: Place, dx: number, dy: number): Promise<void> {
  const touch = await touching(page);
  await touch('touchStart', [from]);
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    await touch('touchMove', [{ x: from.x + (dx * tenth) / 10, y: from.y + (dy * tenth) / 10 }]);
  }
  await touch('touchEnd', []);
  await pictures(page, 6);
}
