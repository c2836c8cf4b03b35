/**
 * A copy of markup of our own that a page has in a template, with ids of its own.
 *
 * @param placeholder what the ids in the template begin with, in whose place the id comes
 */
export function fromTemplate({ innerHTML }: HTMLTemplateElement, placeholder: string, id: string): HTMLElement {
  const holder = document.createElement('div');
  holder.innerHTML = innerHTML.replaceAll(placeholder, id);
  return holder.firstElementChild as HTMLElement;
}
