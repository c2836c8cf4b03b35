/** The worker of a browser. */
import type { Asked } from '#dlx/in-worker/messages.ts';
import { createServer } from '#dlx/in-worker/serve.ts';

const serve = createServer((answered) => postMessage(answered));
addEventListener('message', ({ data }: MessageEvent<Asked>) => serve(data));
