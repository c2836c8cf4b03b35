import type { FromSketchSolver, ToSketchSolver } from './sketch-protocol.ts';
import { createSketchSolver } from './sketch-solver.ts';
import { createSoon, workerScope } from './scope.ts';

const scope = workerScope<FromSketchSolver, ToSketchSolver>();

const receive = createSketchSolver({
  send: (message) => scope.postMessage(message),
  soon: createSoon(),
  now: () => performance.now(),
});

scope.onmessage = ({ data }) => receive(data);
