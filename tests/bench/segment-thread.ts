/** A worker of a pool, in a thread of Node. */
import { parentPort } from 'node:worker_threads';
import { type FromSegmentWorker, type ToSegmentWorker, createSegmentWorker } from '#workers/segment-worker.ts';

const receive = createSegmentWorker({
  send: (message: FromSegmentWorker) => parentPort!.postMessage(message),
  soon: (callback) => void setImmediate(callback),
  now: () => performance.now(),
});

parentPort!.on('message', (message: ToSegmentWorker) => receive(message));
