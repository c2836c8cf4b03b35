/**
 * While the site is developed, modules are served one by one. The sandbox of the notebooks wants its worker
 * as one classic script, as a build has it: so this one is built when it is asked for.
 */
import type { IncomingMessage } from 'node:http';
import { build } from 'vite';
import type { Plugin } from 'vite';

const ENTRY = 'src/workers/cells.worker.ts';
const ADDRESS = 'cells.worker.js';
const URL_OF_IT = '\0cells-worker-url';

let base = '/';

export const cellsWorker: Plugin = {
  name: 'cells-worker',
  apply: 'serve',
  enforce: 'pre',
  configResolved(config) {
    ({ base } = config);
  },
  resolveId: (source) => (source.endsWith('/cells.worker.ts?worker&url') ? URL_OF_IT : null),
  load: (id) =>
    id === URL_OF_IT
      ? `export default ${JSON.stringify(`${base.replace(/\/$/, '')}/${ADDRESS}`)}`
      : null,
  configureServer: {
    order: 'post',
    handler({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.split('?')[0]?.endsWith(`/${ADDRESS}`)) {
          next();
          return;
        }
        built().then((code) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(code);
        }, next);
      });
      // The sandbox has an origin of its own: to Astro its only script is one that a stranger asks for. This
      // has to come before what refuses it, which Astro puts first once the server is set up.
      const allow = (request: IncomingMessage, _: unknown, next: () => void): void => {
        if (request.url?.endsWith('/sandbox/box.js')) delete request.headers['sec-fetch-site'];
        next();
      };
      return () => void middlewares.stack.unshift({ route: '', handle: allow });
    },
  },
};

/** The worker and all that it imports, in one script. */
async function built(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  });
  if (!('output' in made)) throw new Error('the worker of the cells is one script');
  return made.output[0].code;
}
