import { recall } from '#ui/kit/device.ts';
import { defineLazy } from '#ui/kit/lazy-element.ts';
import { fillLate } from '#ui/kit/late-markup.ts';
import { draftName } from './draft-name.ts';

// Texts and results are in the page already: the script that runs cells loads at the first touch, or when a link or
// draft has another text, as soon as the cells are near.
const hasOther = ({ id, dataset }: HTMLElement): boolean =>
  // A moment of the figure of a cell.
  location.hash.includes('-figure') ||
  location.hash.includes(`${id}.text`) ||
  location.hash.includes(`${id}.copy`) ||
  recall(draftName(dataset['slug'] ?? '')) !== null;

defineLazy(
  'notebook-page',
  async () => {
    const template = document.querySelectorAll<HTMLElement>('#figure-template');
    const [{ mountNotebook }] = await Promise.all([import('./mount-notebook.ts'), fillLate(template)]);
    return mountNotebook;
  },
  // The reader may be writing already: the browser takes the letters before any script.
  (host) => (hasOther(host) || host.contains(document.activeElement) ? 'near' : 'once touched'),
);
