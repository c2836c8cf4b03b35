import { make } from './make.ts';

/**
 * The part of a figure's markup with `data-part="name"`.
 *
 * @throws Error naming the part, when the markup has none of this type
 */
export function part<T extends Element>(host: Element, name: string, type: new () => T): T {
  const found = optionalPart(host, name, type);
  if (!found) throw new Error(`the figure "${host.id}" has no ${type.name} with data-part="${name}"`);
  return found;
}

/** A part that not every figure has. */
export function optionalPart<T extends Element>(host: Element, name: string, type: new () => T): T | null {
  const found = host.querySelector(`[data-part="${name}"]`);
  return found instanceof type ? found : null;
}

/** The button with `data-do="name"`; null if the figure has none. */
export function button(host: Element, name: string): HTMLButtonElement | null {
  const found = host.querySelector(`[data-do="${name}"]`);
  return found instanceof HTMLButtonElement ? found : null;
}

/** Disables a button without taking the focus from a reader who has just pressed it. */
export function setDisabled(found: HTMLButtonElement | null, disabled: boolean): void {
  if (!found) return;
  if (disabled && document.activeElement === found) found.setAttribute('aria-disabled', 'true');
  else {
    found.removeAttribute('aria-disabled');
    found.disabled = disabled;
  }
}

/**
 * Where to listen for focus that enters or leaves a picture: the element around it. Chromium makes an <svg> with such a
 * listener a tab stop, in front of the parts that take the focus.
 */
export function focusPlace(svg: SVGSVGElement): Element {
  return svg.parentElement ?? svg;
}

/**
 * Sets text only when it has changed, so that screen readers do not announce it twice. The white space in a component's
 * markup is no difference.
 */
export function setText(element: Element | null, text: string): void {
  if (!element || element.textContent === text) return;
  if (text !== '' && element.textContent.trim().replace(/\s+/g, ' ') === text) return;
  element.textContent = text;
}

/**
 * Announces words in a live region. A repeated text gets a no-break space, because an unchanged one is not announced.
 */
export function say(element: Element, words: string): void {
  const again = words !== '' && element.textContent === words;
  element.textContent = again ? `${words}\u00A0` : words;
}

/** As `say`, and scrolls the words into view: on a phone they may be below the screen. */
export function sayInView(element: Element, words: string): void {
  say(element, words);
  element.scrollIntoView({ block: 'nearest' });
}

/**
 * True while the focus is on an input of a cell, which announces itself at each key. Figures and cells that change with
 * it are then silent; only the doctor says what it finds.
 */
export function isSaidByInput(): boolean {
  return document.querySelector('.cell-inputs:focus-within') !== null;
}

/** Writes a board in words into its list, a line for each thing on it. */
export function writeLines(list: Element, lines: readonly string[]): void {
  list.replaceChildren(...lines.map((line) => make(document, 'li', {}, line)));
}
