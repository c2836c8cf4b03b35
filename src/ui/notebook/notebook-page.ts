import { recall } from '#ui/kit/device.ts';
import { defineAtSight } from '#ui/kit/element-at-sight.ts';
import { fillApart } from '#ui/kit/markup-apart.ts';
import { draftName } from './draft-name.ts';

// Texts and results are in the page already: the script that runs cells loads at the first touch, or when a link or
// draft has another text, as soon as the cells are near.
const hasOther = ({ id, dataset }: HTMLElement): boolean =>
  // A moment of the figure of a cell.
  location.hash.includes('-figure') ||
  location.hash.includes(`${id}.text`) ||
  location.hash.includes(`${id}.copy`) ||
  location.hash.includes(`${id}.set`) ||
  recall(draftName(dataset['slug'] ?? '')) !== null;

defineAtSight(
  'notebook-page',
  async () => {
    const template = document.querySelectorAll<HTMLElement>('#figure-template');
    const [{ mountNotebook }] = await Promise.all([import('./mount-notebook.ts'), fillApart(template)]);
    return mountNotebook;
  },
  // The reader may be writing already: the browser takes the letters before any script.
  (host) => (hasOther(host) || host.contains(document.activeElement) ? 'at sight' : 'at touch'),
);
