/** Makes the code of the cells before it writable: the browser takes letters before any other script. */
const attributes = JSON.parse(document.currentScript?.dataset['attributes'] ?? '{}') as Record<string, string>;
for (const code of document.querySelectorAll('.cell-code:not([contenteditable])')) {
  for (const [name, value] of Object.entries(attributes)) code.setAttribute(name, value);
}
