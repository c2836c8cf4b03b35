import { type BrowserContext, test as base, expect } from '@playwright/test';

/**
 * Every test fails when the browser had anything to complain about while it ran: words in the
 * console, an error nobody caught, a request that failed, or one that left this site.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints = listen(context, new URL(baseURL ?? '').origin);
      await use(complaints);
      expect(complaints, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function listen(context: BrowserContext, origin: string): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const type = message.type();
    // The browser's own clock for this runs on a busy machine too; each page is asked itself whether
    // it uses the fonts that it preloads (every-page.test.ts).
    if (message.text().includes('was preloaded using link preload but not used')) return;
    // Only the test of reading offline has a service worker: it would answer requests that other tests intercept.
    if (message.text().includes('Service Worker registration blocked')) return;
    if (type === 'error' || type === 'warning') complaints.push(`${type}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const stays = url.origin === origin || url.protocol === 'data:' || url.protocol === 'blob:';
    if (!stays) complaints.push(`left the site: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A page that is left, by the test, leaves its requests too.
    if (why !== 'net::ERR_ABORTED') complaints.push(`failed (${why}): ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
