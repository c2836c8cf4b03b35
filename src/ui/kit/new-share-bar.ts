import { make } from './make.ts';

/** Makes the bar that `ShareBar.astro` writes into markup. */
export function shareBar(): HTMLProgressElement {
  return make(document, 'progress', { 'aria-label': 'How much of the search is done', hidden: '' });
}
