import { followAddress } from './address.ts';
import { fetchPart } from './fetch-part.ts';
import { firstTouch } from './first-touch.ts';
import type { Mount } from './mount.ts';
import { bringToLife } from './mount.ts';

/** A figure wakes while it is this far from the screen, in pixels, where nothing else is said. */
const NEAR = 400;

/** `once touched` leaves an element asleep, however near, as long as nobody touches the page. */
type When = 'near' | 'once touched';

/**
 * Defines an element whose code is fetched when it comes near the screen, or when a key or a pointer
 * reaches it. Until then the picture drawn at build time stands there.
 * `data-ready` says that it is alive.
 *
 * @param near so many pixels from the screen it is near
 * @param when it wakes; `once touched` is for what has no state in the address. It may depend on the element
 */
export function defineLazy(
  name: string,
  load: (host: HTMLElement) => Promise<Mount>,
  when: When | ((host: HTMLElement) => When) = 'near',
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
            bringToLife(this, mount, signal);
          });
        };
        const watcher = new IntersectionObserver(
          (entries) => {
            if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
          },
          { rootMargin: `${near}px` },
        );
        if ((typeof when === 'string' ? when : when(this)) === 'near') watcher.observe(this);
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
