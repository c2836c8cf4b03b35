import { choosers } from '#dlx/choosers.ts';
import { Search } from '#dlx/search.ts';
import { recordWalk } from '#history/record-walk.ts';
import { openLong } from './open-long.ts';
import type { FromSolver, ToSolver } from './protocol.ts';
import { createSolver } from './solver.ts';
import { createSoon, workerScope } from './scope.ts';

const isPlainName = (name: string): name is keyof typeof choosers => Object.hasOwn(choosers, name);

const scope = workerScope<FromSolver, ToSolver>();

const receive = createSolver(
  {
    send: (message) => scope.postMessage(message),
    soon: createSoon(),
    now: () => performance.now(),
  },
  // The other choosers, whose names have to be parsed, and colours come with the solver of long runs.
  (matrix, name) =>
    isPlainName(name) && !matrix.colours ? recordWalk(new Search(matrix, choosers[name]), Infinity) : null,
  openLong,
);

scope.onmessage = ({ data }) => receive(data);
