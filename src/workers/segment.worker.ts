import { type FromSegmentWorker, type ToSegmentWorker, createSegmentWorker } from './segment-worker.ts';
import { createSoon, workerScope } from './scope.ts';

const scope = workerScope<FromSegmentWorker, ToSegmentWorker>();

const receive = createSegmentWorker({
  send: (message) => scope.postMessage(message),
  soon: createSoon(),
  now: () => performance.now(),
});

scope.onmessage = ({ data }) => receive(data);
