import { openSolver } from './open-solver.ts';
import { workerScope } from './scope.ts';
import type { FromSketchSolver, ToSketchSolver } from './sketch-protocol.ts';
import { createSketchSolver } from './sketch-solver.ts';

const scope = workerScope<FromSketchSolver, ToSketchSolver>();

const receive = createSketchSolver(
  { send: (message) => scope.postMessage(message), now: () => performance.now() },
  openSolver,
);

scope.onmessage = ({ data }) => receive(data);
