import { searchOnLinks } from '#dlx/bounded/on-links.ts';
import { recordEngine } from '#history/recorder.ts';
import { openLong } from './open-long.ts';
import type { FromSolver, ToSolver } from './protocol.ts';
import { createSolver } from './solver.ts';
import { createSoon, workerScope } from './scope.ts';

const scope = workerScope<FromSolver, ToSolver>();

const receive = createSolver(
  {
    send: (message) => scope.postMessage(message),
    soon: createSoon(),
    now: () => performance.now(),
  },
  (matrix, chooser) => recordEngine(searchOnLinks(matrix, chooser), Infinity),
  openLong,
);

scope.onmessage = ({ data }) => receive(data);
