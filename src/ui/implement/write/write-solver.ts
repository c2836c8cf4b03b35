import { recall } from '#ui/kit/device.ts';
import { defineAtSight } from '#ui/kit/element-at-sight.ts';
import { draftOf } from './own-code.ts';
import { EXERCISES } from '#practice/code/exercises.ts';

// The exercises can be read without a script: the code that tests them is fetched at the first touch, or near them
// where this device keeps a draft, or the address may have one.
defineAtSight(
  'write-solver',
  async () => (await import('./mount-write.ts')).mountWrite,
  (host) => ('alone' in host.dataset || EXERCISES.some((id) => recall(draftOf(id)) !== null) ? 'at sight' : 'at touch'),
);
