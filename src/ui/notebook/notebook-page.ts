import { recall } from '#ui/kit/device.ts';
import { defineLazy } from '#ui/kit/lazy-element.ts';
import { draftName } from './draft-name.ts';

// Text and results stand there from the beginning: what runs the cells comes with the first touch, or
// at once where a link or a draft has another text.
const hasOther = ({ id, dataset }: HTMLElement): boolean =>
  location.hash.includes(`${id}.text`) ||
  location.hash.includes(`${id}.copy`) ||
  recall(draftName(dataset['slug'] ?? '')) !== null;

defineLazy(
  'notebook-page',
  async () => (await import('./mount-notebook.ts')).mountNotebook,
  (host) => (hasOther(host) ? 'near' : 'once touched'),
);
