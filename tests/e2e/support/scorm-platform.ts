/** A small SCORM 1.2 platform for tests: it serves the files of a package, and is their `API`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

export interface ScormCourse {
  /** Launches the package with what has been kept so far. */
  open(page: Page, kept: Readonly<Record<string, string>>): Promise<void>;
  /** What the platform has now, and the calls of the API since the launch. */
  kept(page: Page): Promise<{ values: Record<string, string>; calls: string[] }>;
  close(): void;
}

const SCRIPT = `
const values = JSON.parse(document.querySelector('#kept').textContent);
const calls = [];
let isOpen = false;
const during = (name, act) => (...given) => {
  calls.push(name + (given[0] ? ' ' + given[0] : ''));
  if (name === 'LMSInitialize') isOpen = true;
  const answer = isOpen ? act(...given) : '';
  if (name === 'LMSFinish') isOpen = false;
  return answer;
};
window.kept = { values, calls };
window.API = {
  LMSInitialize: during('LMSInitialize', () => 'true'),
  LMSGetValue: during('LMSGetValue', (name) => values[name] ?? ''),
  LMSSetValue: during('LMSSetValue', (name, value) => {
    if (typeof value !== 'string' || (name === 'cmi.suspend_data' && value.length > 4096)) return 'false';
    values[name] = value;
    return 'true';
  }),
  LMSCommit: during('LMSCommit', () => 'true'),
  LMSFinish: during('LMSFinish', () => 'true'),
};`;

export async function openScormCourse(files: ReadonlyMap<string, string>): Promise<ScormCourse> {
  let kept: Readonly<Record<string, string>> = {};
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url.replace('/package/', ''));
    const isScript = url.endsWith('.js');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    if (url === '/course.js') response.end(SCRIPT);
    else if (file !== undefined) response.end(file);
    else {
      response.end(
        '<!doctype html><html lang="en"><title>Course</title><link rel="icon" href="data:,">' +
          `<script type="application/json" id="kept">${JSON.stringify(kept).replaceAll('<', '\\u003c')}</script>` +
          '<script src="/course.js"></script>' +
          '<iframe src="/package/index.html" title="Package" width="900" height="700"></iframe>',
      );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    async open(page, before) {
      kept = before;
      await page.goto(`http://127.0.0.1:${port}/`);
    },
    kept: (page) =>
      page.evaluate(() => (window as unknown as { kept: { values: Record<string, string>; calls: string[] } }).kept),
    close: () => server.close().closeAllConnections(),
  };
}
