import { make } from './make.ts';

/** Puts a notice with buttons at the foot of the screen (`styles/missing-parts.css`). */
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
  (document.querySelector('main') ?? document.body).append(place);
  return { place, words };
}
