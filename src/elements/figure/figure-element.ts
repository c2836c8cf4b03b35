import type { FigureOptions, MountedFigure } from './mount-figure.ts';
import { mountFigure } from './mount-figure.ts';

/**
 * Defines the custom element that runs one kind of figure. The markup is there already; connecting
 * the element brings it to life, and disconnecting it stops everything it has started.
 */
export function defineFigure(name: string, options: FigureOptions): void {
  customElements.define(
    name,
    class extends HTMLElement {
      #mounted: MountedFigure | null = null;

      connectedCallback(): void {
        if (this.#mounted) return;
        this.#mounted = mountFigure(this, options);
        this.dataset['ready'] = '';
      }

      disconnectedCallback(): void {
        this.#mounted?.destroy();
        this.#mounted = null;
      }
    },
  );
}
