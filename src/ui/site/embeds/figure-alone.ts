import { parseHTML } from 'linkedom';

/** Where the page of a single figure has it, until the step after the build that puts it there (`scripts/figures-alone.ts`). */
export const PLACE = '<!-- figure -->';

/** Where the gallery has the picture of a figure, until the step after the build that draws it (`scripts/figure-pictures.ts`). */
export const picturePlace = (slug: string): string => `<!-- picture of ${slug} -->`;

/**
 * Takes figures out of the HTML of their lesson, each once, with the scripts of the lesson, of which each runs the
 * elements that it finds. Links out of a figure open beside it, because it may be in a frame.
 *
 * @param lesson the address of the lesson, to which links to other places of it lead
 * @returns a function that takes the figure with an id, and throws a RangeError when the lesson has no such figure
 */
export function takeFigures(html: string, lesson: string): (id: string) => string {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  return (id) => takeFigure(document, id, lesson);
}

function takeFigure(document: Document, id: string, lesson: string): string {
  const figure = document.getElementById(id);
  if (!figure?.matches('.figure-host, .figure')) throw new RangeError(`no figure “${id}” in ${lesson}`);
  for (const link of figure.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const place = href.startsWith('#') ? href.slice(1).split('?')[0] : null;
    if (place !== null && (place === '' || place === id || figure.querySelector(`[id="${place}"]`))) continue;
    link.setAttribute('href', href.startsWith('#') ? `${lesson}${href}` : addressOf(href, lesson));
    link.setAttribute('target', '_blank');
  }
  // A figure that stands alone is the subject of its page.
  const heading = figure.querySelector('.figure-heading');
  if (heading) {
    const first = document.createElement('h1');
    for (const { name, value } of heading.attributes) first.setAttribute(name, value);
    first.append(...heading.childNodes);
    heading.replaceWith(first);
  }
  const scripts = [...document.querySelectorAll('script[type="module"]')].filter((script) => !figure.contains(script));
  return `${figure.outerHTML}${scripts.map((script) => script.outerHTML).join('')}`;
}

/** An address of the lesson, `../cover/`, as one that holds on any page. */
function addressOf(href: string, lesson: string): string {
  const { origin, href: full } = new URL(href, new URL(lesson, 'https://here.invalid'));
  return origin === 'https://here.invalid' ? full.slice(origin.length) : full;
}
