import { defineElement } from '#ui/kit/define-element.ts';
import { onceNear } from '#ui/kit/element-at-sight.ts';
import { type FigureOptions, mountFigure } from './mount-figure.ts';

/**
 * Defines the custom element that runs one kind of figure. The markup exists already: connecting the element mounts it,
 * and disconnecting it stops everything that it has started. A figure below the first of its page is mounted when it
 * comes near the screen.
 */
export function defineFigure(name: string, options: FigureOptions): void {
  defineElement(name, async (host, signal) => {
    const isFirst = document.querySelector('.figure-host') === host;
    if (!isFirst) await new Promise<void>((resolve) => onceNear(host, signal, resolve));
    if (!signal.aborted) await mountFigure(host, signal, options);
  });
}
