/** The sandbox of a notebook: nothing leaves it, nothing in it freezes the page, and nothing goes on without a sign. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { attacks } from '../../support/attacks.ts';
import { openNotebook } from '../support/cells.ts';
import { watchTasks } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

/**
 * Each tries to reach something outside, and throws when it does not. Addresses are whole: in a worker of a blob
 * a relative one leads nowhere, whatever the sandbox allows. No code can say `import(…)` there
 * (tests/unit/workers/language.test.ts).
 */
const escapesTo = (outside: string): Readonly<Record<string, string>> => ({
  page: 'parent.document.title',
  document: 'document.cookie',
  fetch: `await fetch('http://${outside}/fetch')`,
  'fetch without reading': `await fetch('http://${outside}/post', { mode: 'no-cors', method: 'POST', body: 'x' })`,
  XMLHttpRequest: `const x = new XMLHttpRequest(); x.open('GET', 'http://${outside}/xhr', false); x.send();`,
  WebSocket: `await heardOf(new WebSocket('ws://${outside}/socket'), 'onopen')`,
  EventSource: `await heardOf(new EventSource('http://${outside}/events'), 'onopen')`,
  importScripts: `importScripts('http://${outside}/importScripts')`,
  font: `await new FontFace('x', 'url(http://${outside}/font)').load()`,
  worker: `const code = "fetch('http://${outside}/worker').then(() => postMessage('reached'), () => postMessage('no'))";
const { data } = await heardOf(new Worker(URL.createObjectURL(new Blob([code]))), 'onmessage');
if (data === 'no') throw data;`,
  BroadcastChannel: "new BroadcastChannel('x').postMessage(1)",
  localStorage: 'localStorage.length',
  indexedDB: "await heardOf(indexedDB.open('x'), 'onsuccess')",
  caches: "await caches.open('x')",
});

/** Somebody outside, who is glad of every visitor and writes down what came. */
async function listenOutside(): Promise<{ address: string; heard: string[]; close(): void }> {
  const heard: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    heard.push(url);
    const type = url === '/events' ? 'text/event-stream' : 'text/javascript';
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': type }).end('1');
  });
  server.on('upgrade', ({ url = '' }, socket) => {
    heard.push(url);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `localhost:${port}`, heard, close: () => server.close() };
}

