/** The tarball of the library, as somebody uses it who has never seen this house. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { build as buildWithVite } from 'vite';
import { makePackage } from '../../scripts/package.ts';
import { expect, test } from './support/test.ts';

/** The same program for Node, a page and a worker: eight queens by all ways in. */
const PROGRAM = `
import { all, count, createMatrix, estimate, first, format, MatrixBuilder, parse, solve, solveAsync } from 'cover-and-uncover';
import { cover, createLinks, headerOf, sanity, uncover } from 'cover-and-uncover/links';
import { record } from 'cover-and-uncover/history';
import { cheapest } from 'cover-and-uncover/cheapest';
import { coreOf, whyNone } from 'cover-and-uncover/why';
import { allOf } from 'cover-and-uncover/all';
import { cheapest as cheapestProblem, problem, solve as solveProblem } from 'cover-and-uncover/problem';

const builder = new MatrixBuilder();
for (const line of ['row', 'column']) for (let at = 0; at < 8; at += 1) builder.column(line + at);
for (const line of ['up', 'down']) for (let at = 0; at < 15; at += 1) builder.column(line + at, 'secondary');
for (let y = 0; y < 8; y += 1) {
  for (let x = 0; x < 8; x += 1) builder.row(['row' + y, 'column' + x, 'up' + (x + y), 'down' + (x - y + 7)], [x, y]);
}
const queens = builder.build();
const sent = structuredClone(parse(format(queens)));
const links = createLinks(queens);
const covered = cover(links, headerOf(0)) === uncover(links, headerOf(0));
let later = 0;
for await (const rows of solveAsync(queens, { onProgress() {} })) later += rows.length / 8;
const coloured = parse('p q r | x y\\np q x y:A\\np r x:A y\\np x:B\\nq x:A\\nr y:B\\n');
const run = record(sent);
const odd = createMatrix(['a', 'b', 'c'], [[0, 1], [1, 2], [0, 2]]);
const together = await allOf(queens);
let least = 0;
for await (const { cost } of cheapest(parse('2|night day\\nnight |3\\nnight |1\\nnight day |1\\nday\\n'))) least = cost;
export const result = JSON.stringify({
  ...count(sent, { engine: 'compiled' }),
  later,
  first: first(queens)?.length,
  all: all(sent, { limit: 3 }).length,
  same: [...solve(sent, { engine: 'links' })].join(' ') === [...solve(sent, { engine: 'compiled' })].join(' '),
  links: covered && sanity(links).length === 0,
  coloured: count(coloured),
  walks: estimate(createMatrix(['a'], [[0]]), { walks: 10, seed: 1 }).nodes.mean,
  last: run.seek(run.lastStep()).event,
  least,
  twice: count(parse('2|p a\\np\\np a\\na\\n')).solutions,
  why: [whyNone(odd).certificate?.total, coreOf(odd).core?.demanded.length, whyNone(queens).certificate],
  named: solveProblem(problem().atMost('Ann', 1, ['Ann-1', 'Ann-2']).row('first', ['Ann-1']).row('second', ['Ann-2'])),
  valued: cheapestProblem(
    problem().atMost('Ann', 1, ['Ann-1', 'Ann-2']).primary('a').row('dear', ['a', 'Ann-1']).cost(5).value({ at: 1 })
      .row('fair', ['a', 'Ann-2']).cost(2).value({ at: 2 }),
  )[0].rows,
  together: [String(together.count), String(together.rowCounts[0]), together.samples(2).flat().length],
});
`;
const RESULT = {
  solutions: 92,
  later: 92,
  first: 8,
  all: 3,
  same: true,
  links: true,
  walks: 2,
  last: 'done',
  least: 2,
  twice: 1,
  why: [3, 3, null],
  together: ['92', '4', 16],
  named: [[], ['first'], ['second']],
  valued: [{ at: 2 }],
  coloured: { solutions: 1, nodes: 4, updates: 20, cleansings: 3 },
};

let folder = '';
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
  const tarball = await makePackage(join(folder, 'made'));
  // Of these the maps to the sources take two thirds.
  expect(statSync(tarball).size, 'bytes of the tarball').toBeLessThan(480_000);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: folder });
  writeFileSync(join(folder, 'program.js'), PROGRAM);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every Node at hand, from 20 on, runs it', () => {
  const main = `import('./program.js').then(({ result }) => console.log(result))`;
  const found = (process.env['PATH'] ?? '').split(delimiter).map((path) => join(path, 'node'));
  const nodes = new Set(
    [process.execPath, ...found].filter((path) => existsSync(path)).map((path) => realpathSync(path)),
  );
  for (const node of nodes) {
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' });
    if (Number(/\d+/.exec(version)?.[0]) < 20) continue;
    const printed = execFileSync(node, ['--eval', main], { cwd: folder, encoding: 'utf8' });
    expect(JSON.parse(printed), version).toMatchObject(RESULT);
  }
});

