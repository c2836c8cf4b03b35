import { parseHTML } from 'linkedom';
import { type Tree, patch } from '#ui/kit/template.ts';
import { builtMarkup } from '#ui/kit/static-markup.ts';

/** An element with a template as the build writes it and a parser reads it. */
export function built(template: readonly Tree[]): HTMLElement {
  const { document } = parseHTML(`<!doctype html><html><body><div>${builtMarkup(template)}</div></body></html>`);
  return document.querySelector('div') as unknown as HTMLElement;
}

/** The elements inside another, each with its tag and its own text. */
function elementsOf(host: Element): [Element, string][] {
  return [...host.querySelectorAll('*')].map((element) => {
    const texts = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : ''));
    return [element, (element.cloneNode(false) as Element).outerHTML + texts.join('')];
  });
}

/** What a patch with a template changes in an element: the elements that are new, or are not as they were. */
export function changedBy(host: HTMLElement, template: readonly Tree[]): string[] {
  const before = new Map(elementsOf(host));
  patch(host, template);
  return elementsOf(host).flatMap(([element, said]) => (before.get(element) === said ? [] : [said]));
}

/** The markup of a live element, with spans where the page without scripts has them: for the buttons of a list. */
export function withoutButtons(host: HTMLElement): string {
  for (const button of host.querySelectorAll('li > button')) {
    for (const name of ['type', 'aria-label', 'aria-pressed', 'disabled']) button.removeAttribute(name);
  }
  return host.innerHTML.replaceAll('<li><button', '<li><span').replaceAll('button></li', 'span></li');
}
