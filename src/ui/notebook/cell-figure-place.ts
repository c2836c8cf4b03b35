import { bringInSight } from '#ui/figure/ask-sight.ts';
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

/**
 * On a narrow screen scrolls what a run has brought into view: what is wrong, or else the words and the pictures of the
 * figure, clear of the timeline at the foot of the screen.
 */
export function bringResult(place: HTMLElement): void {
  if (!matchMedia('(max-width: 60rem)').matches) return;
  const fault = part(place, 'cell-fault', HTMLElement);
  const figure = figureIn(place);
  if (!fault.hidden) fault.scrollIntoView({ block: 'nearest' });
  else if (figure?.hidden === false) bringInSight(figure, part(figure, 'caption', HTMLElement));
}
