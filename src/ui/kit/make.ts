/** Makes an element of a document, the browser's or linkedom's at build time. Text is set as text. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    // The policy of the pages forbids the attribute.
    if (key === 'style') made.style.cssText = value;
    else made.setAttribute(key, value);
  }
  for (const child of children) {
    made.appendChild(typeof child === 'string' ? document.createTextNode(child) : child);
  }
  return made;
}
