const adopted = new Set<string>();

/** Adds the styles of a part that was fetched late to the page, once; their cascade layers are those of every page. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
