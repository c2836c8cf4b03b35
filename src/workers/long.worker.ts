import { withMethods } from '../dlx/coloured-matrix.ts';
import { createRecorder } from '../history/recorder.ts';
import { createLongSolver } from './long-solver.ts';
import { hands } from './open-hand.ts';
import type { FromSolver, ToSolver } from './protocol.ts';
import { createSoon, workerScope } from './scope.ts';
import { createSolver } from './solver.ts';

const scope = workerScope<FromSolver, ToSolver>();
const thread = {
  send: (message: FromSolver) => scope.postMessage(message),
  soon: createSoon(),
  now: () => performance.now(),
};

/** What begins after a moment can be split; what begins here has a chooser that remembers, or colours. */
const many = createLongSolver(thread, hands);
const alone = createSolver(thread, (matrix, chooser) =>
  createRecorder(withMethods(matrix), { chooser }),
);

let receive = many;
scope.onmessage = ({ data }) => {
  if (data.kind === 'start') receive = data.after ? many : alone;
  receive(data);
};