test('nothing is reached from the sandbox', { tag: '@quick' }, async ({ page, complaints }) => {
  const outside = await listenOutside();
  const { cell } = await openNotebook(page, 'six-rows');
  // The page listens on a channel, which one of another origin cannot be heard on.
  await page.evaluate(() => {
    new BroadcastChannel('x').onmessage = () => (document.documentElement.dataset['heard'] = '');
  });
  const escapes = Object.entries(escapesTo(outside.address));
  const tries = escapes.map(
    ([name, code]) =>
      `(async () => {\n${code}\n})().then(() => reached.push('${name}'), () => undefined).then(() => over.push(1));`,
  );
  await cell(2).write(`const over: number[] = [];
const reached: string[] = [];
const heardOf = (it, event) => new Promise((resolve, reject) => { it[event] = resolve; it.onerror = reject; });
${tries.join('\n')}
over`);
  // Its list takes the place of a figure, and the next cell moves up: a press in that moment would miss it.
  await expect(cell(2).output).toHaveText(/^\[/);
  // They end later than the cell: another cell shows what they have come to.
  await cell(3).write("over.length + ': ' + reached.join()");
  await expect
    .poll(async () => {
      await cell(3).run();
      return cell(3).output.textContent();
    })
    .toBe(`${escapes.length}: `);
  expect(outside.heard).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-heard');
  outside.close();
  // What the browser says of requests that it has refused is what is wanted here.
  complaints.length = 0;
});

const textOf = (...codes: readonly string[]): string =>
  ['# Cells', ...codes.map((code) => `\`\`\`ts\n${code}\n\`\`\``)].join('\n\n');

const SAID = '.cell-status, .cell-fault, .cell-output';

/** Of the processor, in milliseconds. */
const MOST_TASK = 200;

for (const { name, code, said } of attacks) {
  test(`no task is long, and the next cell runs, after ${name}`, async ({ page, complaints }) => {
    const { cell } = await openNotebook(page, 'own', textOf(code, '6 * 7'));
    const longest = await watchTasks(page);
    await cell(1).run();
    if (said) await expect(cell(1).place.locator(SAID).filter({ hasText: said }).first()).toBeVisible();
    if (said?.test('Running…')) await cell(1).place.getByRole('button', { name: 'Stop' }).click();
    await expect(cell(1).place).not.toHaveAttribute('data-running');
    await cell(2).run();
    await expect(cell(2).output).toHaveText('42');
    expect(await longest()).toBeLessThan(MOST_TASK);
    // The browser writes down what the policy of the sandbox has refused.
    complaints.length = 0;
  });
}

test('what goes on after a run has a sign and a Stop, and is ended after a while', async ({ page }) => {
  const { cell } = await openNotebook(page, 'own', textOf('setInterval(() => 1, 5); 1', 'setTimeout(() => 1, 900); 2'));
  const stop = cell(1).place.getByRole('button', { name: 'Stop' });
  await cell(1).run();
  await expect(cell(1).status).toHaveText('Done, but something in it is still running.');
  await stop.click();
  await expect(stop).toBeHidden();
  await expect(cell(1).status).toBeEmpty();
  // A timer that has run is no news.
  await cell(2).run();
  await expect(cell(2).status).toHaveText('Done, but something in it is still running.');
  await expect(cell(2).status).toBeEmpty();
  await cell(1).run();
  await expect(cell(1).fault).toHaveText(
    'Something in the cell kept running for 10 seconds after the run, so it was stopped.',
  );
  await expect(cell(1).output).toHaveText('1');
  // The next run takes the sign away.
  await cell(1).write('setTimeout(() => { for (;;); }, 0); 1');
  await expect(cell(1).status).toHaveText('Done, but something in it is still running.');
  await cell(2).run();
  await expect(cell(2).output).toHaveText('2');
  await expect(cell(1).status).toBeEmpty();
  await expect(stop).toBeHidden();
});

test('a cell after one that has changed the language runs right, with what it needs, and the reader is told', async ({
  page,
}) => {
  const changing = 'const six = 6; Array.prototype.flat = () => ["wrong"]; Object.prototype.then = () => {}; six';
  const { cell, host } = await openNotebook(page, 'own', textOf(changing, '[[42]].flat()', 'six * 7'));
  const told = /changed JavaScript itself, so this run began in a fresh sandbox, with every cell that it needs\.$/;
  await cell(1).run();
  await expect(cell(1).output).toHaveText('6');
  await cell(2).run();
  await expect(cell(2).output).toHaveText('[42]');
  await expect(host.locator('[data-part="said"]')).toHaveText(told);
  await cell(3).run();
  await expect(cell(3).output).toHaveText('42');
  await cell(2).run();
  await expect(host.locator('[data-part="said"]')).toHaveText(/^Cell 2 has run\.(?: It shows .*\.)? An earlier cell/);
  await expect(cell(2).output).toHaveText('[42]');
});

test('a late error names its cell and its line', async ({ page }) => {
  const { cell } = await openNotebook(
    page,
    'own',
    textOf("const wait = 50;\nsetTimeout(() => {\n  throw new Error('too late');\n}, wait);", 'wait'),
  );
  await cell(2).run();
  await expect(cell(1).fault).toHaveText(/^Line 3, column 9: An error after the run: too late\.$/);
  await expect(cell(2).output).toHaveText('50');
});

test('a sandbox that cannot be opened says so, and the next press tries again', async ({ page, complaints }) => {
  const { cell } = await openNotebook(page, 'own', textOf('6 * 7'));
  await page.route('**/sandbox/box.html', (route) => route.fulfill({ body: 'gone' }));
  await cell(1).run();
  await expect(cell(1).fault).toHaveText('The sandbox could not be opened. Press again to retry, or reload the page.');
  await page.unroute('**/sandbox/box.html');
  // One that is slow to come can be stopped.
  let come: () => void = () => undefined;
  const hold = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/sandbox/box.html', async (route) => {
    await hold;
    // By then the frame that asked for it may be gone.
    await route.continue().catch(() => undefined);
  });
  await cell(1).run();
  await cell(1).place.getByRole('button', { name: 'Stop' }).click();
  await expect(cell(1).status).toHaveText('Stopped.');
  await page.unroute('**/sandbox/box.html');
  come();
  await cell(1).run();
  await expect(cell(1).output).toHaveText('42');
  complaints.length = 0;
});

test('an input of a notebook from a link waits for the first Run', async ({ page }) => {
  await page.goto('./notebook/queens/');
  const built = JSON.parse((await page.locator('[data-part="original"]').textContent()) ?? '') as string;
  const [, first = ''] = /```ts\n(.*?)\n```/s.exec(built) ?? [];
  const { cell } = await openNotebook(page, 'queens', textOf(first, 'n * n'));
  await cell(1).place.getByRole('slider', { name: 'n' }).fill('8');
  await expect(cell(1).status).toHaveText(
    'This result is out of date: something the cell uses has changed. Run it again.',
  );
  await cell(2).run();
  await expect(cell(2).output).toHaveText('64');
  await cell(1).place.getByRole('slider', { name: 'n' }).fill('9');
  await expect(cell(2).output).toHaveText('81');
});
