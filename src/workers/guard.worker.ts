/** The entry of the guard (`guard.ts`). It starts only inside the sandbox (`public/sandbox/box.html`). */
import { type FromGuard, type FromWorker, type ToGuard, createGuard } from './guard.ts';
import { workerScope } from './scope.ts';

const scope = workerScope<FromGuard, ToGuard>();

const take = createGuard(
  (message) => scope.postMessage(message),
  (script, hear, fail) => {
    // Through a function that is not strict a cell would reach its callers, and what these were given.
    const address = URL.createObjectURL(new Blob(["'use strict';", script], { type: 'text/javascript' }));
    const worker = new Worker(address);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
    worker.onerror = fail;
    return worker;
  },
);

scope.onmessage = ({ data }) => take(data);
