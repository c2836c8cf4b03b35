import { nestedLine } from './nested.ts';
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
  (hear, broken) =>
    nestedLine<ToSolver>(
      () => new Worker(new URL('./long.worker.ts', import.meta.url), { type: 'module' }),
      ({ data }: MessageEvent<FromSolver>) => hear(data),
      broken,
    ),
);

scope.onmessage = ({ data }) => receive(data);
