/** The thread of Node. */
import { parentPort } from 'node:worker_threads';
import type { Asked } from '#dlx/in-worker/messages.ts';
import { createServer } from '#dlx/in-worker/serve.ts';

const serve = createServer((answered) => parentPort?.postMessage(answered));
parentPort?.on('message', (asked: Asked) => serve(asked));
