import type { Locator, Page } from '@playwright/test';

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
  await scrollingRests(page);
}

/** Until the page has been at one place for six pictures: a busy machine scrolls some time after the finger has left. */
function scrollingRests(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [place, pictures] = [scrollY, 0];
        const look = (): void => {
          pictures = scrollY === place ? pictures + 1 : 0;
          place = scrollY;
          if (pictures > 6) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
