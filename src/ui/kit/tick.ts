import { make } from './make.ts';

/** A check mark with a label for screen readers. */
export function tick(label: string): HTMLSpanElement {
  return make(document, 'span', { class: 'visited', role: 'img', 'aria-label': label }, '✓');
}
