/**
 * Returns a copy of a template of the page, with other ids.
 *
 * @param placeholder the prefix of the ids in the template, which `id` replaces
 */
export function fromTemplate({ innerHTML }: HTMLTemplateElement, placeholder: string, id: string): HTMLElement {
  const holder = document.createElement('div');
  holder.innerHTML = innerHTML.replaceAll(placeholder, id);
  return holder.firstElementChild as HTMLElement;
}
