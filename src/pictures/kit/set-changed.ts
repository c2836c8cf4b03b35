/**
 * Sets an attribute when it has another value, and takes it away for null. Browsers work as hard
 * for a value that is there already; a picture of a thousand elements changes a dozen in a step.
 */
export function setChanged(element: Element, name: string, value: string | number | null): void {
  const text = value === null ? null : String(value);
  if (element.getAttribute(name) === text) return;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}