test('its command reads what people paste, and tells by its exit code', () => {
  const cli = join(folder, 'node_modules', '.bin', 'cover-and-uncover');
  const run = (input: string, ...options: string[]): { code: number | null; out: string; said: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [realpathSync(cli), '-', ...options], {
      input,
      encoding: 'utf8',
    });
    return { code: status, out: stdout, said: stderr };
  };
  expect(run('[[1, 0], [0, 1], [1, 1]]', '--count')).toMatchObject({ code: 0, out: '2\n' });
  expect(run('2|a b\na\na b\na\n', '--count')).toMatchObject({ code: 0, out: '2\n' });
  expect(run('2|a b\na\n', '--why')).toMatchObject({ code: 1 });
  expect(run('A B C\nA C\nB\n')).toEqual({ code: 0, out: 'A C\nB\n', said: 'Read as DLX text.\n' });
  expect(run('A B\nA B\nA\nB\n', '--all').out.trim().split('\n')).toHaveLength(2);
  expect(run('[[0, 1], [1, 0]]', '--as', '2')).toMatchObject({
    code: 0,
    out: expect.stringContaining('0 1'),
  });
  const none = run('a b c\na b\nb c\na c\n', '--why');
  expect(none.code).toBe(1);
  expect(none.said).toMatch(/None, after a complete search\.\n\S.*/);
  expect(run('A B\nA Z\n')).toMatchObject({
    code: 2,
    out: '',
    said: expect.stringContaining('line 2, column 3'),
  });
  expect(run('A\nA\n', '--limit', 'x').code).toBe(2);
  expect(run('A\nA\n', '--frist').code).toBe(2);
});

/** A search that is stopped while nothing else waits for it, and one to its end. */
const OFF_THE_THREAD = `
import { parse } from 'cover-and-uncover';
import { solveInWorker } from 'cover-and-uncover/worker';
export async function run() {
  const all = [];
  for await (const rows of solveInWorker(parse('A B\\nA B\\nA\\nB\\n'))) all.push(rows.join('+'));
  const names = Array.from({ length: 12 }, (_, at) => 'c' + at);
  const long = parse([names.join(' '), ...names.map(() => names).flat()].join('\\n'));
  const stop = new AbortController();
  setTimeout(() => stop.abort(new Error('enough')), 100);
  try {
    for await (const rows of solveInWorker(long, { signal: stop.signal })) if (rows.length === 0) break;
  } catch (error) {
    all.push(error.message);
  }
  return all.join(' ');
}
`;

test('it searches off the thread, in Node and in a page that Vite has bundled', async ({ page, baseURL }) => {
  writeFileSync(join(folder, 'off-the-thread.js'), OFF_THE_THREAD);
  const main = `import('./off-the-thread.js').then(({ run }) => run()).then((said) => console.log(said))`;
  const printed = execFileSync(process.execPath, ['--eval', main], { cwd: folder, encoding: 'utf8' });
  expect(printed).toBe('0 1+2 enough\n');

  const outDir = join(folder, 'off');
  await buildWithVite({
    root: folder,
    configFile: false,
    logLevel: 'error',
    base: './',
    build: {
      outDir,
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, 'off-the-thread.js'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'page.js' },
      },
    },
    worker: { format: 'es' },
  });
  const home = new URL('off/', baseURL ?? '').href;
  await page.route(`${home}**`, (route) => {
    const path = join(outDir, route.request().url().slice(home.length));
    return existsSync(path) && path.endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(path, 'utf8') })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>User</title>' });
  });
  await page.goto(home);
  const said = await page.evaluate(
    async (path) => ((await import(path)) as { run(): Promise<string> }).run(),
    `${home}page.js`,
  );
  expect(said).toBe('0 1+2 enough');
});

test('each file has a map to its sources', () => {
  const home = join(folder, 'node_modules', 'cover-and-uncover');
  for (const file of globSync('**/*.js', { cwd: home })) {
    const { sources, sourcesContent } = JSON.parse(readFileSync(join(home, `${file}.map`), 'utf8')) as {
      sources: string[];
      sourcesContent: string[];
    };
    expect(sourcesContent.length, file).toBe(sources.length);
  }
});

