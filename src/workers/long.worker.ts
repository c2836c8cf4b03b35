import { createLongSolver } from './long-solver.ts';
import { hands } from './open-hand.ts';
import type { FromSolver, ToSolver } from './protocol.ts';
import { workerScope } from './scope.ts';

const scope = workerScope<FromSolver, ToSolver>();

const receive = createLongSolver(
  { send: (message) => scope.postMessage(message), now: () => performance.now() },
  hands,
);

scope.onmessage = ({ data }) => receive(data);
