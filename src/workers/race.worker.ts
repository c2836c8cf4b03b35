import type { FromRacer, ToRacer } from './race-protocol.ts';
import { createRacer } from './race.ts';
import { createSoon, workerScope } from './scope.ts';

const scope = workerScope<FromRacer, ToRacer>();

const receive = createRacer({
  send: (message) => scope.postMessage(message),
  soon: createSoon(),
  now: () => performance.now(),
});

scope.onmessage = ({ data }) => receive(data);
