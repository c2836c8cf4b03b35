import { BoundedSearch } from '#dlx/bounded/bounded-search.ts';
import { hasBounds } from '#dlx/bounds.ts';
import { chooserOf } from '#dlx/choosers.ts';
import { Search } from '#dlx/search.ts';
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
  (matrix, chooser) => {
    const choose = chooserOf(chooser);
    return recordEngine(hasBounds(matrix) ? new BoundedSearch(matrix, choose) : new Search(matrix, choose), Infinity);
  },
  openLong,
);

scope.onmessage = ({ data }) => receive(data);