test('its text begins with the line that installs it', () => {
  const text = readFileSync(join(folder, 'node_modules/cover-and-uncover/README.md'), 'utf8');
  expect(text).toMatch(/^# cover-and-uncover\n\n```sh\nnpm install cover-and-uncover\n```\n\nExact cover/);
});

test('its declarations hold under the strictest compiler', () => {
  writeFileSync(
    join(folder, 'user.ts'),
    `import { type Matrix, count, createMatrix, first, MatrixBuilder, solveAsync } from 'cover-and-uncover';
import { type Links, createLinks } from 'cover-and-uncover/links';
import { type Frame, record } from 'cover-and-uncover/history';
import { type BetterCover, cheapest } from 'cover-and-uncover/cheapest';
import { type Certificate, type Core, coreOf, whyNone } from 'cover-and-uncover/why';
import { type AllSolutions, allOf } from 'cover-and-uncover/all';
import { cheapest as cheapestOf, count as countOf, first as firstOf, problem, type ProblemBuilder, solve } from 'cover-and-uncover/problem';

interface Shift { day: string; person: string }
const rota: ProblemBuilder<Shift> = problem<Shift>('A rota').primary('mon').row('Ann', ['mon']).cost(2).value({ day: 'mon', person: 'Ann' });
const shifts: Shift[][] = solve(rota);
const shift: Shift | undefined = firstOf(rota)?.[0];
const person: string | undefined = cheapestOf(rota, 1, { bound: (rows) => rows.filter((one) => one.day === 'mon').length })[0]?.rows[0]?.person;
const names: string[][] = solve(problem().primary('a').row('r', ['a']));
const checked: number = countOf(rota.check((solution) => solution.every(({ value }) => value?.day === 'mon'))).solutions;
// @ts-expect-error a value is of the type of the problem
rota.value({ day: 'mon' });
// @ts-expect-error without a type for values, a value is a text
problem().primary('a').row('r', ['a']).value(1);
// @ts-expect-error solutions list values, not names
const wrong: string[][] = solve(rota);

const named: Matrix<string> = createMatrix(['a', { name: 'b', kind: 'secondary' }], [[0, { column: 1, colour: 'A' }]], ['one']);
const one: string[] | undefined = first(named, { chooser: { random: 7 } });
const pair: { x: number }[] | undefined = first(new MatrixBuilder<{ x: number }>().column('a').row(['a'], { x: 1 }).build());
const links: Links = createLinks(named);
const dear: Matrix = createMatrix([{ name: 'a', min: 1, max: 2 }], [{ ones: [0], cost: 3 }]);
const better: IteratorResult<BetterCover, unknown> = await cheapest(dear, { k: 2, bound: (rows) => rows.length }).next();
// @ts-expect-error both bounds, or neither
createMatrix([{ name: 'a', min: 1 }], []);
const frame: Frame = record(createMatrix(['a'], [[0]])).seek(0);
// @ts-expect-error an engine is one of three
count(named, { engine: 'bitmaps' });
// @ts-expect-error a kind is one of three
createMatrix([{ name: 'b', kind: 'third' }], []);
for await (const rows of solveAsync(named, { onProgress: ({ share }) => share.toFixed() })) rows.join();
const proof: Certificate | null = whyNone(named).certificate;
const core: Core | null = coreOf(named, { givens: [0] }).core;
const solutions: AllSolutions<string> = await allOf(named, { onProgress: ({ share }) => share.toFixed() });
const drawn: string[][] = solutions.samples(Number(solutions.count));
export { better, checked, core, drawn, frame, links, names, one, pair, person, proof, shift, shifts, wrong };
`,
  );
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--noEmit'];
  const modern = ['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom'];
  execFileSync(process.execPath, [compiler, ...strict, ...modern, 'user.ts'], { cwd: folder, stdio: 'inherit' });
});

test('bundled by esbuild and by Vite, it runs on a page and in a worker', async ({ page, baseURL }) => {
  const home = new URL('user/', baseURL ?? '').href;
  const entryPoints = [join(folder, 'program.js')];
  const options = { bundle: true, format: 'esm', write: false, minify: true, absWorkingDir: folder } as const;
  const usual = `export { all, count, createMatrix, first, parse, solve } from 'cover-and-uncover'`;
  const small = await build({ ...options, stdin: { contents: usual, resolveDir: folder } });
  expect(gzipSync(small.outputFiles[0]!.contents).length, 'bytes, gz').toBeLessThan(18_000);

  const byEsbuild = (await build({ ...options, entryPoints })).outputFiles[0]!.text;
  const lib = { entry: entryPoints[0]!, formats: ['es' as const], fileName: 'vite' };
  const outDir = join(folder, 'dist');
  await buildWithVite({ root: folder, configFile: false, logLevel: 'error', build: { lib, outDir } });
  const byVite = readFileSync(join(outDir, 'vite.js'), 'utf8');

  const worker = `import { result } from './esbuild.js'; postMessage(result);`;
  const files: Readonly<Record<string, string>> = { 'esbuild.js': byEsbuild, 'vite.js': byVite, 'worker.js': worker };
  await page.route(`${home}**`, (route) => {
    const body = files[route.request().url().split('/').at(-1) ?? ''];
    if (body === undefined)
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>User</title>' });
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(home);
  for (const file of ['esbuild.js', 'vite.js']) {
    const result = await page.evaluate(
      async (path) => ((await import(path)) as { result: string }).result,
      home + file,
    );
    expect(JSON.parse(result), file).toMatchObject(RESULT);
  }
  const fromWorker = await page.evaluate(
    (path) =>
      new Promise<string>((resolve, reject) => {
        const hand = new Worker(path, { type: 'module' });
        hand.onmessage = ({ data }) => resolve(String(data));
        hand.onerror = ({ message }) => reject(new Error(message));
      }),
    `${home}worker.js`,
  );
  expect(JSON.parse(fromWorker), 'in a worker').toMatchObject(RESULT);
});
