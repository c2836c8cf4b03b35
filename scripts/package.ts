/**
 * Makes the library's tarball from `src/dlx`, `src/history` and the library of cells: `npm run package`. JavaScript is bundled, one file for
 * each way in with what they share; declarations are those of the sources.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, build } from 'esbuild';
import { asPackage } from '#notebook/package.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const NAME = 'cover-and-uncover';

/** The ways in: what users import, and the module behind it. */
const ENTRIES = {
  '.': 'dlx/index',
  './links': 'dlx/links',
  './cheapest': 'dlx/cheapest/index',
  './why': 'dlx/why/index',
  './all': 'dlx/all/index',
  './history': 'history/index',
  './problem': 'notebook/program',
  './worker': 'workers/solve-in-worker/web',
} as const;

/** The worker entry for Node, and the workers themselves, which nobody imports. */
const NODE_WORKER = 'workers/solve-in-worker/node';
const WORKERS = ['workers/solve-in-worker/web-worker', 'workers/solve-in-worker/node-worker'];

/**
 * Makes the package in a folder, which is emptied first.
 *
 * @param folder an absolute path
 * @returns the path of the tarball in it
 * @throws Error when the declarations have faults, which the compiler has then listed
 */
export async function makePackage(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  const home = join(folder, 'package');
  mkdirSync(home, { recursive: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: [
      ...[...Object.values(ENTRIES), NODE_WORKER, ...WORKERS].map((entry) => ({ in: `src/${entry}.ts`, out: entry })),
      { in: 'scripts/package-cli.ts', out: 'cli' },
    ],
    external: ['node:*'],
    outdir: home,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    chunkNames: 'shared-[hash]',
    // Readable as it is, and mapped to the sources; a page’s own bundler makes it small.
    sourcemap: true,
    plugins: [workersByName],
  });
  declare(home);
  writeFileSync(join(home, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(join(home, 'README.md'), readme());
  cpSync(join(ROOT, 'LICENSE'), join(home, 'LICENSE'));
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: home, encoding: 'utf8' });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  return join(folder, filename);
}

/** A worker is started by its file, which is JavaScript in the package. */
const workersByName: Plugin = {
  name: 'workers by name',
  setup(bundler) {
    bundler.onLoad({ filter: /solve-in-worker[\\/](?:web|node)\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/(new URL\('\.\/[a-z-]+)\.ts'/, "$1.js'"),
      loader: 'ts',
    }));
  },
};

/** Writes the declarations of the ways in, and of all that they name. */
function declare(home: string): void {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const config = join(home, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    stripInternal: true,
    rootDir: join(ROOT, 'src'),
    outDir: home,
    types: [],
    lib: ['ES2024', 'DOM'],
  };
  const files = Object.values(ENTRIES).map((entry) => join(ROOT, 'src', `${entry}.ts`));
  writeFileSync(config, JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions, files, include: [] }));
  execFileSync(process.execPath, [compiler, '-p', config], { stdio: 'inherit' });
  rmSync(config);
  const reached = new Set<string>();
  const reach = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    const folder = dirname(file);
    const text = readFileSync(join(home, file), 'utf8').replace(
      /(from |import\()'([#.][^']*)\.ts'/g,
      (_, before: string, module: string) => {
        const path = module.startsWith('#') ? module.slice(1) : join(folder, module);
        reach(`${path}.d.ts`);
        const own = relative(folder, path);
        return `${before}'${own.startsWith('.') ? own : `./${own}`}.js'`;
      },
    );
    writeFileSync(join(home, file), text);
  };
  for (const entry of Object.values(ENTRIES)) reach(`${entry}.d.ts`);
  for (const file of globSync('**/*.d.ts', { cwd: home })) {
    if (!reached.has(file)) rmSync(join(home, file));
  }
}

function manifest(): object {
  const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<string, unknown>;
  // Where the project lives is said once, in the package.json of the site; what it does not say is left out.
  const { version, license, repository, homepage, bugs } = own;
  const exports: Record<string, object | string> = { './package.json': './package.json' };
  for (const [name, entry] of Object.entries(ENTRIES)) {
    const forNode = name === './worker' ? { node: `./${NODE_WORKER}.js` } : {};
    exports[name] = { types: `./${entry}.d.ts`, ...forNode, default: `./${entry}.js` };
  }
  return {
    name: NAME,
    version,
    description:
      "Exact cover with primary, secondary and coloured columns: Knuth's dancing links, and bitmaps in WebAssembly",
    keywords: ['exact cover', 'dancing links', 'dlx', 'algorithm x', 'secondary columns', 'puzzle', 'solver'],
    license,
    repository,
    homepage,
    bugs,
    type: 'module',
    sideEffects: ['./cli.js'],
    engines: { node: '>=20' },
    exports,
    bin: { [NAME]: './cli.js' },
  };
}

/** The text of the sources, under the name of the package and the line that installs it. */
function readme(): string {
  const [, ...text] = asPackage(readFileSync(join(ROOT, 'src/dlx/README.md'), 'utf8')).split('\n');
  return [`# ${NAME}`, '', '```sh', `npm install ${NAME}`, '```', ...text].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(await makePackage(join(ROOT, '.package')));
}
