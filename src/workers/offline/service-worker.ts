/**
 * The service worker. Pages that are kept open from their cache, with what they need, and all others from the network.
 * A new edition is fetched beside the old one and waits until the reader lets it begin, or has closed the site.
 */
import { type Failure, NotKept, createPageCache, listNameOf } from './page-cache.ts';
import type { FromServiceWorker, ToServiceWorker } from './messages.ts';
import { OFFLINE_PAGE } from './site-files.ts';

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LongEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Scope {
  /** The build writes it above this script (`scripts/offline.ts`). */
  readonly edition: string;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', act: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', act: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', act: (event: LongEvent & MessageEvent<ToServiceWorker>) => void): void;
}

const scope = self as unknown as Scope;
const { origin, pathname: base } = new URL(scope.registration.scope);
const keeper = createPageCache(base, scope.edition, listNameOf(scope.edition), caches, (path, init) =>
  fetch(path, init),
);

scope.addEventListener('install', (event) => {
  event.waitUntil(keeper.keep([OFFLINE_PAGE]).then(() => keeper.keepAsBefore()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(keeper.removeOld().then(() => scope.clients.claim()));
  // It is gone when the reader has removed everything while this edition was waiting.
  event.waitUntil(keeper.keep([OFFLINE_PAGE]).catch(() => undefined));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || !url.pathname.startsWith(base)) return;
  const path = decodeURI(url.pathname)
    .slice(base.length)
    .replace(/(^|\/)index\.html$/, '$1');
  event.respondWith(request.mode === 'navigate' ? page(path, request) : file(path, request));
});

scope.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(answer(event.data, (words) => port?.postMessage(words)));
});

async function page(path: string, request: Request): Promise<Response> {
  const kept = await keeper.page(path);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const other = await keeper.page(`${path}/`);
    if (other) return Response.redirect(`${base}${path}/`);
    // A page that was kept of an edition before: better than none.
    const old = (await keeper.file(path)) ?? (await keeper.page(OFFLINE_PAGE));
    if (old) return old;
    throw error;
  }
}

async function file(path: string, request: Request): Promise<Response> {
  return (await keeper.file(path)) ?? fetch(request);
}

async function answer(asked: ToServiceWorker, say: (words: FromServiceWorker) => void): Promise<void> {
  try {
    if (asked.do === 'begin') await scope.skipWaiting();
    else if (asked.do === 'keep') await keeper.keep([asked.path]);
    else if (asked.do === 'remove') await keeper.remove();
    else if (asked.do === 'keep-all') await keeper.keepAll((share) => say({ share }));
    if (asked.do !== 'begin') say({ kept: await keeper.kept() });
  } catch (error) {
    const failed: Failure = error instanceof NotKept ? error.why : 'network';
    // What is on the server has changed: there must be a new edition.
    if (failed === 'changed') scope.registration.update().catch(() => undefined);
    say({ failed });
  }
}
