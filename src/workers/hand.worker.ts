import type { FromHand, ToHand } from './hand.ts';
import { createHand } from './hand.ts';
import { createSoon, workerScope } from './scope.ts';

const scope = workerScope<FromHand, ToHand>();

const receive = createHand({
  send: (message) => scope.postMessage(message),
  soon: createSoon(),
  now: () => performance.now(),
});

scope.onmessage = ({ data }) => receive(data);
