import { part } from '#ui/kit/parts.ts';
import { fromTemplate } from './from-template.ts';

/** Returns the figure of a cell, which is made from the template of the page when it is not there yet. */
export function figureOf(place: HTMLElement): HTMLElement {
  const there = figureIn(place);
  if (there) return there;
  const template = document.querySelector<HTMLTemplateElement>('template#figure-template');
  if (!template) throw new Error('the page has cells and no template of their figures');
  const made = fromTemplate(template, 'figure-new', `${place.dataset['cell'] ?? ''}-figure`);
  part(place, 'cell-figure', HTMLElement).replaceChildren(made);
  return made;
}

export function figureIn(place: HTMLElement): HTMLElement | null {
  return place.querySelector<HTMLElement>('cell-figure');
}

/** On a narrow screen scrolls the pictures of a cell into view, clear of the timeline at the foot of the screen. */
export function bringFigure(place: HTMLElement): void {
  if (!matchMedia('(max-width: 60rem)').matches) return;
  figureIn(place)?.querySelector('.figure-stage')?.scrollIntoView({ block: 'nearest' });
}
