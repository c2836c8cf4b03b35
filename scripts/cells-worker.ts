/**
 * While the site is developed, modules are served one by one. The sandbox wants its workers
 * as one classic script each, as a build has them: so these are built when they are asked for.
 */
import { build } from 'vite';
import type { Plugin } from 'vite';

/** The workers of the sandbox. */
const WORKERS = ['guard.worker', 'cells.worker', 'code.worker'] as const;
const URL_OF = '\0sandbox-worker-url:';

let base = '/';

export const cellsWorker: Plugin = {
  name: 'cells-worker',
  apply: 'serve',
  enforce: 'pre',
  configResolved(config) {
    ({ base } = config);
  },
  resolveId(source) {
    const name = WORKERS.find((one) => source.endsWith(`/${one}.ts?worker&url`));
    return name === undefined ? null : `${URL_OF}${name}`;
  },
  load: (id) =>
    id.startsWith(URL_OF)
      ? `export default ${JSON.stringify(`${base.replace(/\/$/, '')}/${id.slice(URL_OF.length)}.js`)}`
      : null,
  configureServer: {
    order: 'post',
    handler({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const name = WORKERS.find((one) => path.endsWith(`/${one}.js`));
        if (name === undefined) {
          next();
          return;
        }
        oneScript(`src/workers/${name}.ts`).then((code) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
  },
};

/** A worker and all that it imports, in one script. */
export async function oneScript(input: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  if (!('output' in made)) throw new Error('the worker of the cells is one script');
  return made.output[0].code;
}
