import { say } from './parts.ts';

const SIDES: Readonly<Record<string, string>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'upper',
  ArrowDown: 'lower',
};

/** Says that an arrow leads nowhere from here; nothing for any other key. */
export function sayBorder(at: Element, key: string): void {
  const side = SIDES[key];
  if (side !== undefined) sayNowhere(at, `This is the ${side} border.`);
}

/**
 * Says why a key leads nowhere: nothing else has changed that could be heard. It is said in the figure
 * around the place, because all else rests while a figure fills the window.
 */
export function sayNowhere(at: Element, words: string): void {
  const figure = at.closest('.figure') ?? at.closest('main') ?? document.body;
  const line = figure.querySelector(':scope > .nowhere-said') ?? addLine(figure);
  // A line that has just come is not listened to before the next frame.
  requestAnimationFrame(() => say(line, words));
}

function addLine(figure: Element): Element {
  const line = document.createElement('p');
  line.className = 'nowhere-said visually-hidden';
  line.setAttribute('role', 'status');
  figure.append(line);
  return line;
}
