/**
 * The parts of a figure's markup, which its component has written: `data-part="name"`.
 * @throws Error naming the part, so that an author who forgot one sees which
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

/** The buttons that do something, by `data-do="name"`; a figure may lack some of them. */
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
 * Where to listen for the focus going into a picture and out of it. Chromium makes an <svg> that
 * listens itself a stop of the Tab key, in front of the parts that take the focus; so the element
 * around it listens.
 */
export function focusPlace(svg: SVGSVGElement): Element {
  return svg.parentElement ?? svg;
}

/**
 * Sets text only when it has changed, so that screen readers are not told twice. The markup of a
 * component has white space around its words and line breaks in them, which nobody hears.
 */
export function setText(element: Element | null, text: string): void {
  if (!element || element.textContent === text) return;
  if (text !== '' && element.textContent.trim().replace(/\s+/g, ' ') === text) return;
  element.textContent = text;
}

/** Says something in a live region; the same words once more are another text, or nobody would hear them. */
export function say(element: Element, words: string): void {
  const again = words !== '' && element.textContent === words;
  element.textContent = again ? `${words}\u00A0` : words;
}

/** Writes a board in words into its list, a line for each thing on it. */
export function writeLines(list: Element, lines: readonly string[]): void {
  const items = lines.map((line) => {
    const item = document.createElement('li');
    item.textContent = line;
    return item;
  });
  list.replaceChildren(...items);
}
