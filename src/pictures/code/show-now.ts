/**
 * Copies the lines in force of a lit listing, with their numbers, into a place beside the controls:
 * on a narrow screen the listing itself is far below them.
 */
export function showNow(place: Element, listing: Element): void {
  const lit = Array.from(listing.querySelectorAll('[data-now="line"], [data-now="also"]'));
  place.replaceChildren(...lit.map(copyOf));
}

function copyOf(line: Element): Element {
  const copy = line.ownerDocument.createElement('span');
  copy.setAttribute('class', 'code-now-line');
  const number = line.ownerDocument.createElement('span');
  number.setAttribute('class', 'code-now-number');
  number.textContent = line.querySelector('.code-number')?.textContent ?? '';
  const text = line.querySelector('.code-text')?.cloneNode(true) as Element | undefined;
  text?.querySelector('.code-indent')?.remove();
  copy.append(number, ' ', ...(text ? [text] : []));
  return copy;
}
