import { recall } from '#ui/kit/device.ts';
import { defineLazy } from '#ui/kit/lazy-element.ts';
import { draftOf } from './own-code.ts';
import { EXERCISES } from '#practice/code/exercises.ts';

// The exercises can be read without a script: the code that tests them is fetched at the first touch, or near them
// where this device keeps a draft.
defineLazy(
  'write-solver',
  async () => (await import('./mount-write.ts')).mountWrite,
  () => (EXERCISES.some((id) => recall(draftOf(id)) !== null) ? 'near' : 'once touched'),
);
