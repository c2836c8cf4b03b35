/** A course platform for tests: a page of another origin, with a strict policy, that speaks SPLICE. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** How it answers a request for a state. Each line is a message after so many milliseconds; `$id` is that of the request. */
export type Behaviour = readonly { readonly after?: number; readonly message: unknown }[];

export interface Report {
  readonly score: number;
  readonly state: unknown;
}

export interface CoursePage {
  /** Shows an activity, and answers as it is told. */
  open(page: Page, activity: string, behaviour: Behaviour): Promise<void>;
  /** What has been reported since the activity was shown. */
  reports(page: Page): Promise<Report[]>;
  close(): void;
}

/** The script of the page: it notes reports, and answers requests as `behaviour` says. */
const SCRIPT = `
const behaviour = JSON.parse(document.querySelector('#behaviour').textContent);
window.reports = [];
window.asked = 0;
addEventListener('message', ({ source, data }) => {
  if (source !== document.querySelector('iframe').contentWindow) return;
  if (data.subject === 'SPLICE.reportScoreAndState') {
    window.reports.push({ score: data.score, state: data.state });
    source.postMessage({ subject: data.subject + '.response', message_id: data.message_id }, '*');
  }
  if (data.subject === 'lti.frameResize') document.querySelector('iframe').height = data.height;
  if (data.subject !== 'SPLICE.getState') return;
  window.asked += 1;
  for (const { after = 0, message } of behaviour) {
    const text = JSON.stringify(message).replaceAll('$id', data.message_id);
    setTimeout(() => source.postMessage(JSON.parse(text), '*'), after);
  }
});`;

export async function openCourse(site: URL): Promise<CoursePage> {
  let [activity, behaviour]: [string, Behaviour] = ['', []];
  const server = createServer(({ url }, response) => {
    if (url === '/course.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(SCRIPT);
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; img-src data:; script-src 'self'; frame-src ${site.origin}; require-trusted-types-for 'script'`,
    );
    response.end(
      `<!doctype html><html lang="en"><title>Course</title><link rel="icon" href="data:,">` +
        `<script type="application/json" id="behaviour">${JSON.stringify(behaviour).replaceAll('<', '\\u003c')}</script>` +
        `<script src="/course.js" defer></script>` +
        `<iframe src="${new URL(activity, site).href}" title="Activity" width="900" height="700"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    async open(page, to, how) {
      [activity, behaviour] = [to, how];
      await page.goto(`http://127.0.0.1:${port}/`);
    },
    reports: (page) => page.evaluate(() => (window as unknown as { reports: Report[] }).reports),
    close: () => server.close().closeAllConnections(),
  };
}

/** Lets nothing be kept in frames, as browsers do for third parties, and notes what the console complains about. */
export async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => {
    complaints.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    if (window.parent === window) return;
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('third parties keep nothing here', 'SecurityError');
        },
      });
    }
  });
  return complaints;
}
