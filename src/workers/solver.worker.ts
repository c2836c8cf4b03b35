import type { FromSolver, ToSolver } from './protocol.ts';
import { createSolver } from './solver.ts';
import { createSoon, workerScope } from './scope.ts';

const scope = workerScope<FromSolver, ToSolver>();

const receive = createSolver({
  send: (message) => scope.postMessage(message),
  soon: createSoon(),
  now: () => performance.now(),
});

scope.onmessage = ({ data }) => receive(data);
