import { defineElement } from '#ui/kit/define-element.ts';
import { type FigureOptions, mountFigure } from './mount-figure.ts';

/**
 * Defines the custom element that runs one kind of figure. The markup exists already: connecting the element mounts it,
 * and disconnecting it stops everything that it has started.
 */
export function defineFigure(name: string, options: FigureOptions): void {
  defineElement(name, (host, signal) => mountFigure(host, signal, options));
}
