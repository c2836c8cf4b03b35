import { adoptStyles } from '#ui/kit/adopt-styles.ts';
import { fetchNow } from '#ui/kit/fetch-part.ts';
import { optionalPart, part } from '#ui/kit/parts.ts';
import { fromTemplate } from './from-template.ts';

/**
 * Returns the figure of a cell, which is made from the template when it is not there yet.
 * @throws Error when the template could not be fetched
 */
export async function figureOf(place: HTMLElement, host: HTMLElement): Promise<HTMLElement> {
  const there = figureIn(place);
  if (there) return there;
  const template = await templateOf(host);
  const meanwhile = figureIn(place);
  if (meanwhile) return meanwhile;
  const made = fromTemplate(template, 'figure-new', `${place.dataset['cell'] ?? ''}-figure`);
  part(place, 'cell-figure', HTMLElement).replaceChildren(made);
  return made;
}

export function figureIn(place: HTMLElement): HTMLElement | null {
  return place.querySelector<HTMLElement>('cell-figure');
}

let fetched: Promise<HTMLTemplateElement> | null = null;

/**
 * Returns the template of the figure. On a page without one, it is fetched from another page, with the missing styles.
 */
async function templateOf(host: HTMLElement): Promise<HTMLTemplateElement> {
  const own = optionalPart(host, 'figure-template', HTMLTemplateElement);
  const there = own ?? optionalPart(document.body, 'figure-template', HTMLTemplateElement);
  if (there) return there;
  await fetchNow('the figure', () => import('./cell-figure.ts'));
  fetched ??= fetchNow('the figure', () => fetchTemplate(host.dataset['figures'] ?? ''));
  fetched.catch(() => (fetched = null));
  return fetched;
}

async function fetchTemplate(address: string): Promise<HTMLTemplateElement> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the answer was ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const known = new Set([...document.querySelectorAll('style')].map((style) => style.textContent));
  for (const { textContent } of page.querySelectorAll('style')) {
    if (!known.has(textContent)) adoptStyles(textContent);
  }
  return part(page.body, 'figure-template', HTMLTemplateElement);
}
