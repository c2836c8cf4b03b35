import type { FromSolver, SolverPort } from '../../workers/protocol.ts';

/** Starts a solver in a worker of its own. */
export function connectSolver(): SolverPort {
  const worker = new Worker(new URL('../../workers/solver.worker.ts', import.meta.url), {
    type: 'module',
  });
  return {
    post: (message) => worker.postMessage(message),
    listen(receive) {
      worker.onmessage = ({ data }: MessageEvent<FromSolver>) => receive(data);
    },
    close: () => worker.terminate(),
  };
}
