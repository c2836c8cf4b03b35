import type { LinesInForce } from './line-of.ts';

/** What a line is at a moment, as `data-now` says it to the style sheet. */
type Now = 'line' | 'also' | 'caller';

/**
 * Lights the lines in force in a listing that `drawListing` has written, and puts out the others.
 * Gives the line itself, for a caller that wants to bring it into view.
 */
export function showListing(host: Element, lines: LinesInForce): Element | null {
  const now = new Map<string, Now>();
  for (const key of lines.callers) now.set(key, 'caller');
  if (lines.also) now.set(lines.also, 'also');
  now.set(lines.line, 'line');
  let lit: Element | null = null;
  for (const item of host.querySelectorAll('[data-key]')) {
    const state = now.get(item.getAttribute('data-key') ?? '');
    setOrRemove(item, 'data-now', state);
    setOrRemove(item, 'aria-current', state === 'line' ? 'step' : undefined);
    if (state === 'line') lit = item;
  }
  return lit;
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
