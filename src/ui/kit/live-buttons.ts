/**
 * Turns what is marked `data-press` into buttons. A page without scripts shows the same marks, but
 * offers no button that would do nothing.
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
