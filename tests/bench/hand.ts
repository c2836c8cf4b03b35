/** A hand of a crew in a thread of its own. */
import { parentPort } from 'node:worker_threads';
import type { FromHand, ToHand } from '#workers/hand.ts';
import { createHand } from '#workers/hand.ts';

const receive = createHand({
  send: (message: FromHand) => parentPort!.postMessage(message),
  soon: (callback) => void setImmediate(callback),
  now: () => performance.now(),
});

parentPort!.on('message', (message: ToHand) => receive(message));
