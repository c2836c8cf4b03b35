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
        let isAsked = false;
        const wake = (): void => {
          if (isAsked) return;
          isAsked = true;
          watcher.disconnect();
          void fetchPart(this, null, () => load(this), signal).then((mount) => {
            if (signal.aborted) return;
            bringToLife(this, signal, mount);
          });
        };
        const watcher = new IntersectionObserver(
          (entries) => {
            if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
            if (isFirst) wake();
            else whenIdle(wake, signal);
            isFirst = false;
          },
          { rootMargin: `${near}px` },
        );
        if ((typeof when === 'string' ? when : when(this)) === 'at sight') watcher.observe(this);
        else void firstTouch().then(() => watcher.observe(this));
        for (const sign of ['focusin', 'pointerdown']) {
          this.addEventListener(sign, wake, { signal, passive: true });
        }
        signal.addEventListener('abort', () => watcher.disconnect());
      }

      disconnectedCallback(): void {
        this.#leaving.abort();
      }
    },
  );
}
