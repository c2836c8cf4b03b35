/**
 * Walks every page of the built site in the other browsers: `npm run test:browsers`. The last line
 * is the tally.
 */
import { preview } from 'astro';
import { pages } from '../e2e/support/site.ts';
import { type Driver, type Tab, otherBrowsers } from './drivers.ts';
import { readsAndMoves, tasks } from './checks.ts';

const server = await preview({
  server: { port: Number(process.env['PORT'] ?? 4330) },
  logLevel: 'error',
});
const base = `http://localhost:${server.port}${process.env['BASE_PATH'] ?? ''}/`;
const tally = { passed: 0, failed: 0 };

for (const driver of await otherBrowsers()) {
  console.log(`\n${driver.name}`);
  try {
    for (const path of pages) await check(driver, path, 'is silent, and its sliders move', readsAndMoves);
    for (const { name, path, work, isNoisy } of tasks) await check(driver, path, name, work, isNoisy);
  } finally {
    await driver.close();
  }
}
await server.stop();
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;

/** One visit to a page: what is asked of it, and that the browser had nothing to say meanwhile. */
async function check(
  driver: Driver,
  path: string,
  name: string,
  work: (tab: Tab) => Promise<unknown>,
  isNoisy = false,
): Promise<void> {
  let note: unknown;
  const faults: string[] = [];
  const tab = await driver.open((message) => faults.push(message));
  try {
    const response = await tab.goto(new URL(path, base).href);
    if (response && response.status() >= 400) faults.push(`status ${response.status()}`);
    note = await work(tab);
    if (isNoisy) faults.length = 0;
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  await tab.close();
  if (faults.length === 0) tally.passed += 1;
  else tally.failed += 1;
  console.log(
    [
      `${faults.length === 0 ? '✓' : '✘'} ${path} ${name}${typeof note === 'string' ? `: ${note}` : ''}`,
      ...faults,
    ].join('\n    '),
  );
}
