import { followAddress } from './address.ts';
import { fetchPart } from './fetch-part.ts';
import { firstTouch } from './first-touch.ts';
import type { Mount } from './mount.ts';
import { bringToLife } from './mount.ts';
import { whenIdle } from './when-idle.ts';

/** An element wakes at this distance from the screen, in pixels, unless `near` says another. */
const NEAR = 400;

/** The first element near the screen wakes at once, the others when the browser is idle, so that it answers sooner. */
let isFirst = true;

/** `at touch`: an element near the screen also waits for the first touch of the page (`firstTouch`). */
type When = 'at sight' | 'at touch';

/** Calls `wake` once, when an element comes near the screen, or gets the focus or a press. */
export function onceNear(
  host: HTMLElement,
  signal: AbortSignal,
  wake: () => void,
  when: When = 'at sight',
  near = NEAR,
): void {
  let isAwake = false;
  const once = (): void => {
    if (isAwake) return;
    isAwake = true;
    watcher.disconnect();
    wake();
  };
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      if (isFirst) once();
      else whenIdle(once, signal);
      isFirst = false;
    },
    { rootMargin: `${near}px` },
  );
  if (when === 'at sight') watcher.observe(host);
  else void firstTouch().then(() => watcher.observe(host));
  for (const sign of ['focusin', 'pointerdown']) host.addEventListener(sign, once, { signal, passive: true });
  signal.addEventListener('abort', () => watcher.disconnect());
}

/**
 * Defines an element whose code is fetched when it comes near the screen, or gets the focus or a press. Until then it
 * shows the picture drawn at build time, and what is pressed is kept (`ui/site/first-presses.inline.ts`); `data-ready`
 * marks it as mounted.
 *
 * @param when `at touch` is for elements without state in the address; it may depend on the element
 * @param near distance from the screen at which it wakes, in pixels
 */
export function defineAtSight(
  name: string,
  load: (host: HTMLElement) => Promise<Mount>,
  when: When | ((host: HTMLElement) => When) = 'at sight',
  near = NEAR,
): void {
  customElements.define(
    name,
    class extends HTMLElement {
      #leaving = new AbortController();

      connectedCallback(): void {
        this.#leaving = new AbortController();
        const { signal } = this.#leaving;
        followAddress();
        const wake = (): void => {
          void fetchPart(this, null, () => load(this), signal).then((mount) => {
            if (!signal.aborted) bringToLife(this, signal, mount);
          });
        };
        onceNear(this, signal, wake, typeof when === 'string' ? when : when(this), near);
      }

      disconnectedCallback(): void {
        this.#leaving.abort();
      }
    },
  );
}
