import { createRecorder } from '#history/record.ts';
import { openLong } from './open-long.ts';
import { createSoon } from './scope.ts';
import { type OpenSolver, createSolver } from './solver.ts';

/** Opens a solver in this worker, by the compiled engine; like any other it hands over runs that prove long. */
export const openSolver: OpenSolver = (hear) =>
  createSolver(
    { send: hear, soon: createSoon(), now: () => performance.now() },
    (matrix, chooser) => createRecorder(matrix, { chooser, engine: 'auto' }),
    openLong,
    true,
  );
