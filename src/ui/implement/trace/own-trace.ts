import { recall } from '#ui/kit/device.ts';
import { defineAtSight } from '#ui/kit/element-at-sight.ts';
import { TRACE } from './trace-name.ts';

// Until the first touch the example of the build stays; a draft of this device, or a link’s trace, is shown at once.
defineAtSight(
  'own-trace',
  async () => (await import('./mount-own-trace.ts')).mountOwnTrace,
  recall(TRACE) === null && !location.hash.includes('?') ? 'at touch' : 'at sight',
);
