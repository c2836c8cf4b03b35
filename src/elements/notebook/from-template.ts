import { part } from '../page/parts.ts';

/**
 * A copy of markup of our own that the page has in a template, with ids of its own.
 *
 * @param placeholder what the ids in the template begin with, in whose place the id comes
 */
export function fromTemplate(
  host: HTMLElement,
  name: string,
  placeholder: string,
  id: string,
): HTMLElement {
  const { innerHTML } = part(host, name, HTMLTemplateElement);
  const holder = document.createElement('div');
  holder.innerHTML = innerHTML.replaceAll(placeholder, id);
  return holder.firstElementChild as HTMLElement;
}
