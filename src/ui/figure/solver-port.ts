import { openWorker } from '#ui/kit/worker.ts';
import type { RunOptions } from '#player/run.ts';

/** A solver in a worker of its own. */
export const connectSolver: RunOptions['connect'] = (hear, broken) => openWorker('solver', hear, broken);
