/** A course platform for tests: a page of another origin, with a strict policy, that speaks SPLICE. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Page, test as base, expect } from '@playwright/test';

/** How it answers a request for a state. Each line is a message after so many milliseconds; `$id` is that of the request. */
export type Behaviour = readonly { readonly after?: number; readonly message: unknown }[];

export interface Report {
  readonly score: number;
  readonly state: unknown;
}

export interface CoursePage {
  /** Shows an activity, and answers as it is told. */
  open(page: Page, activity: string, behaviour: Behaviour): Promise<void>;
  /** Shows several, each with its answers. */
  openAll(page: Page, activities: readonly (readonly [activity: string, behaviour: Behaviour])[]): Promise<void>;
  /** What has been reported since the activity was shown. */
  reports(page: Page): Promise<Report[]>;
  /** The same for each activity of the page. */
  allReports(page: Page): Promise<Report[][]>;
  close(): void;
}

/** The script of the page: it notes reports, and answers requests as `behaviour` says. */
const SCRIPT = `
const behaviours = JSON.parse(document.querySelector('#behaviour').textContent);
window.reports = behaviours.map(() => []);
addEventListener('message', ({ source, data }) => {
  const frames = [...document.querySelectorAll('iframe')];
  const at = frames.findIndex(({ contentWindow }) => contentWindow === source);
  if (at < 0) return;
  if (data.subject === 'SPLICE.reportScoreAndState') {
    window.reports[at].push({ score: data.score, state: data.state });
    source.postMessage({ subject: data.subject + '.response', message_id: data.message_id }, '*');
  }
  if (data.subject === 'lti.frameResize') frames[at].height = data.height;
  if (data.subject !== 'SPLICE.getState') return;
  for (const { after = 0, message } of behaviours[at]) {
    const text = JSON.stringify(message).replaceAll('$id', data.message_id);
    setTimeout(() => source.postMessage(JSON.parse(text), '*'), after);
  }
});`;

export async function openCourse(site: URL): Promise<CoursePage> {
  let shown: readonly (readonly [activity: string, behaviour: Behaviour])[] = [];
  const server = createServer(({ url }, response) => {
    if (url === '/course.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(SCRIPT);
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; img-src data:; script-src 'self'; frame-src ${site.origin}; require-trusted-types-for 'script'`,
    );
    const behaviours = JSON.stringify(shown.map(([, behaviour]) => behaviour)).replaceAll('<', '\\u003c');
    const frames = shown.map(
      ([activity]) =>
        `<iframe src="${new URL(activity, site).href}" title="Activity" width="900" height="700"></iframe>`,
    );
    response.end(
      `<!doctype html><html lang="en"><title>Course</title><link rel="icon" href="data:,">` +
        `<script type="application/json" id="behaviour">${behaviours}</script>` +
        `<script src="/course.js" defer></script>${frames.join('')}`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const allReports = (page: Page): Promise<Report[][]> =>
    page.evaluate(() => (window as unknown as { reports: Report[][] }).reports);
  const openAll: CoursePage['openAll'] = async (page, activities) => {
    shown = activities;
    await page.goto(`http://127.0.0.1:${port}/`);
  };
  return {
    open: (page, activity, behaviour) => openAll(page, [[activity, behaviour]]),
    openAll,
    reports: async (page) => (await allReports(page))[0] ?? [],
    allReports,
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

/** An answer to a request for a state, after so many milliseconds. */
export const answer = (more: object, after = 0): Behaviour[number] => ({
  after,
  message: { subject: 'SPLICE.getState.response', message_id: '$id', ...more },
});

/** A test in the page of a course. That page is not of this site, so the test listens for complaints itself. */
export const inCourse = base.extend<{ course: CoursePage; complaints: string[] }>({
  course: async ({ baseURL }, use) => {
    const course = await openCourse(new URL(baseURL ?? ''));
    await use(course);
    course.close();
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = await watch(page);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
