import { createRecorder } from '#history/record.ts';
import { createLongSolver } from './long-solver.ts';
import { machine } from './open-segment-worker.ts';
import type { FromSolver, SolverPort, ToSolver } from './protocol.ts';
import { createSoon, workerScope } from './scope.ts';
import { createSolver } from './solver.ts';

const scope = workerScope<FromSolver, ToSolver>();
const thread = {
  send: (message: FromSolver) => scope.postMessage(message),
  soon: createSoon(),
  now: () => performance.now(),
};

/** A run that is handed over can be split; one that starts here has colours, or a chooser that remembers. */
const many = createLongSolver(thread, machine);
const alone = createSolver(thread, (matrix, chooser) => createRecorder(matrix, { chooser, engine: 'auto' }), openHere);

/** The line of `alone` to a solver of long runs, which is in this worker too. */
function openHere(hear: (message: FromSolver) => void): SolverPort {
  const long = createLongSolver({ ...thread, send: hear }, machine);
  let job = -1;
  return {
    post(message) {
      ({ job } = message);
      long(message);
    },
    close: () => long({ kind: 'end', job }),
  };
}

let receive = many;
scope.onmessage = ({ data }) => {
  if (data.kind === 'start') receive = data.after ? many : alone;
  receive(data);
};
