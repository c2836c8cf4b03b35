import { type Mount, bringToLife } from './mount.ts';

/** Defines an element that is mounted when it is connected; `data-ready` marks it as mounted. */
export function defineElement(name: string, mount: Mount): void {
  customElements.define(
    name,
    class extends HTMLElement {
      #leaving = new AbortController();

      connectedCallback(): void {
        this.#leaving = new AbortController();
        bringToLife(this, this.#leaving.signal, mount);
      }

      disconnectedCallback(): void {
        this.#leaving.abort();
      }
    },
  );
}
