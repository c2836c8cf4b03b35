import { say } from './parts.ts';
import { make } from './make.ts';

const SIDES: Readonly<Record<string, string>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'top',
  ArrowDown: 'bottom',
};

/** Announces the border that an arrow key has met; for other keys it does nothing. */
export function sayBorder(at: Element, key: string): void {
  const side = SIDES[key];
  if (side !== undefined) sayNowhere(at, `This is the ${side} border.`);
}

/**
 * Announces why a key leads nowhere, as no other change could be announced. The live region is inside the figure,
 * because everything else is inert while a figure fills the window.
 */
export function sayNowhere(at: Element, words: string): void {
  const figure = at.closest('.figure') ?? at.closest('main') ?? document.body;
  const line = figure.querySelector(':scope > .nowhere-said') ?? addLine(figure);
  // A live region that has just been added is not announced before the next frame.
  requestAnimationFrame(() => say(line, words));
}

function addLine(figure: Element): Element {
  return figure.appendChild(make(document, 'p', { class: 'nowhere-said visually-hidden', role: 'status' }));
}
