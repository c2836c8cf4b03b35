import { make } from './make.ts';

/**
 * Puts a notice with buttons at the foot of the screen (`styles/missing-parts.css`); while a drawer is open, which would
 * cover it, at the foot of the drawer.
 */
export function footNotice(
  role: 'alert' | 'status',
  actions: readonly (readonly [name: string, act: () => void])[],
): { readonly place: HTMLElement; readonly words: HTMLElement } {
  const words = make(document, 'p');
  const buttons = actions.map(([name, act]) => {
    const button = make(document, 'button', { type: 'button', class: 'button' }, name);
    button.addEventListener('click', act);
    return button;
  });
  const place = make(document, 'div', { class: 'notice missing-parts row not-on-paper', role }, words, ...buttons);
  const placeNow = (): Element => {
    const drawers = [...document.querySelectorAll('[role="dialog"][popover]')];
    const open = drawers.find((drawer) => drawer.matches(':popover-open'));
    return open ?? document.querySelector('main') ?? document.body;
  };
  placeNow().append(place);
  const follow = (): void => {
    const now = placeNow();
    // Put where it is already, it would be announced again.
    if (place.isConnected && place.parentElement !== now) now.append(place);
  };
  // The event of a drawer that opens or closes does not bubble.
  document.addEventListener('toggle', follow, { capture: true });
  return { place, words };
}
