import { recall } from '#ui/kit/device.ts';
import { defineLazy } from '#ui/kit/lazy-element.ts';
import { draftOf } from './own-code.ts';
import { EXERCISES } from '#practice/code/exercises.ts';

// The exercises stand there to be read: what tries the code comes with the first touch, or at once where
// this device has code of the reader's own.
defineLazy(
  'write-solver',
  async () => (await import('./mount-write.ts')).mountWrite,
  () => (EXERCISES.some((id) => recall(draftOf(id)) !== null) ? 'near' : 'once touched'),
);
