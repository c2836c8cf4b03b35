/** Writes the grid in words into its list, for those who read it and for those who cannot see it. */
export function writeLines(list: HTMLElement, lines: readonly string[]): void {
  const items = lines.map((line) => {
    const item = document.createElement('li');
    item.textContent = line;
    return item;
  });
  list.replaceChildren(...items);
}
