import { readFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import { extname, join } from 'node:path';
import { listNameOf } from '#workers/offline/page-cache.ts';
import { type SiteFile, type SiteFiles, digestOf } from '#workers/offline/site-files.ts';
import { test as base } from './test.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** The built site on a server of its own, which can go away, cut files and publish a new edition. */
interface OwnSite {
  readonly url: string;
  /** From now on nobody answers, or somebody does again. */
  goAway(isAway: boolean): void;
  /** The next answer with a file of this name ends in the middle of its body: the connection is closed. */
  cutOnce(file: RegExp): void;
  /** Publishes an edition in which a page has other words; files of the last one that have changed are gone. */
  publish(path: string, before: string, after: string): Promise<void>;
  close(): void;
}

/** A test that has a server of its own. */
export const test = base.extend<{ site: OwnSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see which fixtures are asked for
  site: async ({}, use) => {
    const site = await openSite();
    await use(site);
    site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});

async function openSite(): Promise<OwnSite> {
  const base = `${process.env['BASE_PATH'] ?? ''}/`;
  const changed = new Map<string, string | null>();
  let isAway = false;
  let cut: RegExp | null = null;
  const at = (path: string): string => join('dist', path.replace(/(^|\/)$/, '$1index.html'));
  const server: Server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '', 'http://localhost').pathname).slice(base.length);
    if (isAway) {
      request.socket.destroy();
      return;
    }
    const own = changed.get(path);
    const text = own === undefined ? readFile(at(path)) : own === null ? Promise.reject(new Error()) : own;
    Promise.resolve(text).then(
      (body) => {
        response.setHeader('content-type', TYPES[extname(at(path))] ?? 'text/plain');
        if (!cut?.test(path)) {
          response.end(body);
          return;
        }
        cut = null;
        const half = body.slice(0, body.length / 2);
        // A reset could come before the headers have been read, and the browser would repeat the request by itself.
        response.writeHead(200, { 'content-length': body.length }).write(half, () => request.socket.end());
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    url: `http://localhost:${port}${base}`,
    goAway(is) {
      isAway = is;
      if (is) server.closeAllConnections();
    },
    cutOnce(file) {
      cut = file;
    },
    async publish(path, before, after) {
      const worker = await readFile(at('sw.js'), 'utf8');
      const [, old = ''] = /edition="(\w+)"/.exec(worker) ?? [];
      const site = JSON.parse(await readFile(at(listNameOf(old)), 'utf8')) as SiteFiles;
      const text = (await readFile(at(path), 'utf8')).replaceAll(before, after);
      const digest = await digestOf(Buffer.from(text));
      const files = site.files.map((file): SiteFile => (file[0] === path ? [path, digest, file[2], file[3]] : file));
      const edition = `${old.slice(0, -4)}next`;
      changed.set(path, text).set(listNameOf(old), null);
      changed.set(listNameOf(edition), JSON.stringify({ ...site, edition, files } satisfies SiteFiles));
      changed.set('sw.js', worker.replace(old, edition));
    },
    close() {
      server.close().closeAllConnections();
    },
  };
}
