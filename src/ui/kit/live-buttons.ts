/**
 * Replaces elements marked `data-press` with buttons. Without scripts the page shows the elements as they are, and has
 * no button that does nothing.
 */
export function makeButtons(host: HTMLElement): void {
  for (const mark of host.querySelectorAll<HTMLElement>('[data-press]')) {
    const button = document.createElement('button');
    button.type = 'button';
    for (const { name, value } of mark.attributes) {
      if (name !== 'data-press') button.setAttribute(name, value);
    }
    button.append(...mark.childNodes);
    mark.replaceWith(button);
  }
}
