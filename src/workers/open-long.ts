import { nestedLine } from './nested.ts';
import type { FromSolver, ToSolver } from './protocol.ts';
import type { OpenLong } from './solver.ts';

/** Opens a solver of long runs in a worker of its own. */
export const openLong: OpenLong = (hear, broken) =>
  nestedLine<ToSolver>(
    () => new Worker(new URL('./long.worker.ts', import.meta.url), { type: 'module' }),
    ({ data }: MessageEvent<FromSolver>) => hear(data),
    broken,
  );
